import type { IncomingMessage, ServerResponse } from 'node:http';

/** The address of the event stream that open pages listen to. */
export const liveReloadPath = '/__live-reload';

/** Creates the event stream: it tells open pages that the site was rebuilt, or why it could not be. */
export function createLiveReload() {
  const browsers = new Set<ServerResponse>();
  let failure = '';

  function send(browser: ServerResponse): void {
    browser.write(`data: ${JSON.stringify(failure)}\n\n`);
  }

  return {
    /** Answers a request for the event stream; returns false for every other request. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url !== liveReloadPath) return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      browsers.add(response);
      response.on('close', () => browsers.delete(response));
      if (failure) send(response);
      else response.flushHeaders();
      return true;
    },

    /** Reloads every open page, or shows `problem` on it if that is not empty. */
    announce(problem: string): void {
      failure = problem;
      for (const browser of browsers) send(browser);
    },
  };
}
