import { domainToASCII, domainToUnicode } from 'node:url';
import { decodedPath } from '#shared/canonical-path.ts';
import { dialled } from '#shared/telephone.ts';

/* Each function makes of what people paste what it is, and its value is what is checked and what is used. */

/** Characters that nobody sees or types, such as the soft hyphens in texts that are copied from pages. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/gu;
const hyphens = /[\u2010\u2011]/g;
const dashes = /[\p{Pd}\u2212]/gu;

/** An address without what nobody sees, its characters composed, as browsers send them. */
export const visible = (address: string) =>
  address.normalize().replace(unseen, '').replace(hyphens, '-').trim();

/** An email address, whose domain may have letters that the standard writes otherwise; '' if it is none. */
export function emailOf(written: string): string {
  const email = visible(written).replace(dashes, '-');
  const [, name, host = ''] = /^([^\s@<>:,;]+)@([^@/?#\s%]+\.[^@/?#\s%]+)$/.exec(email) ?? [];
  const domain = domainToUnicode(domainToASCII(host));
  return domain && `${name}@${domain}`;
}

/** Telephone numbers with plain digits and signs, a line each; '' if one is none. A slash may only end its area code. */
export function telephoneOf(written: string): string {
  const numbers = visible(written)
    .normalize('NFKC')
    .replace(dashes, '-')
    .replace(/[^\S\n]/g, ' ');
  return /^(\(?\+?[\d ().-]{0,9}\/?[\d ().-]{3,}(\n|$))+$/.test(numbers) ? numbers : '';
}

/** Between two digits of a telephone number in a text. */
const sign = String.raw`(?:\s?\(\d+\)\s?|[\s./\u2010\u2011-]?)`;
/** A telephone number in a text, which starts with its country code. */
export const telephone = new RegExp(
  String.raw`(?<![\p{L}\d+/.-])((?:\(\+\d+\)|\+(?=\d)|00)${sign}(?:\d${sign}){7,14}\d)(?!${sign}\d|\p{L})`,
  'u',
);

const otherSite = /^https?:\/\/[\w\p{L}\p{M}-]+(\.[\w\p{L}\p{M}-]+)+(:\d+)?([/?#]\S*)?$/iu;

/** The URL of another site, of mail or of a telephone, as browsers need it; '' if it is none. */
export function urlOf(text: string): string {
  const [, scheme = '', to = '', query = ''] = /^([a-z]+:)([^?]*)(.*)$/is.exec(visible(text)) ?? [];
  const url = (address: string) => scheme.toLowerCase() + (address + query).replace(/\s/g, '%20');
  if (/^mailto:/i.test(scheme)) {
    const emails = to.split(',').map(emailOf);
    return emails.every(Boolean) ? url(emails.join()) : '';
  }
  const number = /^(tel|sms):/i.test(scheme) && dialled(telephoneOf(to));
  if (number) return url(number);
  return otherSite.test(url(to)) ? url(to) : '';
}

/** A path of the site without percent-encoding; as it is written where it cannot be decoded. */
export function pathOf(written: string): string {
  try {
    return visible(decodedPath(written));
  } catch {
    return visible(written);
  }
}
