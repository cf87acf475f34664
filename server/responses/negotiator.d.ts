/** The types of what is used of this package, whose own lack `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: Pick<import('node:http').IncomingMessage, 'headers'>);
    /** The encodings of `available` that the request accepts: by its weights, then in the order of `preferred`. */
    encodings<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly Name[] },
    ): Name[];
  }
  export = Negotiator;
}
