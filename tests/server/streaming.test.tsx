import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { openCountingSite, secret } from '../support/apps.tsx';
import { everyPath } from '../support/html.ts';

/** Decodes a part of a response in brotli. */
const decode = (part: Buffer) =>
  `${brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH })}`;

test('the head of a compressed page is sent before the rest', async () => {
  const { fetchRaw } = await openSite();
  const { headers, chunks } = await fetchRaw('/', { 'Accept-Encoding': 'br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  const received = chunks.map((_, index) => decode(Buffer.concat(chunks.slice(0, index + 1))));
  expect(received).toContainEqual(
    expect.stringMatching(/<body>(<link [^>]+>)*<div id="pageRoot"[^>]*>$/),
  );
  expect(received.at(-1)).toBe((await fetchRaw('/')).text);
});

test('a page streamed beside others is the same as one streamed alone', async () => {
  const [together, alone] = [await openSite(), await openSite()];
  const streamed = everyPath.map(async (path) => ({ path, ...(await together.fetchRaw(path)) }));
  // The opposite order matters: in the same order, a page could get the styles of the previous page in both runs.
  for (const { path, text } of (await Promise.all(streamed)).toReversed()) {
    expect(text).toMatch(/<style data-styles.*<\/footer>.*<\/html>$/s);
    expect(text).toBe((await alone.fetchRaw(path)).text);
  }
});

/** Texts that exceed the buffers at both ends of a connection, even when they are compressed. */
const texts = Array.from({ length: 100 }, () => randomBytes(60_000).toString('base64'));
const LargeApp = () => texts.map((text) => <p key={text.slice(0, 9)}>{text}</p>);

/**
 * Requests the home page on a new connection. Resolves with the connection and the server's response. `onRequest` is
 * called with that response before the page is rendered.
 */
async function requestHome(
  { connect, server }: Awaited<ReturnType<typeof openSite>>,
  encoding: string,
  onRequest: (response: ServerResponse) => void = () => {},
) {
  const connection = await connect();
  const requested = once(server, 'request');
  server.once('request', (_request, response) => onRequest(response));
  await connection.send(`GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
  const [, response] = (await requested) as [unknown, ServerResponse];
  return { ...connection, response };
}

/** Waits for several turns of the event loop, in which a page would be rendered or an error would be logged. */
async function severalTurns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
}

const encodings = ['identity', 'br'];

test.each(encodings)(
  'a client that leaves while a page in %s is sent logs nothing',
  async (encoding) => {
    const site = await openSite({}, { App: LargeApp });
    const { receives, socket, response } = await requestHome(site, encoding);
    await receives('Transfer-Encoding: chunked');
    socket.destroy();
    await once(response, 'close');
    expect((await site.fetchRaw('/healthz')).status).toBe(200);
    expect(site.logLines).toEqual([]);
  },
);

test('a page is not rendered for a client that has already left', async () => {
  const site = await openCountingSite();
  await requestHome(site, 'identity', ({ socket }) => socket?.destroy());
  await severalTurns();
  expect(site.onRender).not.toHaveBeenCalled();
});

test.each(encodings)(
  'a client that leaves while a page in %s is rendered logs nothing',
  async (encoding) => {
    let response: ServerResponse | undefined;
    const App = () => {
      response?.destroy();
      return <p>Too late</p>;
    };
    const site = await openSite({}, { App });
    const { closed } = await requestHome(site, encoding, (started) => {
      response = started;
    });
    await closed;
    await severalTurns();
    expect(site.logLines).toEqual([]);
  },
);

/** When a part of the page fails: before React's HTML is piped, before the compressed head is sent, and later. */
const moments = ['immediately', 'in the next turn', 'after the first byte'];

test.each(encodings.flatMap((encoding) => moments.map((moment) => [encoding, moment] as const)))(
  'a page in %s that fails %s is cut off and logged',
  async (encoding, moment) => {
    let fail = () => {};
    const failure = new Promise<string>((_resolve, reject) => {
      fail = () => reject(new Error(secret));
    });
    failure.catch(() => {});
    const Part = () => <p>{use(failure)}</p>;
    const App = () => {
      if (moment === 'immediately') fail();
      if (moment === 'in the next turn') setImmediate(fail);
      return (
        <Suspense>
          <Part />
        </Suspense>
      );
    };
    const site = await openSite({}, { App });
    const { receives, closed } = await requestHome(site, encoding);
    if (moment === 'after the first byte') await receives('Transfer-Encoding: chunked');
    fail();
    // The last chunk of a response that is complete has no bytes.
    expect(await closed).not.toMatch(/^HTTP\/1\.1 500 |\r\n0\r\n\r\n$/);
    expect(site.logLines).toMatchObject([
      { level: 50, msg: 'request failed', err: { message: secret } },
    ]);
  },
);
