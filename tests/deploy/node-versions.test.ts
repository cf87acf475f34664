import { execFileSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { everyPath } from '../support/page.ts';
import { startReadyServer } from '../support/server-process.ts';
import { ask } from '../support/site.ts';
import { unknownPath } from '../support/site-pages.ts';

/** The paths of this Node and of those in `OTHER_NODES`, a list in the form of `PATH`. */
const others = (process.env.OTHER_NODES ?? '').split(delimiter).filter(Boolean);
const nodes = [process.execPath, ...others].map((path) => {
  return [execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(), path] as const;
});

test.each(nodes)(
  'on Node %s every page is answered, and the server stops',
  async (_version, node) => {
    const server = await startReadyServer({ NODE_ENV: 'production' }, root, node);
    for (const path of everyPath) {
      const { status, text } = await ask(server.port, path);
      expect([path, status]).toEqual([path, path === unknownPath ? 404 : 200]);
      expect(text).toMatch(/<h1[\s\S]*<\/html>\s*$/);
    }
    server.process.kill('SIGTERM');
    const { code, errors } = await server.ended;
    expect([code, errors]).toEqual([0, '']);
  },
);
