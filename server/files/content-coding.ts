import Negotiator from 'negotiator';

/** The content codings of stored bodies, in the order of the server's preference. */
export const codings = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

/** The method of negotiator 1; its types are those of 0.6, which has no `preferred`. */
interface Encodings {
  encodings(available: Coding[], options: { preferred: Coding[] }): Coding[];
}

/** The codings that an `Accept-Encoding` value accepts, best first (RFC 9110, section 12.5.3). */
export function acceptedCodings(acceptEncoding: string | undefined): readonly Coding[] {
  if (acceptEncoding === undefined) return ['identity'];
  const negotiator: unknown = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  return (negotiator as Encodings).encodings([...codings], { preferred: [...codings] });
}
