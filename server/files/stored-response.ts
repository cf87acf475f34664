import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress } from './compress.ts';
import { acceptedCodings, type Coding } from './content-coding.ts';

/** A response that is the same for every visitor, with its body in one or more content codings. */
export interface StoredResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  variants: Map<Coding, Variant>;
}

interface Variant {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** The headers of a 304, which has no body (RFC 9110, section 15.4.5). */
  headersOf304: Record<string, string>;
}

/** Stores a response with its body as it is; `addVariant` adds codings. */
export function storeResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): StoredResponse {
  const stored: StoredResponse = { status, headers, variants: new Map() };
  addVariant(stored, 'identity', body);
  return stored;
}

/** Adds the body of `stored` in another coding, with its own strong `ETag`. */
export function addVariant(stored: StoredResponse, coding: Coding, body: Buffer): void {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const { 'Content-Type': contentType = '', ...others } = stored.headers;
  const headersOf304 = { ...others, ETag: etag };
  const headers = {
    'Content-Type': contentType,
    ...headersOf304,
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    'Content-Length': String(body.length),
  };
  stored.variants.set(coding, { body, etag, headers, headersOf304 });
  if (stored.variants.size === 1) return;
  for (const variant of stored.variants.values()) {
    variant.headers.Vary = 'Accept-Encoding';
    variant.headersOf304.Vary = 'Accept-Encoding';
  }
}

/** Adds compressed variants of `stored`, if they are smaller. */
export async function compressStored(stored: StoredResponse): Promise<void> {
  const body = stored.variants.get('identity')?.body ?? Buffer.alloc(0);
  for (const [coding, compressed] of await compress(body)) addVariant(stored, coding, compressed);
}

/** Sends a stored response in the best coding that the request accepts, or a 304 if its `ETag` matches. */
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
  response.writeHead(stored.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

function variantFor(acceptEncoding: string | undefined, { variants }: StoredResponse): Variant {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const variant = variants.get(coding);
    if (variant) return variant;
  }
  const identity = variants.get('identity');
  if (!identity) throw new Error('A stored response has no identity variant.');
  return identity;
}

/** Whether an `If-None-Match` value names `etag`, compared weakly (RFC 9110, section 13.1.2). */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
