import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openSite } from '../support/listen-on.ts';
import { statusesIn } from '../support/raw-connection.ts';
import { createSuspendingApp, fallbackWords } from '../support/suspending-app.tsx';

const question = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const lateWords = 'Better late than never.';

test('of several first visitors one who leaves takes nothing from the others', async () => {
  const { App, resolve } = createSuspendingApp();
  const { connect, server } = await openSite({}, { App });
  const leaver = await connect();
  const others = [await connect(), await connect(), await connect()];
  for (const { send } of [leaver, ...others]) await send(question);
  for (const { receives } of [leaver, ...others]) await receives(fallbackWords);
  const left = new Promise((done) => {
    server.getConnections(() => done(undefined));
  });
  leaver.socket.destroy();
  await left;
  resolve(lateWords);
  for (const whole of await Promise.all(others.map(({ closed }) => closed))) {
    expect(statusesIn(whole)).toEqual([200]);
    expect(whole).toContain(lateWords);
    expect(whole).toMatch(/<\/html>\r\n0\r\n\r\n$/);
  }
});

test('of several first visitors one who reads nothing delays none of the others', async () => {
  const { connect } = await openSite();
  const sleeper = await connect();
  sleeper.socket.pause();
  const others = [await connect(), await connect(), await connect()];
  for (const { send } of [sleeper, ...others]) await send(question);
  for (const whole of await Promise.all(others.map(({ closed }) => closed))) {
    expect(statusesIn(whole)).toEqual([200]);
    expect(whole).toMatch(/<\/html>/);
  }
  expect(sleeper.received()).toBe('');
  sleeper.socket.resume();
  expect(await sleeper.closed).toMatch(/<\/html>\r\n0\r\n\r\n$/);
});

test('first visitors who all leave at once leave a server that answers', async () => {
  const { App, resolve } = createSuspendingApp();
  const { ask, connect } = await openSite({}, { App });
  const leavers = await Promise.all(Array.from({ length: 20 }, connect));
  for (const { send, socket } of leavers) {
    await send(question);
    socket.resetAndDestroy();
  }
  await Promise.all(leavers.map(({ socket }) => socket.closed || once(socket, 'close')));
  resolve(lateWords);
  const { status, body } = await ask('/');
  expect(status).toBe(200);
  expect(body.toString()).toContain(lateWords);
});
