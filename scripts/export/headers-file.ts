/** Headers that belong to a connection, to a moment or to one coding of a body, or that a host sets itself. */
export const passing =
  /^(connection|content-encoding|content-length|content-type|date|etag|keep-alive|transfer-encoding|vary|x-request-id)$/;

const policyName = 'content-security-policy';

/**
 * The headers of each path in the `_headers` format that Netlify and Cloudflare Pages read. Where several
 * rules fit a path, one host joins their values and the other takes the last, so no two of these set the
 * same header for any path: what all answers share stands under `/*`, with one policy that admits what
 * the pages' policies admit together. Throws where assets that are named alike have different headers.
 */
export function headersFile(headersByPath: ReadonlyMap<string, Headers>): string {
  const answers = [...headersByPath].map(([path, headers]) => ({
    path,
    headers: new Map([...headers].filter(([name]) => !passing.test(name))),
  }));
  const policies = answers.flatMap(({ headers }) => headers.get(policyName) ?? []);
  for (const { headers } of answers) headers.delete(policyName);
  const common = [...(answers[0]?.headers ?? [])].filter(([name, value]) =>
    answers.every(({ headers }) => headers.get(name) === value),
  );
  const rules = new Map([['/*', write([...common, [policyName, unite(policies)]])]]);
  for (const { path, headers } of answers) {
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

/** Assets are told apart by the first word of their names, so that the rules stay under a hundred. */
function patternOf(path: string): string {
  return path.replace(/^(\/assets\/[^-]+-).*/, '$1*');
}

function write(headers: readonly (readonly [name: string, value: string])[]): string {
  return headers.map(([name, value]) => `  ${name}: ${value}\n`).join('');
}

/** A policy that admits what any of `policies` admits. */
function unite(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
