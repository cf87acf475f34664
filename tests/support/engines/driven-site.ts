import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the last message of a driven page says. */
export const lastWords = 'That was all.';

const script = '/driver.js';

/**
 * Serves the site at `origin` with its own headers, policy and all, and one script more: it follows a
 * link of the header once React has taken over, waits until the new page stands, and says so.
 */
export async function serveDrivenSite(origin: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === script) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${driveInPage})(${JSON.stringify(lastWords)})`);
      return;
    }
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    const policy = answer.headers.get('content-security-policy');
    response.writeHead(answer.status, {
      'Content-Type': type,
      ...(policy && { 'Content-Security-Policy': policy }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const tag = `<script src="${script}" async></script></head>`;
    response.end(type.includes('html') ? body.toString().replace('</head>', tag) : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function driveInPage(words: string): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!document.documentElement.hasAttribute('data-interactive')) await nextFrame();
  const path = window.location.pathname === '/gallery' ? '/partners' : '/gallery';
  document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
  const hasArrived = () =>
    document.activeElement?.tagName === 'H1' && document.querySelectorAll('main > *').length === 1;
  while (!hasArrived()) await nextFrame();
  console.info(words);
}
