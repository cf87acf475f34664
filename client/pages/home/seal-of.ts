/** Two capitalised words that a sign joins, or the word for 'and' of a language that is common in Europe. */
const twoNames = /^(\p{Lu})\S*(?:\s*[&+]\s*|\s(?:and|und|et|en|e|y|i|och|og)\s)(\p{Lu})\S*$/u;

/** The letters for the seal: the initials of two people who sign together, such as 'Ada & Grace', else an ampersand. */
export function sealOf(names = ''): string {
  const [, one, other] = twoNames.exec(names.trim()) ?? [];
  return other ? `${one}&${other}` : '&';
}
