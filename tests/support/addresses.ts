/** The origin of the site in browser tests; `TEST_PORT` moves it where another run uses the usual port. */
export const baseUrl = `http://localhost:${process.env.TEST_PORT ?? 4310}`;
