// Statistics Sweden is simulated on loopback with handwritten responses for both APIs
// (runtime/adapters/se-statistics/SOURCES.md (scb)), and with recorded responses if available.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GetDataArguments } from '../../../generated/services/se-statistics/types.ts';
import { dataRecords, variableRecord } from '../../../runtime/adapters/se-statistics/records.ts';
import { create } from '../../../runtime/adapters/se-statistics/se-statistics.ts';
import { isAnswerTo } from '../../../runtime/adapters/se-statistics/selection.ts';
import { readCube } from '../../../runtime/sdk/json-stat.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { problemOf } from '../../support/fake-source.ts';
import { mutations } from '../../support/mutations.ts';
import { callAt, sample } from '../../support/played-folder.ts';
import { type Instead, withRecorded } from '../../support/recorded-sources.ts';
import { recordedTest } from '../../support/samples.ts';

type Handlers = HandlersOf<'se-statistics'>;
const TABLE = 'BE/BE0101/BE0101A/BefolkningNy';

const withService = (body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>, instead?: Instead) =>
  withRecorded(
    ['scb'],
    async ({ source, requests: requestedUrls }) =>
      body(adapter('se-statistics', create, { scb: await source('scb') }), requestedUrls),
    instead === undefined ? {} : { instead },
  );

const data = async (handlers: Handlers, more: Partial<GetDataArguments> = {}) =>
  handlers.get_data(
    { table_path: TABLE, top_n: 5, limit: 150, offset: 0, detail: 'brief', lang: 'en', ...more },
    callAt(),
  );
const FILTERS: GetDataArguments['filters'] = [
  { code: 'Region', filter: 'item', values: ['00'] },
  { code: 'Tid', filter: 'top', values: ['2'] },
];

test('subjects are folders; headings and surrounding spaces are removed', () =>
  withService(async (handlers) => {
    const { subjects } = await handlers.list_subjects({ limit: 20, lang: 'en' }, callAt());
    assert.equal(
      subjects.map(({ id, text, type }) => [id, text, type]),
      [
        ['AM', 'Labour market', 'folder'],
        ['BE', 'Population', 'folder'],
        ['PR', 'Prices and consumption', 'folder'],
      ],
    );
  }));

test('a query finds tables in both languages, ongoing ones first, by paths that the other tools accept', () =>
  withService(async (handlers) => {
    for (const query of ['population by region', 'folkmängd', 'Bevölkerung']) {
      const { tables } = await handlers.list_subjects({ query, limit: 5, lang: 'en' }, callAt());
      assert.is(tables?.[0]?.path, 'BE/BE0101/BE0101A/TAB638', query);
      assert.ok((tables ?? []).findIndex(({ id }) => id === 'TAB99') !== 0);
    }
    const none = await handlers.list_subjects({ query: 'chess grandmasters', limit: 5, lang: 'en' }, callAt());
    assert.equal([none.count, none.tables], [0, []]);
    assert.match(none.hint ?? '', /No table matches/);
  }));

test('a folder lists its items, a table is identified as one, and an unknown path suggests the nearest', () =>
  withService(async (handlers) => {
    const { items } = await handlers.browse_subject({ path: '/BE/BE0101/BE0101A/', lang: 'en' }, callAt());
    assert.equal([items[0]?.path, items[0]?.type], [TABLE, 'table']);
    const table = await problemOf(Promise.resolve(handlers.browse_subject({ path: TABLE, lang: 'en' }, callAt())));
    assert.match(table.message, /is a table/);
    const unknown = await problemOf(
      Promise.resolve(handlers.browse_subject({ path: 'BE/BE0102', lang: 'en' }, callAt())),
    );
    assert.is(unknown.code, 'not_found');
    assert.match(unknown.extras.hint ?? '', /BE\/BE0101/);
    const outside = await problemOf(
      Promise.resolve(handlers.browse_subject({ path: 'BE/../..', lang: 'en' }, callAt())),
    );
    assert.is(outside.code, 'invalid_arguments');
  }));

