import { createRequire } from 'node:module';
import { build as bundle } from 'esbuild';
import { expect, test } from 'vitest';
import { serverBundle } from '#scripts/bundle/bundles.ts';
import { outputFolders } from '#scripts/bundle/folders.ts';
import { readBuild } from '#server/files/build-manifest.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { listenOn } from '../support/listen-on.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** React tells visitors of late errors in development, so this looks at what production serves. */
async function createFailingSite() {
  const outdir = createTemporaryFolder();
  const output = outputFolders('production');
  await bundle({ ...serverBundle('production', output, 'tests/support/late-failure.tsx'), outdir });
  // Not with import(), which vitest would transform.
  const load = createRequire(import.meta.url);
  const bundled: typeof import('../support/late-failure.tsx') = load(`${outdir}late-failure.js`);
  const logLines: string[] = [];
  const log = createLog('error', { write: (line) => void logLines.push(line) });
  const build = readBuild(`${output.out}/`);
  return { ...bundled.createFailingSite({ settings: readSettings({}), build, log }), logLines };
}

test('in production an error after the first byte is for the log, not for the visitor', async () => {
  const { app, fail, logLines } = await createFailingSite();
  const { stream } = await listenOn(app);
  const response = await stream('/');
  await response.receives('Still awaited.');
  fail(new Error('The password is swordfish.'));
  const whole = await response.whole;
  expect(response.status).toBe(200);
  expect(whole).toMatch(/<\/body><\/html>$/);
  expect(whole).not.toMatch(/swordfish|Error:|node_modules|late-failure/);
  expect(logLines).toHaveLength(1);
  expect(logLines[0]).toContain('swordfish');
});
