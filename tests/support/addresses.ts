/** The origin of the production build in browser tests. */
export const productionUrl = 'http://localhost:4310';

/** The origin of the development build, in which React reports hydration mismatches. */
export const developmentUrl = 'http://localhost:4311';