test('suggests the nearest tables for an unknown TAB id, even though these tables are not in any folder', () =>
  withService(async (handlers) => {
    for (const table_path of ['TAB639', 'BE/BE0101/BE0101A/tab6380']) {
      const asked = { table_path, values_limit: 50, values_offset: 0, lang: 'en' as const };
      const problem = await problemOf(Promise.resolve(handlers.get_table_metadata(asked, callAt())));
      assert.is(problem.code, 'not_found');
      assert.match(problem.extras.hint ?? '', /BE\/BE0101\/BE0101A\/TAB638 \(Population by region/, table_path);
    }
  }));

test('metadata from both APIs states which variables are optional and which one is time', () =>
  withService(async (handlers) => {
    const call = async (table_path: string, values_limit = 60) =>
      handlers.get_table_metadata({ table_path, values_limit, values_offset: 0, lang: 'en' }, callAt());
    const older = await call(TABLE, 2);
    assert.equal(
      older.variables.map(({ code, elimination, time, value_count }) => [code, elimination, time, value_count]),
      [
        ['Region', true, false, 4],
        ['Civilstand', true, false, 4],
        ['Kon', true, false, 2],
        ['ContentsCode', false, false, 2],
        ['Tid', false, true, 5],
      ],
    );
    assert.equal(older.variables[0]?.values, [
      { code: '00', label: 'Sweden' },
      { code: '01', label: 'Stockholm county' },
    ]);
    assert.equal(
      older.variables[4]?.values.map(({ code }) => code),
      ['2024', '2025'],
      'the latest time periods',
    );
    const newer = await call('BE/BE0101/BE0101A/TAB638');
    assert.equal(
      newer.variables.map(({ code }) => code),
      ['Region', 'Kon', 'ContentsCode', 'Tid'],
    );
    assert.is(newer.variables[3]?.time, true);
    assert.match(newer.notes?.[0] ?? '', /uncertainty/);
  }));

test('data has labeled records, with null and a symbol for a missing value', () =>
  withService(async (handlers) => {
    const result = await data(handlers, { filters: FILTERS });
    assert.equal(
      [result.label, result.source, result.updated, result.unit],
      ['Population by region, observations and year', 'Statistics Sweden', '2026-02-21T07:57:00Z', 'number of persons'],
    );
    assert.equal(result.records[0], {
      dimensions: { Region: 'Sweden', ContentsCode: 'Population', Tid: '2024' },
      value: 10587710,
    });
    assert.equal(result.records[3], {
      dimensions: { Region: 'Sweden', ContentsCode: 'Population growth', Tid: '2025' },
      value: null,
      status: '..',
    });
    assert.equal(result.omitted_variables, ['Civilstand', 'Kon']);
    const part = await data(handlers, { filters: FILTERS, limit: 3, detail: 'full' });
    assert.equal([part.count, part.total, part.next_offset], [3, 4, 3]);
    assert.equal(part.records[0]?.codes, { Region: '00', ContentsCode: 'BE0101N1', Tid: '2024' });
  }));

test('a table whose latest period is years old is discontinued, in metadata and data', () =>
  withService(async (handlers) => {
    const flags = async (now: string) => {
      const call = callAt(now);
      const { discontinued } = await handlers.get_data(
        { table_path: TABLE, top_n: 5, limit: 150, offset: 0, detail: 'brief', lang: 'en', filters: FILTERS as never },
        call,
      );
      const metadata = await handlers.get_table_metadata(
        { table_path: TABLE, values_limit: 5, values_offset: 0, lang: 'en' },
        call,
      );
      return [discontinued, metadata.discontinued];
    };
    assert.equal(await flags('2026-11-20T12:00:00Z'), [undefined, undefined]);
    assert.equal(await flags('2036-11-20T12:00:00Z'), [true, true]);
  }));

test('rejects too many cells without querying the source, and lists the variables to narrow', () =>
  withService(
    async (handlers, requests) => {
      const filters = ['Region', 'Tid'].map((code) => ({ code, filter: 'all' as const, values: ['*'] }));
      const problem = await problemOf(data(handlers, { filters }));
      assert.is(problem.code, 'invalid_arguments');
      assert.match(problem.message, /400000 cells, .* allows at most 100000 .*Region \(2000 values\)/);
      assert.ok(requests().every((each) => each.startsWith('GET')));
    },
    (request, _seen, response) => {
      if (!request.startsWith('GET /en/ssd/BE/BE0101/BE0101A/BefolkningNy')) return undefined;
      const values = (count: number) => Array.from({ length: count }, (_, n) => String(1000 + n));
      const variable = (code: string, count: number, more: object) => ({
        code,
        text: code,
        values: values(count),
        valueTexts: values(count),
        ...more,
      });
      const variables = [
        variable('Region', 2000, { elimination: true }),
        variable('ContentsCode', 1, {}),
        variable('Tid', 200, { time: true }),
      ];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ title: 'Wide', variables }));
      return true;
    },
  ));

test('over 200 mistyped variables, values and paths are errors with suggestions, and none selects a different series', () =>
  withService(async (handlers, requests) => {
    const variables = mutations(['Region', 'Civilstand', 'ContentsCode', 'Tid', 'Kon'], 200);
    for (const code of variables) {
      const problem = await problemOf(data(handlers, { filters: [{ code, filter: 'all', values: ['*'] }] }));
      assert.is(problem.code, 'invalid_arguments', code);
      assert.ok(problem.extras.errors?.[0]?.hint !== undefined, code);
    }
    for (const value of mutations(['00', '01', '0180', '14'], 200)) {
      const problem = await problemOf(
        data(handlers, { filters: [{ code: 'Region', filter: 'item', values: [value] }] }),
      );
      assert.is(problem.code, 'invalid_arguments', value);
    }
    const paths = mutations(['BefolkningNy', 'FolkmangdNov'], 200, (text) => !/^[A-Za-z]+$/.test(text));
    assert.ok(paths.length >= 200);
    for (const name of paths) {
      const problem = await problemOf(data(handlers, { table_path: `BE/BE0101/BE0101A/${name}` }));
      assert.is(problem.code, 'not_found', name);
      assert.match(problem.extras.hint ?? '', /BE\/BE0101\/BE0101A\/(?:BefolkningNy|FolkmangdNov)/, name);
    }
    assert.ok(
      requests().every((each) => !each.startsWith('POST')),
      'no request for nonexistent data',
    );
  }));

