import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import { CHOICES, type Choices, type Finder } from '../../../runtime/contract/page.ts';
import { airportArgument } from '../../../runtime/reference/airports.ts';
import {
  countryArgument,
  countryOrGroupArgument,
  usStateArgument,
} from '../../../runtime/reference/countries/countries.ts';
import { currencyArgument } from '../../../runtime/reference/currencies.ts';
import { portsNamed } from '../../../runtime/reference/ports.ts';
import { choiceFileNamed, choicePaths } from '../../../runtime/site/choices.ts';
import { type ChoiceRow, choicesFor, foundRows } from '../../../runtime/site/components/picker/choice-rows.ts';
import { finderArguments } from '../../../runtime/site/components/picker/use-choices.ts';
import { pageDataOf } from '../../../runtime/site/offer-files.ts';

async function rowsOfTable(table: Choices): Promise<readonly ChoiceRow[]> {
  const path = choicePaths({ pickers: { a: { table } } })[table] ?? '';
  const file = choiceFileNamed(path.slice('/assets/'.length));
  return JSON.parse(String(file?.plain)) as ChoiceRow[];
}

/** Whether the server accepts a value from a table as unambiguous. */
const ACCEPTS: Readonly<Record<Choices, (value: string) => boolean>> = {
  airports: (value) => airportArgument(value) === value,
  countries: (value) => 'iso2' in countryArgument(value),
  countries_iso3: (value) => 'iso3' in countryArgument(value),
  countries_and_groups: (value) => !('message' in countryOrGroupArgument(value)),
  currencies: (value) => currencyArgument(value) === value,
  ports: (value) => portsNamed(value).length === 1,
  time_zones: (value) => value === 'UTC' || new Intl.DateTimeFormat('en', { timeZone: value }).format(0) !== '',
  units: (value) => value !== '',
  us_states: (value) => 'code' in usStateArgument(value),
};

for (const table of CHOICES) {
  test(`the server accepts every value in the table ${table}, and every value has a name`, async () => {
    const rows = await rowsOfTable(table);
    assert.ok(rows.length > 30, `${rows.length} rows`);
    assert.equal(
      rows.filter(([value, label]) => !ACCEPTS[table](value) || label === '').map(([value]) => value),
      [],
    );
    assert.is(new Set(rows.map(([value]) => value)).size, rows.length);
  });
}

test('finds a value by its name, code or alternate names, and ranks an exact code match first', async () => {
  const first = async (table: Choices, query: string) => choicesFor(await rowsOfTable(table), query)[0]?.[0];
  assert.is(await first('currencies', 'nok'), 'NOK');
  assert.is(await first('currencies', 'swedish kr'), 'SEK');
  assert.is(await first('airports', 'heathrow'), 'LHR');
  assert.is(await first('countries', 'cote d’ivoire'), 'CI');
  assert.is(await first('countries_and_groups', 'eurozone'), 'EA');
  assert.is(await first('units', 'kilometer'), 'kilometer');
  assert.is(await first('countries', 'xyzzy'), undefined);
});

test('matches a long or hostile query within the time limit', async () => {
  const rows = await rowsOfTable('airports');
  choicesFor(rows, 'warm');
  const started = performance.now();
  assert.equal(choicesFor(rows, '('.repeat(1_000_000)).length, 30);
  assert.equal(choicesFor(rows, 'a '.repeat(500_000)).filter(([value]) => value === '').length, 0);
  assert.equal(choicesFor(rows, '.*+?^()|[]\\<script>'), []);
  assert.ok(performance.now() - started < 500);
});

test('turns search results into unique choices with names of limited length', () => {
  const finder: Finder = { path: '/rest/a/b', open: '/try/a/b', title: 'B', rows: 'rows', field: 'id', label: 'name' };
  const rows = [
    { id: 1, name: 'x'.repeat(5_000) },
    { id: 1, name: 'again' },
    { id: '<b>', name: { not: 'text' } },
    { id: null },
    'text',
  ];
  const found = foundRows({ rows }, finder);
  assert.equal(
    found.map(([value, label]) => [value, label.length]),
    [
      ['1', 160],
      ['<b>', 0],
    ],
  );
  assert.equal(foundRows('no record', finder), []);
  assert.equal(foundRows({ rows: Array.from({ length: 5_000 }, (_, id) => ({ id })) }, finder).length, 2_000);
});

test('every search passes only arguments that the called operation has', async () => {
  const pages = (await Promise.all([...services, ...areas].map(pageDataOf))).flatMap(({ operations }) => operations);
  let count = 0;
  for (const { page, pickers = {}, arguments: schema } of pages) {
    for (const [argument, picker] of Object.entries(pickers)) {
      const [name = '', part] = argument.split('.');
      const own = schema.properties?.[name];
      const chosen = part === undefined ? own : own?.items?.properties?.[part];
      assert.ok(chosen, `${page} has no argument ${argument}`);
      for (const each of Object.values(('sameItem' in picker && picker.sameItem) || {}))
        assert.ok(own?.items?.properties?.[each], `${page}: an item of ${name} has no field ${each}`);
      if ('table' in picker) continue;
      const provider = pages.find(({ path }) => path === picker.path);
      assert.ok(provider, `${page}: ${picker.path} does not exist`);
      const filled = Object.fromEntries((picker.same ?? []).map((name) => [name, 'x']));
      const sent = Object.keys(finderArguments(picker, 'words', filled));
      const known = Object.keys(provider?.arguments.properties ?? {});
      assert.equal(
        sent.filter((name) => !known.includes(name)),
        [],
      );
      const required = (provider?.arguments.required ?? []).filter((name) => name !== provider?.keyArgument);
      assert.equal(
        required.filter((name) => !sent.includes(name)),
        [],
        `${page} ${argument}`,
      );
      count += 1;
    }
  }
  assert.ok(count > 40, `${count} searches`);
});

test('a search sends the search words, the fixed arguments and the required values from the form', () => {
  const finder: Finder = {
    ...{ path: '/rest/a/b', open: '/try/a/b', title: 'B', rows: 'rows', field: 'id', query: 'q' },
    ...{ fixed: { kind: 'item' }, same: ['domain'] },
  };
  const form = { domain: 'QCL', other: 'x' };
  assert.equal(finderArguments(finder, ' wheat ', form), { kind: 'item', domain: 'QCL', q: 'wheat' });
  assert.equal(finderArguments(finder, ' ', form), { kind: 'item', domain: 'QCL' });
  const { query: _, ...list } = finder;
  const ofItem = finderArguments({ ...list, sameItem: { variable: 'code' } }, 'wheat', form, { code: 'Region' });
  assert.equal(ofItem, { kind: 'item', domain: 'QCL', variable: 'Region' }, 'a list takes no words');
});

test('serves only the current version of each table', () => {
  assert.is(choiceFileNamed('choices-currencies-00000000.json'), undefined);
  assert.is(choiceFileNamed('choices-constructor-00000000.json'), undefined);
});

test.run();
