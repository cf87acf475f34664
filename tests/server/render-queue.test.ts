import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRenderQueue, QueueFullError } from '#server/pages/render-queue.ts';

const waitsOn = new AbortController().signal;

test('those who wait get their turn in order, one in each turn of the event loop', async () => {
  const { turn } = createRenderQueue();
  const started: string[] = [];
  for (const name of ['first', 'second', 'third']) {
    void turn(waitsOn).then(() => started.push(name));
  }
  await nextTurn();
  expect(started).toEqual(['first']);
  await nextTurn();
  expect(started).toEqual(['first', 'second']);
  await nextTurn();
  expect(started).toEqual(['first', 'second', 'third']);
});

test('who leaves while waiting gets no turn and delays nobody', async () => {
  const { turn } = createRenderQueue();
  const leaving = new AbortController();
  const started: string[] = [];
  void turn(leaving.signal).then(() => started.push('left'));
  void turn(waitsOn).then(() => started.push('stayed'));
  leaving.abort();
  await nextTurn();
  await nextTurn();
  expect(started).toEqual(['stayed']);
});

test('no more than a thousand wait, and there is room again when they had their turn', async () => {
  const { turn } = createRenderQueue();
  const turns = Array.from({ length: 1000 }, () => turn(waitsOn));
  expect(() => turn(waitsOn)).toThrow(QueueFullError);
  await Promise.all(turns);
  await turn(waitsOn);
});
