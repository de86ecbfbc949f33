// Checks that 500 observations with `detail=brief` fit into a model's context. The domains have realistic sizes and
// label lengths.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CompareCountriesArguments, GetDataArguments } from '../../../generated/services/food-agri/types.ts';
import { create } from '../../../runtime/adapters/food-agri/food-agri.ts';
import { COUNTRIES } from '../../../runtime/reference/countries/countries.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT, tokensOf } from '../../support/answer-size.ts';
import { callAt } from '../../support/played-folder.ts';
import { withRecorded } from '../../support/recorded-sources.ts';
import { made } from './faostat/made-domains.ts';

type Given = Partial<GetDataArguments> & { domain: string };

const FIRST_COLUMNS =
  'Area Code,Area Code (M49),Area,Item Code,Item Code (CPC),Item,Element Code,Element,Year Code,Year';
const AREAS = ["2,'004,Afghanistan", "238,'231,Ethiopia PDR", "5000,'001,World"];
const ELEMENTS = ['5312,Area harvested', '5412,Yield', '5510,Production'];
const UNITS = ['ha', 'kg/ha', 't'];

function combined(...lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((all, list) => all.flatMap((each) => list.map((one) => [...each, one])), [[]]);
}
const numbered = (count: number, each: (nth: number) => string) => Array.from({ length: count }, (_, nth) => each(nth));
const years = numbered(63, (nth) => `${1961 + nth},${1961 + nth}`);

/**
 * Returns three areas and 110 items with three elements each. Eight items have data for 63 years, the other items for
 * one year.
 */
function crops(): string {
  const items = numbered(110, (nth) => `${1000 + nth},'01${nth},Other pulses and roots n.e.c. ${nth}`);
  const long = combined(AREAS, items.slice(0, 8), ELEMENTS, years);
  const wide = combined(AREAS, items.slice(8), ELEMENTS, years.slice(-1));
  const rows = [...long, ...wide].map((row, nth) => {
    const unit = UNITS[ELEMENTS.indexOf(row[2] as string)];
    return `${row.join()},${unit},${100_000 + nth}.${nth % 100},${'AEIX'[nth % 4]},${nth % 50 === 0 ? `Unofficial figure: see report ${nth % 7}` : ''}`;
  });
  return [`${FIRST_COLUMNS},Unit,Value,Flag,Note`, ...rows].join('\n');
}

/** Returns monthly prices in national currencies and in US dollars. */
function prices(): string {
  const months = numbered(12, (nth) => `70${String(nth + 1).padStart(2, '0')},Month ${nth + 1}`);
  const elements = ['5530,Producer Price (LCU/tonne)', '5532,Producer Price (USD/tonne)'];
  const items = ["15,'0111,Wheat", "221,'01371,Almonds in shell"];
  const rows = combined(AREAS.slice(0, 2), items, elements, years.slice(-30), months).map(
    (row, nth) => `${row.join()},${row[2]?.includes('LCU') ? row[0]?.slice(-3) : 'USD'},${1000 + nth}.5,A`,
  );
  return [`${FIRST_COLUMNS},Months Code,Months,Unit,Value,Flag`, ...rows].join('\n');
}

const withFigures = (body: (call: (args: Given) => ReturnType<HandlersOf<'food-agri'>['get_data']>) => Promise<void>) =>
  withRecorded(
    ['faostat'],
    async ({ source }) => {
      const handlers = adapter('food-agri', create, { faostat: await source('faostat') });
      await body((args) =>
        handlers.get_data({ area_cs: 'M49', limit: 500, offset: 0, detail: 'brief', ...args }, callAt()),
      );
    },
    { instead: made({ QCL: crops(), PP: prices() }) },
  );

test('500 observations of a domain have fewer than 10,000 tokens, whichever dimensions vary', () =>
  withFigures(async (call) => {
    for (const args of [
      { domain: 'QCL' },
      { domain: 'QCL', years: ['2023'] },
      { domain: 'QCL', items: ['1003', '1004'], elements: ['5510'], area_cs: 'ISO3' },
      { domain: 'PP' },
    ] satisfies Given[]) {
      const { count, records } = await call(args);
      assert.is(records.length, count);
      assert.ok(count > 300, `${count} figures`);
      fits('food-agri.get_data', await call(args), MAX_TOKENS_FIXED_LIMIT);
    }
    assert.is((await call({ domain: 'QCL', limit: 2000 })).count, 2000, 'an explicit limit is kept');
  }));

