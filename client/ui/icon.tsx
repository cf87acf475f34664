import type { ComponentProps, ReactNode } from 'react';

/** Line drawings on a square of 24 units. */
const drawings = {
  chevron: <path d="m6 9 6 6 6-6" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  previous: <path d="m15 6-6 6 6 6" />,
  next: <path d="m9 6 6 6-6 6" />,
  menu: <path d="M3 8h18M3 16h18" />,
  link: (
    <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4" />
  ),
};

/** Those of networks, by their names in lower case. */
const networks: Readonly<Record<string, ReactNode>> = {
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1h.01" />
    </>
  ),
  facebook: <path d="M16.5 3.5h-2.4c-2.3 0-3.8 1.5-3.8 3.9v13.1M7 12h7.6" />,
  pinterest: (
    <path d="M9.6 20.5 12.2 9.6M7.9 13.2c-2-4 .4-8.2 4.5-8.2 3.4 0 5.4 2.6 4.7 5.7-.7 3.2-3.4 5-5.4 4.1-.9-.4-1.3-1.2-1.2-2.1" />
  ),
  youtube: (
    <>
      <rect x="3.5" y="6" width="17" height="12" rx="4" />
      <path d="m10.5 9.7 4 2.3-4 2.3z" />
    </>
  ),
  linkedin: <path d="M6 10v9M6 5.5h.01M11 19v-9m0 4c0-5.3 7-5.3 7 0v5" />,
  tiktok: <path d="M18.5 9c-3 0-5-2-5-5.5V16a4 4 0 1 1-4-4" />,
  whatsapp: (
    <path d="m3.5 20.5 1.3-4.2a8.5 8.5 0 1 1 3 3zM9 8.5c0 4 2.5 6.5 6.5 6.5v-2l-2-1-1 1-2-2 1-1-1-1.5z" />
  ),
};

interface Props extends ComponentProps<'svg'> {
  name?: keyof typeof drawings;
  /** The name of a network, in place of an icon's. One without a drawing has that of a link. */
  network?: string;
}

/** An icon in the colour of the text around it. Assistive technology ignores it. */
export function Icon({ name = 'link', network = '', ...rest }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {networks[network.toLowerCase()] ?? drawings[name]}
    </svg>
  );
}
