import { constants } from 'node:zlib';
import compression from 'compression';

/**
 * Compresses text responses as they are sent. A part of a file is not compressed, because it has to have exactly the
 * bytes that were requested.
 */
export const compressTexts = compression({
  // Brotli's default window of 4 MB costs memory and time.
  brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 17 } },
  filter: (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response),
});
