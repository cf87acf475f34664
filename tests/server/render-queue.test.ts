import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRenderQueue } from '#server/pages/render-queue.ts';

const waitsOn = new AbortController().signal;

test('waiting renders start in order, one in each turn of the event loop', async () => {
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

test('an aborted render gets no turn and delays nobody', async () => {
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
