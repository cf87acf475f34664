import { isIP } from 'node:net';

/**
 * Whether a `Host` header names this machine: localhost, an IP address, or `host`, which the server listens
 * on. Through another name that resolves to this machine, a foreign page could read the sources (DNS
 * rebinding).
 */
export function isOwnHost(header: string | undefined, host: string): boolean {
  if (!header || !URL.canParse(`http://${header}`)) return false;
  const { hostname } = new URL(`http://${header}`);
  return ['localhost', host].includes(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}
