import { pageTransitionS } from '#shared/constants.ts';

/** The easings of the design as Bézier control points, for animations by script. */
export const easingPoints = {
  inOut: [0.65, 0, 0.35, 1],
  /** Starts more slowly than `easings.out`, for a page that enters while the page before it can still be seen. */
  enter: [0.33, 1, 0.68, 1],
} as const satisfies Record<string, readonly [number, number, number, number]>;

/** The easings of the design for CSS. */
export const easings = {
  out: 'cubic-bezier(0.22,1,0.36,1)',
  inOut: `cubic-bezier(${easingPoints.inOut})`,
};

/** Durations of transitions and animations, in milliseconds. */
export const durations = {
  hoverMs: 150,
  panelMs: 200,
  buttonMs: 250,
  headerMs: 300,
  cardMs: 400,
  toastInMs: 360,
  toastOutMs: 240,
  pageExitMs: 400 * pageTransitionS,
  /** From the click until the next page starts to enter. */
  pageEnterDelayMs: 225 * pageTransitionS,
  /** From the click until a hero that fades out or in is half transparent, and the header's text has to switch. */
  heroGoneMs: 169 * pageTransitionS,
  heroThereMs: 363 * pageTransitionS,
  foldMs: 760,
  viewerMs: 300,
};

/** Whether the visitor has asked for less motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The value of the CSS property `transition` for several properties with the same duration. */
export function transition(
  durationMs: number,
  properties: readonly string[],
  easing: string = easings.out,
): string {
  return properties.map((property) => `${property} ${durationMs}ms ${easing}`).join(', ');
}