test('brief results have the same information in keys, labels and units as full records', () =>
  withFigures(async (call) => {
    for (const args of [{ domain: 'QCL', years: ['2022', '2023'], limit: 700 }, { domain: 'PP' }] satisfies Given[]) {
      const [brief, full] = [await call(args), await call({ ...args, detail: 'full' })];
      assert.equal([brief.count, brief.next_offset, brief.flags], [full.count, full.next_offset, full.flags]);
      assert.ok(tokensOf(full) > 2 * tokensOf(brief));
      const names = brief.key_template?.split('/') ?? [];
      const read = brief.records.map(({ key = '', year, value, unit, flag }) => {
        const codes = key.split('/');
        const [area, element, item, month] = names.map((name, nth) => brief.dimensions?.[name]?.[codes[nth] ?? '']);
        return [area, element, item, month, year, value, unit ?? brief.units?.[codes[1] ?? ''], flag];
      });
      assert.equal(
        read,
        full.records.map((row) => [
          row.area,
          row.element,
          row.item,
          row.further?.['months'],
          row.year,
          row.value,
          row.unit,
          row.flag,
        ]),
      );
    }
  }));

test('distinguishes country groups, by FAO code if they have no other code, and lists notes once', () =>
  withFigures(async (call) => {
    const { aggregates, dimensions, notes } = await call({ domain: 'QCL', area_cs: 'ISO3', limit: 2000, offset: 3000 });
    assert.equal([aggregates, dimensions?.['area']?.['F5000']], [['F5000'], 'World']);
    assert.is(notes?.length, 7);
  }));

test('results of up to 100 observations are the same in brief and full mode', () =>
  withFigures(async (call) => {
    const args = { domain: 'QCL', limit: 100 };
    assert.equal(await call(args), await call({ ...args, detail: 'full' }));
  }));

function manyCountries(): string {
  const countries = COUNTRIES.slice(0, 20).map(({ m49, name }, nth) => `${nth + 1},'${m49},${name}`);
  const items = numbered(14, (nth) => `${1000 + nth},'01${nth},Other pulses and roots n.e.c. ${nth}`);
  const rows = combined(countries, items, ELEMENTS, years).map(
    (row, nth) => `${row.join()},${UNITS[ELEMENTS.indexOf(row[2] as string)]},${100_000 + nth}.${nth % 100},A,`,
  );
  return [`${FIRST_COLUMNS},Unit,Value,Flag,Note`, ...rows].join('\n');
}

test('a comparison of twenty countries with the same items has fewer than 10,000 tokens, and an explicit limit is respected', () =>
  withRecorded(
    ['faostat'],
    async ({ source }) => {
      const handlers = adapter('food-agri', create, { faostat: await source('faostat') });
      const call = (more: Partial<CompareCountriesArguments>) =>
        handlers.compare_countries(
          {
            domain: 'QCL',
            area_codes: COUNTRIES.slice(0, 20).map(({ iso2 }) => iso2),
            area_cs: 'M49',
            limit: 300,
            ...more,
          },
          callAt(),
        );
      for (const more of [
        {},
        { items: ['1003'] },
        { items: ['1003'], elements: ['5510'] },
      ] satisfies Partial<CompareCountriesArguments>[]) {
        const answer = await call(more);
        const counts = new Set(answer.areas.map(({ count }) => count));
        assert.equal([counts.size, [...counts].every((count) => count >= 10 && count <= 15)], [1, true]);
        assert.ok(answer.areas.every(({ more: others }) => others === (more.items !== undefined)));
        assert.is(new Set(answer.areas.map(({ records }) => records.map(({ item }) => item).join())).size, 1);
        fits('food-agri.compare_countries', answer, MAX_TOKENS_FIXED_LIMIT);
      }
      const { areas } = await call({ items: ['1003'], elements: ['5510'], limit: 2000 });
      assert.ok(areas.every(({ count, more }) => count === 63 && !more));
    },
    { instead: made({ QCL: manyCountries() }) },
  ));

test.run();
