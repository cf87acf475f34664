/** Headers that depend on the connection, the time or the content coding, or that a host sets itself. */
export const excludedHeaders =
  /^(connection|content-encoding|content-length|content-type|date|etag|keep-alive|transfer-encoding|vary|x-request-id)$/;

const policyName = 'content-security-policy';

/**
 * Returns the headers of each path in the `_headers` format of Netlify and Cloudflare Pages. If several
 * rules match a path, one host joins their values and the other uses the last. So no two rules set the
 * same header for a path: headers of all responses are in the rule `/*`, with one policy that allows
 * everything that any page's policy allows. Throws if assets with the same pattern have different headers.
 */
export function headersFile(headersByPath: ReadonlyMap<string, Headers>): string {
  const responses = [...headersByPath].map(([path, headers]) => ({
    path,
    headers: new Map([...headers].filter(([name]) => !excludedHeaders.test(name))),
  }));
  const policies = responses.flatMap(({ headers }) => headers.get(policyName) ?? []);
  for (const { headers } of responses) headers.delete(policyName);
  const common = [...(responses[0]?.headers ?? [])].filter(([name, value]) =>
    responses.every(({ headers }) => headers.get(name) === value),
  );
  const rules = new Map([['/*', write([...common, [policyName, unite(policies)]])]]);
  for (const { path, headers } of responses) {
    for (const [name] of common) headers.delete(name);
    const pattern = patternOf(path);
    const lines = write([...headers]);
    if ((rules.get(pattern) ?? lines) !== lines) {
      throw new Error(`The files that fit ${pattern} have different headers: name one otherwise.`);
    }
    rules.set(pattern, lines);
  }
  return [...rules].map(([pattern, lines]) => `${pattern}\n${lines}`).join('\n');
}

/** The rule's pattern for a path. Assets share one per first word of their names, to stay under 100 rules. */
function patternOf(path: string): string {
  return path.replace(/^(\/assets\/[^-]+-).*/, '$1*');
}

function write(headers: readonly (readonly [name: string, value: string])[]): string {
  return headers.map(([name, value]) => `  ${name}: ${value}\n`).join('');
}

/** A policy that allows everything that any of `policies` allows. */
function unite(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
