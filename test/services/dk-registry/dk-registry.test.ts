// Both registers are simulated on loopback with handwritten responses, and with recorded responses if available.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Company } from '../../../generated/services/dk-registry/types.ts';
import { nameMatch } from '../../../runtime/adapters/dk-registry/common.ts';
import { CvrApi } from '../../../runtime/adapters/dk-registry/cvr/cvr.ts';
import { CvrVirk } from '../../../runtime/adapters/dk-registry/cvr-virk/cvr-virk.ts';
import { create } from '../../../runtime/adapters/dk-registry/dk-registry.ts';
import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { problemOf, type Seen } from '../../support/fake-source.ts';
import { mcpCall, queryString } from '../../support/http.ts';
import {
  type Answers,
  answering,
  callAt,
  fixtureAnswers,
  play,
  sample,
  withPlayed,
} from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

const GATEWAY = fixtureAnswers('cvr');
const INDEX = fixtureAnswers('cvr-virk');
const COMPANIES = 'POST /cvr-permanent/virksomhed/_search';
const UNITS = 'POST /cvr-permanent/produktionsenhed/_search';
const NOT_FOUND = { error: 'not_found' };
const CREDENTIALS = { CVR_VIRK_USER: 'the-user', CVR_VIRK_PASSWORD: 'the-password' };
type Handlers = HandlersOf<'dk-registry'>;

const withService = (
  answers: Answers,
  body: (handlers: Handlers, requestedUrls: () => string[], seen: () => readonly Seen[]) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
) =>
  withPlayed(
    ['cvr', 'cvr-virk'],
    answers,
    ({ sourceClients, requests: requestedUrls, server }) =>
      body(
        adapter('dk-registry', create, {
          cvr: new CvrApi(sourceClients.client('cvr')),
          'cvr-virk': new CvrVirk(sourceClients.client('cvr-virk')),
        }),
        requestedUrls,
        () => server.seen,
      ),
    { environment },
  );
/** Defaults of the optional arguments. */
const ALL = { units: 'all', limit: 25, offset: 0 } as const;
const byNumber = async (handlers: Handlers, registry_number: number, units: Partial<typeof ALL> | object = {}) =>
  (await handlers.lookup_dkregistry_company({ ...ALL, ...units, registry_number }, callAt())) as AdapterResult<Company>;
const fromGateway = async (fields: object, units: object = {}): Promise<AdapterResult<Company>> => {
  let found: AdapterResult<Company> | undefined;
  await withService({ '/api?*': { vat: 89563518, ...fields } }, async (handlers) => {
    found = await byNumber(handlers, 89563518, units);
  });
  return found as AdapterResult<Company>;
};
const fromIndex = async (document: object): Promise<AdapterResult<Company>> => {
  let found: AdapterResult<Company> | undefined;
  const hits = [{ _source: { Vrvirksomhed: { cvrNummer: 41774037, ...document } } }];
  await withService(
    { [COMPANIES]: { hits: { total: 1, hits } }, [UNITS]: { hits: { total: 0, hits: [] } } },
    async (handlers) => {
      found = await byNumber(handlers, 41774037);
    },
    CREDENTIALS,
  );
  return found as AdapterResult<Company>;
};

test('parses the codes, dates and ranges of a gateway company', () =>
  withService(GATEWAY, async (handlers) => {
    const found = await byNumber(handlers, 89563518);
    assert.equal([found.registry_number, found.name, found.status], [89563518, 'CARLETTI A/S', 'active']);
    assert.equal(found.address, {
      street: 'Eksempelvej 1',
      postal_code: '8541',
      city: 'Skødstrup',
      locality: null,
      co: null,
    });
    assert.equal([found.company_type, found.company_type_code, found.industry_code], ['Aktieselskab', 60, '108200']);
    assert.equal([found.employees, found.employees_interval], [null, '100-199']);
    assert.equal([found.start_date, found.end_date], ['1980-04-23', null]);
    assert.equal(
      [found.phone, found.email, found.advertising_protected, found.bankrupt],
      ['87000000', null, true, false],
    );
    assert.equal(
      Object.keys(found).filter((name) => name === 't' || name === 'version'),
      [],
    );
  }));

