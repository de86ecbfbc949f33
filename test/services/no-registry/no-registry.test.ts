// The register is simulated on loopback with handwritten responses, and with recorded responses if available.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { companyFields } from '../../../generated/services/no-registry/codec.ts';
import type { Company, GetRegistryCompanyRolesResult } from '../../../generated/services/no-registry/types.ts';
import type { WatchedType } from '../../../runtime/adapters/context.ts';
import { Brreg } from '../../../runtime/adapters/no-registry/brreg/brreg.ts';
import { rolesOf, unitOf } from '../../../runtime/adapters/no-registry/brreg/unit-fields.ts';
import { create } from '../../../runtime/adapters/no-registry/no-registry.ts';
import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { problemOf } from '../../support/fake-source.ts';
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
import { publishedRecord } from '../../support/published-record.ts';
import { recordedTest } from '../../support/samples.ts';

const FIXTURES = fixtureAnswers('brreg');
type Handlers = HandlersOf<'no-registry'>;
const NOT_FOUND = { error: 'not_found' };
const NUMBER = '900000006';

const withService = (
  answers: Answers,
  body: (handlers: Handlers, requestedUrls: () => string[], source: Brreg) => Promise<void>,
  tracked?: WatchedType,
) =>
  withPlayed(['brreg'], answers, ({ sourceClients, requests: requestedUrls }) => {
    const source = new Brreg(sourceClients.client('brreg'));
    return body(
      adapter('no-registry', create, { brreg: source }, { watched: tracked && { brreg_company: tracked } }),
      requestedUrls,
      source,
    );
  });
const lookUp = async (handlers: Handlers, org_number: string) =>
  (await handlers.lookup_registry_company({ org_number }, callAt())) as AdapterResult<Company>;

const company = (unit: AdapterResult<Company>) => publishedRecord<Company>(companyFields, unit);

test('returns a complete company with dates, codes and their labels', () =>
  withService(FIXTURES, async (handlers) => {
    const found = await lookUp(handlers, '923 609-016');
    assert.equal([found.org_number, found.name, found.legal_form], ['923609016', 'EQUINOR ASA', 'ASA']);
    assert.equal([found.industry_code, found.industry_description], ['06.100', 'Utvinning av råolje']);
    assert.equal(found.further_industries, [{ code: '06.200', description: 'Utvinning av naturgass' }]);
    assert.equal(found.auxiliary_industry, { code: '70.100', description: 'Hovedkontortjenester' });
    assert.equal(
      [found.employee_count, found.registration_date, found.founded_date],
      [20000, '1995-03-12', '1972-09-18'],
    );
    assert.equal([found.vat_registered, found.bankrupt, found.status, found.deleted], [true, false, 'active', false]);
    assert.equal(found.address?.lines, ['Eksempelveien 1']);
    assert.equal([found.address?.postal_code, found.address?.municipality_code], ['4035', '1103']);
    assert.is(found.share_capital?.shares, 2556807512, 'more shares than fit into 32 bits');
    assert.is(found.last_annual_accounts, 2025);
    assert.is(found.purpose, 'Å utvikle og markedsføre energi.');
    assert.is(found.remarks, undefined, 'an empty list is omitted');
    assert.is(found.email, 'post@example.no');
  }));

test('drops null and empty address lines, and returns the parent', () =>
  withService(FIXTURES, async (handlers) => {
    const found = await lookUp(handlers, '974760673');
    assert.equal(found.postal_address?.lines, ['Postboks 900']);
    assert.is(found.parent_org_number, '912660680');
  }));

test('a missing number of employees is null, never zero', () => {
  const known = company(unitOf({ organisasjonsnummer: NUMBER, harRegistrertAntallAnsatte: true }, 'entity'));
  assert.equal([known.employee_count, known.has_registered_employees], [null, true]);
});

test('returns every required field even if the register has only the number', () => {
  const bare = company(unitOf({ organisasjonsnummer: NUMBER, navn: null, forretningsadresse: {} }, 'entity'));
  assert.equal(bare, {
    org_number: NUMBER,
    name: '',
    unit_type: 'entity',
    status: 'active',
    legal_form: null,
    legal_form_description: null,
    industry_code: null,
    industry_description: null,
    address: null,
    employee_count: null,
    registration_date: null,
    vat_registered: null,
    bankrupt: null,
    deleted: false,
  });
});

