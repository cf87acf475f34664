import content from '#data/content.json' with { type: 'json' };
import { heroMinHeightPx } from '#shared/constants.ts';
import { filesOf } from '../../pictures/picture-sources.ts';
import { heroSources } from './hero-picture.ts';

export const { wide, tall } = heroSources(content.home);

const files = { wide: filesOf(wide), tall: filesOf(tall) };

/** Whether a picture is too light for white words, and so darkened. */
export const isLight = { wide: files.wide.isLight, tall: files.tall.isLight };

/** The width of the largest file of the landscape picture. */
export const largestWidth = `${files.wide.width}px`;

const leastHeight = Math.min(files.wide.height, files.tall.height);

/** The height of the hero: that of the window, unless a picture would have to be enlarged. */
export const heroHeight = `max(${heroMinHeightPx}px, min(100svh, ${leastHeight}px))`;
