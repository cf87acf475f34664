import type { Interpolation } from '@emotion/react';

/**
 * Styles that a component adds to its own. It is not the `css` prop, because Emotion would insert the
 * added styles twice: combined, and alone as a rule that no element uses.
 */
export interface Styleable {
  styles?: Interpolation<unknown>;
}
