import { createHash } from 'node:crypto';

/** Eight characters that change with any of `parts`: a content hash for a file's name. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url').replace(/[-_]/g, 'x').slice(0, 8);
}