test('sorts production units: open before closed, the main unit first', () =>
  withService(GATEWAY, async (handlers) => {
    const { production_units: units, production_unit_count } = await byNumber(handlers, 89563518);
    assert.equal(
      units.map(({ pno }) => pno),
      [1002821681, 1024433907, 1000356440],
    );
    assert.is(production_unit_count, 3);
    const closed = units[2];
    assert.equal(
      [closed?.start_date, closed?.end_date, closed?.employees_interval],
      ['1988-01-01', '2007-12-31', '10-19'],
    );
    assert.equal(
      [closed?.phone, closed?.industry_code, closed?.address?.locality],
      ['46000000', '011100', 'Baldersbrønde'],
    );
    assert.equal([units[1]?.employees, units[1]?.address?.postal_code], [23, '7100']);
  }));

test("returns owners' names without addresses", () =>
  withService(GATEWAY, async (handlers) => {
    const found = await byNumber(handlers, 89563518);
    assert.equal(found.owners, [{ name: 'Eksempel Holding ApS' }]);
    assert.not.match(JSON.stringify(found), 'Privatvej');
  }));

test('a company with only a number has every required field', async () => {
  assert.equal(await fromGateway({ productionunits: null, owners: null, zipcode: 0, industrycode: 0 }), {
    registry_number: 89563518,
    name: '',
    status: 'active',
    address: null,
    phone: null,
    email: null,
    company_type: null,
    company_type_code: null,
    industry: null,
    industry_code: null,
    employees: null,
    employees_interval: null,
    employees_period: null,
    start_date: null,
    end_date: null,
    bankrupt: false,
    advertising_protected: false,
    owners: null,
    production_unit_count: 0,
    open_unit_count: 0,
    production_units: [],
    next_offset: null,
    url: 'https://datacvr.virk.dk/enhed/virksomhed/89563518',
  });
});

test('the status shows whether a company has ended or is bankrupt', async () => {
  const status = async (fields: object) => (await fromGateway(fields)).status;
  assert.is(await status({ creditbankrupt: true, creditstatus: 'Under konkurs' }), 'bankrupt');
  assert.is(await status({ creditbankrupt: true, enddate: '01/02 - 2020' }), 'ended');
  assert.is(await status({ creditbankrupt: false, creditstatus: 'Under rekonstruktion' }), 'reconstruction');
  assert.is(await status({ creditbankrupt: false, creditstatus: 'Normal' }), 'active');
  assert.is((await fromGateway({ creditstartdate: '01/02 - 2020' })).credit_start_date, '2020-02-01');
});

test('pages through production units, and returns only open ones on request', async () => {
  const productionunits = Array.from({ length: 150 }, (_, index) => {
    return { pno: 1_000_000_000 + index, enddate: index % 3 === 0 ? '01/02 - 2020' : null };
  });
  const pnos = ({ production_units }: AdapterResult<Company>) => production_units.map(({ pno }) => pno - 1_000_000_000);
  const first = await fromGateway({ productionunits });
  assert.equal([first.production_unit_count, first.open_unit_count, first.next_offset], [150, 100, 25]);
  assert.equal([pnos(first).length, pnos(first).slice(0, 3)], [25, [1, 2, 4]]);
  const last = await fromGateway({ productionunits }, { limit: 100, offset: 100 });
  assert.equal([pnos(last).slice(0, 2), last.production_units.length, last.next_offset], [[0, 3], 50, null]);
  const open = await fromGateway({ productionunits }, { units: 'open', limit: 60, offset: 60 });
  assert.equal([open.production_units.length, open.next_offset], [40, null]);
  assert.ok(open.production_units.every(({ end_date }) => end_date === null));
});

test('truncates long lists of owners with a note', async () => {
  const owners = Array.from({ length: 130 }, (_, n) => ({ name: `Vindmøllelauget ${n}` }));
  const found = await fromGateway({ owners });
  assert.equal([found.owners?.length, found.note], [40, 'The first 40 of 130 owners are listed.']);
});

test('compares names ignoring case and accents', () => {
  assert.is(nameMatch('CARLETTI A/S', 'carletti a/s'), 'exact');
  assert.is(nameMatch('Ørsted Wind Power A/S', 'orsted wind'), 'contains');
  assert.is(nameMatch('NOVO NORDISK', 'novonor'), 'similar');
});

test('a search returns the best match and how closely it matches', () =>
  withService(GATEWAY, async (handlers) => {
    const found = (await handlers.search_dkregistry_company(
      { ...ALL, name: ' carletti ' },
      callAt(),
    )) as AdapterResult<Company>;
    assert.equal([found.name, found.name_match], ['CARLETTI A/S', 'contains']);
  }));

