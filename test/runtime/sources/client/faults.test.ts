import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../../runtime/contract/problem.ts';
import type { Answer } from '../../../../runtime/sources/client/answer.ts';
import { readers } from '../../../../runtime/sources/client/reading.ts';
import { call, json, pause, problemOf, startServer, withSource } from '../../../support/fake-source.ts';
import { atLoopback } from '../../../support/loopback.ts';

const QUICK = { timeouts: { connect: 200, request: 250, call: 400 } };

test('retries after a 500, a reset, invalid JSON and an HTML page, and returns the result', async () => {
  const troubles = ['500', 'reset', 'half', 'html'];
  for (const trouble of troubles) {
    await withSource(
      { retries: 1 },
      (response, _seen, nth) => {
        if (nth > 1) json(response, { ok: true });
        else if (trouble === '500') json(response, {}, 500);
        else if (trouble === 'reset') response.destroy();
        else if (trouble === 'half') response.setHeader('content-type', 'application/json').end('{"rows":[1,');
        else response.setHeader('content-type', 'application/json').end('<!DOCTYPE html><html>slow down</html>');
      },
      async ({ server, client }) => {
        const answer = await client.get({ path: '/a', expect: 'json' }, call());
        assert.equal(answer.json(), { ok: true }, trouble);
        assert.is(server.seen.length, 2);
        const gap = (server.seen[1]?.at ?? 0) - (server.seen[0]?.at ?? 0);
        assert.ok(gap >= 140 && gap < 3_000, `a pause with jitter, not ${gap} ms`);
      },
    );
  }
});

const { status } = readers(import.meta.url, { status: (answer: Answer) => answer.status });

test('treats an empty body as no match if the module expects this, and caches it as briefly as a 404', async () => {
  const cache = { fresh: 60_000, stale: 60_000, staleOnError: 60_000, missing: 0, entries: 10 };
  for (const [code, body] of [
    [200, ''],
    [200, '\uFEFF\r\n'],
    [204, ''],
  ] as const) {
    await withSource(
      { retries: 1, cache },
      (response) => response.writeHead(code, { 'content-type': 'text/csv' }).end(body),
      async ({ server, client }) => {
        const request = { path: '/a', expect: 'csv', accept: [200, 404] } as const;
        assert.is(await client.read({ ...request, mayBeEmpty: true }, status, call()), 204);
        assert.is(server.seen.length, 1, 'no retry');
        await client.read({ ...request, mayBeEmpty: true }, status, call());
        assert.is(server.seen.length, 2, 'the lifetime is that of a missing record');
        const problem = await problemOf(client.read(request, status, call()));
        assert.ok(['upstream_invalid_response', 'upstream_failed'].includes(problem.code));
      },
    );
  }
});

test('treats a 410 as a 404 if the module does not accept 410', async () => {
  await withSource(
    {},
    (response) => response.writeHead(410).end(),
    async ({ client }) => {
      assert.is(await client.read({ path: '/a', accept: [200, 404] }, status, call()), 404);
      assert.is(await client.read({ path: '/a', accept: [200, 404, 410] }, status, call()), 410);
      assert.is((await problemOf(client.read({ path: '/a' }, status, call()))).code, 'upstream_failed');
    },
  );
});

test('reports each kind of failure with a specific code', async () => {
  const cases: [string, string, (response: import('node:http').ServerResponse) => void][] = [
    ['500', 'upstream_failed', (response) => json(response, {}, 500)],
    ['504', 'upstream_timeout', (response) => json(response, {}, 504)],
    ['429', 'upstream_unavailable', (response) => json(response, {}, 429)],
    ['an HTML page', 'upstream_invalid_response', (response) => response.end('<html>Sorry</html>')],
    ['an empty body', 'upstream_invalid_response', (response) => response.end()],
    ['broken JSON', 'upstream_invalid_response', (response) => response.end('{"a":')],
    ['a reset before the response', 'upstream_failed', (response) => response.destroy()],
    [
      'a reset halfway',
      'upstream_failed',
      (response) => {
        response.writeHead(200);
        response.write('{"a":1');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      'broken Brotli',
      'upstream_invalid_response',
      (response) => response.writeHead(200, { 'content-encoding': 'br' }).end('not Brotli'),
    ],
    [
      'broken Zstandard',
      'upstream_invalid_response',
      (response) => response.writeHead(200, { 'content-encoding': 'zstd' }).end('not Zstandard'),
    ],
    [
      'broken gzip',
      'upstream_invalid_response',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
    ],
  ];
  for (const [name, code, behave] of cases) {
    await withSource({}, behave, async ({ client }) => {
      const problem = await problemOf(client.get({ path: '/a', expect: 'json' }, call()));
      assert.is(problem.code, code, name);
      assert.not.match(problem.message, '127.0.0.1');
    });
  }
});

/** Writes raw bytes, because node:http refuses to send a wrong Content-Length. */
async function rawServer(bytes: string, stays = false): Promise<{ url: string; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => (stays ? socket.write(bytes) : socket.end(bytes)));
  });
  return atLoopback(server);
}