test('the most serious state is the status', () => {
  const status = (fields: object) => company(unitOf({ organisasjonsnummer: NUMBER, ...fields }, 'entity')).status;
  assert.is(status({ konkurs: true, underAvvikling: true }), 'bankrupt');
  assert.is(status({ underTvangsavviklingEllerTvangsopplosning: true }), 'forced_dissolution');
  assert.is(status({ underAvvikling: true }), 'winding_up');
  assert.is(status({ nedleggelsesdato: '2018-10-20' }), 'closed');
  assert.is(status({ konkurs: true, slettedato: '2017-10-20' }), 'deleted');
});

test('derives the status from proceedings for which the register has only a date, with date and reason (brreg F33, F34)', () => {
  const reported = (fields: object) => {
    const { status, proceedings } = company(
      unitOf({ organisasjonsnummer: NUMBER, konkurs: false, ...fields }, 'entity'),
    );
    return [status, ...(proceedings ?? []).map(({ kind, since, reason }) => [kind, since, reason])];
  };
  assert.equal(reported({ underRekonstruksjonsforhandlingDato: '2026-09-03' }), [
    'reconstruction',
    ['reconstruction', '2026-09-03', null],
  ]);
  assert.equal(reported({ underUtenlandskInsolvensbehandlingDato: '2025-02-28', underAvvikling: false }), [
    'foreign_insolvency',
    ['foreign_insolvency', '2025-02-28', null],
  ]);
  const forced = 'forced_dissolution';
  assert.equal(
    reported({
      underTvangsavviklingEllerTvangsopplosning: true,
      tvangsopplostPgaManglendeRevisorDato: '2026-05-20',
      tvangsavvikletPgaManglendeSlettingDato: '2026-04-01',
      tvangsopplostPgaManglendeVarslingDato: '2026-06-02',
      underAvvikling: true,
      underAvviklingDato: '2024-01-15',
    }),
    [
      forced,
      [forced, '2026-04-01', 'it was dissolved but did not report its deletion'],
      [forced, '2026-05-20', 'no auditor is registered'],
      [forced, '2026-06-02', 'manglende varsling'],
      ['winding_up', '2024-01-15', null],
    ],
  );
  for (const [field, reason] of [
    ['tvangsopplostPgaManglendeRegnskapDato', 'annual accounts are missing'],
    ['tvangsopplostPgaManglendeDagligLederDato', 'no managing director is registered'],
    ['tvangsopplostPgaMangelfulltStyreDato', 'the board is incomplete'],
  ] as const) {
    assert.equal(reported({ [field]: '2026-07-01' }), [forced, [forced, '2026-07-01', reason]]);
  }
  assert.equal(
    reported({ konkurs: true, konkursdato: '2026-02-02', underRekonstruksjonsforhandlingDato: '2026-01-01' }),
    ['bankrupt', ['bankruptcy', '2026-02-02', null], ['reconstruction', '2026-01-01', null]],
  );
  assert.equal(reported({ konkurs: false, konkursdato: '2010-02-02' }), ['active']);
});

// For a deleted unit, the source returns 200 with a reduced body: runtime/adapters/no-registry/SOURCES.md brreg F13.
test('returns a deleted company with its deletion date', () => {
  const body = {
    organisasjonsnummer: NUMBER,
    navn: 'SLETTET AS',
    organisasjonsform: { kode: 'SÆR' },
    slettedato: '2017-10-20',
  };
  return withService({ [`/enheter/${NUMBER}`]: body }, async (handlers) => {
    const found = await lookUp(handlers, NUMBER);
    assert.equal(
      [found.status, found.deleted, found.deletion_date, found.legal_form],
      ['deleted', true, '2017-10-20', 'SÆR'],
    );
  });
});

// Status 410 means "removed for legal reasons", and 404 "never existed": runtime/adapters/no-registry/SOURCES.md brreg F14.
test('lookup, roles and subsidiaries only return not_found for removed and unknown companies', async () => {
  const nothing = { page: { size: 50, totalElements: 0 } };
  for (const status of [404, 410]) {
    const answers: Answers = {
      [`/enheter/${NUMBER}`]: answering(status),
      [`/enheter/${NUMBER}/roller`]: answering(status),
      [`/enheter?overordnetEnhet=${NUMBER}&size=50&page=0`]: nothing,
      [`/underenheter?overordnetEnhet=${NUMBER}&size=50&page=0`]: nothing,
    };
    await withService(answers, async (handlers) => {
      assert.equal(await lookUp(handlers, NUMBER), NOT_FOUND);
      assert.equal(await handlers.get_registry_company_roles({ org_number: NUMBER }, callAt()), NOT_FOUND);
      assert.equal(
        await handlers.get_registry_subsidiaries({ org_number: NUMBER, max_results: 50 }, callAt()),
        NOT_FOUND,
      );
    });
  }
});