test('a production unit number returns its company, with that unit first', () =>
  withService(
    {
      ...GATEWAY,
      '/api?country=dk&version=6&format=json&produ=1000356440': GATEWAY[
        '/api?country=dk&version=6&format=json&produ=1002821681'
      ] as object,
    },
    async (handlers) => {
      const found = (await handlers.lookup_dkregistry_production_unit(
        { ...ALL, pno: 1000356440 },
        callAt(),
      )) as AdapterResult<Company>;
      assert.equal([found.registry_number, found.production_units[0]?.pno], [89563518, 1000356440]);
    },
  ));

test('rejects gateway responses that do not match the request', async () => {
  const other = { vat: 36238208, name: 'ANOTHER', productionunits: [{ pno: 1000356440 }] };
  await withService({ '/api?*': other }, async (handlers) => {
    const code = async (asked: unknown) => (await problemOf(Promise.resolve(asked))).code;
    assert.is(await code(byNumber(handlers, 89563518)), 'upstream_invalid_response');
    const byUnit = handlers.lookup_dkregistry_production_unit({ ...ALL, pno: 1999999999 }, callAt());
    assert.is(await code(byUnit), 'upstream_invalid_response');
    const named = (await handlers.search_dkregistry_company({ ...ALL, name: 'x' }, callAt())) as AdapterResult<Company>;
    assert.equal([named.name, named.name_match], ['ANOTHER', 'similar'], 'names match by similarity');
  });
});

test('rejects index responses that do not match the request', async () => {
  const company = { hits: { total: 1, hits: [{ _source: { Vrvirksomhed: { cvrNummer: 36238208 } } }] } };
  const unit = { hits: { total: 1, hits: [{ _source: { VrproduktionsEnhed: { pNummer: 1000356440 } } }] } };
  await withService(
    { [COMPANIES]: company, [UNITS]: unit },
    async (handlers) => {
      assert.is((await problemOf(byNumber(handlers, 41774037))).code, 'upstream_invalid_response');
      const byUnit = Promise.resolve(handlers.lookup_dkregistry_production_unit({ ...ALL, pno: 1999999999 }, callAt()));
      assert.is((await problemOf(byUnit)).code, 'upstream_invalid_response');
    },
    CREDENTIALS,
  );
});

test('missing companies are not_found, and invalid numbers are rejected without a request', () =>
  withService(GATEWAY, async (handlers, requests) => {
    assert.equal(await byNumber(handlers, 89563519), NOT_FOUND);
    assert.equal(requests(), []);
    assert.equal(await byNumber(handlers, 41774037), NOT_FOUND);
    assert.equal(await handlers.search_dkregistry_company({ ...ALL, name: 'no such' }, callAt()), NOT_FOUND);
    assert.equal(await handlers.lookup_dkregistry_production_unit({ ...ALL, pno: 1999999999 }, callAt()), NOT_FOUND);
  }));

test('not_found states the reason and the tool that searches by name', () =>
  withService(GATEWAY, async (handlers) => {
    const reasons: string[] = [];
    const call = { ...callAt(), explain: (sentence: string) => void reasons.push(sentence) };
    await handlers.lookup_dkregistry_company({ ...ALL, registry_number: 89563519 }, call);
    await handlers.lookup_dkregistry_company({ ...ALL, registry_number: 41774037 }, call);
    await handlers.lookup_dkregistry_production_unit({ ...ALL, pno: 1999999999 }, call);
    await handlers.search_dkregistry_company({ ...ALL, name: 'no such' }, call);
    for (const [index, reason] of [
      /^89563519 is not a valid CVR number: the check digit is wrong.*search_dkregistry_company/,
      /No company has the CVR number 41774037.*search_dkregistry_company/,
      /No production unit has the number 1999999999.*search_dkregistry_company/,
      /No company .* has a name like "no such"/,
    ].entries()) {
      assert.match(reasons[index] ?? '', reason);
    }
  }));

