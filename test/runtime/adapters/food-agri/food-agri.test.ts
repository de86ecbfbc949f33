// The tools over FAOSTAT's bulk files on loopback: small archives made by hand (runtime/sources/faostat/SOURCE.md), the recorded list
// where it is at hand.

import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GetDataArguments } from '../../../../generated/services/food-agri/types.ts';
import { areasOf } from '../../../../runtime/adapters/food-agri/areas.ts';
import { create } from '../../../../runtime/adapters/food-agri/food-agri.ts';
import { columnsOf } from '../../../../runtime/sources/faostat/columns.ts';
import { adapter, type HandlersOf } from '../../../support/adapter.ts';
import { problemOf } from '../../../support/fake-source.ts';
import { mutations } from '../../../support/mutations.ts';
import { FIXTURES, type Instead, type Recorded, withRecorded } from '../../../support/recorded-sources.ts';
import { recordedTest } from '../../../support/samples.ts';
import { callAt, sample } from '../../sources/played-folder.ts';

type Handlers = HandlersOf<'food-agri'>;

const withService = (
  body: (handlers: Handlers, recorded: Recorded) => Promise<void>,
  options: { instead?: Instead; settings?: { faostatDomains: readonly string[] } } = {},
) =>
  withRecorded(
    ['faostat'],
    async (recorded) => body(adapter('food-agri', create, { faostat: await recorded.source('faostat') }), recorded),
    options,
  );
const data = async (handlers: Handlers, more: Partial<GetDataArguments> = {}) =>
  handlers.get_data({ domain: 'QCL', area_cs: 'M49', limit: 500, offset: 0, ...more }, callAt());

test('questions find domains by what is in them, archives last', () =>
  withService(async (handlers) => {
    const first = async (query: string) =>
      (await handlers.search_datasets({ query, limit: 5 }, callAt())).datasets[0]?.code;
    assert.is(await first('wheat harvest'), 'QCL');
    assert.is(await first('hunger'), 'FS');
    assert.is(await first('utilisation des engrais'), 'RFN');
    assert.is(await first('producer prices'), 'PP');
    assert.is(await first('TCL'), 'TCL');
    assert.match((await handlers.search_datasets({ query: 'chess', limit: 5 }, callAt())).hint ?? '', /No domain fits/);
  }));

test('groups go by the names that people use', () =>
  withService(async (handlers) => {
    const codes = async (group: string) =>
      (await handlers.list_datasets({ group, limit: 50, offset: 0 }, callAt())).datasets.map(({ code }) => code);
    assert.equal(await codes('emissions'), ['GLE', 'GT']);
    assert.equal(await codes('Emission'), ['GLE', 'GT']);
    assert.equal(await codes('Food Security'), ['FS']);
    assert.equal(await codes('production'), ['QCL']);
    const problem = await problemOf(codes('Prodction'));
    assert.match(problem.extras.errors?.[0]?.hint ?? '', /Production/);
  }));

test('a domain is fetched when it is first asked for, once, and read by the names of its columns', () =>
  withService(async (handlers, { asked }) => {
    const [dimensions] = await Promise.all([
      handlers.get_domain_dimensions({ domain: 'qcl' }, callAt()),
      handlers.get_domain_dimensions({ domain: 'QCL' }, callAt()),
    ]);
    assert.equal(
      dimensions.dimensions.map(({ id, count }) => [id, count]),
      [
        ['area', 6],
        ['element', 2],
        ['item', 2],
        ['year', 2],
      ],
    );
    assert.is(asked().filter((each) => each.includes('Crops_Livestock')).length, 1);
  }));

test('figures come with unit, flag and note, missing ones as null, groups of countries marked', () =>
  withService(async (handlers) => {
    const sweden = await data(handlers, { areas: ['752'], items: ['15'] });
    assert.equal(
      sweden.records.map(({ element_code, year, value, unit, flag }) => [element_code, year, value, unit, flag]),
      [
        ['5312', '2023', 447000.5, 'ha', 'E'],
        ['5510', '2023', 3002023, 't', 'A'],
        ['5510', '2022', 3002022, 't', 'A'],
      ],
    );
    assert.is(sweden.records[1]?.note, 'Official, with a "quoted" note');
    assert.equal(sweden.flags, { E: 'Estimated value', A: 'Official figure' });
    assert.match(sweden.source, /FAO\. FAOSTAT, Crops and livestock products \(QCL\), 2025-12-20/);
    const world = await data(handlers, { areas: ['001'], years: ['2023'] });
    assert.equal([world.records[0]?.area, world.records[0]?.aggregate], ['World', true]);
    const ivory = await data(handlers, { areas: ['CIV'], area_cs: 'ISO3', items: ['15'] });
    assert.equal(
      [ivory.records[0]?.area, ivory.records[0]?.value, ivory.records[0]?.flag],
      ["Côte d'Ivoire", null, 'M'],
    );
    const part = await data(handlers, { limit: 2 });
    assert.equal([part.count, part.more, part.next_offset], [2, true, 2]);
  }));

