import { pageTagAttribute } from '#shared/attributes.ts';
import type { HeadTag } from '#shared/head.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes `text` for HTML text and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The start tag of an element. An attribute whose value is '' is written without a value. */
export function openingTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** Writes a tag of the head with the attribute by which the browser finds the tags to replace on a page change. */
export function pageTag({ name, attributes }: HeadTag): string {
  return openingTag(name, { ...attributes, [pageTagAttribute]: '' });
}
