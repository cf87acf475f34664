import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, type Encoding } from './encodings.ts';

/** A response that is the same for every visitor, with its body in one or more encodings. */
export interface CachedResponse {
  status: number;
  identity: Variant;
  compressed: Map<Encoding, Variant>;
}

interface Variant {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** The headers of a 304, which has no body (RFC 9110, section 15.4.5). */
  headersOf304: Readonly<Record<string, string>>;
}

/**
 * Creates a cached response with its plain body and those in `encoded`. Where there is more than one, the
 * response varies by `Accept-Encoding`, and each has a strong `ETag` of its own.
 */
export function createCachedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  encoded: readonly (readonly [Encoding, Buffer])[] = [],
): CachedResponse {
  const varied = encoded.length > 0 ? { ...headers, Vary: 'Accept-Encoding' } : headers;
  const compressed = encoded.map(
    ([encoding, bytes]) => [encoding, createVariant(varied, bytes, encoding)] as const,
  );
  return { status, identity: createVariant(varied, body), compressed: new Map(compressed) };
}

function createVariant(
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  encoding?: Encoding,
): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const { 'Content-Type': contentType = '', ...others } = headers;
  const headersOf304 = { ...others, ETag: etag };
  return {
    body,
    etag,
    headers: {
      'Content-Type': contentType,
      ...headersOf304,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
      'Content-Length': String(body.length),
    },
    headersOf304,
  };
}

/** Sends a cached response in the best encoding that the request accepts, or a 304 if its `ETag` matches. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): void {
  const variant = variantFor(request.headers['accept-encoding'], cached);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && cached.status === 200 && matches(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.headersOf304).end();
    return;
  }
  response.writeHead(cached.status, variant.headers).end(variant.body);
}

function variantFor(acceptEncoding: string | undefined, cached: CachedResponse): Variant {
  const { identity, compressed } = cached;
  if (compressed.size === 0) return identity;
  const isAvailable = (each: Encoding) => each === 'identity' || compressed.has(each);
  const best = acceptedEncodings(acceptEncoding).find(isAvailable);
  return (best && compressed.get(best)) ?? identity;
}

/** Whether an `If-None-Match` value names `etag`, compared weakly (RFC 9110, section 13.1.2). */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
