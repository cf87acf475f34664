import type { ServerResponse } from 'node:http';
import { setImmediate as turnEnd } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endTogether } from '#server/http/end-together.ts';

/** Has so many responses wait; returns the numbers of those that have been ended so far. */
function endMany(count: number): number[] {
  const ended: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const response = { end: () => void ended.push(index) } as unknown as ServerResponse;
    endTogether(response);
  }
  return ended;
}

test('what is to be ended in one turn is ended at its end, in that order', async () => {
  const ended = endMany(3);
  expect(ended).toEqual([]);
  await turnEnd();
  expect(ended).toEqual([0, 1, 2]);
});

test('no more than sixteen wait for the end of the turn', async () => {
  const ended = endMany(20);
  expect(ended).toHaveLength(16);
  await turnEnd();
  expect(ended).toEqual([...Array(20).keys()]);
});
