// The tools over both registers on loopback, which play the hand-made answers, and the recorded ones where they are at hand.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Company } from '../../../generated/services/dk-registry/types.ts';
import { danishDay, employeesOf, industryCode, nameMatch } from '../../../runtime/adapters/dk-registry/common.ts';
import { companyFromGateway } from '../../../runtime/adapters/dk-registry/from-gateway.ts';
import { companyFromIndex } from '../../../runtime/adapters/dk-registry/from-index.ts';
import { dkRegistry } from '../../../runtime/adapters/dk-registry.ts';
import { CvrApi } from '../../../runtime/sources/cvr.ts';
import { CvrVirk } from '../../../runtime/sources/cvr-virk.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { mcpCall, queryString } from '../../support/http.ts';
import { type Answers, answering, callAt, fixtureAnswers, play, sample, withPlayed } from '../sources/played-folder.ts';
import { problemOf, type Seen } from '../upstream/support.ts';

const GATEWAY = fixtureAnswers('cvr');
const INDEX = fixtureAnswers('cvr-virk');
const COMPANIES = 'POST /cvr-permanent/virksomhed/_search';
const UNITS = 'POST /cvr-permanent/produktionsenhed/_search';
const NOT_FOUND = { error: 'not_found' };
const CREDENTIALS = { CVR_VIRK_USER: 'the-user', CVR_VIRK_PASSWORD: 'the-password' };
type Handlers = ReturnType<typeof dkRegistry>;

const withService = (
  answers: Answers,
  body: (handlers: Handlers, asked: () => string[], seen: () => readonly Seen[]) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
) =>
  withPlayed(
    ['cvr', 'cvr-virk'],
    answers,
    ({ upstreams, asked, server }) =>
      body(
        dkRegistry(new CvrApi(upstreams.client('cvr')), new CvrVirk(upstreams.client('cvr-virk'))),
        asked,
        () => server.seen,
      ),
    { environment },
  );
const byNumber = async (handlers: Handlers, registry_number: number) =>
  (await handlers.lookup_dkregistry_company({ registry_number }, callAt())) as Company;

