import content from '#data/content.json' with { type: 'json' };
import { heroMinHeightPx } from '#shared/constants.ts';
import { filesOf } from '../../pictures/picture-sources.ts';
import { heroSources } from './hero-picture.ts';

export const { wide, tall } = heroSources(content.home);

const files = { wide: filesOf(wide), tall: filesOf(tall) };

/** Whether a picture is too light for white words, and so darkened. */
export const isLight = { wide: files.wide.isLight, tall: files.tall.isLight };

/**
 * Which part of the wide picture is shown, in the syntax of `object-position`. At least half of what is
 * cropped is on the right: with more from the left, the text would stand on what is light.
 */
export const widePosition = `${Math.min(50, files.wide.focus.x)}% ${files.wide.focus.y}%`;

/** The width of the largest file of the landscape picture. */
export const largestWidth = `${files.wide.width}px`;

const leastHeight = Math.min(files.wide.height, files.tall.height);

/** The height of the hero: that of the window, unless a picture would have to be enlarged. */
export const heroHeight = `max(${heroMinHeightPx}px, min(100svh, ${leastHeight}px))`;
