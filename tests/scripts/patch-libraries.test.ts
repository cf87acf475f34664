import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { patchLibraries } from '#scripts/bundle/patch-libraries.ts';

test('the build fails with a sentence for each patch that matches nothing', async () => {
  const built = build({
    stdin: { contents: "console.log('no library')" },
    write: false,
    logLevel: 'silent',
    plugins: [patchLibraries()],
  });
  await expect(built).rejects.toMatchObject({
    errors: [
      { text: expect.stringMatching(/^React Router has nothing left .*createContext.*fix/) },
      { text: expect.stringMatching(/^React Router has nothing left .*displayName.*fix/) },
      { text: expect.stringMatching(/^Emotion's cache has nothing left .*prefixer.*fix/) },
      { text: expect.stringMatching(/^hoist-non-react-statics has nothing left .*fix/) },
    ],
  });
});
