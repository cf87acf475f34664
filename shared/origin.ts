/** Whether a text is an HTTP or HTTPS origin, such as `https://www.example.com`, with or without a trailing slash. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, origin, href } = new URL(text);
  // The Content-Security-Policy header contains the host. There, a semicolon or a comma ends a directive.
  const isPlainHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host);
  return isPlainHost && /^https?:$/.test(protocol) && (href === origin || href === `${origin}/`);
}
