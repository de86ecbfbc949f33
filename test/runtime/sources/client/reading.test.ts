// Takes long. Mostly waits.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placeOf, readInWorker } from '../../../../runtime/sources/client/reading-thread.ts';
import { call, json, problemOf, withSource } from '../../../support/fake-source.ts';
import { reads } from './readers.ts';

const LARGE = { maxBody: 60_000_000, timeouts: { connect: 500, request: 20_000, call: 25_000 } };

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

function largeJson(megabytes: number): string {
  const row = JSON.stringify({ name: 'x'.repeat(90), value: 12.5 });
  return `[${Array.from({ length: Math.ceil((megabytes * 1_000_000) / (row.length + 1)) }, () => row).join()}]`;
}

test('parses a large body in the worker without blocking the event loop, and keeps only the model', () => {
  const body = largeJson(10);
  return withSource(
    LARGE,
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    async ({ server, client }) => {
      // This first read starts the worker, so later reads do not include the startup time.
      await client.read({ path: '/warm', expect: 'json' }, reads.count, call(25_000));
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const count = await client.read({ path: '/a', expect: 'json' }, reads.count, call(25_000));
      delay.disable();
      assert.ok(count > 80_000);
      assert.ok(delay.max / 1e6 < 250, `stalled for ${delay.max / 1e6} ms`);
      assert.ok(client.state().cache.bytes < 100_000, String(client.state().cache.bytes));
      assert.is(await client.read({ path: '/a', expect: 'json' }, reads.count, call()), count);
      assert.is(server.seen.length, 2);
    },
  );
});

test('rethrows, unchanged, an error that a reader throws in the worker', () =>
  withSource(
    LARGE,
    (response) => void response.end(largeJson(2)),
    async ({ client }) => {
      const problem = await problemOf(client.read({ path: '/a', expect: 'json' }, reads.refusal, call(25_000)));
      assert.equal([problem.code, problem.message, problem.extras.retryAfter], ['upstream_unavailable', 'Busy.', 60]);
      const unreadable = await problemOf(client.read({ path: '/b' }, reads.names, call(25_000)));
      assert.is(unreadable.code, 'upstream_unavailable', 'the source requested a pause');
    },
  ));

test('never delivers the result of an abandoned read to a different caller', async () => {
  const read = (milliseconds: number, name: string, maxMs: number) =>
    readInWorker(
      {
        ...placeOf(reads.slowly),
        ...{ source: 'test', status: 200, headers: {}, body: Uint8Array.from(Buffer.from(`${milliseconds} ${name}`)) },
      },
      maxMs,
    ).then(
      ({ value }) => value,
      (error: Error) => error.message,
    );
  assert.is(await read(0, 'warm', 10_000), 'warm');
  const all = [read(500, 'first', 400), read(0, 'second', 10_000), read(0, 'third', 10_000)];
  // The first read finishes while this thread is blocked. When it continues, the deadline of that read is handled
  // before its result.
  setTimeout(() => setImmediate(() => block(700)), 200);
  assert.equal(await Promise.all(all), ['parsing the response timed out', 'second', 'third']);
});

test('rejects a body with too many values before it exhausts memory', () =>
  withSource(
    LARGE,
    (response, { url }) => void response.end(url === '/many' ? `[${'{},'.repeat(16_000_000)}{}]` : largeJson(2)),
    async ({ client }) => {
      const many = problemOf(client.read({ path: '/many', expect: 'json' }, reads.names, call(60_000)));
      const good = client.read({ path: '/good', expect: 'json' }, reads.count, call(60_000));
      assert.is((await many).code, 'upstream_invalid_response');
      assert.ok((await good) > 10_000);
      assert.ok(process.memoryUsage().rss < 1_500_000_000);
    },
  ));

test('fails if the response belongs to a different request, and does not cache the response', () =>
  withSource(
    {},
    (response) => json(response, ['oslo']),
    async ({ server, client }) => {
      const request = () =>
        client.read({ path: '/a', expect: 'json', answers: (names) => names.includes('bergen') }, reads.names, call());
      const problem = await problemOf(request());
      assert.is(problem.code, 'upstream_invalid_response');
      assert.match(problem.message, 'does not match the request');
      await problemOf(request());
      assert.is(server.seen.length, 2);
    },
  ));

test('rejects JSON that is nested too deeply before recursing into it', () =>
  withSource(
    {},
    (response) => void response.end(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
    async ({ client }) => {
      const problem = await problemOf(client.read({ path: '/a', expect: 'json' }, reads.names, call()));
      assert.equal([problem.code, /nested/.test(problem.message)], ['upstream_invalid_response', true]);
    },
  ));

for (const [what, head, body, expected] of [
  [
    'Latin-1 declared by an XML declaration',
    {},
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Ø</a>', 'latin1'),
    'Ø',
  ],
  [
    'Latin-1 declared by the header',
    { 'content-type': 'text/xml; charset=iso-8859-1' },
    Buffer.from('<a>Ø</a>', 'latin1'),
    'Ø',
  ],
  ['UTF-8 with a byte order mark', {}, Buffer.from('\ufeff<a>Ø</a>'), 'Ø'],
  ['a charset of HTML', {}, Buffer.from('<html><meta charset="windows-1252"><p>Ø €</p>', 'latin1'), 'Ø'],
] as const) {
  test(`reads ${what} correctly`, () =>
    withSource(
      {},
      (response) => void response.writeHead(200, head).end(body),
      async ({ client }) => assert.match((await client.get({ path: '/a' }, call())).text(), expected),
    ));
}

test('replaces lone surrogates, but not surrogate pairs or text that only looks like a surrogate', () =>
  withSource(
    {},
    (response) => void response.end(String.raw`["cut \ud83d", "\uDE00 cut", "\ud83d\ude00", "\\ud83d", "\u00e9\n"]`),
    async ({ client }) => {
      const names = await client.read({ path: '/a', expect: 'json' }, reads.names, call());
      assert.equal(names, ['cut \ufffd', '\ufffd cut', '\u{1f600}', String.raw`\ud83d`, '\u00e9\n']);
    },
  ));

test('rejects a body that is not UTF-8 and declares no charset, and never stores replacement characters', () =>
  withSource(
    {},
    (response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(Buffer.from('Tromsø', 'latin1')),
    async ({ server, client }) => {
      const read = () => client.read({ path: '/a', expect: 'text' }, reads.forEver, call());
      const problem = await problemOf(read());
      assert.is(problem.code, 'upstream_invalid_response');
      assert.match(problem.message, 'not valid UTF-8');
      await problemOf(read());
      assert.is(server.seen.length, 2);
    },
  ));

test.run();
