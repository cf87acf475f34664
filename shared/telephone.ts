/**
 * Returns the digits to dial of a telephone number as people write it, with the + before them if it has one. The '(0)'
 * after a country code is left out, because it is only dialled within that country.
 */
export function dialled(number: string): string {
  return number.replace(/^(\(?(\+|00).*)\( *0 *\)/, '$1').replace(/[^+\d]/g, '');
}
