import content from '#data/content.json' with { type: 'json' };

const { email, telephone, place, hours } = content.site;

/** A way to reach the business as the site shows it. */
interface ContactDetail {
  kind: 'email' | 'telephone' | 'place' | 'hours';
  /** The text as the owner writes it. */
  text: string;
  /** The address that it links to, if any. */
  href?: string;
}

const openingHours = hours.map(({ days, opens, closes }) => `${days}, ${opens}–${closes}`);

const all: readonly ContactDetail[] = [
  { kind: 'email', text: email, href: `mailto:${email}` },
  { kind: 'telephone', text: telephone, href: `tel:${dialled(telephone)}` },
  { kind: 'place', text: place },
  { kind: 'hours', text: openingHours.join('; ') },
];

/** The ways that `site.yaml` gives, in the order in which the site shows them. */
export const contactDetails = all.filter(({ text }) => text !== '');

/** A telephone number for a `tel:` address, without '(0)' and the signs between digits. */
function dialled(number: string): string {
  return number.replace('(0)', '').replace(/[^+\d]/g, '');
}
