// A maintainer's workflow from an undeclared break to its announcement, and from a deprecation to its removal.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readDeclarations, undeclared } from '../../../codegen/changes/declared.ts';
import { changelog } from '../../../codegen/changes/report.ts';
import { parseSpec } from '../../../codegen/load/load.ts';
import { buildModel } from '../../../codegen/model/build.ts';
import { overdue } from '../../../codegen/model/deprecations.ts';
import { sources } from '../../../generated/sources.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import { readPage } from '../../../runtime/site/offer-files.ts';
import { openStore } from '../../../runtime/store/open-store.ts';
import { Metrics } from '../../../runtime/telemetry/metrics.ts';
import { checkSource } from '../../live-check/check.ts';
import { driftLines } from '../../live-check/report.ts';
import { openWorld } from '../../live-check/simulated-sources.ts';
import { openEngine, SHIP, ships } from '../../runtime/webhooks/engine.ts';
import { ADMIN_TOKEN, openAlmanac, type TestAlmanac } from '../../support/almanac.ts';
import { catalogWith } from '../../support/extended-catalog.ts';
import { readTiny, TinyFolder } from '../tiny.ts';
import { type Edit, headOf, TIDES } from '../validate/sound.ts';
import { changesOf, placesIn } from './changed.ts';

const tiny = await TinyFolder.open();
const generated = (path: string) => tiny.text(path);
const { searchStations }: { searchStations: Operation } = await tiny.load('services/tides/operations.ts');

const test = suite<{ server: TestAlmanac }>('maintainer workflow');
test.before(async (context) => {
  const service = {
    slug: 'tides',
    title: 'Tides',
    summary: 'Tides.',
    lifecycle: 'flagship',
    sources: [],
    operations: [searchStations],
  } as const;
  const mcp = await generated('services/tides/mcp.json');
  const handlers = new Map([[searchStations, () => ({ count: 0, stations: [], order: 'name' })]]);
  const offer = catalogWith({ services: [service], areas: [], handlers, toolsJson: () => mcp });
  context.server = await openAlmanac({}, { offer, auditResult: () => undefined });
});
test.after(({ server }) => server.stop());

test('rejects a breaking change until it is declared, then lists it in the changelog', () => {
  const edit: Edit = [TIDES, 'maximum: 30, default: 7', 'maximum: 14, default: 7'];
  const faults = (text: string) => undeclared(changesOf(edit), readDeclarations(text), placesIn(edit)).map(headOf);
  assert.match(
    faults('changes: []\n')[0] ?? '',
    /^spec\/services\/tides\/service\.yaml:21:7 {2}SPEC100 {2}tides\.get_levels\.arguments\.days has a breaking change: maximum was 30, is 14/,
  );
  const declared =
    'changes:\n  - { kind: argument-maximum-lowered, where: tides.get_levels.arguments.days, why: The office keeps two weeks., instead: Ask the archive. }\n';
  assert.equal(faults(declared), []);
  const { declarations } = readDeclarations(declared);
  assert.match(
    changelog(changesOf(edit), declarations),
    'maximum was 30, is 14. The office keeps two weeks. Ask the archive.',
  );
});

test('deprecations appear in OpenAPI, MCP, types, the catalog and the pages', async () => {
  const openapi = JSON.parse(await generated('openapi.json'));
  const parameters = openapi.paths['/rest/tides/search_stations'].get.parameters as {
    name: string;
    deprecated?: true;
  }[];
  assert.is(parameters.find(({ name }) => name === 'open_only')?.deprecated, true);
  const [tool] = JSON.parse(await generated('services/tides/mcp.json'));
  assert.match(
    tool.inputSchema.properties.open_only.description,
    'Deprecated since 2026-11-01, removed after 2027-05-01; use phase instead.',
  );
  assert.match(
    await generated('services/tides/types.ts'),
    '@deprecated since 2026-11-01, removed after 2027-05-01; use phase instead.',
  );
  assert.match(
    await generated('CATALOG.md'),
    '| argument open_only | `tides.search_stations` | 2026-11-01 | 2027-05-01 | `phase` |',
  );
  const page = await readPage(tiny.url('services/tides/'));
  assert.is(page.operations[0]?.arguments.properties?.['open_only']?.deprecated, true);
});

