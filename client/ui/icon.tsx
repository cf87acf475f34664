import type { ComponentProps } from 'react';

/** Path data in a square of 24 units. */
const drawings = {
  chevron: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  previous: 'm15 6-6 6 6 6',
  next: 'm9 6 6 6-6 6',
  menu: 'M3 8h18M3 16h18',
};

/** By the names of the networks in lower case. */
const networkDrawings = {
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16.9 7.1h.01',
  facebook: 'M16.5 3.5h-2.4c-2.3 0-3.8 1.5-3.8 3.9v13.1M7 12h7.6',
  pinterest:
    'M9.6 20.5 12.2 9.6M7.9 13.2c-2-4 .4-8.2 4.5-8.2 3.4 0 5.4 2.6 4.7 5.7-.7 3.2-3.4 5-5.4 4.1-.9-.4-1.3-1.2-1.2-2.1',
  youtube:
    'M7 6h10a3.5 3.5 0 0 1 3.5 3.5v5A3.5 3.5 0 0 1 17 18H7a3.5 3.5 0 0 1-3.5-3.5v-5A3.5 3.5 0 0 1 7 6zM10.5 9.7l4 2.3-4 2.3z',
  linkedin: 'M6 10v9M6 5.5h.01M11 19v-9m0 4c0-5.3 7-5.3 7 0v5',
  tiktok: 'M18.5 9c-3 0-5-2-5-5.5V16a4 4 0 1 1-4-4',
  whatsapp:
    'm3.5 20.5 1.3-4.2a8.5 8.5 0 1 1 3 3zM9 8.5c0 4 2.5 6.5 6.5 6.5v-2l-2-1-1 1-2-2 1-1-1-1.5z',
};

export function networkDrawingOf(network: string): string | undefined {
  return Object.entries(networkDrawings).find(([name]) => name === network.toLowerCase())?.[1];
}

interface Props extends ComponentProps<'svg'> {
  name?: keyof typeof drawings;
  /** The path data of an icon that has no name. */
  drawing?: string;
}

export function Icon({ name, drawing = name && drawings[name], ...rest }: Props) {
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
      <path d={drawing} />
    </svg>
  );
}
