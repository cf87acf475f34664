/**
 * Returns the digits to dial for a telephone number as people write it, after a + if the number has one. The '(0)'
 * after a country code is left out, because it is only dialled within that country.
 */
export function dialled(number: string): string {
  return number.replace(/^(\(?(\+|00).*)\( *0 *\)/, '$1').replace(/[^+\d]/g, '');
}
