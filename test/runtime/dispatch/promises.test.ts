import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../runtime/contract/problem.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { faultsOf } from '../../support/audit.ts';
import { catalogWithTools } from '../../support/tools.ts';

const offer = catalogWithTools({
  ask_and_refuse: {
    handle: (_, call) => {
      call.asking?.();
      throw new Problem('invalid_arguments', 'The source knows none of these.');
    },
  },
  lose: {
    handle: () => {
      throw new Problem('not_found', 'There is no such thing.');
    },
  },
  refuse: {
    handle: () => {
      throw new Problem('invalid_arguments', 'No.');
    },
  },
});

test('an undeclared error code throws in tests; in production, it is returned and counted', async () => {
  for (const strictResults of [true, false]) {
    const server = await openAlmanac({}, { offer, strictResults });
    try {
      const key = await server.key();
      const answer = await server.send({ path: '/rest/test-tools/lose', key });
      assert.is(answer.json.code, strictResults ? 'internal' : 'not_found');
      const { json } = await server.send({ path: '/health' });
      assert.ok(Object.keys(json.result_violations).some((name) => name.includes('test-tools.lose')));
      assert.is((await server.send({ path: '/rest/test-tools/refuse', key })).json.code, 'invalid_arguments');
    } finally {
      await server.stop();
    }
  }
});

test('invalid arguments count against the quota only if detecting them required a source request', async () => {
  const server = await openAlmanac({}, { offer });
  try {
    const key = await server.key('free');
    const left = async (tool: string) => {
      const { json, headers } = await server.send({ path: `/rest/test-tools/${tool}`, key });
      assert.is(json.code, 'invalid_arguments');
      return /r=(\d+)/.exec(String(headers['ratelimit']))?.[1];
    };
    assert.equal(
      [await left('refuse'), await left('ask_and_refuse'), await left('ask_and_refuse')],
      ['100', '99', '98'],
    );
  } finally {
    await server.stop();
  }
});

test('reports a field that the published schema does not declare, at any depth', () => {
  const city = {
    name: 'Oslo',
    country_code: 'NO',
    latitude: 59.9,
    longitude: 10.7,
    population: 1,
    timezone: 'Europe/Oslo',
  };
  const found = { ...city, geonameid: 3143244, admin1_code: '12', feature_code: 'PPLC', match: 'name' };
  assert.match(
    faultsOf('places', 'search_cities', { data: [{ ...found, secret: 1 }] }) ?? '',
    /additional properties.*secret/,
  );
  assert.match(faultsOf('places', 'search_cities', { data: [], more: 1 }) ?? '', 'more');
});

test.run();