test('with credentials, queries the index instead of the gateway', () =>
  withService(
    INDEX,
    async (handlers, requests, seen) => {
      const found = await byNumber(handlers, 41774037);
      assert.equal(requests(), [COMPANIES, UNITS]);
      const basic = `Basic ${Buffer.from('the-user:the-password').toString('base64')}`;
      assert.is(seen()[0]?.headers.authorization, basic);
      const body = JSON.parse(seen()[0]?.body ?? '') as { query: unknown; _source: string[] };
      assert.equal(body.query, { term: { 'Vrvirksomhed.cvrNummer': '41774037' } });
      assert.not.ok(
        body._source.some((field) => /adresse/i.test(field)),
        'personal addresses are not requested',
      );
      assert.equal([found.name, found.company_type, found.status], ['EKSEMPEL BRØD ApS', 'Anpartsselskab', 'active']);
      assert.equal([found.address?.street, found.address?.postal_code], ['Nørregade 12B, 2.th', '1165']);
      assert.equal(
        [found.employees, found.employees_interval, found.employees_period],
        [null, '10-19', '2026-09'],
        'the latest statistics, not the yearly ones',
      );
      assert.equal([found.phone, found.email], ['22222222', null], 'the current number, and no secret address');
      assert.equal(
        [found.start_date, found.industry_code, found.advertising_protected],
        ['2000-05-06', '011100', true],
      );
      assert.equal(found.owners, [
        { name: 'Åse Ærlig', share_percent: 33.33 },
        { name: 'EKSEMPEL HOLDING ApS', registry_number: 36238208, share_percent: 50 },
      ]);
      assert.equal(
        found.production_units.map(({ pno, name, end_date }) => [pno, name, end_date]),
        [
          [1020895338, 'Brødbutikken', null],
          [1020895337, null, '2016-12-31'],
        ],
      );
      assert.not.match(JSON.stringify(found), 'Hemmeligvej');
    },
    CREDENTIALS,
  ));

test('index: finds the company of a production unit, and matches names without query syntax', () =>
  withService(
    INDEX,
    async (handlers, _, seen) => {
      const found = (await handlers.lookup_dkregistry_production_unit(
        { ...ALL, pno: 1020895338 },
        callAt(),
      )) as AdapterResult<Company>;
      assert.equal([found.registry_number, found.production_units[0]?.pno], [41774037, 1020895338]);
      assert.equal(JSON.parse(seen()[0]?.body ?? '').query, { term: { 'VrproduktionsEnhed.pNummer': 1020895338 } });
      const name = 'x"} OR *:* {"query';
      await handlers.search_dkregistry_company({ ...ALL, name }, callAt());
      const requests = seen().map(({ body }) => JSON.parse(body).query);
      const match = { match: { 'Vrvirksomhed.virksomhedMetadata.nyesteNavn.navn': name } };
      assert.ok(requests.some((query) => JSON.stringify(query) === JSON.stringify(match)));
    },
    CREDENTIALS,
  ));

test('index: an empty result is not_found, and a failed shard is a failure', async () => {
  const empty = { hits: { total: 0, hits: [] } };
  await withService(
    { [COMPANIES]: empty, [UNITS]: empty },
    async (handlers) => {
      assert.equal(await byNumber(handlers, 41774037), NOT_FOUND);
      assert.equal(await handlers.lookup_dkregistry_production_unit({ ...ALL, pno: 1999999999 }, callAt()), NOT_FOUND);
    },
    CREDENTIALS,
  );
  await withService(
    { [COMPANIES]: { ...empty, _shards: { total: 6, failed: 1 } } },
    async (handlers) => {
      assert.is((await problemOf(byNumber(handlers, 41774037))).code, 'upstream_failed');
    },
    CREDENTIALS,
  );
});

test('adds a note if the production units cannot be read', () =>
  withService(
    { ...INDEX, [UNITS]: answering(500) },
    async (handlers) => {
      const found = await byNumber(handlers, 41774037);
      assert.equal(
        found.production_units.map(({ pno, name }) => [pno, name]),
        [
          [1020895338, null],
          [1020895337, null],
        ],
      );
      assert.match(found.note ?? '', 'Only numbers and dates');
    },
    CREDENTIALS,
  ));

test('reports rejected credentials to the operator, and does not retry', () =>
  withService(
    { [COMPANIES]: answering(401, 'Unauthorized the-password') },
    async (handlers) => {
      const problem = await problemOf(byNumber(handlers, 41774037));
      assert.is(problem.code, 'upstream_failed');
      assert.match(problem.message, 'CVR_VIRK_PASSWORD');
      assert.not.match(problem.message, 'the-password');
    },
    CREDENTIALS,
  ));

