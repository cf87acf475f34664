const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes `text` for use in HTML, as text or as an attribute value in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Returns the start tag of an element. An attribute with the value '' is written without a value. */
export function openingTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const attributeList = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${attributeList.join('')}>`;
}
