import { createHash } from 'node:crypto';

/** The sources of each directive of a content security policy, by its name. */
export function parsePolicy(header: unknown): Map<string, readonly string[]> {
  const directives = String(header)
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  const policy = new Map<string, readonly string[]>();
  for (const [name = '', ...sources] of directives) {
    if (policy.has(name)) throw new Error(`The policy has "${name}" twice.`);
    policy.set(name, sources);
  }
  return policy;
}

/** The sources of a directive of a policy, or of the directive that browsers fall back to. */
export function sourcesOf(policy: Map<string, readonly string[]>, name: string): readonly string[] {
  const found = policy.get(name) ?? policy.get(name.replace(/-(elem|attr)$/, ''));
  return found ?? policy.get('default-src') ?? [];
}

/** The hash of content as policies and `integrity` attributes write it. */
export function hashOf(content: string | Buffer, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
