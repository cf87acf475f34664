/** Two capitalised words, joined by '&', '+' or the word for 'and' in one of several European languages. */
const twoNames = /^(\p{Lu})\S*(?:\s*[&+]\s*|\s(?:and|und|et|en|e|y|i|och|og)\s)(\p{Lu})\S*$/u;

/** Returns the text of the seal: 'A&G' for two first names, as in 'Ada & Grace', or '&' for any other text. */
export function sealOf(names: string): string {
  const [, first, second] = twoNames.exec(names.trim()) ?? [];
  return second ? `${first}&${second}` : '&';
}