test('areas go in and out in the coding of area_cs; CN is the mainland, not the sum of all China', () =>
  withService(async (handlers) => {
    const codes = async (area_cs: GetDataArguments['area_cs'], area: string) =>
      (
        await data(handlers, { area_cs, areas: [area], items: ['15'], years: ['2023'], elements: ['5510'] })
      ).records.map(({ area_code, area: name }) => [area_code, name]);
    assert.equal(await codes('ISO2', 'cn'), [['CN', 'China, mainland']]);
    assert.equal(await codes('M49', '156'), [['156', 'China, mainland']]);
    assert.equal(await codes('M49', '159'), [['159', 'China']]);
    assert.equal(await codes('FAO', '351'), [['351', 'China']]);
    assert.equal(await codes('M49', '1'), [['001', 'World']]);
    const none = await problemOf(codes('ISO2', 'WLD'));
    assert.is(none.code, 'invalid_arguments');
    const other = await problemOf(codes('M49', 'SE'));
    assert.match(other.extras.errors?.[0]?.hint ?? '', /Sweden is 752 there; or set area_cs to ISO2/);
    const named = await problemOf(codes('M49', 'norw'));
    assert.match(named.extras.errors?.[0]?.hint ?? '', /578 \(Norway\)/);
  }));

test('an empty list leaves a filter out, and does not select nothing', () =>
  withService(async (handlers) => {
    const all = await data(handlers);
    assert.equal(await data(handlers, { areas: [], items: [], elements: [], years: [] }), all);
  }));

test('EL and UK are understood as the countries that they stand for', () => {
  const code = (fao: string, label: string, m49: string) => ({ code: fao, label, m49 });
  const all = [code('84', 'Greece', '300'), code('229', 'United Kingdom', '826'), code('230', 'Ukraine', '804')];
  assert.equal(
    areasOf('areas', ['EL', 'uk', 'GR', 'UA'], 'ISO2', all).map(({ label }) => label),
    ['Greece', 'United Kingdom', 'Greece', 'Ukraine'],
  );
});

test('the year is a text where it is a span, and a value that is no number keeps its text; Windows-1252 is read', () =>
  withService(async (handlers) => {
    const { records } = await data(handlers, { domain: 'FS' });
    assert.equal(
      records.map(({ area, year, value, text, area_code }) => [area, year, value, text ?? null, area_code]),
      [
        ['Afghanistan', '2000-2002', 46.1, null, null],
        ['Türkiye', '2016-2018', null, '<2.5', null],
      ],
    );
    const turkey = await data(handlers, { domain: 'FS', areas: ['TR'], area_cs: 'ISO2' });
    assert.is(turkey.count, 1, 'files without numbers go by the name');
  }));

test('codes are listed with what they stand for, found by words', () =>
  withService(async (handlers) => {
    const ask = (dimension: 'area' | 'item' | 'year', query?: string) =>
      handlers.get_dimension_codes(
        { domain: 'QCL', dimension, limit: 100, offset: 0, ...(query === undefined ? {} : { query }) },
        callAt(),
      );
    assert.equal((await ask('area', 'swed')).codes, [
      { code: '752', label: 'Sweden', description: null, fao_code: '210', iso2: 'SE', iso3: 'SWE' },
    ]);
    assert.equal(
      (await ask('item')).codes.map(({ code }) => code),
      ['15', '661'],
    );
    assert.equal(
      (await ask('year')).codes.map(({ code }) => code),
      ['2023', '2022'],
    );
  }));

test('countries are compared area by area, in the order that was asked for', () =>
  withService(async (handlers) => {
    const { areas } = await handlers.compare_countries(
      {
        domain: 'QCL',
        area_codes: ['578', '752', '384'],
        items: ['15'],
        elements: ['5510'],
        years: ['2022'],
        area_cs: 'M49',
      },
      callAt(),
    );
    assert.equal(
      areas.map(({ area, count, records }) => [area, count, records[0]?.value ?? null]),
      [
        ['Norway', 1, 402022],
        ['Sweden', 1, 3002022],
        ["Côte d'Ivoire", 0, null],
      ],
    );
  }));

test('a very large domain is fetched only where the operator chose it, and says so', async () => {
  await withService(async (handlers, { asked }) => {
    const problem = await problemOf(data(handlers, { domain: 'TM' }));
    assert.is(problem.code, 'not_configured');
    assert.match(problem.message, /52\.4 million rows.*ALMANAC_FAOSTAT_DOMAINS/);
    assert.ok(asked().every((each) => !each.includes('Trade')));
    const { datasets } = await handlers.search_datasets({ query: 'TM', limit: 1 }, callAt());
    assert.is(datasets[0]?.available, false);
  });
  await withService(
    async (handlers) => {
      const { datasets } = await handlers.search_datasets({ query: 'TM', limit: 1 }, callAt());
      assert.is(datasets[0]?.available, true);
    },
    { settings: { faostatDomains: ['tm'] } },
  );
});