test('immediately aborts a response that changes the protocol or sends endless interim responses', async () => {
  const troubles = [
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'HTTP/1.1 101 Switching Protocols\r\n\r\n',
    'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(10_000),
    'HTTP/1.1 100 Continue\r\n\r\n'.repeat(10),
  ];
  for (const trouble of troubles) {
    const raw = await rawServer(trouble, true);
    await withSource(
      { timeouts: { connect: 500, request: 20_000, call: 20_000 } },
      () => {},
      async ({ client }) => {
        const started = performance.now();
        const { code } = await problemOf(client.get({ path: '/a', expect: 'json' }, call()));
        assert.is(code, 'upstream_failed', trouble.slice(0, 80));
        assert.ok(performance.now() - started < 5_000, trouble.slice(0, 80));
      },
      { environment: { UPSTREAM_TEST_SOURCE_DEFAULT_BASE_URL: raw.url } },
    );
    raw.close();
  }
});

test('accepts a few interim responses, and never passes on U+0000 or lone surrogates', async () => {
  const body = '{"a":"x\\u0000y\\ud800z\\\\u0000","b":"\\ud83d\\ude00"}';
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const raw = await rawServer(`${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(3)}${head}${body}`);
  await withSource(
    {},
    () => {},
    async ({ client }) => {
      const answer = await client.get({ path: '/a', expect: 'json' }, call());
      assert.equal(answer.json(), { a: 'x\ufffdy\ufffdz\\u0000', b: '\u{1F600}' });
    },
    { environment: { UPSTREAM_TEST_SOURCE_DEFAULT_BASE_URL: raw.url } },
  );
  raw.close();
});

test('rejects a body shorter or longer than its Content-Length', async () => {
  for (const [length, body] of [
    [100, '{"a":1}'],
    [5, '{"a":1}'],
  ] as const) {
    const raw = await rawServer(
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
    );
    await withSource(
      {},
      () => {},
      async ({ client }) => {
        const problem = await problemOf(client.get({ path: '/a', expect: 'json' }, call()));
        assert.ok(problem.code.startsWith('upstream_'), problem.code);
      },
      { environment: { UPSTREAM_TEST_SOURCE_DEFAULT_BASE_URL: raw.url } },
    );
    raw.close();
  }
});

test('reports a refused connection and an unknown host without revealing an address', async () => {
  const gone = await rawServer('');
  gone.close();
  for (const address of [gone.url, 'http://does-not-exist.invalid']) {
    await withSource(
      {},
      () => {},
      async ({ client }) => {
        const problem = await problemOf(client.get({ path: '/secret-path' }, call()));
        assert.ok(['upstream_failed', 'upstream_timeout'].includes(problem.code), problem.code);
        assert.not.match(problem.message, /invalid|127|secret/);
      },
      { environment: { UPSTREAM_TEST_SOURCE_DEFAULT_BASE_URL: address } },
    );
  }
});

test('ends an attempt at its time limit if a source never responds, responds too slowly or streams endlessly', async () => {
  const behaviours: ((response: import('node:http').ServerResponse) => void)[] = [
    () => {},
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    },
  ];
  for (const behave of behaviours) {
    await withSource({ ...QUICK, retries: 1 }, behave, async ({ client }) => {
      const began = Date.now();
      const problem = await problemOf(client.get({ path: '/a', expect: 'json' }, call()));
      assert.is(problem.code, 'upstream_timeout');
      assert.ok(Date.now() - began < 1_500, `${Date.now() - began} ms`);
    });
  }
});

test('ends the whole call at its deadline, including retries and queueing', () =>
  withSource(
    { retries: 5, politeness: { concurrency: 1 }, timeouts: { connect: 100, request: 200, call: 500 } },
    () => {},
    async ({ client }) => {
      const began = Date.now();
      const send = (n: number) => problemOf(client.get({ path: `/${n}` }, call()));
      const problems = await Promise.all([send(1), send(2), send(3)]);
      assert.ok(Date.now() - began < 1_500, `${Date.now() - began} ms`);
      assert.equal(new Set(problems.map((problem) => problem.code)), new Set(['upstream_timeout']));
      await pause(100);
      assert.equal([client.state().inFlight, client.state().queued], [0, 0]);
    },
  ));

