// Facts: runtime/adapters/dk-registry/SOURCES.md cvr F2, F14, F15, F16.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CvrApi, isCvrNumber } from '../../../../runtime/adapters/dk-registry/cvr/cvr.ts';
import { danishDayOf } from '../../../../runtime/adapters/dk-registry/cvr/read-company.ts';
import type { SourcePolicy } from '../../../../runtime/contract/source.ts';
import { json, problemOf } from '../../../support/fake-source.ts';
import { answering, callAt, type Played, withPlayed } from '../../../support/played-folder.ts';

const VAT = 89563518;

const withGateway = (
  played: Played,
  body: (source: CvrApi, requestedUrls: () => string[], headers: () => Record<string, unknown>) => Promise<void>,
  options: { environment?: Record<string, string>; policy?: Partial<SourcePolicy> } = {},
) =>
  withPlayed(
    ['cvr'],
    { '/api?*': played },
    ({ sourceClients, requests: requestedUrls, server }) =>
      body(new CvrApi(sourceClients.client('cvr')), requestedUrls, () => server.seen.at(-1)?.headers ?? {}),
    options,
  );
const says = (error: string, status: number) => answering(status, JSON.stringify({ error, t: 0, version: 6 }));

test('validates a CVR number by its weighted checksum', () => {
  for (const number of [89563518, 36238208, 41774037]) assert.ok(isCvrNumber(number), String(number));
  for (const number of [89563519, 8956351, 895635180, 1234567]) assert.not.ok(isCvrNumber(number), String(number));
});

test("parses dates in the register's format", () => {
  assert.is(danishDayOf('23/04 - 1980'), '1980-04-23');
  assert.is(danishDayOf('1/2-2020'), '2020-02-01');
  for (const none of ['31/02 - 2020', '31/12 - 9999', '', null, 'ukendt']) {
    assert.is(danishDayOf(none), undefined, String(none));
  }
});

test('rejects a response with a different number and does not cache it, but accepts any name', () =>
  withGateway({ vat: 36238208, productionunits: [{ pno: 1000356440 }] }, async (source, requests) => {
    for (let time = 0; time < 2; time++) {
      assert.is((await problemOf(source.company({ vat: VAT }, callAt()))).code, 'upstream_invalid_response');
    }
    assert.is(requests().length, 2, 'the response is not cached');
    assert.is((await problemOf(source.company({ produ: 1999999999 }, callAt()))).code, 'upstream_invalid_response');
    assert.is((await source.company({ produ: 1000356440 }, callAt()))?.number, 36238208);
    assert.is((await source.company({ name: 'x' }, callAt()))?.number, 36238208);
  }));

test('the User-Agent identifies the server unless its operator sets another one', async () => {
  await withGateway({ vat: VAT }, async (source, requests, headers) => {
    await source.company({ vat: VAT }, callAt());
    assert.is(headers()['user-agent'], 'Almanac/1.2.3 (+https://almanac.example)');
    assert.is(requests()[0], `/api?country=dk&version=6&format=json&vat=${VAT}`);
  });
  const environment = {
    CVRAPI_USER_AGENT: 'Example - Almanac - Ida Hansen ida@example.org',
    CVRAPI_TOKEN: 'tokentoken',
  };
  const operated = async (source: CvrApi, requests: () => string[], headers: () => Record<string, unknown>) => {
    await source.company({ vat: VAT }, callAt());
    assert.is(headers()['user-agent'], environment.CVRAPI_USER_AGENT);
    assert.match(requests()[0] ?? '', '&token=tokentoken');
  };
  await withGateway({ vat: VAT }, operated, { environment });
});

test('a company name cannot add query parameters', () =>
  withGateway({ vat: VAT }, async (source, requests) => {
    await source.company({ name: 'x&vat=1#/..?y' }, callAt());
    const query = new URLSearchParams(requests()[0]?.split('?')[1]);
    assert.equal([query.get('name'), query.get('vat')], ['x&vat=1#/..?y', null]);
  }));

test('recognizes "not found" with status 404 and 200, and wrong numbers', async () => {
  for (const played of [says('NOT_FOUND', 404), says('NOT_FOUND', 200), says('INVALID_VAT', 400), answering(404)]) {
    await withGateway(played, async (source) => assert.is(await source.company({ vat: VAT }, callAt()), undefined));
  }
});

