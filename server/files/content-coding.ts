import Negotiator from 'negotiator';

/** The codings that bodies are kept in, the one that we would rather send first. */
export const codings = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

/** What negotiator 1 does; the types are of 0.6, which had no order of our own. */
interface Encodings {
  encodings(available: Coding[], options: { preferred: Coding[] }): Coding[];
}

/** Browsers send a handful of different values; more than this many are somebody's invention. */
const mostRemembered = 100;

const remembered = new Map<string, readonly Coding[]>();

/** The codings that an `Accept-Encoding` value admits, best first (RFC 9110, section 12.5.3). */
export function acceptedCodings(acceptEncoding: string | undefined): readonly Coding[] {
  if (acceptEncoding === undefined) return ['identity'];
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const negotiator: unknown = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const preferred = (negotiator as Encodings).encodings([...codings], { preferred: [...codings] });
  if (remembered.size === mostRemembered) remembered.clear();
  remembered.set(acceptEncoding, preferred);
  return preferred;
}
