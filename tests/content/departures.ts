/**
 * Where the owner has departed from the specification on purpose, by the names in `specification.test.ts`,
 * such as `'taglines.footer',`. Behaviour and constants cannot be departed from.
 */
export const departures: readonly string[] = [];
