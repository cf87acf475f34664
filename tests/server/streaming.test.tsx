import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { openSite } from '../support/app-under-test.ts';
import { openCountingSite, secret } from '../support/apps.tsx';
import { everyPath } from '../support/html.ts';

const decoders = {
  br: (bytes: Buffer) =>
    brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: (bytes: Buffer) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
};

test.each(['br', 'gzip'] as const)('a stream in %s starts with its head', async (encoding) => {
  const { ask } = await openSite();
  const { headers, chunks } = await ask('/', { 'Accept-Encoding': encoding });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  const decode = (count: number) => `${decoders[encoding](Buffer.concat(chunks.slice(0, count)))}`;
  const received = chunks.map((_chunk, index) => decode(index + 1));
  expect(received).toContainEqual(
    expect.stringMatching(/<body>(<link [^>]+>)*<div id="pageRoot"[^>]*>$/),
  );
  expect(received.at(-1)).toBe((await ask('/')).text);
});

test('pages that are streamed at once are as they are alone', async () => {
  const [together, alone] = [await openSite(), await openSite()];
  const streamed = everyPath.map(async (path) => ({ path, ...(await together.ask(path)) }));
  // The other way round, because the styles of one page could be in the next.
  for (const { path, text } of (await Promise.all(streamed)).toReversed()) {
    expect(text).toMatch(/<style data-styles.*<\/footer>.*<\/html>$/s);
    expect(text).toBe((await alone.ask(path)).text);
  }
});

/** More than the buffers of both ends of a connection hold, also when it is compressed. */
const texts = Array.from({ length: 100 }, () => randomBytes(60_000).toString('base64'));
const LargeApp = () => texts.map((text) => <p key={text.slice(0, 9)}>{text}</p>);

/**
 * Asks for the home page on a connection of its own. Resolves with that and the server's response, which `onRequest`
 * gets before it is rendered.
 */
async function askForHome(
  { connect, server }: Awaited<ReturnType<typeof openSite>>,
  encoding: string,
  onRequest: (response: ServerResponse) => void = () => {},
) {
  const connection = await connect();
  const asked = once(server, 'request');
  server.once('request', (_request, response) => onRequest(response));
  await connection.send(`GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
  const [, response] = (await asked) as [unknown, ServerResponse];
  return { ...connection, response };
}

const encodings = ['identity', 'br'];

test.each(encodings)('a client that leaves in the middle of %s logs nothing', async (encoding) => {
  const site = await openSite({}, { App: LargeApp });
  const { receives, socket, response } = await askForHome(site, encoding);
  await receives('Transfer-Encoding: chunked');
  socket.destroy();
  await once(response, 'close');
  expect((await site.ask('/healthz')).status).toBe(200);
  expect(site.logLines).toEqual([]);
});

test('a client that leaves before its turn costs no render', async () => {
  const site = await openCountingSite();
  await askForHome(site, 'identity', ({ socket }) => socket?.destroy());
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(site.onRender).not.toHaveBeenCalled();
});

test.each(encodings)('a client that leaves while %s is rendered logs nothing', async (encoding) => {
  let response: ServerResponse | undefined;
  const App = () => {
    response?.destroy();
    return <p>Too late</p>;
  };
  const site = await openSite({}, { App });
  const { closed } = await askForHome(site, encoding, (own) => {
    response = own;
  });
  await closed;
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(site.logLines).toEqual([]);
});

/** When a part fails: between the shell and the pipe, before the compressed head is sent, and after that. */
const moments = ['at once', 'a turn later', 'after the first byte'];

test.each(encodings.flatMap((encoding) => moments.map((moment) => [moment, encoding] as const)))(
  'a page that fails late, %s, in %s is cut off and logged',
  async (moment, encoding) => {
    let fail = () => {};
    const Part = ({ failure }: { failure: Promise<string> }) => <p>{use(failure)}</p>;
    const App = () => {
      const failure = new Promise<string>((_resolve, reject) => {
        fail = () => reject(new Error(secret));
        if (moment === 'at once') fail();
        if (moment === 'a turn later') setImmediate(fail);
      });
      // React calls components once more to describe an error.
      failure.catch(() => {});
      return (
        <Suspense>
          <Part failure={failure} />
        </Suspense>
      );
    };
    const site = await openSite({}, { App });
    const { receives, closed } = await askForHome(site, encoding);
    if (moment === 'after the first byte') await receives('Transfer-Encoding: chunked');
    fail();
    // The last chunk of a whole response has no bytes.
    expect(await closed).not.toMatch(/^HTTP\/1\.1 500 |\r\n0\r\n\r\n$/);
    expect(site.logLines).toMatchObject([
      { level: 50, msg: 'request failed', err: { message: secret } },
    ]);
  },
);
