import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { patchLibraries } from '#scripts/bundle/patch-libraries.ts';

test('the build fails with a sentence for each patch that finds no code', async () => {
  const built = build({
    stdin: { contents: "console.log('no library')" },
    write: false,
    logLevel: 'silent',
    plugins: [patchLibraries()],
  });
  await expect(built).rejects.toMatchObject({
    errors: [
      { text: expect.stringMatching(/^No library has anything left .*createContext.*fix/) },
      { text: expect.stringMatching(/^No library has anything left .*displayName.*fix/) },
      { text: expect.stringMatching(/^No library has anything left .*hoist-non-react.*fix/) },
    ],
  });
});
