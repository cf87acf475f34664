import type { Request } from 'express';

/** The content encodings of responses that are compressed, the better one first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** The best of these encodings that a request accepts (RFC 9110, section 12.5.3); undefined if it is none. */
export function acceptedEncoding(
  request: Pick<Request, 'acceptsEncodings'>,
  available: readonly Encoding[] = encodings,
): Encoding | undefined {
  return available.find((encoding) => request.acceptsEncodings(encoding));
}
