/**
 * The canonical form of a requested path: decoded, in lower case, with single slashes and no slash at the
 * end; null if its percent-encoding is invalid.
 */
export function canonicalPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).toLowerCase();
    return decoded.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  } catch {
    return null;
  }
}
