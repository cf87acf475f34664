import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { escapeHtml } from '#server/http/html.ts';
import { reportBuildErrors } from './bundle/build-errors.ts';
import { buildSite } from './bundle/build-site.ts';
import { outputFolders, sources } from './bundle/folders.ts';

/*
 * Builds and serves the site once. `npm run dev` starts it again whenever a source is saved; the open pages
 * ask which release runs, and reload when there is another one. A mistake is served in place of every page.
 */
const reloadScript = `(() => {
  let release;
  setInterval(async () => {
    const response = await fetch('/healthz').catch(() => null);
    const running = await response?.text();
    if (release && running && running !== release) location.reload();
    release = running ?? release;
  }, 500);
})();`;

const { PORT: port = '3000', HOST: host = 'localhost' } = process.env;
const output = outputFolders('development');

const problem = await reportBuildErrors(async () => {
  await rm(output.out, { recursive: true, force: true });
  await buildSite('development', sources.content, output, reloadScript);
});
if (problem) serveProblem(problem);
else await serveSite(`http://${host}:${port}`);

async function serveSite(siteUrl: string): Promise<void> {
  const defaults = { HOST: host, SITE_URL: siteUrl, PAGE_CACHE: 'off', SHUTDOWN_GRACE_MS: '0' };
  Object.assign(process.env, { LOG_LEVEL: 'warn', ...defaults, ...process.env });
  await import(`${output.server}/main.js`);
  console.log(siteUrl);
}

function serveProblem(text: string): void {
  const page = `<!DOCTYPE html><meta charset="utf-8"><title>Build failed</title><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre><script>${reloadScript}</script>`;
  const server = createServer((_request, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  server.listen({ port, host });
}
