import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DATA_SETS } from '../../../../runtime/adapters/us-health/cms/cms.ts';
import { json, problemOf } from '../../../support/fake-source.ts';
import { callNow, fixtureRows, type Played, playDataSet, type Rows, sample, withHealth } from './catalog.ts';

const HOSPITALS = DATA_SETS.hospitals;

function manyHospitals(count: number): Rows {
  return Array.from({ length: count }, (_, nth) => ({
    facility_id: String(900_000 - nth).padStart(6, '0'),
    facility_name: `HOSPITAL ${nth}`,
    state: 'AL',
  }));
}

const idsOf = (hospitals: readonly { readonly facilityId: string }[]) => hospitals.map(({ facilityId }) => facilityId);

test('joins the list of hospitals from pages of at most 1500 rows, the last one shorter', () =>
  withHealth({ dataSets: { [HOSPITALS]: manyHospitals(3_200) } }, async ({ cms, asked }) => {
    const rows = await cms.hospitals(callNow());
    assert.is(rows.length, 3_200);
    assert.equal(idsOf(rows), idsOf(rows).toSorted());
    const queries = asked(HOSPITALS);
    assert.equal(
      queries.map((query) => query.get('offset')),
      ['0', '1500', '3000'],
    );
    for (const query of queries) {
      assert.is(query.get('limit'), '1500');
      assert.is(query.get('sorts[0][property]'), 'facility_id');
    }
  }));

test('requests no further page if the last one is exactly full', () =>
  withHealth({ dataSets: { [HOSPITALS]: manyHospitals(3_000) } }, async ({ cms, asked }) => {
    assert.is((await cms.hospitals(callNow())).length, 3_000);
    assert.is(asked(HOSPITALS).length, 2);
  }));

test('fetches the list once for many calls, and returns the same array until it is fetched again', () =>
  withHealth({ dataSets: fixtureRows() }, async ({ cms, asked }) => {
    const lists = await Promise.all(Array.from({ length: 10 }, () => cms.hospitals(callNow())));
    assert.ok(lists.every((list) => list === lists[0]));
    const call = callNow();
    assert.is(await cms.hospitals(call), lists[0]);
    assert.is(call.noted[0]?.cache, 'hit');
    assert.is(asked(HOSPITALS).length, 1);
  }));

test('fetches all pages even if they are shorter than requested', () => {
  const short: Played = (response, query) => {
    query.set('limit', String(Math.min(500, Number(query.get('limit')))));
    playDataSet(manyHospitals(1_700), response, query);
  };
  return withHealth({ dataSets: { [HOSPITALS]: short } }, async ({ cms, asked }) => {
    assert.is((await cms.hospitals(callNow())).length, 1_700);
    assert.is(asked(HOSPITALS).length, 4);
  });
});

test('fetches all pages again if they come from two releases', () => {
  let requestCount = 0;
  const changing: Played = (response, query) => {
    requestCount += 1;
    playDataSet(manyHospitals(requestCount === 1 ? 1_700 : 1_600), response, query);
  };
  return withHealth({ dataSets: { [HOSPITALS]: changing } }, async ({ cms }) => {
    assert.is((await cms.hospitals(callNow())).length, 1_600);
    assert.is(requestCount, 4);
  });
});

test('treats pages that stay inconsistent as a failure, not as a shorter list', () => {
  const lacking: Played = (response, query) => {
    const results = query.get('offset') === '0' ? manyHospitals(1_500) : [];
    json(response, { results, count: 1_700 });
  };
  return withHealth({ dataSets: { [HOSPITALS]: lacking } }, async ({ cms }) => {
    const problem = await problemOf(cms.hospitals(callNow()));
    assert.is(problem.code, 'upstream_invalid_response');
    assert.match(problem.message, 'are inconsistent');
  });
});

test('a count without rows, or with one row per page, does not cause endless requests', async () => {
  for (const results of [[], manyHospitals(1)]) {
    const broken: Played = (response) => json(response, { results, count: 5_426 });
    await withHealth({ dataSets: { [HOSPITALS]: broken } }, async ({ cms, asked }) => {
      assert.is((await problemOf(cms.hospitals(callNow()))).code, 'upstream_invalid_response');
      assert.is(asked(HOSPITALS).length, 1);
    });
  }
});

