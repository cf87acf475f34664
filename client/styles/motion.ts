/** The two curves of the design as control points, for animations that a script runs. */
export const easingPoints = {
  out: [0.22, 1, 0.36, 1],
  inOut: [0.65, 0, 0.35, 1],
} as const satisfies Record<string, readonly [number, number, number, number]>;

/** The same for style sheets. */
export const easings = {
  out: `cubic-bezier(${easingPoints.out})`,
  inOut: `cubic-bezier(${easingPoints.inOut})`,
} as const;

/** How long things take to move, in milliseconds. */
export const durations = {
  hoverMs: 150,
  panelMs: 220,
  headerMs: 300,
  /** For how long a page that leaves is seen. */
  pageLeavingMs: 320,
  pictureMs: 400,
} as const;

/** A `transition` value: every property named, over the same time. */
export function transition(
  durationMs: number,
  properties: readonly string[],
  easing: string = easings.out,
): string {
  return properties.map((property) => `${property} ${durationMs}ms ${easing}`).join(', ');
}
