/** Two capitalised words with a sign between them, or with the word for 'and' of a common European language. */
const twoNames = /^(\p{Lu})\S*(?:\s*[&+]\s*|\s(?:and|und|et|en|e|y|i|och|og)\s)(\p{Lu})\S*$/u;

/** The letters for the seal: the initials of two people who sign together, such as 'Ada & Grace', or an ampersand. */
export function sealOf(names: string): string {
  const [, one, other] = twoNames.exec(names.trim()) ?? [];
  return other ? `${one}&${other}` : '&';
}
