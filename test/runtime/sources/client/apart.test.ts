// Takes long. Mostly waits.

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSourceClients } from '../../../../runtime/sources/client/clients.ts';
import { call, json, policy, startServer, withSource } from '../../../support/fake-source.ts';

const ODD = [
  '',
  'a',
  'a&b=c',
  'a=b',
  '%26',
  'a%00',
  'æ',
  ' ',
  '+',
  'a,b',
  '[]',
  '"',
  '\\',
  'A',
  'null',
  '0',
  '?x',
  '#y',
  '/..',
];
const text = fc.oneof(fc.constantFrom(...ODD), fc.string({ maxLength: 6 }));
const query = fc.dictionary(fc.constantFrom('q', 'r', 'q[]', 'Q'), text, { maxKeys: 3 });
const question = fc.record({
  query,
  body: fc.option(query, { nil: undefined }),
  path: fc.constantFrom('/a', '/b', '/a/'),
});

test('returns each caller its own response, for any combination of concurrent and repeated requests', () =>
  withSource(
    { cache: { entries: 10 }, politeness: { queue: 1_000 }, maxBody: 1_000_000 },
    (response, { url, body, method }) => json(response, { url, body, method }),
    async ({ client }) => {
      const seen = new Map<string, string>();
      await fc.assert(
        fc.asyncProperty(fc.array(question, { minLength: 2, maxLength: 8 }), async (questions) => {
          const twice = [...questions, ...questions];
          const answers = await Promise.all(
            twice.map(async ({ path, query: asked, body }) => {
              const asking = { path, query: asked, expect: 'json' } as const;
              const sent = { text: JSON.stringify(body), type: 'application/json' };
              const answer =
                body === undefined ? client.get(asking, call()) : client.post({ ...asking, body: sent }, call());
              return (await answer).json() as Echo;
            }),
          );
          for (const [nth, { path, query: asked, body }] of twice.entries()) {
            const { url, body: sent } = answers[nth] as Echo;
            const address = new URL(url, 'http://source');
            assert.is(address.pathname, path);
            assert.equal(Object.fromEntries(address.searchParams), { ...asked });
            assert.is(sent, body === undefined ? '' : JSON.stringify(body));
            // Equal requests must receive equal responses, and different requests must receive different responses.
            const whole = JSON.stringify([path, asked, body]);
            assert.is(seen.get(whole) ?? `${url} ${sent}`, `${url} ${sent}`);
            seen.set(whole, `${url} ${sent}`);
          }
        }),
        { numRuns: 60 },
      );
    },
  ));

interface Echo {
  readonly url: string;
  readonly body: string;
}

const HEALTHY = 40;
const ASKED_OF_EACH = 5;

for (const trouble of ['hangs', 'drips'] as const) {
  test(`keeps ${HEALTHY} healthy sources unaffected by a source that ${trouble}`, async () => {
    const timers: NodeJS.Timeout[] = [];
    const server = await startServer((response, { url }) => {
      if (!url.startsWith('/bad')) return json(response, { ok: true });
      if (trouble === 'hangs') return;
      response.writeHead(200, { 'content-type': 'application/json' });
      timers.push(setInterval(() => response.write(' '), 20));
    });
    const names = ['bad', ...Array.from({ length: HEALTHY }, (_, nth) => `good-${nth}`)];
    const environment = Object.fromEntries(
      names.map((name) => [`UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}_BASE_URL`, server.url]),
    );
    const sourceClients = createSourceClients(
      names.map((id) => policy({ id, timeouts: { connect: 1_000, request: 20_000, call: 20_000 } })),
      { version: '1.2.3', environment },
    );
    try {
      const gone = new AbortController();
      const stuck = Array.from({ length: 50 }, (_, nth) =>
        sourceClients
          .client('bad')
          .get({ path: `/bad${nth}`, expect: 'json' }, call(20_000, gone.signal))
          .catch(() => 'failed'),
      );
      const started = performance.now();
      await Promise.all(
        names
          .slice(1)
          .flatMap((name) =>
            Array.from({ length: ASKED_OF_EACH }, (_, nth) =>
              sourceClients.client(name).get({ path: `/good${nth}`, expect: 'json' }, call()),
            ),
          ),
      );
      assert.ok(performance.now() - started < 5_000, 'long before the failing source times out');
      gone.abort();
      sourceClients.close();
      await Promise.all(stuck);
    } finally {
      for (const timer of timers) clearInterval(timer);
      sourceClients.close();
      await server.close();
    }
  });
}

test.run();
