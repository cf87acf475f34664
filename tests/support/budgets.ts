/** The maximum sizes of a visit in bytes, compressed with brotli. A feature that needs more has to raise the budget. */
export const budgets = {
  /** The home page with its headers: ten segments of 1,460 bytes, which a server sends without waiting (RFC 6928). */
  homePage: 14_600,
  /**
   * All scripts of the sample's home page: their size on 25 November 2026, and 2,000 bytes for updates of libraries.
   */
  homeScripts: 103_100,
};

/** What to do if an update of a library makes the scripts exceed their budget. */
export const scriptsAdvice =
  'After an update of React Router or Emotion, look first whether scripts/bundle/patch-libraries.ts still leaves out their unused code.';
