/** `text` as a string of CSS that can stand in a style tag, whatever characters are in it. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
