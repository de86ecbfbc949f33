// Takes long. Mostly waits.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { problemOf } from '../../../support/fake-source.ts';
import { longestStall } from '../../../support/stall.ts';
import { callAt, withParliament } from './parliament.ts';
import { sessionXml } from './synthetic.ts';

const MAX_STALL_MS = 50;
/** The tested bodies would take minutes to parse with a quadratic algorithm. */
const MAX_REFUSAL_MS = 5000;

test('parses a session of 3 MB without blocking for 50 ms', async () => {
  const body = Buffer.from(sessionXml(950));
  assert.ok(body.length > 3_000_000, String(body.length));
  const headers = { 'content-type': 'text/xml' };
  const stall = await longestStall((watch) =>
    withParliament(
      { '/eksport/saker?sesjonid=2026-2027': (response) => response.writeHead(200, headers).end(body) },
      ({ source }) =>
        watch(async () => {
          assert.is((await source.cases({ from: 2026, to: 2027 }, false, callAt())).length, 950);
        }),
    ),
  );
  assert.ok(stall < MAX_STALL_MS, `${stall} ms`);
});

for (const [says, inside] of [
  ['start tags without end tags', '<saksordfoerer_liste>'.repeat(40_000)],
  ['end tags without start tags', '</versjon>'.repeat(80_000)],
  ['an element full of angle brackets', `<tittel>${'<'.repeat(800_000)}`],
  ['only entity references', `<tittel>${'&amp'.repeat(200_000)}`],
] as const) {
  test(`rejects a hostile session in linear time: ${says}`, () =>
    withParliament(
      { '/eksport/saker?sesjonid=2026-2027': `<?xml version="1.0"?><saker_oversikt><saker_liste>${inside}` },
      async ({ source }) => {
        const begun = performance.now();
        const { code } = await problemOf(source.cases({ from: 2026, to: 2027 }, false, callAt()));
        assert.is(code, 'upstream_invalid_response');
        const took = performance.now() - begun;
        assert.ok(took < MAX_REFUSAL_MS, `${took} ms`);
      },
    ));
}

test.run();
