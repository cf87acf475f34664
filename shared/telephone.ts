/**
 * Returns the digits of a telephone number, with the + of its country code if there is one, for use in a `tel:` URL. A
 * '(0)' after the country code is left out, because callers from abroad do not dial it.
 */
export function dialableNumber(number: string): string {
  return number.replace(/^(\(?(\+|00).*)\( *0 *\)/, '$1').replace(/[^+\d]/g, '');
}
