import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { patchReactRouter } from '#scripts/bundle/patch-react-router.ts';

test('the build fails with a sentence for each patch that matches nothing', async () => {
  const built = build({
    stdin: { contents: "console.log('no library')" },
    write: false,
    logLevel: 'silent',
    plugins: [patchReactRouter()],
  });
  await expect(built).rejects.toMatchObject({
    errors: [
      { text: expect.stringMatching(/^React Router has nothing left .*createContext.*fix/) },
      { text: expect.stringMatching(/^React Router has nothing left .*displayName.*fix/) },
    ],
  });
});