test('returns not_found for an invalid check digit in all three tools without querying the register', () =>
  withService(FIXTURES, async (handlers, requests) => {
    const org_number = '974760674';
    assert.equal(await lookUp(handlers, org_number), NOT_FOUND);
    assert.equal(await handlers.get_registry_company_roles({ org_number }, callAt()), NOT_FOUND);
    assert.equal(await handlers.get_registry_subsidiaries({ org_number, max_results: 50 }, callAt()), NOT_FOUND);
    assert.equal(requests(), []);
  }));

test('a search returns hits and the total', () =>
  withService(FIXTURES, async (handlers) => {
    const { count, total, companies, hint } = await handlers.search_registry_companies(
      { name: ' equinor ', max_results: 10 },
      callAt(),
    );
    assert.equal([count, total, hint], [2, 2, undefined]);
    assert.equal(
      companies.map(({ name, status }) => [name, status]),
      [
        ['EQUINOR ASA', 'active'],
        ['EQUINOR VENNER AS', 'bankrupt'],
      ],
    );
    assert.is(companies[1]?.address, null);
    assert.is(Object.hasOwn(companies[0] as object, 'purpose'), false, 'list items are short');
  }));

test("sends codes in the register's notation", () =>
  withService({}, async (handlers, requests) => {
    await problemOf(
      handlers.search_registry_companies(
        { industry_code: '06100', legal_form: 'ENK', max_results: 5 },
        callAt(),
      ) as Promise<unknown>,
    );
    const query = new URLSearchParams(requests()[0]?.split('?')[1]);
    assert.equal(Object.fromEntries(query), { naeringskode: '06.100', organisasjonsform: 'ENK', size: '5', page: '0' });
  }));

// For old industry codes, the source returns no hits and no error, and `_embedded` is absent:
// runtime/adapters/no-registry/SOURCES.md brreg F5, F17.
test('returns a hint about the new codes for an industry code without hits', () =>
  withService(
    { '/enheter?naeringskode=96.02&size=10&page=0': { page: { size: 10, totalElements: 0 } } },
    async (handlers) => {
      const found = await handlers.search_registry_companies({ industry_code: '96.02', max_results: 10 }, callAt());
      assert.equal([found.count, found.total, found.companies], [0, 0, []]);
      assert.match(found.hint ?? '', 'SN2025');
    },
  ));

test('returns a flat list of current roles, with a year of birth and never a date', () =>
  withService(FIXTURES, async (handlers) => {
    const result = await handlers.get_registry_company_roles({ org_number: '923609016' }, callAt());
    const { count, roles, company_name } = result as Exclude<
      AdapterResult<GetRegistryCompanyRolesResult>,
      { error: 'not_found' }
    >;
    assert.equal(
      roles.map(({ role_type }) => role_type),
      ['DAGL', 'LEDE', 'MEDL', 'VARA', 'REVI'],
    );
    assert.equal([count, company_name], [5, 'EQUINOR ASA']);
    assert.equal(
      roles.map(({ birth_year }) => birth_year),
      [1968, 1956, null, 1970, null],
    );
    assert.equal([roles[1]?.person_name, roles[1]?.role_label], ['Ola Bjørn Nordmann', 'chair of the board']);
    assert.is(roles[3]?.elected_by, 'AREP');
    assert.equal(roles[4]?.entity, {
      org_number: '976389387',
      name: 'EKSEMPEL REVISJON AS',
      legal_form: 'AS',
      deleted: false,
      approval_status: 'Godkjent revisjonsforetak',
    });
    assert.is(roles[4]?.person_name, null);
    assert.not.match(JSON.stringify(roles), /1968-|Fratrådt|Avregistrert/);
  }));

test('a company without roles has an empty list', () =>
  withService({ [`/enheter/${NUMBER}/roller`]: { rollegrupper: [] } }, async (handlers) => {
    const roles = await handlers.get_registry_company_roles({ org_number: NUMBER }, callAt());
    assert.equal(roles, { org_number: NUMBER, count: 0, roles: [] });
  }));

