import { pageTransitionMs } from '#shared/constants.ts';

/** The control points of curves that the animations of page changes use. */
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
  pageExitMs: 0.4 * pageTransitionMs,
  /**
   * From the click until the next page starts to appear. The opacities of both pages always add up to a quarter or more.
   */
  pageEnterDelayMs: 0.225 * pageTransitionMs,
  /** In this time, a page that is still fading out returns. */
  pageReturnMs: 0.225 * pageTransitionMs,
  /** From the click until the header's text turns white over a new dark hero, which is then about half visible. */
  whiteOverNewHeroMs: 0.363 * pageTransitionMs,
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
