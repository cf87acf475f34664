/** A phone's screen, as options for `test.use`. */
export const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };
