import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkJoins } from '../../../runtime/query/joins.ts';
import { Faults } from '../../../runtime/query/request.ts';
import type { TableColumn } from '../../../runtime/query/rows.ts';

const KINDS = {
  country: 'country_or_group',
  iso3: 'country.iso3',
  geo: 'country.eurostat',
  currency: 'currency',
  day: 'day',
  moment: 'moment',
  period: 'period',
  year: 'year',
  port: 'port.unlocode',
  airport: 'airport.iata',
  doi: 'id.doi',
  org: 'id.org_number.no',
  language: 'language.iso639_1',
  state: 'region.us_state',
} as const;
const COLUMNS: readonly TableColumn[] = [
  ...Object.entries(KINDS).map(([name, is]): TableColumn => ({ name, is, type: 'text' })),
  { name: 'value', type: 'number' },
  { name: 'note', type: 'text' },
];
const TABLES = new Map([
  ['a', COLUMNS],
  ['b', COLUMNS],
  ['rates', [{ name: 'currency', is: 'currency', type: 'text' } satisfies TableColumn]],
  ['people', [{ name: 'currency', is: 'country.iso2', type: 'text' } satisfies TableColumn]],
]);

function faultsOf(sql: string): string[] {
  const faults = new Faults();
  checkJoins(sql, TABLES, faults);
  return faults.list.map(({ message }) => message);
}

const SYSTEMS: readonly (readonly (keyof typeof KINDS)[])[] = [
  ['country', 'iso3', 'geo'],
  ['currency'],
  ['day', 'moment', 'period', 'year'],
  ['port'],
  ['airport'],
  ['doi'],
  ['org'],
  ['language'],
  ['state'],
];

const PAIRS = SYSTEMS.flatMap((columns) =>
  SYSTEMS.flatMap((others) =>
    columns.flatMap((left) => others.map((right) => ({ left, right, isSame: columns === others }))),
  ),
);

test('rejects joins between different code systems, but not within the same code system', () => {
  for (const { left, right, isSame } of PAIRS) {
    const found = faultsOf(`select * from a join b on a.${left} = b.${right}`);
    assert.is(found.length, isSame ? 0 : 1, `${left} with ${right}: ${found}`);
  }
  const [same, different] = [PAIRS.filter(({ isSame }) => isSame), PAIRS.filter(({ isSame }) => !isSame)];
  assert.ok(different.length >= 40 && same.length >= 20, `${different.length}, ${same.length}`);
});

test('finds comparisons in every form of join', () => {
  const statements = [
    'select * from a x, b as y where x.country = y.currency',
    'SELECT * FROM a JOIN b ON (A.Country == B.Currency)',
    'select * from a join b on "a"."country" = [b].[currency]',
    'select * from a left join b on a.value = b.value and a.country = b.currency',
    'select * from a where exists (select 1 from b where b.currency = a.country)',
    'select * from a join (select * from b) on a.country <> a.currency',
    'select * from rates join people using (currency)',
    'select * from rates natural join people',
    'select * from a /* from b */ join b -- on true\n on a.country = b.currency',
  ];
  for (const sql of statements) assert.is(faultsOf(sql).length, 1, sql);
  assert.match(
    faultsOf(statements[0] as string)[0] as string,
    /x\.country \(country_or_group\) with y\.currency \(currency\)/,
  );
});

test('checks only comparisons between two known columns', () => {
  const statements = [
    "select * from a where a.country = 'currency'",
    "select * from a where a.country = 'a.currency' -- = a.currency",
    'select * from a join b on a.country = upper(b.currency)',
    'select * from a join b on a.note = b.currency',
    'select a.country = 1 from a',
    'select * from a join b using (country, period)',
    'with c as (select country as currency from a) select * from c join b on c.currency = b.country',
  ];
  for (const sql of statements) assert.equal(faultsOf(sql), [], sql);
});

test.run();