test('while a domain is fetched the answer says how far it is; afterwards it is kept, for its owner alone', () =>
  withRecorded(
    ['faostat'],
    async ({ source, harvests }) => {
      const faostat = await source('faostat');
      const handlers = adapter('food-agri', create, { faostat });
      await handlers.list_datasets({ limit: 1, offset: 0 }, callAt());
      const hurried = { ...callAt(), deadline: Date.now() + 700 };
      const args = { domain: 'QCL', area_cs: 'M49', limit: 5, offset: 0 } as const;
      const early = await problemOf(Promise.resolve(handlers.get_data(args, hurried)));
      assert.is(early.code, 'preparing');
      assert.match(early.message, /0\.0 of 0\.0 MB downloaded|it begins/);
      assert.is((await handlers.get_data(args, callAt())).count, 5, 'a patient call waits for it');
      const folder = join(harvests.directory, 'faostat');
      const files = await readdir(folder);
      assert.equal(files, ['QCL.sqlite']);
      assert.is(((await stat(join(folder, 'QCL.sqlite'))).mode & 0o777).toString(8), '600');
    },
    {
      instead: (asked, _seen, response) => {
        if (!asked.includes('Crops_Livestock')) return undefined;
        void readFile(`${FIXTURES}faostat/qcl.zip`).then((zip) => {
          response.writeHead(200, { 'content-type': 'application/zip' });
          response.write(zip.subarray(0, 100));
          setTimeout(() => response.end(zip.subarray(100)), 1500);
        });
        return true;
      },
    },
  ));

test('an archive that is cut short, none at all, or of another layout is a failure, not an empty domain', () =>
  withService(
    async (handlers) => {
      for (const domain of ['QCL', 'FS', 'RL']) {
        const problem = await problemOf(data(handlers, { domain }));
        assert.is(problem.code, 'upstream_invalid_response', domain);
      }
      assert.throws(() => columnsOf(['Area Code', 'Area', 'Year']), /no column item code/);
    },
    {
      instead: (asked, _seen, response) => {
        if (!asked.endsWith('.zip')) return undefined;
        if (asked.includes('LandUse')) response.writeHead(200).end('<html>maintenance</html>');
        else {
          const name = asked.includes('Crops') ? 'qcl' : 'fs';
          void readFile(`${FIXTURES}faostat/${name}.zip`).then((zip) =>
            response.writeHead(200).end(zip.subarray(0, -40)),
          );
        }
        return true;
      },
    },
  ));

test('over 200 mistyped codes of domains, areas, items and elements are errors with the nearest', () =>
  withService(async (handlers) => {
    for (const domain of mutations(['QCL', 'TCL', 'FBS', 'RFN', 'GLE', 'FS', 'PP'], 200, (text) =>
      ['CP', 'GT', 'RP', 'RL', 'PA', 'TM'].includes(text.toUpperCase()),
    )) {
      const problem = await problemOf(data(handlers, { domain }));
      assert.is(problem.code, 'not_found', domain);
      assert.match(problem.extras.hint ?? '', /nearest/i, domain);
    }
    const areas = mutations(['SWE', 'NOR', 'CIV', 'CHN'], 200);
    for (const area of areas) {
      const problem = await problemOf(data(handlers, { areas: [area], area_cs: 'ISO3' }));
      assert.is(problem.code, 'invalid_arguments', area);
    }
    for (const [list, codes] of [
      ['items', ['15', '661']],
      ['elements', ['5510', '5312']],
      ['years', ['2022', '2023']],
    ] as const) {
      for (const code of mutations(codes, 100)) {
        const problem = await problemOf(data(handlers, { [list]: [code] }));
        assert.is(problem.code, 'invalid_arguments', `${list} ${code}`);
      }
    }
  }));

recordedTest('the recorded list of domains is read whole', () => {
  const recorded = sample('faostat', 'bulk-datasets_E-2026-02.json');
  if (recorded === undefined) return;
  return withService(
    async (handlers) => {
      const { total, groups, datasets } = await handlers.list_datasets({ limit: 50, offset: 0 }, callAt());
      assert.equal([total, groups.length], [68, 17]);
      assert.ok(JSON.stringify({ total, groups, datasets }).length / 4 < 10_000);
      const { datasets: found } = await handlers.search_datasets(
        { query: 'greenhouse gases of cattle', limit: 5 },
        callAt(),
      );
      assert.ok(found.some(({ code }) => code === 'GLE'));
    },
    {
      instead: (asked, _seen, response) => {
        if (!asked.includes('datasets_E')) return undefined;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(recorded));
        return true;
      },
    },
  );
});

test.run();
