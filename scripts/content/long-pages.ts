/** The bytes of HTML that a server may send on a new connection before it waits for an answer. */
const maxHtmlBytes = 14_000;

/** A sentence for each page, by its path and the bytes of its HTML as sent, that takes longer on a first visit. */
export function longPages(bytesByPath: ReadonlyMap<string, number>): string[] {
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  return [...bytesByPath]
    .filter(([, bytes]) => bytes > maxHtmlBytes)
    .map(
      ([path, bytes]) =>
        `The page ${path} has ${kB(bytes)}, of which ${kB(maxHtmlBytes)} arrive at once: a shorter text is seen earlier.`,
    );
}
