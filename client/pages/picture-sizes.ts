import { conditions } from '../styles/media.ts';

/** How wide pictures are laid out, in the syntax of `<img sizes>`. */
export const pictureSizes = {
  arch: `${conditions.fromContainer} 30rem, ${conditions.fromMedium} 42vw, min(22rem, 90vw)`,
  service: `${conditions.fromContainer} 30rem, ${conditions.fromMedium} 45vw, 90vw`,
} as const;
