import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { foldersIn, sources } from '#scripts/folders.ts';
import { encodeInTurn } from '#scripts/media/encode-in-turn.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

test('how many pictures are encoded for the first time is said once', async () => {
  const output = foldersIn(`${createTemporaryFolder()}out`);
  mkdirSync(output.assets, { recursive: true });
  const names = [`${randomUUID()}.avif`, `${randomUUID()}.avif`];
  const print = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    print.mockRestore();
    for (const name of names) rmSync(`${sources.cache}/${name}`);
  });
  const pictures = names.map((name) => [[name, async () => Buffer.from(name)] as const]);
  await encodeInTurn(pictures, output);
  await encodeInTurn(pictures, output);
  expect(print.mock.calls).toEqual([[expect.stringMatching(/^Pictures to encode .*: 2\b/)]]);
  for (const name of names) expect(readFileSync(`${output.assets}/${name}`, 'utf8')).toBe(name);
});
