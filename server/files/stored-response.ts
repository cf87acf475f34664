import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, compress, type Encoding } from './encodings.ts';

/** A response that is the same for every visitor, with its body in one or more encodings. */
export interface StoredResponse {
  status: number;
  /** The headers that are the same in every encoding. */
  headers: Readonly<Record<string, string>>;
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
 * Creates a stored response with its plain body and those in `encoded`. Where there is more than one, the
 * response varies by `Accept-Encoding`, and each has a strong `ETag` of its own.
 */
export function createStoredResponse(
  status: number,
  ownHeaders: Readonly<Record<string, string>>,
  body: Buffer,
  encoded: readonly (readonly [Encoding, Buffer])[] = [],
): StoredResponse {
  const headers = encoded.length > 0 ? { ...ownHeaders, Vary: 'Accept-Encoding' } : ownHeaders;
  const compressed = encoded.map(
    ([encoding, bytes]) => [encoding, createVariant(headers, bytes, encoding)] as const,
  );
  return {
    status,
    headers,
    identity: createVariant(headers, body),
    compressed: new Map(compressed),
  };
}

/** Adds the compressed bodies to a stored response whose headers already say that it varies. */
export async function compressStored({ headers, identity, compressed }: StoredResponse) {
  for (const [encoding, body] of await compress(identity.body)) {
    compressed.set(encoding, createVariant(headers, body, encoding));
  }
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

/** Sends a stored response in the best encoding that the request accepts, or a 304 if its `ETag` matches. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
): void {
  const variant = variantFor(request.headers['accept-encoding'], stored);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && stored.status === 200 && matches(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.headersOf304).end();
    return;
  }
  response.writeHead(stored.status, variant.headers).end(variant.body);
}

function variantFor(acceptEncoding: string | undefined, stored: StoredResponse): Variant {
  const { identity, compressed } = stored;
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
