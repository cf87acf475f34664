/** The target of a request as path and query, without the origin that it may have (RFC 9112, 3.2.2). */
export function originForm(target = '/'): string {
  return target.startsWith('/') ? target : target.replace(/^[^/]*:\/\/[^/?#]*\/?/, '/');
}

/** The path of a request target: the part before the query. */
export function pathOf(target = '/'): string {
  const end = target.indexOf('?');
  return end === -1 ? target : target.slice(0, end);
}
