import { domainToASCII, domainToUnicode } from 'node:url';
import { decodedPath } from '#shared/canonical-path.ts';
import { dialableNumber } from '#shared/telephone.ts';

/* Addresses are normalised from what people paste. The results are checked and used, not what was pasted. */

/** Characters that nobody sees or types, such as the soft hyphens in texts that were copied from web pages. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/gu;
const hyphens = /[\u2010\u2011]/g;
const dashes = /[\p{Pd}\u2212]/gu;

/** Removes invisible characters from an address, and composes letters and accents as browsers send them. */
export const visible = (address: string) =>
  address.normalize().replace(unseen, '').replace(hyphens, '-').trim();

/** Returns an email address, or '' if the text is none. A domain such as `xn--blmen-lva` is written as `blümen`. */
export function emailOf(written: string): string {
  const email = visible(written).replace(dashes, '-');
  const [, name, host = ''] = /^([^\s@<>:,;]+)@([^@/?#\s%]+\.[^@/?#\s%]+)$/.exec(email) ?? [];
  const domain = domainToUnicode(domainToASCII(host));
  return domain && `${name}@${domain}`;
}

/**
 * Returns telephone numbers, each on a line, with plain digits and signs, or '' if one line is no number. A slash may
 * only end the area code: between whole numbers, it would make one number of two.
 */
export function telephoneOf(written: string): string {
  const numbers = visible(written)
    .normalize('NFKC')
    .replace(dashes, '-')
    .replace(/[^\S\n]/g, ' ');
  return /^(\(?\+?[\d ().-]{0,9}\/?[\d ().-]{3,}(\n|$))+$/.test(numbers) ? numbers : '';
}

/** What may stand between two digits of a telephone number in a text. */
const sign = String.raw`(?:\s?\(\d+\)\s?|[\s./\u2010\u2011-]?)`;
/** Finds a telephone number with a country code in a text. */
export const telephone = new RegExp(
  String.raw`(?<![\p{L}\d+/.-])((?:\(\+\d+\)|\+(?=\d)|00)${sign}(?:\d${sign}){7,14}\d)(?!${sign}\d|\p{L})`,
  'u',
);

const otherSite = /^https?:\/\/[\w\p{L}\p{M}-]+(\.[\w\p{L}\p{M}-]+)+(:\d+)?([/?#]\S*)?$/iu;

/** Returns the URL of another site, of an email or of a telephone call, as browsers need it; '' if the text is none. */
export function urlOf(text: string): string {
  const [, scheme = '', to = '', query = ''] = /^([a-z]+:)([^?]*)(.*)$/is.exec(visible(text)) ?? [];
  const url = (address: string) => scheme.toLowerCase() + (address + query).replace(/\s/g, '%20');
  if (/^mailto:/i.test(scheme)) {
    const emails = to.split(',').map(emailOf);
    return emails.every(Boolean) ? url(emails.join()) : '';
  }
  const number = /^(tel|sms):/i.test(scheme) && dialableNumber(telephoneOf(to));
  if (number) return url(number);
  return otherSite.test(url(to)) ? url(to) : '';
}

/** Returns a path of the site without percent-encoding. A path that cannot be decoded stays as it is written. */
export function pathOf(written: string): string {
  try {
    return visible(decodedPath(written));
  } catch {
    return visible(written);
  }
}
