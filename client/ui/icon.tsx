import type { ComponentProps } from 'react';

/** Line drawings on a square of 24 units. */
const drawings = {
  chevron: <path d="m6 9 6 6 6-6" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  previous: <path d="m15 6-6 6 6 6" />,
  next: <path d="m9 6 6 6-6 6" />,
  menu: <path d="M3 8h18M3 16h18" />,
  Instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1h.01" />
    </>
  ),
  Facebook: <path d="M16.5 3.5h-2.4c-2.3 0-3.8 1.5-3.8 3.9v13.1M7 12h7.6" />,
  Pinterest: (
    <path d="M9.6 20.5 12.2 9.6M7.9 13.2c-2-4 .4-8.2 4.5-8.2 3.4 0 5.4 2.6 4.7 5.7-.7 3.2-3.4 5-5.4 4.1-.9-.4-1.3-1.2-1.2-2.1" />
  ),
};

/** An icon in the colour of the text around it. Assistive technology ignores it. */
export function Icon({ name, ...rest }: ComponentProps<'svg'> & { name: keyof typeof drawings }) {
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
      {drawings[name]}
    </svg>
  );
}
