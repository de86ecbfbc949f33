import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { searchesFor } from '../../../runtime/adapters/us-health/provider-search.ts';
import { create } from '../../../runtime/adapters/us-health/us-health.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { json, problemOf } from '../../support/fake-source.ts';
import { callNow, type Played, type Registry, sample, withHealth } from './cms/catalog.ts';

interface Args {
  name?: string;
  state?: string;
  specialty?: string;
  limit?: number;
}

async function searched(registry: Registry, args: Args) {
  let result: Awaited<ReturnType<HandlersOf<'us-health'>['search_providers']>> | undefined;
  let queries: URLSearchParams[] = [];
  await withHealth({ registry }, async ({ cms, nppes, asked }) => {
    try {
      result = await adapter('us-health', create, { cms, nppes }).search_providers({ limit: 10, ...args }, callNow());
    } finally {
      queries = asked('/api/');
    }
  });
  if (result === undefined) throw new Error('there is no result');
  return { ...result, queries };
}

const person = (number: string, first_name: string, last_name: string, more: object = {}) => ({
  number,
  enumeration_type: 'NPI-1',
  basic: { first_name, last_name },
  ...more,
});
const organization = (number: string, organization_name: string) => ({
  number,
  enumeration_type: 'NPI-2',
  basic: { organization_name },
});
const results = (...records: object[]) => ({ result_count: records.length, results: records });
const NOTHING = results();
const broken: Played = (response) => json(response, {}, 500);
const npis = ({ providers }: { providers: readonly { npi: string }[] }) => providers.map(({ npi }) => npi);

const namesAsked = (name: string) =>
  searchesFor(name).map(({ search: { lastName, firstName, organizationName } }) =>
    organizationName === undefined
      ? `${lastName}${firstName === undefined ? '' : `, ${firstName}`}`
      : `: ${organizationName}`,
  );

test('a word is a last name or an organization; two words may be names in either order', () => {
  assert.equal(namesAsked('Smith'), ['SMITH', ': SMITH']);
  assert.equal(namesAsked('Jane Smith'), ['SMITH, JANE', 'JANE SMITH', 'JANE, SMITH', ': JANE SMITH']);
  assert.equal(namesAsked('Smith, Jane A.'), ['SMITH, JANE', ': SMITH, JANE A.']);
  assert.equal(namesAsked('Jane van der Berg'), [
    'BERG, JANE',
    'VAN DER BERG, JANE',
    'JANE VAN DER BERG',
    ': JANE VAN DER BERG',
  ]);
  assert.equal(namesAsked('Smith Smith').length, 3, 'equal words are not swapped');
});

test('ignores titles and credentials in a person’s name', () => {
  assert.equal(namesAsked('Dr. Jane Smith, M.D.').slice(0, 1), ['SMITH, JANE']);
  assert.equal(namesAsked('Jane Smith, MD').slice(0, 1), ['SMITH, JANE']);
});

test('accepts titles, credentials, generational suffixes and middle initials with and without commas', () => {
  const likeliest = (name: string) => namesAsked(name)[0];
  for (const name of [
    'John Smith MD',
    'Dr. John Q Smith MD',
    'Dr John Q. Smith, M.D.',
    'John Smith, MD, FACP',
    'John Smith M.D. Ph.D.',
    'Smith, John Jr.',
    'Smith Jr., John Q.',
    'Smith, Dr. John',
    'John Smith, Jr., MD',
    'John Smith III',
    'Prof. Dr. John Smith',
    'SMITH, JOHN Q., D.O.',
    'john smith do',
    'J. John Smith PA-C',
  ]) {
    assert.is(likeliest(name), 'SMITH, JOHN', name);
  }
  assert.is(likeliest('Dr. Smith'), 'SMITH');
  assert.is(likeliest('Smith MD'), 'SMITH');
  assert.is(likeliest('J. Smith'), 'SMITH');
  assert.is(likeliest('Smith, J.'), 'SMITH');
  assert.equal(
    namesAsked('Dr.').filter((request) => !request.startsWith(':')),
    [],
  );
});

test('after two names, reads a word such as "Do" as a last name and as a credential; after one name, only as a last name', () => {
  assert.is(namesAsked('Anh Do')[0], 'DO, ANH');
  assert.ok(namesAsked('Jack Ma').includes('MA, JACK'));
  const requests = namesAsked('Minh Anh Do');
  assert.ok(requests.includes('ANH, MINH') && requests.includes('DO, MINH'), requests.join('; '));
  for (const name of ['Minh Anh Do', 'Maria Garcia Lopez MA', 'A B C D E F'])
    assert.ok(namesAsked(name).length <= 5, name);
});

test('parses any name quickly', () => {
  for (const name of ['a '.repeat(2000), 'MD '.repeat(2000), 'x,'.repeat(2000), `${'.'.repeat(4000)}a`]) {
    const began = performance.now();
    searchesFor(name);
    assert.ok(performance.now() - began < 100, name.slice(0, 8));
  }
});