test('stops reading at the size limit, counted after decompression, and does not blame the source', async () => {
  const bomb = Buffer.alloc(20_000_000, 32);
  const packed = { gzip: gzipSync(bomb), br: brotliCompressSync(bomb) };
  for (const [encoding, bytes] of Object.entries(packed)) {
    await withSource(
      { retries: 2, breaker: { failures: 1 } },
      (response) => response.writeHead(200, { 'content-encoding': encoding }).end(bytes),
      async ({ server, client }) => {
        const before = process.memoryUsage().arrayBuffers;
        const problem = await problemOf(client.get({ path: '/a', expect: 'json' }, call()));
        assert.is(problem.code, 'upstream_invalid_response');
        assert.match(problem.message, 'larger than 100000 bytes');
        assert.ok(process.memoryUsage().arrayBuffers - before < 10_000_000);
        assert.is(server.seen.length, 1);
        assert.is(client.state().breaker, 'closed');
      },
    );
  }
});

test('aborts an endless response at the size limit, and closes the connection', async () => {
  let closed = false;
  await withSource(
    {},
    (response) => {
      response.on('close', () => {
        closed = true;
      });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(10_000, 97)));
      };
      response.on('drain', more);
      more();
    },
    async ({ client }) => {
      assert.is((await problemOf(client.get({ path: '/a' }, call()))).code, 'upstream_invalid_response');
      await pause(50);
      assert.ok(closed);
    },
  );
});

test('follows at most three redirects, only on the same host', async () => {
  const canary = await startServer((response) => json(response, { canary: true }));
  await withSource(
    { breaker: { failures: 20 } },
    (response, seen) => {
      const [, kind, rest] = seen.url.split('/');
      const left = Number(rest);
      if (kind === 'hop') response.writeHead(302, { location: left > 0 ? `/hop/${left - 1}` : '/end' }).end();
      else if (kind === 'away') response.writeHead(left, { location: `${canary.url}/x` }).end();
      else if (kind === 'scheme') response.writeHead(301, { location: '//127.0.0.1:1/x' }).end();
      else json(response, { url: seen.url });
    },
    async ({ client }) => {
      const end = await client.get({ path: '/hop/2', expect: 'json' }, call());
      assert.equal(end.json(), { url: '/end' });
      assert.match((await problemOf(client.get({ path: '/hop/3' }, call()))).message, 'too many redirects');
      for (const status of [301, 302, 303, 307, 308]) {
        const problem = await problemOf(client.get({ path: `/away/${status}` }, call()));
        assert.is(problem.code, 'upstream_failed');
        assert.match(problem.message, 'another host');
      }
      assert.match((await problemOf(client.get({ path: '/scheme/1' }, call()))).message, 'another host');
      assert.is(canary.seen.length, 0);
    },
  );
  await canary.close();
});

function refusing(answer: Answer, extras: { retryAfter?: number }): string {
  if (answer.text().startsWith('Please')) throw new Problem('upstream_unavailable', 'Rate limited.', extras);
  return answer.text();
}

test('treats a 200 response that the reader rejects as a failure, retries it, never caches it, and honors its Retry-After', () =>
  withSource(
    { retries: 1 },
    (response, _seen, nth) => response.end(nth === 1 ? 'Please limit requests' : 'a,b'),
    async ({ server, client }) => {
      const readWhenever = (answer: Answer) => refusing(answer, {});
      const readLater = (answer: Answer) => refusing(answer, { retryAfter: 60 });
      const reads = readers(import.meta.url, { whenever: readWhenever, later: readLater });
      assert.is(await client.read({ path: '/a', expect: 'text' }, reads.whenever, call()), 'a,b');
      server.behave((response) => response.end('Please limit requests'));
      const problem = await problemOf(client.read({ path: '/b', expect: 'text' }, reads.later, call()));
      assert.equal([problem.code, problem.extras.retryAfter], ['upstream_unavailable', 60]);
      const requestCount = server.seen.length;
      assert.is((await problemOf(client.get({ path: '/c' }, call()))).code, 'upstream_unavailable');
      assert.is(server.seen.length, requestCount);
    },
  ));

test('leaves no file if a download fails, and ends immediately when stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-download-'));
  const download = (path: string, more: object = {}) => ({
    request: { path, lifetime: 'none' } as never,
    to: { file: join(folder, path.slice(1)), maxBytes: 1_000_000, longest: 20_000, ...more },
  });
  try {
    await withSource(
      {},
      (response, { url }) => {
        if (url === '/whole') response.end('rows');
        else if (url === '/missing') response.writeHead(404).end('none');
        else if (url === '/cut') {
          response.writeHead(200);
          response.write('ro');
          setTimeout(() => response.destroy(), 20);
        } else response.writeHead(200).write('drip');
      },
      async ({ client }) => {
        const get = ({ request, to }: ReturnType<typeof download>) => client.download(request, to);
        await get(download('/whole'));
        await problemOf(get(download('/missing')));
        await problemOf(get(download('/cut')));
        const stop = new AbortController();
        setTimeout(() => stop.abort(new Error('stopped')), 100);
        const began = Date.now();
        const ended = await get(download('/drip', { signal: stop.signal })).catch((error: Error) => error.message);
        assert.is(ended, 'stopped');
        assert.ok(Date.now() - began < 5_000);
        assert.equal(await readdir(folder), ['whole']);
      },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
