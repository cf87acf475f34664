/** A phone's screen, as options for `test.use`. */
export const phone = { viewport: { width: 375, height: 812 }, hasTouch: true };

/** A screen as wide as a desktop's that is touched. */
export const wideTouchScreen = { viewport: { width: 1280, height: 900 }, hasTouch: true };