test('a name that cannot be searched causes no search', async () => {
  assert.equal(searchesFor('李'), []);
  const problem = await problemOf(searched(() => NOTHING, { name: '李' }));
  assert.equal([problem.code, problem.extras.errors?.[0]?.parameter], ['invalid_arguments', 'name']);
  assert.is((await problemOf(searched(() => NOTHING, { specialty: '?' }))).extras.errors?.[0]?.parameter, 'specialty');
});

test('a name with state and specialty searches persons and organizations with both filters', async () => {
  const { queries } = await searched(() => NOTHING, { name: 'smith', state: 'ny', specialty: 'Internal Medicine' });
  assert.equal(queries.map((query) => query.get('enumeration_type')).toSorted(), ['NPI-1', 'NPI-2']);
  for (const query of queries) {
    assert.equal([query.get('state'), query.get('taxonomy_description')], ['NY', 'INTERNAL MEDICINE*']);
  }
});

test('a state filters by practice address, not by mailing address (nppes F5, F15)', async () => {
  const at = (location: string, mailing: string, further?: string) => ({
    addresses: [
      { address_purpose: 'MAILING', state: mailing, country_code: 'US' },
      { address_purpose: 'LOCATION', state: location, country_code: 'US' },
    ],
    practiceLocations: further === undefined ? [] : [{ state: further, country_code: 'US' }],
  });
  const found = await searched(
    () =>
      results(
        person('1', 'Ann', 'Hart', at('CA', 'NV')),
        person('2', 'Bob', 'Hart', at('NV', 'CA')),
        person('3', 'Cal', 'Hart', at('NV', 'NV', 'CA')),
        person('4', 'Dan', 'Hart'),
      ),
    { name: 'hart', state: 'CA' },
  );
  assert.equal(npis(found).toSorted(), ['1', '3']);
  assert.ok(found.queries.every((query) => query.get('address_purpose') === 'LOCATION'));
  const anywhere = await searched(() => results(person('4', 'Dan', 'Hart')), { name: 'hart' });
  assert.is(anywhere.queries[0]?.get('address_purpose'), null, 'the registry rejects this parameter on its own');
});

test('accepts a state as a code or as a name in any letter case, and keeps a practice with an unreadable state (nppes F22)', async () => {
  const at = (state: string | undefined, country_code = 'US') => ({
    addresses: [{ address_purpose: 'LOCATION', state, country_code }],
  });
  const states = ['NC', 'NORTH CAROLINA', 'North Carolina', 'N CAROLINNA', undefined, 'SOUTH CAROLINA', 'sc'];
  const records = states.map((state, index) => person(String(index), 'Ann', 'Hart', at(state)));
  const abroad = person('9', 'Ann', 'Hart', at('ONTARIO', 'CA'));
  const found = await searched(() => results(...records, abroad), { name: 'hart', state: 'NC' });
  assert.equal(npis(found).toSorted(), ['0', '1', '2', '3', '4']);
});

test('a specialty without a name causes one request for all provider types', async () => {
  const { queries, specialty_searched } = await searched(() => results(person('1', 'A', 'B')), {
    specialty: 'Dentist',
  });
  assert.is(queries.length, 1);
  assert.not.ok(queries[0]?.has('enumeration_type'));
  assert.is(specialty_searched, 'DENTIST');
});

test('searches a common word by its description, then by the specific part of the description', async () => {
  const whole: Registry = () => results(person('1', 'A', 'B'));
  assert.is(
    (await searched(whole, { specialty: 'Cardiology' })).specialty_searched,
    'INTERNAL MEDICINE, CARDIOVASCULAR DISEASE',
  );
  const part: Registry = (query) =>
    query.get('taxonomy_description') === 'CARDIOVASCULAR DISEASE*' ? results(person('2', 'C', 'D')) : NOTHING;
  const found = await searched(part, { specialty: 'cardiologist' });
  assert.equal([found.specialty_searched, npis(found), found.queries.length], ['CARDIOVASCULAR DISEASE', ['2'], 2]);
});

test('lists exact names first, and alternates persons and organizations, without duplicates', async () => {
  const registry: Registry = (query) =>
    query.get('enumeration_type') === 'NPI-1'
      ? results(
          person('1', 'A', 'HARTLEY'),
          person('2', 'A', 'HART'),
          person('3', 'B', 'HART'),
          person('2', 'A', 'HART'),
        )
      : results(organization('4', 'HART CARE'), organization('5', 'Hart'));
  assert.equal(npis(await searched(registry, { name: 'Hart' })), ['2', '5', '3', '1', '4']);
});

test('the limit truncates the list, with a note that more records match', async () => {
  const two = () => results(person('1', 'A', 'B'), person('2', 'A', 'B'));
  const cut = await searched(two, { specialty: 'Dentist', limit: 1 });
  assert.equal([cut.count, cut.more_available], [1, true]);
  assert.is((await searched(two, { specialty: 'Dentist', limit: 2 })).more_available, false);
  const full = () => results(...Array.from({ length: 50 }, (_, nth) => person(String(nth), 'A', 'B')));
  assert.is(
    (await searched(full, { specialty: 'Dentist', limit: 50 })).more_available,
    true,
    'the registry may have more',
  );
});