test("returns roles without the company's name if only the request for the company fails", () =>
  withService(
    { [`/enheter/${NUMBER}`]: answering(500), [`/enheter/${NUMBER}/roller`]: { rollegrupper: [] } },
    async (handlers) => {
      const roles = await handlers.get_registry_company_roles({ org_number: NUMBER }, callAt());
      assert.equal(roles, { org_number: NUMBER, count: 0, roles: [] });
    },
  ));

test('lists child companies first, then branches, each labeled, up to the limit', () => {
  const unit = (organisasjonsnummer: string) => ({
    organisasjonsnummer,
    navn: organisasjonsnummer,
    beliggenhetsadresse: { poststed: 'OSLO' },
  });
  const answers: Answers = {
    [`/enheter?overordnetEnhet=${NUMBER}&size=2&page=0`]: {
      _embedded: { enheter: [unit('900000014')] },
      page: { totalElements: 1 },
    },
    [`/underenheter?overordnetEnhet=${NUMBER}&size=2&page=0`]: {
      _embedded: { underenheter: [unit('900000022'), unit('900000030')] },
      page: { totalElements: 7 },
    },
  };
  return withService(answers, async (handlers) => {
    const found = await handlers.get_registry_subsidiaries({ org_number: NUMBER, max_results: 2 }, callAt());
    assert.ok('subsidiaries' in found);
    assert.equal([found.count, found.total, found.missing], [2, 8, undefined]);
    assert.equal(
      found.subsidiaries.map(({ org_number, unit_type }) => [org_number, unit_type]),
      [
        ['900000014', 'entity'],
        ['900000022', 'branch'],
      ],
    );
    assert.equal(
      found.subsidiaries.map(({ address }) => address?.city ?? null),
      [null, 'OSLO'],
      'a branch has a location address',
    );
  });
});

test('an existing company without subordinate units has an empty list', () => {
  const nothing = { page: { totalElements: 0 } };
  const answers: Answers = {
    [`/enheter/${NUMBER}`]: { organisasjonsnummer: NUMBER, navn: 'EKSEMPEL KOMMUNE' },
    [`/enheter?overordnetEnhet=${NUMBER}&size=50&page=0`]: nothing,
    [`/underenheter?overordnetEnhet=${NUMBER}&size=50&page=0`]: nothing,
  };
  return withService(answers, async (handlers) => {
    const found = await handlers.get_registry_subsidiaries({ org_number: NUMBER, max_results: 50 }, callAt());
    assert.equal(found, {
      org_number: NUMBER,
      company_name: 'EKSEMPEL KOMMUNE',
      count: 0,
      total: 0,
      subsidiaries: [],
    });
  });
});

test('reports that one kind of unit could not be queried, and fails if neither could', async () => {
  const branches = `/underenheter?overordnetEnhet=${NUMBER}&size=50&page=0`;
  const children = `/enheter?overordnetEnhet=${NUMBER}&size=50&page=0`;
  const some = { _embedded: { underenheter: [{ organisasjonsnummer: '900000014' }] }, page: { totalElements: 1 } };
  await withService({ [children]: answering(500), [branches]: some }, async (handlers) => {
    const found = await handlers.get_registry_subsidiaries({ org_number: NUMBER, max_results: 50 }, callAt());
    assert.ok('subsidiaries' in found);
    assert.equal([found.count, found.total, found.missing], [1, null, ['entity']]);
  });
  await withService({ [children]: answering(500), [branches]: { page: { totalElements: 0 } } }, async (handlers) => {
    const asked = handlers.get_registry_subsidiaries({ org_number: NUMBER, max_results: 50 }, callAt());
    assert.is((await problemOf(asked as Promise<unknown>)).code, 'upstream_failed');
  });
});

test('changes require a watchlist, and the error explains how to set one', () =>
  withService({}, async (handlers) => {
    const problem = await problemOf(
      handlers.get_registry_recent_changes({ since: '2026-11-01', limit: 5 }, callAt()) as Promise<unknown>,
    );
    assert.is(problem.code, 'not_configured');
    assert.match(problem.message, 'ALMANAC_SCOPE_BRREG_COMPANY_WATCHLIST');
  }));