test("maps the index's terms for company status", async () => {
  const of = async (sammensatStatus: string, gyldigTil: string | null = null) => {
    const found = await fromIndex({
      virksomhedMetadata: { sammensatStatus },
      livsforloeb: [{ periode: { gyldigTil } }],
    });
    return [found.status, found.bankrupt];
  };
  assert.equal(await of('NORMAL'), ['active', false]);
  assert.equal(await of('UNDER KONKURS'), ['bankrupt', true]);
  assert.equal(await of('UNDER TVANGSOPLØSNING'), ['bankrupt', true]);
  assert.equal(await of('UNDER REKONSTRUKTION'), ['reconstruction', false]);
  assert.equal(await of('UNDER FRIVILLIG LIKVIDATION'), ['winding_up', false]);
  assert.equal(await of('OPLØST EFTER KONKURS', '2020-01-01'), ['ended', false]);
  assert.equal(await of('Ophørt', '2020-01-01'), ['ended', false]);
});

test('a headcount states its period, and an outdated headcount is never reported as current', async () => {
  const reported = async (virksomhedMetadata: object) => {
    const found = await fromIndex({ virksomhedMetadata });
    const { employees, employees_interval, employees_period, last_known_employees } = found;
    return [employees, employees_interval, employees_period, last_known_employees];
  };
  const yearly = {
    nyesteAarsbeskaeftigelse: { aar: 2018, antalAnsatte: 120, intervalKodeAntalAnsatte: 'ANTAL_100_199' },
  };
  const in2018 = { period: '2018', employees: 120, employees_interval: null };
  const empty = { antalAnsatte: null, intervalKodeAntalAnsatte: null };
  assert.equal(
    await reported({ ...yearly, nyesteErstMaanedsbeskaeftigelse: { aar: 2026, maaned: 8, ...empty } }),
    [null, null, null, in2018],
    'the latest months have no figure',
  );
  assert.equal(await reported(yearly), [null, null, null, in2018], 'there are no later figures');
  assert.equal(await reported({ nyesteAarsbeskaeftigelse: { ...yearly.nyesteAarsbeskaeftigelse, aar: 2025 } }), [
    120,
    null,
    '2025',
    undefined,
  ]);
  const quarter = { nyesteKvartalsbeskaeftigelse: { aar: 2026, kvartal: 2, intervalKodeAntalAnsatte: 'ANTAL_5_9' } };
  assert.equal(await reported({ ...yearly, ...quarter }), [null, '5-9', '2026-Q2', undefined]);
  assert.equal(await reported({ nyesteMaanedsbeskaeftigelse: { aar: 2026, maaned: 8, antalAnsatte: 0 } }), [
    0,
    null,
    '2026-08',
    undefined,
  ]);
  assert.equal(await reported({}), [null, null, null, undefined]);
});

test('index: requests only the production units on the page', () => {
  const penheder = Array.from({ length: 240 }, (_, n) => {
    return {
      pNummer: 1_000_000_000 + n,
      periode: { gyldigFra: '2015-01-01', gyldigTil: n < 100 ? '2016-01-01' : null },
    };
  });
  const company = { hits: { total: 1, hits: [{ _source: { Vrvirksomhed: { cvrNummer: 41774037, penheder } } }] } };
  return withService(
    { [COMPANIES]: company, [UNITS]: { hits: { total: 0, hits: [] } } },
    async (handlers, _, seen) => {
      const found = await byNumber(handlers, 41774037, { limit: 3, offset: 138 });
      const asked = JSON.parse(seen()[1]?.body ?? '').query.terms['VrproduktionsEnhed.pNummer'];
      assert.equal(asked, [1_000_000_238, 1_000_000_239, 1_000_000_000]);
      assert.equal([found.production_unit_count, found.open_unit_count, found.next_offset], [240, 140, 141]);
    },
    CREDENTIALS,
  );
});

test('a company with hundreds of units and owners fits the result limit', async () => {
  const long = 'EKSEMPEL EJENDOMSSELSKAB OG DETAILHANDEL HOVEDSTADSOMRÅDET ApS';
  const unit = (n: number) => ({
    pno: 1_000_000_000 + n,
    main: n === 0,
    name: `${long} ${n}`,
    address: 'Martine Christoffersens Vej 67, 3.th',
    zipcode: '7000',
    city: 'Fredericia',
    cityname: 'Baldersbrønde',
    addressco: 'Eksempel Ejendomsadministration A/S',
    startdate: '01/01 - 1988',
    enddate: null,
    employees: '200-499',
    industrycode: 472400,
    industrydesc: 'Detailhandel med brød, konditori- og sukkervarer i specialforretninger',
    phone: 87000000,
    email: 'eksempel.afdeling@eksempel-koncern.dk',
    protected: true,
  });
  const owners = Array.from({ length: 200 }, (_, n) => ({ name: `${long} ${n}` }));
  const { pno: _, main: __, ...rest } = unit(1);
  const fields = { ...rest, productionunits: Array.from({ length: 600 }, (_, n) => unit(n)), owners };
  const told = await fromGateway(fields, { limit: 250 });
  assert.equal([told.owners?.length, told.next_offset], [40, told.production_units.length]);
  assert.ok(told.production_units.length > 50, `${told.production_units.length} units`);
  fits('dk-registry.lookup_dkregistry_company', told, MAX_TOKENS_FIXED_LIMIT);
  assert.is((await fromGateway(fields, { limit: 200 })).production_units.length, 200, 'an explicit limit is kept');
});

