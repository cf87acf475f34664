import { execFileSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/bundle/folders.ts';
import { everyPath, unknownPath } from '../support/page.ts';
import { startServerProcess } from '../support/server-process.ts';

/** This Node, and those that `OTHER_NODES` names by their paths, as `PATH` names folders. */
const others = (process.env.OTHER_NODES ?? '').split(delimiter).filter(Boolean);
const nodes = [process.execPath, ...others].map((path) => {
  return [execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(), path] as const;
});

test.each(nodes)(
  'on Node %s every page is answered, and the server stops',
  async (_version, node) => {
    const server = startServerProcess({ NODE_ENV: 'production' }, root, node);
    await server.prints('"msg":"ready"');
    const port = await server.listening;
    for (const path of everyPath) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      expect([path, response.status]).toEqual([path, path === unknownPath ? 404 : 200]);
      expect(await response.text()).toMatch(/<h1[\s\S]*<\/html>\s*$/);
    }
    server.process.kill('SIGTERM');
    const { code, errors } = await server.ended;
    expect([code, errors]).toEqual([0, '']);
  },
);
