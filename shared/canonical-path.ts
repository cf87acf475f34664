/** Decodes the percent-encoding of a path, and normalises the path to NFC. Throws if the encoding is invalid. */
export function decodedPath(path: string): string {
  return decodeURIComponent(path).normalize();
}

/** Returns the canonical form of a decoded path: lower case, no repeated slashes and no trailing slash. */
export function canonicalPath(decoded: string): string {
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}
