/**
 * The path that `path` (raw, as requested) stands for: decoded, in lower case, with single slashes
 * and none at its end; null where its percent-encoding is broken.
 */
export function canonicalPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).toLowerCase();
    return decoded.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  } catch {
    return null;
  }
}
