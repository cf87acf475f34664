import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, compress, type Encoding } from './encodings.ts';

type Headers = Readonly<Record<string, string>>;

/** A response that is the same for every visitor, with its body in one or more encodings. */
export interface StoredResponse {
  status: number;
  /** The headers that are the same in every encoding. */
  headers: Headers;
  identity: Variant;
  compressed: Map<Encoding, Variant>;
}

interface Variant {
  body: Buffer;
  headers: Headers & { ETag: string };
}

/**
 * Creates a stored response with its plain body and those in `encoded`. Where there is more than one, the
 * response varies by `Accept-Encoding`, and each has a strong `ETag` of its own.
 */
export function createStoredResponse(
  status: number,
  ownHeaders: Headers,
  body: Buffer,
  encoded: readonly (readonly [Encoding, Buffer])[] = [],
): StoredResponse {
  const headers = encoded.length > 0 ? { ...ownHeaders, Vary: 'Accept-Encoding' } : ownHeaders;
  const stored = { status, headers, identity: createVariant(headers, body), compressed: new Map() };
  addCompressed(stored, encoded);
  return stored;
}

/** Adds the compressed bodies to a stored response whose headers already say that it varies. */
export async function compressStored(stored: StoredResponse): Promise<void> {
  addCompressed(stored, await compress(stored.identity.body));
}

function addCompressed(
  { headers, compressed }: StoredResponse,
  encoded: readonly (readonly [Encoding, Buffer])[],
): void {
  for (const [encoding, body] of encoded) {
    const encodedHeaders = { ...headers, 'Content-Encoding': encoding };
    compressed.set(encoding, createVariant(encodedHeaders, body));
  }
}

function createVariant(headers: Headers, body: Buffer): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, headers: { ...headers, ETag: etag, 'Content-Length': String(body.length) } };
}

/** The headers that say something of a body; a 304 has none (RFC 9110, section 15.4.5). */
const bodyHeader = /^Content-(Type|Encoding|Length)$/;

/** Sends a stored response in the best encoding that the request accepts, or a 304 if its `ETag` matches. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { status, identity, compressed }: StoredResponse,
): void {
  const isAvailable = (each: Encoding) => each === 'identity' || compressed.has(each);
  const known = request.headers['if-none-match'];
  const best = compressed.size > 0 && acceptedEncodings(request).find(isAvailable);
  const { body, headers } = (best && compressed.get(best)) || identity;
  if (known === undefined || status !== 200 || !matches(known, headers.ETag)) {
    response.writeHead(status, headers).end(body);
    return;
  }
  const kept = Object.entries(headers).filter(([name]) => !bodyHeader.test(name));
  response.writeHead(304, Object.fromEntries(kept)).end();
}

/** Whether an `If-None-Match` value names `etag`, compared weakly (RFC 9110, section 13.1.2). */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
