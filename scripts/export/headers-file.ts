/** Headers that belong to a connection, to a moment or to one coding of a body, not to a file. */
const passing =
  /^(connection|content-encoding|content-length|date|etag|keep-alive|transfer-encoding|vary|x-request-id)$/;

/** The headers of each path in the `_headers` format that Netlify and Cloudflare Pages read. */
export function headersFile(headersByPath: ReadonlyMap<string, Headers>): string {
  const rules = [...headersByPath].map(([path, headers]) => {
    const lines = [...headers]
      .filter(([name]) => !passing.test(name))
      .map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join('')}`;
  });
  return rules.join('\n');
}
