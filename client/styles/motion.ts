import { pageTransitionS } from '#shared/constants.ts';

/** For animations by scripts. */
export const easingPoints = {
  inOut: [0.65, 0, 0.35, 1],
  /** Starts more slowly than `easings.out`, because the previous page is still visible. */
  enter: [0.33, 1, 0.68, 1],
} satisfies Record<string, [number, number, number, number]>;

export const easings = {
  out: 'cubic-bezier(0.22,1,0.36,1)',
  inOut: `cubic-bezier(${easingPoints.inOut})`,
};

export const durations = {
  hoverMs: 150,
  panelMs: 200,
  buttonMs: 250,
  headerMs: 160,
  cardMs: 400,
  toastInMs: 360,
  toastOutMs: 240,
  pageExitMs: 400 * pageTransitionS,
  /** From the click until the next page starts to appear. A page that is still fading out returns in the same time. */
  pageEnterDelayMs: 225 * pageTransitionS,
  /** From the click until the header's text turns white: the new hero is then about half visible. */
  whiteOverNewHeroMs: 363 * pageTransitionS,
  /** The letter of the contact form folds into the toast. */
  foldMs: 760,
  viewerMs: 300,
};

export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function transition(
  durationMs: number,
  properties: readonly string[],
  easing = easings.out,
): string {
  return properties.map((property) => `${property} ${durationMs}ms ${easing}`).join(', ');
}
