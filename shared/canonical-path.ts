/** Returns a path without percent-encoding, in Unicode's composed form. Throws if the encoding is invalid. */
export function decodedPath(path: string): string {
  return decodeURIComponent(path).normalize();
}

/** Returns the canonical form of a decoded path: in lower case, with single slashes and no slash at the end. */
export function canonicalPath(decoded: string): string {
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}
