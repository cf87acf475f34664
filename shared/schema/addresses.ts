import { decodedPath } from '../canonical-path.ts';
import { dialableNumber } from '../telephone.ts';

/*
 * These functions normalise the addresses that owners paste into their files. The build checks and uses only the
 * normalised addresses.
 */

/** Invisible characters that nobody types, such as the soft hyphens in text that was copied from a web page. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/gu;
const hyphens = /[\u2010\u2011]/g;
const dashes = /[\p{Pd}\u2212]/gu;

/**
 * Removes invisible characters and outer spaces from an address, replaces special hyphens, and composes letters with
 * their accents (NFC).
 */
export const normaliseAddress = (address: string) =>
  address.normalize().replace(ignorable, '').replace(hyphens, '-').trim();

const emailPattern = /^[^\s@<>:,;]+@[\w\p{L}\p{M}-]+(\.[\w\p{L}\p{M}-]+)+$/u;

/** Returns an email address, or '' if the text is not one. */
export function emailOf(written: string): string {
  const email = normaliseAddress(written).replace(dashes, '-');
  return emailPattern.test(email) ? email : '';
}

/**
 * Returns a telephone number with ASCII digits and signs, or '' if it has other characters. A slash is allowed only
 * after the area code, so that two numbers with a slash between them do not become one.
 */
export function telephoneOf(written: string): string {
  const number = normaliseAddress(written)
    .normalize('NFKC')
    .replace(dashes, '-')
    .replace(/\s/g, ' ');
  return /^\(?\+?[\d ().-]{0,9}\/?[\d ().-]{3,}$/.test(number) ? number : '';
}

const otherSitePattern = /^https?:\/\/[\w\p{L}\p{M}-]+(\.[\w\p{L}\p{M}-]+)+(:\d+)?([/?#]\S*)?$/iu;

/** Returns a web address, or a `mailto:`, `tel:` or `sms:` URL, or '' if the text is neither. */
export function urlOf(text: string): string {
  const [, scheme = '', to = '', query = ''] =
    /^([a-z]+:)([^?]*)(.*)$/is.exec(normaliseAddress(text)) ?? [];
  const url = (address: string) => scheme.toLowerCase() + (address + query).replace(/\s/g, '%20');
  if (/^mailto:/i.test(scheme)) {
    const emails = to.split(',').map(emailOf);
    return emails.every(Boolean) ? url(emails.join()) : '';
  }
  if (/^(tel|sms):/i.test(scheme)) {
    const number = dialableNumber(telephoneOf(to));
    return /\d{3}/.test(number) ? url(number) : '';
  }
  return otherSitePattern.test(url(to)) ? url(to) : '';
}

/** Returns a path of the site without percent-encoding. A path that cannot be decoded keeps its encoding. */
export function pathOf(written: string): string {
  try {
    return normaliseAddress(decodedPath(written));
  } catch {
    return normaliseAddress(written);
  }
}