test('watchlist changes have values before and after, and state since when they are complete', async () => {
  const requests: unknown[] = [];
  const tracked: WatchedType = {
    scope: { watchlist: [NUMBER] },
    changesSince: async (since, limit) => {
      requests.push(new Date(since).toISOString(), limit);
      const fields = [{ field: 'name', before: 'GAMMEL AS', after: 'NY AS' }];
      const changedAt = Date.parse('2026-11-20T08:00:00Z');
      const record = { org_number: NUMBER, name: 'NY AS' };
      const seen = { id: 'x', entityType: 'brreg_company', sequence: 1, entityId: NUMBER };
      const changes = [{ ...seen, change: 'updated' as const, changedAt, fields, record }];
      return { changes, more: true, completeSince: Date.parse('2026-11-18T00:00:00Z') };
    },
  };
  const call = (handlers: Handlers, since: string) =>
    handlers.get_registry_recent_changes({ since, limit: 1 }, callAt()) as Promise<unknown>;
  await withService(
    {},
    async (handlers) => {
      assert.equal(await call(handlers, '2026-11-19T09:00:00+01:00'), {
        since: '2026-11-19T08:00:00.000Z',
        watched: 1,
        complete_since: '2026-11-18T00:00:00.000Z',
        count: 1,
        more: true,
        changes: [
          {
            entity_id: NUMBER,
            name: 'NY AS',
            changed_at: '2026-11-20T08:00:00.000Z',
            change: 'updated',
            field_changes: [{ field: 'name', before: 'GAMMEL AS', after: 'NY AS' }],
          },
        ],
      });
      assert.equal(requests, ['2026-11-19T08:00:00.000Z', 1]);
      assert.is((await problemOf(call(handlers, '2026-02-30'))).code, 'invalid_arguments');
    },
    tracked,
  );
});

test('every tool returns the same result over POST, GET and MCP, and 422 for invalid numbers', async () => {
  const branch = { organisasjonsnummer: '900000014', overordnetEnhet: '923609016' };
  const register = await play({ ...FIXTURES, '/underenheter/900000014': branch });
  const server = await openAlmanac({ UPSTREAM_BRREG_BASE_URL: register.url });
  try {
    const key = await server.key();
    const calls: [tool: string, values: Record<string, unknown>][] = [
      ['lookup_registry_company', { org_number: '974 760 673' }],
      ['search_registry_companies', { municipality_code: '1813', legal_form: 'as', max_results: 5 }],
      ['get_registry_company_roles', { org_number: '923609016' }],
      ['get_registry_subsidiaries', { org_number: '974760673' }],
      ['lookup_registry_company', { org_number: '974760674' }],
    ];
    for (const [tool, values] of calls) {
      const path = `/rest/no-registry/${tool}`;
      const posted = await server.send({ path, body: values, key });
      assert.is(posted.status, 200, posted.text);
      assert.equal((await server.send({ path: `${path}${queryString(values)}`, key })).json, posted.json);
      const overMcp = (await server.send(mcpCall('no-registry', tool, values, key))).json.result;
      assert.equal([overMcp.isError ?? false, overMcp.structuredContent], [false, posted.json]);
    }
    for (const [tool, org_number, why] of [
      [
        'lookup_registry_company',
        '974760674',
        /^974760674 is not .* check digit does not match.*search_registry_companies/,
      ],
      [
        'get_registry_subsidiaries',
        '974760674',
        /^974760674 is not .* check digit does not match.*search_registry_companies/,
      ],
      ['lookup_registry_company', NUMBER, /has no company, .* with the number 900000006.*search_registry_companies/],
      ['get_registry_company_roles', '900000014', /^900000014 is a branch.* its parent, 923609016/],
    ] as const) {
      const posted = await server.send({ path: `/rest/no-registry/${tool}`, body: { org_number }, key });
      assert.equal([posted.status, posted.text], [200, '{"error":"not_found"}']);
      const { content } = (await server.send(mcpCall('no-registry', tool, { org_number }, key))).json.result;
      const texts = content.map(({ text }: { text: string }) => text);
      assert.is(texts[0], '{"error":"not_found"}');
      assert.ok(
        texts.some((text: string) => why.test(text)),
        texts.join('\n'),
      );
    }
    const short = await server.send(mcpCall('no-registry', 'lookup_registry_company', { org_number: 12345 }, key));
    assert.not.match(short.text, '000012345');
    for (const org_number of ['12345678', '9747606730', '97476067a', '']) {
      const answer = await server.send({
        path: '/rest/no-registry/lookup_registry_company',
        body: { org_number },
        key,
      });
      assert.is(answer.status, 422, org_number);
    }
    const none = await server.send({ path: '/rest/no-registry/search_registry_companies', body: { name: '' }, key });
    assert.equal([none.status, none.json.errors[0].code], [422, 'at_least_one_of']);
    const changes = await server.send({
      path: '/rest/no-registry/get_registry_recent_changes',
      body: { since: '2026-11-01T00:00:00Z' },
      key,
    });
    assert.equal([changes.status, changes.json.code], [503, 'not_configured']);
  } finally {
    await server.stop();
    await register.close();
  }
});

