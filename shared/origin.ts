/** Whether a text is the origin of a site, such as `https://www.example.com`. A slash at the end is allowed. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, origin, href } = new URL(text);
  // Headers contain the host. A semicolon or a comma in the host would end a directive there.
  const isPlainHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host);
  return isPlainHost && /^https?:$/.test(protocol) && (href === origin || href === `${origin}/`);
}
