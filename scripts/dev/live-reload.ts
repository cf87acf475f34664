import type { IncomingMessage, ServerResponse } from 'node:http';

const path = '/__live-reload';

/** Tells open browsers that the site was rebuilt, or why it could not be. */
export function createLiveReload() {
  const browsers = new Set<ServerResponse>();
  let failure = '';

  function send(browser: ServerResponse): void {
    browser.write(`data: ${JSON.stringify(failure)}\n\n`);
  }

  return {
    /** Answers a browser that listens; returns false for every other request. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url !== path) return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      browsers.add(response);
      response.on('close', () => browsers.delete(response));
      if (failure) send(response);
      else response.flushHeaders();
      return true;
    },

    /** Reloads every open page, or shows `problem` on it where that is not empty. */
    announce(problem: string): void {
      failure = problem;
      for (const browser of browsers) send(browser);
    },
  };
}

/** What listens in the browser, once a page: reloads on good news, covers the page with the bad. */
function listen(address: string): void {
  const { dataset } = document.documentElement;
  if (dataset.liveReload) return;
  dataset.liveReload = address;
  new EventSource(address).onmessage = ({ data }) => {
    const problem = JSON.parse(data);
    if (!problem) return location.reload();
    const cover = document.createElement('pre');
    cover.textContent = problem;
    cover.id = 'build-failure';
    cover.style.cssText =
      'position:fixed;inset:0;z-index:999;margin:0;padding:2rem;overflow:auto;background:black;color:white;font:14px/1.5 monospace;white-space:pre-wrap';
    document.getElementById('build-failure')?.remove();
    document.body.append(cover);
  };
}

/** The same as source code, for the development bundle and for the page shown before a first good build. */
export const liveReloadScript = `(${listen})('${path}');`;