test('every tool returns the same result over POST, GET and MCP; invalid numbers are 422, a used-up quota is 503', async () => {
  const gateway = await play({
    ...GATEWAY,
    '/api?country=dk&version=6&format=json&vat=36238208': { error: 'QUOTA_EXCEEDED' },
  });
  const server = await openAlmanac({ UPSTREAM_CVR_BASE_URL: gateway.url });
  try {
    const key = await server.key();
    const calls: [tool: string, values: Record<string, unknown>][] = [
      ['lookup_dkregistry_company', { registry_number: 89563518 }],
      ['search_dkregistry_company', { name: 'carletti' }],
      ['lookup_dkregistry_production_unit', { pno: 1002821681 }],
      ['lookup_dkregistry_company', { registry_number: 41774037 }],
    ];
    for (const [tool, values] of calls) {
      const path = `/rest/dk-registry/${tool}`;
      const posted = await server.send({ path, body: values, key });
      assert.is(posted.status, 200, posted.text);
      assert.equal((await server.send({ path: `${path}${queryString(values)}`, key })).json, posted.json);
      const overMcp = (await server.send(mcpCall('dk-registry', tool, values, key))).json.result;
      assert.equal([overMcp.isError ?? false, overMcp.structuredContent], [false, posted.json]);
    }
    const path = '/rest/dk-registry/lookup_dkregistry_company';
    for (const registry_number of [1234567, 123456789, '89563518x', null]) {
      assert.is((await server.send({ path, body: { registry_number }, key })).status, 422, String(registry_number));
    }
    const spent = await server.send({ path, body: { registry_number: 36238208 }, key });
    assert.equal([spent.status, spent.json.code], [503, 'upstream_unavailable']);
    assert.match(spent.json.detail, 'used up');
    assert.ok(Number(spent.headers['retry-after']) > 0);
  } finally {
    await server.stop();
    await gateway.close();
  }
});

recordedTest('parses the recorded gateway response', async () => {
  const recorded = sample('cvr', 'cvrapi-search-89563518.json');
  if (recorded === undefined) return;
  await withService({ '/api?*': recorded }, async (handlers) => {
    const found = await byNumber(handlers, 89563518);
    assert.equal(
      [found.name, found.employees, found.start_date, found.phone],
      ['CARLETTI A/S', 199, '1980-04-23', '87490200'],
    );
    assert.equal([found.address?.postal_code, found.owners, found.production_unit_count], ['8541', null, 3]);
    assert.equal(found.production_units[0]?.main, true);
  });
});

recordedTest("parses the index's recorded production unit, and finds its company", async () => {
  const recorded = sample('cvr', 'virk-produktionsenhed-search.json');
  if (recorded === undefined) return;
  const penheder = [{ pNummer: 1020895337, periode: { gyldigFra: '2015-11-13', gyldigTil: '2016-12-31' } }];
  const company = { hits: { total: 1, hits: [{ _source: { Vrvirksomhed: { cvrNummer: 36238208, penheder } } }] } };
  await withService(
    { [UNITS]: recorded, [COMPANIES]: company },
    async (handlers) => {
      const found = (await handlers.lookup_dkregistry_production_unit(
        { ...ALL, pno: 1020895337 },
        callAt(),
      )) as AdapterResult<Company>;
      const [unit] = found.production_units;
      assert.equal([found.registry_number, unit?.name, unit?.end_date], [36238208, 'Jointo', '2016-12-31']);
      assert.equal([unit?.address?.street, unit?.address?.postal_code], ['Martine Christoffersens Vej 67', '7000']);
      assert.equal([unit?.industry_code, unit?.industry], ['855900', 'Anden undervisning i.a.n.']);
    },
    CREDENTIALS,
  );
});

test.run();
