import { createServer } from 'node:http';
import { App } from '#client/entry/server.ts';
import { readBuild } from '#server/files/build-manifest.ts';
import { createLog } from '#server/log.ts';
import { createDocument } from '#server/pages/document.ts';
import { createRender } from '#server/pages/render.tsx';
import { commonHeaders } from '#server/pages/security-headers.ts';

/** What the site would be without its memory: the same render of the home page, streamed for each request. */
const build = readBuild(process.argv[2] ?? '');
const assetBase = '/assets/';
const siteUrl = 'http://localhost:3000';
const document = createDocument({ build, assetBase, assetOrigin: undefined, siteUrl });
const render = createRender({ App, log: createLog('error'), timeoutMs: 60_000 });
const config = {
  year: new Date().getFullYear(),
  assetBase,
  siteUrl,
  isIndexed: true,
};

createServer({ keepAliveTimeout: 75_000 }, (_request, response) => {
  const abandon = render({
    path: '/',
    config,
    shell: document.pageShell('home', config),
    begin(styles) {
      response.writeHead(200, {
        ...commonHeaders({ hstsMaxAgeS: 0, isIndexed: true }),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': document.pagePolicy(styles),
      });
      return response;
    },
    end(html) {
      if (!html) response.destroy();
    },
  });
  response.on('close', () => {
    if (!response.writableEnded) abandon();
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
