// Simulates all sources with more than thirty kinds of schema drift. Each drift is reported on one line, with its
// source and field.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sources } from '../../generated/sources.ts';
import type { SourcePolicy } from '../../runtime/contract/source.ts';
import { checkAll, checkSource, planOf } from './check.ts';
import { certificateDrift } from './drift.ts';
import { driftLines, json, table } from './report.ts';
import { openWorld, type World, type WorldAnswer } from './simulated-sources.ts';

const POLICIES: readonly SourcePolicy[] = Object.values(sources);
const NOW = Date.parse('2026-11-23T12:00:00Z');

type Change = (answer: WorldAnswer, path: string) => void;

const text =
  (from: string | RegExp, to: string): Change =>
  (answer) => {
    answer.body = Buffer.from(
      answer.body.toString('utf8').replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to),
    );
  };

const json_ =
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
    (change: (value: any) => unknown): Change =>
    (answer) => {
      try {
        const value = JSON.parse(answer.body.toString('utf8')) as unknown;
        answer.body = Buffer.from(JSON.stringify(change(value) ?? value));
      } catch {
        // Responses in other formats stay unchanged.
      }
    };

const status =
  (code: number, headers: Record<string, string> = {}): Change =>
  (answer) => {
    answer.status = code;
    answer.headers = { ...answer.headers, ...headers };
  };

