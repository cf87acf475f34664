/** What a visit may cost, in bytes as they are sent in brotli. Who needs more raises a budget here, knowingly. */
export const budgets = {
  /** The home page with its headers: ten segments of 1,460 bytes, which a server sends at once (RFC 6928). */
  homePage: 14_600,
  /** All scripts of a visit of the sample's home page: what they were on 25 November 2026, and 2,000 for updates. */
  homeScripts: 103_100,
};