test('requests a company only once, whether or not it is found', async () => {
  for (const played of [{ vat: VAT }, says('NOT_FOUND', 404)]) {
    await withGateway(played, async (source, requests) => {
      for (let time = 0; time < 3; time++) await source.company({ vat: VAT }, callAt());
      assert.is(requests().length, 1);
    });
  }
});

test('reports a used-up quota with the time until midnight in Denmark, and sends no more requests', async () => {
  for (const played of [
    says('QUOTA_EXCEEDED', 200),
    says('QUOTA_EXCEEDED', 429),
    says('QUOTA_EXCEEDED', 403),
    answering(429),
  ]) {
    await withGateway(played, async (source, requests) => {
      for (const vat of [VAT, 36238208, 41774037]) {
        const problem = await problemOf(source.company({ vat }, callAt()));
        assert.is(problem.code, 'upstream_unavailable');
        assert.match(problem.message, /used up.*midnight in Denmark.*CVRAPI_TOKEN/);
        const wait = problem.extras.retryAfter ?? 0;
        assert.ok(wait > 0 && wait <= 86_400, String(wait));
      }
      assert.is(requests().length, 1);
    });
  }
});

test('with the quota used up, serves previously requested companies from stale copies', () => {
  const { cache } = { cache: { fresh: 0, stale: 0, staleOnError: 60_000, missing: 0, entries: 10 } };
  let spent = false;
  const played: Played = (response) =>
    spent ? json(response, { error: 'QUOTA_EXCEEDED' }) : json(response, { vat: VAT, name: 'X' });
  const body = async (source: CvrApi) => {
    await source.company({ vat: VAT }, callAt());
    spent = true;
    const call = callAt();
    assert.is((await source.company({ vat: VAT }, call))?.name, 'X');
    assert.is(call.noted[0]?.cache, 'stale');
    assert.match((await problemOf(source.company({ vat: 36238208 }, callAt()))).message, 'used up');
  };
  return withGateway(played, body, { policy: { cache } });
});

test("does not report the gateway's rate limit as a used-up quota", () =>
  withGateway(answering(429, '', { 'retry-after': '20' }), async (source) => {
    const problem = await problemOf(source.company({ vat: VAT }, callAt()));
    assert.equal([problem.code, problem.extras.retryAfter], ['upstream_unavailable', 20]);
    assert.not.match(problem.message, 'used up');
  }));

test('errors that the operator must fix explain how to fix them', async () => {
  await withGateway(says('INVALID_UA', 200), async (source) => {
    const problem = await problemOf(source.company({ vat: VAT }, callAt()));
    assert.is(problem.code, 'upstream_failed');
    assert.match(problem.message, /ALMANAC_PUBLIC_URL.*CVRAPI_USER_AGENT/);
  });
  await withGateway(says('BANNED', 403), async (source) => {
    const problem = await problemOf(source.company({ vat: VAT }, callAt()));
    assert.equal([problem.code, problem.extras.retryAfter], ['upstream_unavailable', 3600]);
    assert.match(problem.message, 'blocked');
  });
});

test('other errors and HTML pages are failures, never "not found"', async () => {
  const cases: [Played, string][] = [
    [says('INTERNAL_ERROR', 200), 'upstream_failed'],
    [answering(500, '{"error":"INTERNAL_ERROR"}'), 'upstream_failed'],
    [answering(404, '<html>Not here</html>', { 'content-type': 'text/html' }), 'upstream_failed'],
    [answering(200, '<html>Welcome</html>', { 'content-type': 'text/html' }), 'upstream_invalid_response'],
    [answering(200, ''), 'upstream_invalid_response'],
    [{ name: 'without a number' }, 'upstream_invalid_response'],
  ];
  for (const [played, code] of cases) {
    await withGateway(played, async (source) => {
      assert.is((await problemOf(source.company({ vat: VAT }, callAt()))).code, code);
    });
  }
});

test('errors do not contain the token', () =>
  withGateway(
    says('tokentoken', 400),
    async (source) => {
      const problem = await problemOf(source.company({ vat: VAT }, callAt()));
      assert.not.match(`${problem.message} ${problem.stack}`, /tokentoken/i);
    },
    { environment: { CVRAPI_TOKEN: 'tokentoken' } },
  ));

test.run();