const recorded = (name: string) => sample('brreg', name) as Record<string, never> | undefined;

recordedTest('parses recorded units: an entity, a branch, and deleted ones of both', async () => {
  const entity = recorded('enheter-get-923609016.json');
  const branch = recorded('underenheter-get.json');
  const goneEntity = recorded('enheter-get-deleted.json');
  const goneBranch = recorded('underenheter-get-deleted.json');
  if (!entity || !branch || !goneEntity || !goneBranch) return;
  const answers: Answers = {
    '/enheter/923609016': entity,
    '/underenheter/776655441': branch,
    '/enheter/123456789': goneEntity,
    '/underenheter/987123456': goneBranch,
  };
  await withService(answers, async (_, __, source) => {
    const read = async (number: string) =>
      company((await source.unit(number, callAt())) as NonNullable<Awaited<ReturnType<Brreg['unit']>>>);
    const equinor = await read('923609016');
    assert.equal([equinor.employee_count, equinor.share_capital?.shares, equinor.in_group], [21408, 2556807512, true]);
    assert.equal(
      equinor.further_industries?.map(({ code }) => code),
      ['06.200', '19.200'],
    );
    const station = await read('776655441');
    assert.equal([station.unit_type, station.status, station.address?.lines], ['branch', 'closed', ['Tyvholmen 1']]);
    assert.is(station.parent_org_number, '112233445');
    assert.equal(
      [(await read('123456789')).deletion_date, (await read('987123456')).closed_date],
      ['2017-10-20', '2017-10-05'],
    );
  });
});

recordedTest('parses recorded searches, branches and empty results', async () => {
  const hits = recorded('enheter-search-ASA-size5.json');
  const none = recorded('enheter-search-empty.json');
  const branches = recorded('underenheter-list.json');
  const noBranches = recorded('underenheter-search-empty.json');
  if (!hits || !none || !branches || !noBranches) return;
  const answers: Answers = {
    '/enheter?organisasjonsform=ASA&size=5&page=0': hits,
    '/enheter?navn=jibberish&size=10&page=0': none,
    '/enheter?overordnetEnhet=999999999&size=50&page=0': none,
    '/underenheter?overordnetEnhet=999999999&size=50&page=0': branches,
    '/enheter?overordnetEnhet=111111111&size=50&page=0': none,
    '/underenheter?overordnetEnhet=111111111&size=50&page=0': noBranches,
  };
  await withService(answers, async (handlers) => {
    const found = await handlers.search_registry_companies({ legal_form: 'ASA', max_results: 5 }, callAt());
    assert.equal([found.count, found.total], [5, 219]);
    const [first] = found.companies;
    assert.equal([first?.name, first?.org_number, first?.employee_count], ['ABG SUNDAL COLLIER ASA', '883603362', 99]);
    assert.is((await handlers.search_registry_companies({ name: 'jibberish', max_results: 10 }, callAt())).count, 0);
    const below = await handlers.get_registry_subsidiaries({ org_number: '999999999', max_results: 50 }, callAt());
    assert.ok('subsidiaries' in below && below.count > 3);
    assert.ok(below.subsidiaries.every(({ unit_type, address }) => unit_type === 'branch' && address !== null));
    assert.equal(
      await handlers.get_registry_subsidiaries({ org_number: '111111111', max_results: 50 }, callAt()),
      NOT_FOUND,
    );
  });
});

recordedTest('parses recorded roles', () => {
  const many = recorded('roller-923609016.json');
  const one = recorded('roller-person.json');
  if (!many || !one) return;
  const roles = rolesOf(many['rollegrupper'] as never);
  assert.is(roles.length, 16);
  assert.is(roles.filter(({ role_type }) => role_type === 'MEDL').length, 10);
  assert.is(roles.find(({ role_type }) => role_type === 'REVI')?.entity?.name, 'ERNST & YOUNG AS');
  assert.ok(roles.every(({ role_label }) => role_label !== null));
  const [chair] = rolesOf(one['rollegrupper'] as never);
  assert.equal([chair?.person_name, chair?.birth_year, chair?.elected_by], ['Ove Olsen', 1981, 'A-AK']);
});

test.run();