const DRIFTS: readonly (readonly [what: string, source: keyof typeof sources, change: Change, line: RegExp])[] = [
  [
    'a field is renamed',
    'brreg',
    text('"navn"', '"name"'),
    /^brreg {2}\S*navn: field-missing: was string, is absent; new sibling: .*name/m,
  ],
  [
    'a field is missing',
    'brreg',
    json_((value) => {
      delete value.organisasjonsnummer;
    }),
    /^brreg {2}organisasjonsnummer: field-missing/m,
  ],
  [
    'a nested field is renamed',
    'usgs-earthquakes',
    text('"mag"', '"magnitude"'),
    /^usgs-earthquakes {2}\S*properties\.mag: field-missing/m,
  ],
  [
    'a number becomes a string',
    'usgs-earthquakes',
    text(/"mag":\s*([\d.]+)/, '"mag":"$1"'),
    /^usgs-earthquakes {2}\S*mag: field-retyped: was number, is string/m,
  ],
  [
    'a string becomes an object',
    'brreg',
    text(/"navn":\s*("[^"]*")/, '"navn":{"nb":$1}'),
    /navn: field-retyped: was string, is object/m,
  ],
  [
    'a string becomes null',
    'brreg',
    text(/"navn":\s*"[^"]*"/, '"navn":null'),
    /navn: field-null: was string, is null/m,
  ],
  [
    'a list becomes an object',
    'usgs-earthquakes',
    json_((value) => {
      if (value.features) value.features = { first: value.features[0] };
    }),
    /^usgs-earthquakes {2}features: field-retyped: was array, is object/m,
  ],
  [
    'a new word',
    'nws-alerts',
    text('"Severe"', '"Catastrophic"'),
    /^nws-alerts {2}\S*severity: value-new: .*Catastrophic/m,
  ],
  ['a different unit in words', 'openalex', text('"en"', '"eng"'), /^openalex {2}\S+: value-new: .*eng/m],
  [
    'a scale',
    'world-bank',
    text(/"value":\s*(\d+)/, '"value":$1000'),
    /^world-bank {2}\S*value: scale: was about \d+/m,
  ],
  [
    'a page size',
    'usgs-earthquakes',
    json_((value) => {
      if (value.features?.length > 1) value.features.length = 1;
    }),
    /^usgs-earthquakes {2}features: fewer: was \d+ items, is 1/m,
  ],
  [
    'an empty list',
    'usgs-earthquakes',
    json_((value) => {
      if (value.features) value.features = [];
    }),
    /^usgs-earthquakes {2}features: (empty|fewer)/m,
  ],
  [
    'half a list',
    'world-bank',
    json_((value) => {
      if (Array.isArray(value) && value[1]?.length > 1) value[1].length = Math.floor(value[1].length / 2);
    }),
    /^world-bank {2}\[\]: fewer/m,
  ],
  [
    'a reversed order',
    'unhcr',
    json_((value) => {
      value.items?.reverse();
    }),
    /^unhcr {2}\S+: order: was (up|down), is (up|down)/m,
  ],
  [
    "another year's data",
    'world-bank',
    text(/"date":\s*"20/, '"date":"19'),
    /^world-bank {2}\S*date: other-time: was 20\d\d.*, is 19\d\d/m,
  ],
  [
    'HTML instead of JSON',
    'brreg',
    (answer) => {
      answer.body = Buffer.from('<!doctype html><html>Maintenance</html>');
    },
    /^brreg: form: was json, is html/m,
  ],
  [
    'HTML instead of XML',
    'ecb-fx',
    (answer) => {
      answer.body = Buffer.from('<html><body>Moved</body></html>');
    },
    /^ecb-fx: form: was xml, is html/m,
  ],
  [
    'an empty body',
    'unhcr',
    (answer) => {
      answer.body = Buffer.alloc(0);
    },
    /^unhcr: form: was json, is empty/m,
  ],
  [
    'a truncated body',
    'unhcr',
    (answer) => {
      answer.body = answer.body.subarray(0, answer.body.length - 20);
    },
    /^unhcr: form: was json, is text/m,
  ],
  ['an envelope', 'iss', json_((value) => ({ data: value })), /^iss {2}\S+: field-missing: .*new sibling: data/m],
  ['a renamed element', 'ecb-fx', text('Cube', 'Rate'), /^ecb-fx {2}Cube: field-missing: was element, is absent/m],
  [
    'a dead host',
    'gdacs',
    (answer) => {
      answer.dead = true;
    },
    /^gdacs: dead-host: was an answer, is ECONNRESET/m,
  ],
  [
    'a permanent redirect',
    'scb',
    status(301, { location: 'https://new.example.org/' }),
    /^scb: moved: was 200, is 301 to https:\/\/new\.example\.org/m,
  ],
  ['a temporary redirect', 'scb', status(307, { location: '/login' }), /^scb: moved: was .*is 307 to \/login/m],
  ['a key demanded', 'openalex', status(401), /^openalex: key-demanded: was 200, is 401/m],
  ['programs refused', 'openalex', status(403), /^openalex: key-demanded: was 200, is 403/m],
  ['an address that no longer exists', 'clinicaltrials', status(410), /^clinicaltrials: status: was 200, is 410/m],
  ['a limit', 'nppes', status(429), /^nppes: too-often: was 200, is 429/m],
  ['a failure', 'nppes', status(500), /^nppes: status: was 200, is 500/m],
  [
    'another charset',
    'stortinget',
    (answer) => {
      answer.headers['content-type'] = 'application/xml; charset=iso-8859-1';
    },
    /^stortinget: charset: was utf-8, is iso-8859-1/m,
  ],
  [
    'text in the wrong charset',
    'riksdagen',
    (answer) => {
      answer.body = Buffer.concat([answer.body.subarray(0, 40), Buffer.from([0xe5]), answer.body.subarray(40)]);
    },
    /^riksdagen: (charset|form): /m,
  ],
  [
    'an error with a success status',
    'thesportsdb',
    (answer) => {
      answer.body = Buffer.from('{"error":"Too many requests"}');
    },
    /^thesportsdb {2}\S+: field-missing: .*new sibling: error/m,
  ],
  [
    'a missing rate limit header',
    'iss',
    (answer) => {
      delete answer.headers['x-rate-limit-limit'];
    },
    /^iss {2}x-rate-limit-limit: header: was told, is absent/m,
  ],
  [
    'a claim that is no longer true',
    'usgs-earthquakes',
    (answer, path) => {
      if (path.endsWith('/count')) answer.body = Buffer.from('{}');
    },
    /^usgs-earthquakes: lacks: was count, is absent/m,
  ],
];

const test = suite<{ world: World }>('simulated world');
test.before(async (context) => {
  context.world = await openWorld(POLICIES);
});
test.after(({ world }) => world.close());

test('reports nothing if there is no drift, and confirms every checked claim', async ({ world }) => {
  world.setDrift(undefined);
  // With access to the CVR index, the server would query it first; the fixtures contain the companies only for the other
  // source.
  const environment = Object.fromEntries(
    Object.entries(world.environment).filter(([name]) => !name.startsWith('CVR_VIRK_')),
  );
  const options = { pauseMs: 0, now: NOW, clock: world.clock };
  const others = await checkAll(POLICIES, { ...options, environment });
  const index = await checkSource(sources['cvr-virk'], { ...options, environment: world.environment });
  const results = [...others, index];
  assert.equal(results.flatMap(driftLines), []);
  const claims = POLICIES.flatMap(({ unverified }) => unverified);
  const checkable = POLICIES.flatMap(({ probes }) => probes.flatMap(({ settles }) => settles ?? []));
  assert.is(results.flatMap(({ settled }) => settled).length, checkable.length);
  assert.ok(checkable.length >= (claims.length * 2) / 3, `${checkable.length} of ${claims.length}`);
  assert.ok(results.reduce((sum, { asked }) => sum + asked, 0) > 500);
});

for (const [what, source, change, line] of DRIFTS) {
  test(`${what}: ${source}`, async ({ world }) => {
    world.setDrift(source, change);
    const result = await checkSource(sources[source], { environment: world.environment, pauseMs: 0, now: NOW });
    world.setDrift(undefined);
    assert.match(driftLines(result).join('\n'), line);
  });
}

test('the cases cover at least thirty kinds of drift', () => assert.ok(DRIFTS.length >= 30));

test('warns about a certificate that expires soon', () => {
  const response = { status: 200, headers: {}, body: Buffer.alloc(0), seconds: 0 };
  const ends = (day: string) => certificateDrift({ ...response, certificateEnds: new Date(day) }, NOW);
  assert.equal(ends('2027-03-01'), []);
  assert.equal(ends('2026-12-01')[0]?.is, 'ends in 7 days');
});

test('does not query a source whose key is missing, and prints no key', async ({ world }) => {
  const without = Object.fromEntries(Object.entries(world.environment).filter(([name]) => !name.startsWith('DUFFEL')));
  const result = await checkSource(sources.duffel, { environment: without, pauseMs: 0, now: NOW });
  assert.match(result.skipped ?? '', /DUFFEL\w+ is not set/);
});

test('the plan states the number of requests for each source', async () => {
  const plan = await planOf(POLICIES);
  assert.ok(
    plan.some((line) =>
      /^brreg: \d+ known requests, \d+ probes, up to \d+ examples of tools, one each 0\.2 s, at https:\/\/data\.brreg\.no/.test(
        line,
      ),
    ),
  );
});

test('reports the same findings in text and JSON', async ({ world }) => {
  world.setDrift('brreg', status(500));
  const result = await checkSource(sources.brreg, { environment: world.environment, pauseMs: 0, now: NOW });
  world.setDrift(undefined);
  const report = JSON.parse(json([result])).brreg;
  assert.is(report.departed[0].kind, 'status');
  assert.equal(report.settled.includes('no-roles'), false);
  assert.match(table([result]), /^source +asked +held +settled +departed\nbrreg /);
});

test.run();