test('rejects a response with values that were not requested', () =>
  withService(
    async (handlers) => {
      const filters = [{ code: 'Region', filter: 'item' as const, values: ['01'] }];
      assert.is((await problemOf(data(handlers, { filters }))).code, 'upstream_invalid_response');
    },
    (request, _seen, response) => {
      if (!request.startsWith('POST')) return undefined;
      const dimension = { Region: { label: 'region', category: { index: { '00': 0 }, label: { '00': 'Sweden' } } } };
      const cube = { class: 'dataset', id: ['Region'], size: [1], dimension, value: [1] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(cube));
      return true;
    },
  ));

test('pages of a time variable go back from the latest period to the oldest', () => {
  const values = Array.from({ length: 200 }, (_, n) => ({ code: `m${n}`, label: `m${n}` }));
  const variable = { code: 'Tid', label: 'month', elimination: false, time: true, values };
  const page = (offset: number) => variableRecord(variable, 60, offset).values.map(({ code }) => code);
  assert.equal([page(0)[0], page(0).at(-1)], ['m140', 'm199']);
  const pages = [0, 60, 120, 180].map(page);
  assert.equal(
    pages.map(({ length }) => length),
    [60, 60, 60, 20],
  );
  assert.is(new Set(pages.flat()).size, 200);
  assert.equal(page(200), []);
  assert.equal(
    variableRecord({ ...variable, time: false }, 2, 1).values.map(({ code }) => code),
    ['m1', 'm2'],
  );
});

test('checks the number of values for top and all against the table', () => {
  const variable = (code: string, codes: readonly string[]) => ({
    ...{ code, label: code, elimination: false, time: code === 'Tid' },
    values: codes.map((each) => ({ code: each, label: each })),
  });
  const table = {
    ...{ title: 'T', notes: [], updated: undefined },
    variables: [variable('Tid', ['2021', '2022', '2023']), variable('Kon', ['1', '2'])],
  };
  const isAnswer = (code: string, filter: 'top' | 'all' | 'item', values: string[], codes: string[]) =>
    isAnswerTo(table, { code, filter, values }, codes);
  assert.ok(isAnswer('Tid', 'top', ['2'], ['2022', '2023']));
  assert.ok(isAnswer('Tid', 'top', ['2'], ['2023', '2024']), 'a new period');
  assert.ok(isAnswer('Tid', 'top', ['9'], ['2021', '2022', '2023']));
  assert.not(isAnswer('Tid', 'top', ['2'], ['2023']));
  assert.not(isAnswer('Tid', 'top', ['2'], ['2021', '2022', '2023']), 'the whole table');
  assert.ok(isAnswer('Kon', 'all', ['*'], ['1', '2']));
  assert.ok(isAnswer('Tid', 'all', ['*'], ['2021', '2022', '2023', '2024']));
  assert.not(isAnswer('Kon', 'all', ['*'], ['1']));
  assert.ok(isAnswer('Kon', 'item', ['2', '2'], ['2']));
  assert.not(isAnswer('Kon', 'item', ['2'], ['1']));
});

recordedTest('the recorded cube matches values checked by hand', () => {
  const recorded = sample('scb', 'v2-table-data-TAB6471.json');
  if (recorded === undefined) return;
  const { records, total } = dataRecords(readCube(recorded), 0, 5, false);
  assert.is(total, 2772);
  assert.equal(
    records.map(({ value }) => value),
    [245284, 247245, 249358, 251635, 125373],
  );
  assert.match(records[0]?.dimensions['Region'] ?? '', /Stockholms län/);
});

recordedTest('parses the recorded responses of the older API', () => {
  const older = sample('scb', 'v1-table-data-json-stat-BefolkningNy.json');
  if (older === undefined) return;
  const cube = readCube(older);
  assert.ok(cube.values.places.length > 0);
  assert.ok(cube.dimensions.every(({ codes }) => codes.length > 0));
});

test('the metadata of a table with six large variables fits the result limit', () =>
  withService(
    async (handlers) => {
      const metadata = await handlers.get_table_metadata({ table_path: TABLE, values_offset: 0, lang: 'en' }, callAt());
      fits('se-statistics.get_table_metadata', metadata, MAX_TOKENS_FIXED_LIMIT);
    },
    (request, _seen, response) => {
      if (!request.startsWith('GET /en/ssd/BE/BE0101/BE0101A/BefolkningNy')) return undefined;
      const variables = [312, 102, 5, 3, 58, 134].map((count, index) => ({
        code: `Variable${index}`,
        text: 'a variable with a long name',
        values: Array.from({ length: count }, (_, n) => `CODE${n}`),
        valueTexts: Array.from({ length: count }, (_, n) => `Västra Götalands län, kommun nummer ${n}`),
      }));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ title: 'Wide', variables }));
      return true;
    },
  ));

test.run();
