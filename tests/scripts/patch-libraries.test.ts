import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { patchLibraries } from '#scripts/bundle/patch-libraries.ts';

test('the build fails with a sentence for each patch that matches no code', async () => {
  const built = build({
    stdin: { contents: "console.log('no library')" },
    write: false,
    logLevel: 'silent',
    plugins: [patchLibraries()],
  });
  const sentences = ['createContext', 'displayName', 'hoist-non-react', 'prefixer'].map((code) =>
    expect.stringMatching(`^No library contains code that .*${code}.*fix`),
  );
  await expect(built).rejects.toMatchObject({ errors: sentences.map((text) => ({ text })) });
});
