/** The two easings of the design as Bézier control points, for animations by script. */
export const easingPoints = {
  out: [0.22, 1, 0.36, 1],
  inOut: [0.65, 0, 0.35, 1],
} as const satisfies Record<string, readonly [number, number, number, number]>;

/** The same easings for CSS. */
export const easings = {
  out: `cubic-bezier(${easingPoints.out})`,
  inOut: `cubic-bezier(${easingPoints.inOut})`,
} as const;

/** Durations of transitions and animations, in milliseconds. */
export const durations = {
  hoverMs: 150,
  panelMs: 220,
  headerMs: 300,
  pageExitMs: 320,
  pictureMs: 600,
} as const;

/** The value of the CSS property `transition` for several properties with the same duration. */
export function transition(
  durationMs: number,
  properties: readonly string[],
  easing: string = easings.out,
): string {
  return properties.map((property) => `${property} ${durationMs}ms ${easing}`).join(', ');
}
