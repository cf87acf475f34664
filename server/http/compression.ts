import { constants } from 'node:zlib';
import compression from 'compression';

/** A higher quality takes more time than it saves on the way; the default window of 4 MB costs memory and time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 };

/** Compresses texts on their way, but not a part of a file, which has to have the bytes that were asked for. */
export const compressTexts = compression({
  brotli: { params },
  filter: (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response),
});
