import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { patchLibraries } from '#scripts/bundle/patch-libraries.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** The code in each library that its patches match. Nothing uses it. */
const patched = {
  'react-router': 'var C = React$1.createContext(null);\nC.displayName = "C";\n',
  '@emotion/react': "import 'hoist-non-react-statics';\n",
  '@emotion/cache': 'var defaultStylisPlugins = [prefixer];\n',
};

/** Bundles modules of these libraries with the plugin. Resolves with the bundle. */
async function bundle(libraries: Readonly<Record<string, string>>): Promise<string> {
  const folder = createTemporaryFolder();
  for (const [library, code] of Object.entries(libraries)) {
    mkdirSync(`${folder}node_modules/${library}`, { recursive: true });
    writeFileSync(`${folder}node_modules/${library}/index.mjs`, code);
  }
  const names = Object.keys(libraries);
  const { outputFiles } = await build({
    stdin: {
      contents: names.map((each) => `import './node_modules/${each}/index.mjs';`).join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    format: 'esm',
    external: ['hoist-non-react-statics'],
    write: false,
    logLevel: 'silent',
    plugins: [patchLibraries()],
  });
  return outputFiles.map(({ text }) => text).join('');
}

test('code that a library does not use is left out', async () => {
  expect(await bundle(patched)).not.toMatch(/createContext|displayName|hoist|prefixer/);
});

test('the build fails with a sentence for each patch that matches no code', async () => {
  // A match in one library does not hide that the same pattern matches nothing in another.
  const swapped = { ...patched, 'react-router': '', '@emotion/react': patched['react-router'] };
  const texts = ['createContext', 'displayName'].map(
    (code) => `^react-router contains no .*${code}.*fix`,
  );
  texts.push('^@emotion/react contains no .*hoist-non-react');
  const errors = texts.map((text) => ({ text: expect.stringMatching(text) }));
  await expect(bundle(swapped)).rejects.toMatchObject({ errors });
});
