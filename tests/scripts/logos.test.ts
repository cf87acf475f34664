import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareLogo } from '#scripts/media/logos.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

test('a logo keeps the proportions of its viewBox', async () => {
  const path = `${createTemporaryFolder()}logo.svg`;
  writeFileSync(
    path,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 300 100"><path d="M20 30h200v60z"/></svg>',
  );
  const { drawing, width, height } = await prepareLogo(path);
  expect(drawing).toContain('viewBox="10 20 300 100"');
  expect(width / height).toBe(3);
});

test.each(['<svg', '', 'no drawing', '%PDF-1.7'])('a logo of %j is refused', async (contents) => {
  const path = `${createTemporaryFolder()}logo.svg`;
  writeFileSync(path, contents);
  await expect(prepareLogo(path)).rejects.toThrow(
    /logo\.svg is no SVG drawing: save it again as SVG\.$/,
  );
});