test('notifies REST and MCP callers about deprecated items, and shows operators their usage', async ({ server }) => {
  const key = await server.key();
  const headers = { 'service-api-key': key };
  const used = await server.send({
    path: '/rest/tides/search_stations?name=Oslo&open_only=true&max_results=3',
    headers,
  });
  assert.is(used.status, 200, used.text);
  assert.is(used.headers['deprecation'], `@${Date.UTC(2026, 10, 1) / 1000}`);
  assert.is(used.headers['sunset'], 'Sat, 01 May 2027 00:00:00 GMT');
  const named = await server.send({ path: '/rest/tides/search_stations?name=Oslo&max_results=3', headers });
  assert.is(named.headers['deprecation'], undefined, 'the deprecation date is unknown');
  assert.is(named.headers['link'], '</services/tides/search_stations>; rel="deprecation"; type="text/html"');
  const unused = await server.send({ path: '/rest/tides/search_stations?name=Oslo', headers });
  assert.equal([unused.headers['deprecation'], unused.headers['link']], [undefined, undefined]);
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_stations', arguments: { name: 'Oslo', phase: 'still' } },
  };
  const response = await server.send({
    method: 'POST',
    path: '/mcp/tides/',
    headers: { ...headers, accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
    body,
  });
  assert.match(
    response.text,
    'Note: the value Still of phase is deprecated since 2026-11-01 and will be removed after 2027-05-01. Use Slack instead.',
  );
  const { text } = await server.send({
    path: '/metrics',
    headers: { authorization: 'Bearer the operator of the tests' },
  });
  assert.match(
    text,
    'almanac_deprecated_uses_total{service="tides",tool="search_stations",what="the argument open_only"} 1',
  );
  assert.match(
    text,
    'almanac_deprecated_uses_total{service="tides",tool="search_stations",what="the value Still of phase"} 1',
  );
});

test('warns about deprecated items past their removal date', async () => {
  const spec = buildModel(parseSpec(await readTiny()));
  assert.equal(overdue(spec, '2027-05-01'), []);
  assert.ok(
    overdue(spec, '2027-05-02').some((line) =>
      line.includes('the argument open_only of tides.search_stations should have been removed after 2027-05-01'),
    ),
  );
});

test('counts subscriptions to deprecated events and their deliveries', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-morning-'));
  const store = await openStore({ dataDir: folder });
  const metrics = new Metrics(() => ({}));
  const type = { ...SHIP, deprecated: { since: '2026-11-01', use: 'ferry', removeAfter: '2027-05-01' } };
  const engine = openEngine(store, {
    types: [{ type, scope: {} }],
    onOutdated: (outdated, uses) => metrics.eventOutdated(outdated, uses),
  });
  try {
    const reported = async () => /almanac_deprecated_uses_total\{.*\} \d+/.exec(await metrics.registry.metrics())?.[0];
    await engine.report(...ships(2));
    assert.is(await reported(), undefined, 'there are no subscriptions');
    await engine.subscribe('http://127.0.0.1:9/one');
    await engine.subscribe('http://127.0.0.1:9/two', { filter: { name: ['Ship 4'] } });
    await engine.report(...ships(3, 3));
    const labels = 'service="harbour",tool="harbour_ship",what="the event"';
    assert.is(await reported(), `almanac_deprecated_uses_total{${labels}} ${2 + 3 + 1}`);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
});

test('the source check and the running server both report a field that a source has renamed', async () => {
  const world = await openWorld([sources.brreg]);
  const { environment } = world;
  const unpaced = { ...sources.brreg, politeness: { concurrency: 4, queue: 50, scope: 'process' as const } };
  const policies = Object.values(sources).map((each) => (each.id === 'brreg' ? unpaced : each));
  const server = await openAlmanac({ ...environment }, { policies });
  const operator = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const departures = async () => {
    const { json } = await server.send({ path: '/health', headers: operator });
    return json.sources.brreg.departures as { kind: string; field: string; count: number; example: string }[];
  };
  try {
    const key = await server.key();
    const known = await readFile(
      new URL('../../services/no-registry/fixtures/brreg/entity-974760673.json', import.meta.url),
      'utf8',
    );
    // The source has data for every number, and later renames the field `name`.
    const answers = (name: string) =>
      world.setDrift('brreg', (answer, path) => {
        answer.status = 200;
        answer.headers['content-type'] = 'application/json';
        const number = path.split('/').at(-1) as string;
        answer.body = Buffer.from(known.replaceAll('974760673', number).replaceAll('"navn"', `"${name}"`));
      });
    const look = (number: string) =>
      server.send({ path: `/rest/no-registry/lookup_registry_company?org_number=${number}`, key });
    answers('navn');
    for (const number of NUMBERS.slice(0, 5)) assert.is((await look(number)).status, 200);
    assert.is(await departures(), undefined);

    answers('name');
    const found = await checkSource(sources.brreg, { environment, pauseMs: 0, now: Date.parse('2026-11-23') });
    assert.match(
      driftLines(found).join('\n'),
      /^brreg {2}navn: field-missing: was string, is absent; new sibling: name/m,
    );
    await look(NUMBERS[5] as string);
    const [departed] = (await departures()).filter(({ field }) => field === 'navn');
    assert.equal([departed?.kind, departed?.count], ['field-missing', 1]);
    assert.is(departed?.example, 'was string, is absent; new sibling: name');
    const { text } = await server.send({ path: '/metrics', headers: operator });
    assert.match(text, 'almanac_source_departures_total{source="brreg",kind="field-missing",field="navn"} 1');
  } finally {
    await server.stop();
    await world.close();
  }
});

/** Numbers with a valid check digit. */
const NUMBERS = ['974760673', '923609016', '900000022', '900000030', '971040238', '974761076'];

test.run();
