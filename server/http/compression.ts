import { constants } from 'node:zlib';
import compression from 'compression';

/** Compresses texts on their way, but not a part of a file, which has to have the bytes that were asked for. */
export const compressTexts = compression({
  // The default window of 4 MB costs memory and time.
  brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 17 } },
  filter: (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response),
});
