import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where a page waits for another build than the one whose id follows. No page can have this path. */
const eventsPath = '/.development?';

const event = 'data: another build\n\n';

/** Creates the event stream by which open pages reload when there is another build. */
export function createReloads() {
  const waiting = new Set<ServerResponse>();
  let latestId = '';

  return {
    /** The script that makes a page of the build `id` wait for another, and reload. */
    scriptOf: (id: string) =>
      `new EventSource('${eventsPath}${id}').onmessage = () => location.reload();`,

    /** Answers a page that waits, at once if it is of an earlier build. Returns whether it was one. */
    answer({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
      if (!url.startsWith(eventsPath)) return false;
      response.setHeader('Content-Type', 'text/event-stream').flushHeaders();
      if (url === eventsPath + latestId) waiting.add(response);
      else response.end(event);
      return true;
    },

    /** Tells the pages that wait that `id` is the latest build. */
    announce(id: string): void {
      latestId = id;
      for (const response of waiting) response.end(event);
      waiting.clear();
    },
  };
}
