/** Whether a text is the origin of a site, such as `https://www.example.com`, with or without a slash at its end. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, origin, href } = new URL(text);
  // The host is part of headers, where a semicolon or a comma would end a directive.
  const isPlainHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host);
  return isPlainHost && /^https?:$/.test(protocol) && (href === origin || href === `${origin}/`);
}