test('a company of the gateway comes with its codes, dates and brackets read', () =>
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

test('production units are open ones first, the main one before them, closed ones last', () =>
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

test('owners are told by name; their addresses are not', () =>
  withService(GATEWAY, async (handlers) => {
    const found = await byNumber(handlers, 89563518);
    assert.equal(found.owners, [{ name: 'Eksempel Holding ApS' }]);
    assert.not.match(JSON.stringify(found), 'Privatvej');
  }));

test('a company of which the gateway knows nothing but the number has every required field', () => {
  assert.equal(
    companyFromGateway({ vat: 89563518, productionunits: null, owners: null, zipcode: 0, industrycode: 0 }),
    {
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
      start_date: null,
      end_date: null,
      bankrupt: false,
      advertising_protected: false,
      owners: null,
      production_unit_count: 0,
      production_units: [],
    },
  );
});

test('an end or a bankruptcy is the status', () => {
  const status = (fields: object) => companyFromGateway({ vat: 1, ...fields }).status;
  assert.is(status({ creditbankrupt: true, creditstatus: 'Under konkurs' }), 'bankrupt');
  assert.is(status({ creditbankrupt: true, enddate: '01/02 - 2020' }), 'ended');
  assert.is(companyFromGateway({ vat: 1, creditstartdate: '01/02 - 2020' }).credit_start_date, '2020-02-01');
});

test('at most a hundred units are told, and how many there are', () => {
  const productionunits = Array.from({ length: 150 }, (_, index) => ({ pno: 1_000_000_000 + index, enddate: null }));
  const found = companyFromGateway({ vat: 1, productionunits }, 1_000_000_149);
  assert.equal([found.production_units.length, found.production_unit_count], [100, 150]);
  assert.is(found.production_units[0]?.pno, 1_000_000_149);
});

test('days, brackets, codes and names are read as they are written', () => {
  assert.is(danishDay('23/04 - 1980'), '1980-04-23');
  assert.is(danishDay('1/2-2020'), '2020-02-01');
  for (const none of ['31/02 - 2020', '31/12 - 9999', '', null, 'ukendt'])
    assert.is(danishDay(none), null, String(none));
  assert.equal(employeesOf('ANTAL_10_19'), { employees: null, employees_interval: '10-19' });
  assert.equal(employeesOf('ANTAL_1000_999999'), { employees: null, employees_interval: '1000+' });
  assert.equal(employeesOf('ANTAL_1_1'), { employees: 1, employees_interval: null });
  assert.equal(employeesOf('12'), { employees: 12, employees_interval: null });
  assert.equal(employeesOf(null), { employees: null, employees_interval: null });
  assert.is(industryCode(11100), '011100');
  assert.is(nameMatch('CARLETTI A/S', 'carletti a/s'), 'exact');
  assert.is(nameMatch('Ørsted Wind Power A/S', 'orsted wind'), 'contains');
  assert.is(nameMatch('NOVO NORDISK', 'novonor'), 'similar');
});

test('a search gives the best match and says how near it is', () =>
  withService(GATEWAY, async (handlers) => {
    const found = (await handlers.search_dkregistry_company({ name: ' carletti ' }, callAt())) as Company;
    assert.equal([found.name, found.name_match], ['CARLETTI A/S', 'contains']);
  }));

test('a production unit leads to its company, itself first', () =>
  withService(
    {
      ...GATEWAY,
      '/api?country=dk&version=6&format=json&produ=1000356440': GATEWAY[
        '/api?country=dk&version=6&format=json&produ=1002821681'
      ] as object,
    },
    async (handlers) => {
      const found = (await handlers.lookup_dkregistry_production_unit({ pno: 1000356440 }, callAt())) as Company;
      assert.equal([found.registry_number, found.production_units[0]?.pno], [89563518, 1000356440]);
    },
  ));

test('a company without the production unit that was asked for is not the one', () =>
  withService(
    { '/api?*': { vat: 89563518, name: 'ANOTHER', productionunits: [{ pno: 1000356440 }] } },
    async (handlers) => {
      assert.equal(await handlers.lookup_dkregistry_production_unit({ pno: 1999999999 }, callAt()), NOT_FOUND);
    },
  ));

test('what is not found is not_found and nothing else; a number that no company has is not asked for', () =>
  withService(GATEWAY, async (handlers, asked) => {
    assert.equal(await byNumber(handlers, 89563519), NOT_FOUND);
    assert.equal(asked(), []);
    assert.equal(await byNumber(handlers, 41774037), NOT_FOUND);
    assert.equal(await handlers.search_dkregistry_company({ name: 'no such' }, callAt()), NOT_FOUND);
    assert.equal(await handlers.lookup_dkregistry_production_unit({ pno: 1999999999 }, callAt()), NOT_FOUND);
  }));

test('with credentials the index is asked, with them, and the gateway is not', () =>
  withService(
    INDEX,
    async (handlers, asked, seen) => {
      const found = await byNumber(handlers, 41774037);
      assert.equal(asked(), [COMPANIES, UNITS]);
      const basic = `Basic ${Buffer.from('the-user:the-password').toString('base64')}`;
      assert.is(seen()[0]?.headers.authorization, basic);
      const body = JSON.parse(seen()[0]?.body ?? '') as { query: unknown; _source: string[] };
      assert.equal(body.query, { term: { 'Vrvirksomhed.cvrNummer': '41774037' } });
      assert.not.ok(
        body._source.some((field) => /adresse/i.test(field)),
        'addresses of people are not even asked for',
      );
      assert.equal([found.name, found.company_type, found.status], ['EKSEMPEL BRØD ApS', 'Anpartsselskab', 'active']);
      assert.equal([found.address?.street, found.address?.postal_code], ['Nørregade 12B, 2.th', '1165']);
      assert.equal(
        [found.employees, found.employees_interval],
        [null, '10-19'],
        'the newest statistics, not the yearly one',
      );
      assert.equal([found.phone, found.email], ['22222222', null], 'the present number, no secret address');
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

test('in the index a production unit leads to its company, and a name is matched, not parsed', () =>
  withService(
    INDEX,
    async (handlers, _, seen) => {
      const found = (await handlers.lookup_dkregistry_production_unit({ pno: 1020895337 }, callAt())) as Company;
      assert.equal([found.registry_number, found.production_units[0]?.pno], [41774037, 1020895337]);
      assert.equal(JSON.parse(seen()[0]?.body ?? '').query, { term: { 'VrproduktionsEnhed.pNummer': 1020895337 } });
      const name = 'x"} OR *:* {"query';
      await handlers.search_dkregistry_company({ name }, callAt());
      const asked = seen().map(({ body }) => JSON.parse(body).query);
      const match = { match: { 'Vrvirksomhed.virksomhedMetadata.nyesteNavn.navn': name } };
      assert.ok(asked.some((query) => JSON.stringify(query) === JSON.stringify(match)));
    },
    CREDENTIALS,
  ));

test('nothing found in the index is not_found; a part of it that does not answer is a failure', async () => {
  const empty = { hits: { total: 0, hits: [] } };
  await withService(
    { [COMPANIES]: empty, [UNITS]: empty },
    async (handlers) => {
      assert.equal(await byNumber(handlers, 41774037), NOT_FOUND);
      assert.equal(await handlers.lookup_dkregistry_production_unit({ pno: 1999999999 }, callAt()), NOT_FOUND);
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

test('when the units of a company cannot be had, that is said', () =>
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
      assert.match(found.note ?? '', 'only number and dates');
    },
    CREDENTIALS,
  ));

test("wrong credentials are the operator's matter, and are not repeated", () =>
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

test("the words of the index for a company's state", () => {
  const of = (sammensatStatus: string, gyldigTil: string | null = null) => {
    const found = companyFromIndex(
      { cvrNummer: 1, virksomhedMetadata: { sammensatStatus }, livsforloeb: [{ periode: { gyldigTil } }] },
      [],
    );
    return [found.status, found.bankrupt];
  };
  assert.equal(of('NORMAL'), ['active', false]);
  assert.equal(of('UNDER KONKURS'), ['bankrupt', true]);
  assert.equal(of('UNDER TVANGSOPLØSNING'), ['bankrupt', true]);
  assert.equal(of('OPLØST EFTER KONKURS', '2020-01-01'), ['ended', false]);
  assert.equal(of('Ophørt', '2020-01-01'), ['ended', false]);
});

test('every tool answers alike over POST, GET and MCP; wrong numbers are 422; a spent quota is 503 and says why', async () => {
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

test('the recorded answer of the gateway is read', async () => {
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

test('the recorded production unit of the index is read, and leads to its company', async () => {
  const recorded = sample('cvr', 'virk-produktionsenhed-search.json');
  if (recorded === undefined) return;
  const penheder = [{ pNummer: 1020895337, periode: { gyldigFra: '2015-11-13', gyldigTil: '2016-12-31' } }];
  const company = { hits: { total: 1, hits: [{ _source: { Vrvirksomhed: { cvrNummer: 36238208, penheder } } }] } };
  await withService(
    { [UNITS]: recorded, [COMPANIES]: company },
    async (handlers) => {
      const found = (await handlers.lookup_dkregistry_production_unit({ pno: 1020895337 }, callAt())) as Company;
      const [unit] = found.production_units;
      assert.equal([found.registry_number, unit?.name, unit?.end_date], [36238208, 'Jointo', '2016-12-31']);
      assert.equal([unit?.address?.street, unit?.address?.postal_code], ['Martine Christoffersens Vej 67', '7000']);
      assert.equal([unit?.industry_code, unit?.industry], ['855900', 'Anden undervisning i.a.n.']);
    },
    CREDENTIALS,
  );
});

test.run();
