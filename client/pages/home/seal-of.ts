/** Two capitalised words that a sign joins, or the word for 'and' of a language that is common in Europe. */
const twoNames = /^\s*(\p{Lu})\S*(?:\s*[&+]\s*|\s(?:and|und|et|en|e|y|i|och|og)\s)(\p{Lu})\S*\s*$/u;

/** The letters for the seal: the initials of two people who sign together, such as 'Ada & Grace', else an ampersand. */
export function sealOf(names: string): string {
  const [, one, other] = twoNames.exec(names) ?? [];
  return other ? `${one}&${other}` : '&';
}