test('requests a facility by property, and returns only its rows', () =>
  withHealth({ dataSets: fixtureRows() }, async ({ cms, asked }) => {
    assert.is((await cms.spending('010001', callNow()))?.facilityId, '010001');
    const [query] = asked(DATA_SETS.spending);
    assert.is(query?.get('conditions[0][property]'), 'facility_id');
    assert.is(query?.get('conditions[0][operator]'), '=');
    assert.is(query?.get('conditions[0][value]'), '010001');
    assert.is(query?.get('limit'), '500');
    assert.is(await cms.spending('999999', callNow()), undefined);
  }));

test('detects a condition that the source silently ignored', () => {
  const unfiltered: Played = (response) => json(response, { results: fixtureRows()[HOSPITALS], count: 5 });
  return withHealth({ dataSets: { [HOSPITALS]: unfiltered } }, async ({ cms }) => {
    const problem = await problemOf(cms.hospital('010001', callNow()));
    assert.is(problem.code, 'upstream_invalid_response');
    assert.match(problem.message, 'does not match the request');
  });
});

test('the national row is the first in its data set, or undefined', async () => {
  await withHealth({ dataSets: fixtureRows() }, async ({ cms }) => {
    assert.is((await cms.nationalSpending(callNow()))?.score, 0.99);
  });
  await withHealth({ dataSets: { [DATA_SETS.nationalSpending]: [] } }, async ({ cms }) => {
    assert.is(await cms.nationalSpending(callNow()), undefined);
  });
});

const failures: [what: string, played: Played, code: string][] = [
  ['a maintenance page', (response) => html(response, 200), 'upstream_invalid_response'],
  ['a maintenance page with its status', (response) => html(response, 503), 'upstream_failed'],
  ['an empty body', (response) => response.writeHead(200).end(), 'upstream_invalid_response'],
  [
    'an error with a success status',
    (response) => json(response, { message: 'no', status: 400 }),
    'upstream_invalid_response',
  ],
  ['rows that are strings', (response) => json(response, { results: ['a'], count: 1 }), 'upstream_invalid_response'],
  ['no count', (response) => json(response, { results: [] }), 'upstream_invalid_response'],
  ['a refused property', (response) => json(response, { message: 'no', status: 400 }, 400), 'upstream_failed'],
  ['a rate limit', (response) => json(response, {}, 429, { 'retry-after': '60' }), 'upstream_unavailable'],
];

function html(response: Parameters<Played>[0], status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<html><body>Maintenance</body></html>');
}

for (const [what, played, code] of failures) {
  test(`treats ${what} instead of rows as a source failure: ${code}`, () =>
    withHealth({ dataSets: { [HOSPITALS]: played } }, async ({ cms }) => {
      assert.is((await problemOf(cms.hospitals(callNow()))).code, code);
      assert.is((await problemOf(cms.hospital('010001', callNow()))).code, code);
    }));
}

test('serves the cached list during an outage, and marks it as stale', () => {
  const cache = { fresh: 0, stale: 0, staleOnError: 60_000, missing: 0, entries: 10 };
  return withHealth({ dataSets: fixtureRows(), cms: { cache } }, async ({ cms, server }) => {
    const before = await cms.hospitals(callNow());
    server.behave((response) => void response.writeHead(503).end());
    const call = callNow();
    assert.equal(await cms.hospitals(call), before);
    assert.is(call.noted[0]?.cache, 'stale');
  });
});

const envelope = sample<{ results: object[]; count: number }>('cms', 'datastore-envelope-svdt-c123.json');
if (envelope !== undefined) {
  test('recorded: parses a complete response of the datastore', () =>
    withHealth(
      { dataSets: { [DATA_SETS.nationalSpending]: (response) => json(response, envelope) } },
      // The recording is from another data set, which does not have these columns, so it only tests the envelope.
      async ({ cms }) => {
        assert.is((await cms.nationalSpending(callNow()))?.facilityId, '');
      },
    ));
}

test.run();
