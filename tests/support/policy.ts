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