test('returns an empty list if there are no results', async () => {
  const { queries, ...rest } = await searched(() => NOTHING, { name: 'Nobody' });
  assert.equal(rest, { count: 0, more_available: false, specialty_searched: null, providers: [], missing: [] });
  assert.is(queries.length, 2);
});

test('reports a failed search and returns the results of the others, and fails if all of them fail', async () => {
  const registry: Registry = (query) => (query.has('organization_name') ? broken : results(person('1', 'A', 'HART')));
  const found = await searched(registry, { name: 'Hart' });
  assert.equal([npis(found), found.missing.map(({ part }) => part)], [['1'], ['organizations named HART']]);
  assert.is((await problemOf(searched(() => broken, { name: 'Hart' }))).code, 'upstream_failed');
});

test('a rejection by the registry becomes an error of the tool’s own argument', async () => {
  const refuses = (field: string) => () => ({ Errors: [{ field, number: '06', description: 'special characters' }] });
  const fault = async (field: string, args: Args) =>
    (await problemOf(searched(refuses(field), args))).extras.errors?.[0]?.parameter;
  assert.is(await fault('last_name', { name: 'Hart' }), 'name');
  assert.is(await fault('taxonomy_description', { specialty: 'Dentist' }), 'specialty');
  assert.is(await fault('state', { specialty: 'Dentist', state: 'PW' }), 'state');
});

test('rejects an unknown state without querying the registry', async () => {
  assert.is((await problemOf(searched(() => NOTHING, { name: 'Hart', state: 'xx' }))).code, 'invalid_arguments');
});

test('a record with only its number is a provider with nulls', async () => {
  const bare = { number: 1_720_377_294, basic: null, addresses: [], taxonomies: null };
  const [provider] = (await searched(() => results(bare), { specialty: 'Dentist' })).providers;
  assert.equal(provider, {
    npi: '1720377294',
    type: 'person',
    name: null,
    credentials: null,
    primary_specialty: null,
    specialties: [],
    practice_address: null,
    other_practice_addresses: [],
    phone: null,
    other_names: [],
    active: null,
    enumeration_date: null,
    last_updated: null,
  });
});

test('keeps foreign postal codes unchanged', async () => {
  const address = { address_purpose: 'LOCATION', address_1: '1 RUE', postal_code: '750011234', country_code: 'FR' };
  const [provider] = (await searched(() => results(person('1', 'A', 'B', { addresses: [address] })), { name: 'B' }))
    .providers;
  assert.is(provider?.practice_address?.postal_code, '750011234');
});

const organizations = sample<object>('nppes', 'npi2-organization-2024.json');
if (organizations !== undefined) {
  test('recorded: an organization', async () => {
    const [provider] = (await searched(() => organizations, { specialty: 'Obstetrics' })).providers;
    assert.equal([provider?.npi, provider?.type, provider?.credentials], ['1174270805', 'organization', null]);
    assert.is(provider?.name, 'PEACH STATE MEDICAL PRACTICE, PC');
    assert.is(provider?.primary_specialty, 'Obstetrics & Gynecology, Reproductive Endocrinology');
    assert.equal(
      [provider?.practice_address?.city, provider?.practice_address?.postal_code],
      ['PHILADELPHIA', '19102-3824'],
    );
    assert.is(provider?.phone, '855-563-2639');
    assert.equal(provider?.other_names, ['KINDBODY OF PA MEDICAL PRACTICE, PC']);
    assert.equal([provider?.authorized_official, provider?.organizational_subpart], ['FAHIMEH SASAN', false]);
  });
}

const persons = sample<object>('nppes', 'npi1-search-200-trimmed.json');
if (persons !== undefined) {
  test('recorded: persons, whose mailing address comes first', async () => {
    const { providers, count } = await searched(() => persons, { specialty: 'Nurse', limit: 50 });
    assert.is(count, 14);
    const third = providers.find(({ npi }) => npi === '1457485542');
    assert.equal([third?.name, third?.credentials, third?.sex], ['JOSEFINA CRUZ DAR', 'R.N.', 'female']);
    assert.equal([third?.practice_address?.lines, third?.phone], [['5202 UNIVERSITY AVE'], '619-229-5400']);
    assert.ok(providers.every(({ name, active }) => name !== null && !name.includes('--') && active === true));
  });
}

for (const [name, count, npi] of [
  ['old-format-npi1-2019.json', 1, '1720377294'],
  ['old-format-first-name-bob-10.json', 10, '1114920071'],
] as const) {
  const old = sample<object>('nppes', name);
  if (old === undefined) continue;
  test(`recorded in 2019: parses ${name} like a current record`, async () => {
    const found = await searched(() => old, { specialty: 'Surgery' });
    assert.is(found.count, count);
    assert.is(found.providers[0]?.npi, npi);
    assert.ok(
      found.providers.every(({ sex }) => sex !== undefined),
      'the field is called sex, not gender',
    );
    assert.ok(found.providers.every(({ practice_address }) => practice_address?.lines.every((line) => line !== '')));
  });
}

test.run();
