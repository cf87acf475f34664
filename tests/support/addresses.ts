/** Where the browser tests find the built site. */
export const productionUrl = 'http://localhost:4310';

/** Where they find the same code built for development, in which React reports what hydration meets. */
export const developmentUrl = 'http://localhost:4311';
