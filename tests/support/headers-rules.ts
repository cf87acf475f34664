export type Host = 'Cloudflare Pages' | 'Netlify';

interface Rule {
  pattern: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** The rules of a `_headers` file, in their order. */
export function readRules(text: string): Rule[] {
  return text.split('\n\n').map((block) => {
    const [pattern = '', ...lines] = block.trimEnd().split('\n');
    const headers = lines.map((line) => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      return [name, value] as const;
    });
    return { pattern, headers };
  });
}

/**
 * The headers that a host adds to a path: all rules that fit count. Cloudflare Pages joins the values of
 * a header that is set twice with commas, Netlify takes the last.
 */
export function headersAt(rules: readonly Rule[], path: string, host: Host): Map<string, string> {
  const found = new Map<string, string>();
  for (const { headers } of rules.filter(({ pattern }) => fits(pattern, path))) {
    for (const [name, value] of headers) {
      const earlier = host === 'Cloudflare Pages' ? found.get(name) : undefined;
      found.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return found;
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
