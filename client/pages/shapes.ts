import type { ShapeName } from '#data/content.json';
import { conditions } from '../styles/media.ts';

/** How a page can show its first picture beside its text. */
interface Shape {
  /** How wide the picture is laid out, in the syntax of `<img sizes>`. */
  sizes: string;
}

const { fromExtraWide, fromContainer, fromMedium } = conditions;

const arch: Shape = {
  sizes: `${fromExtraWide} 50rem, ${fromContainer} 30rem, ${fromMedium} 42vw, min(30rem, 90vw)`,
};

export const shapes: Readonly<Record<ShapeName, Shape>> = {
  arch,
  frames: arch,
  left: arch,
  right: arch,
  round: arch,
};
