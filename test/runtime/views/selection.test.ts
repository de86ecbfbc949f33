import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Problem } from '../../../runtime/contract/problem.ts';
import { published } from '../../../runtime/contract/published.ts';
import { readSelection, selected, selectedColumns } from '../../../runtime/views/selection.ts';

const observation = published.record(
  published.fields({ period: published.string(), value: published.number({ nullable: true }) }),
);
const series = published.record(
  published.fields({
    name: published.string(),
    country: published.record(published.fields({ code: published.string(), name: published.string() })),
    observations: published.list(observation),
  }),
);
const schema = published.record(
  published.fields({
    count: published.integer(),
    series: published.list(series),
    rates: published.map(published.number()),
  }),
);
const RESULT = {
  count: 1,
  series: [
    {
      name: 'GDP',
      country: { code: 'NO', name: 'Norway' },
      observations: [
        { period: '2023', value: 1 },
        { period: '2024', value: null },
      ],
    },
  ],
  rates: { NOK: 11.5, SEK: 11.1 },
};

const select = (fields: string) => selected(RESULT, readSelection(fields, schema));

test('keeps selected fields in lists and records', () => {
  assert.equal(select('count'), { count: 1 });
  assert.equal(select('series.name, series.country.code'), { series: [{ name: 'GDP', country: { code: 'NO' } }] });
  assert.equal(select('series.observations.value'), { series: [{ observations: [{ value: 1 }, { value: null }] }] });
  assert.equal(select('rates'), { rates: RESULT.rates });
  assert.equal(select('rates.NOK'), { rates: { NOK: 11.5 } });
});

test('a field that is selected without subfields stays complete, whatever the order of the selection', () => {
  assert.equal(select('series,series.name'), { series: RESULT.series });
  assert.equal(select('series.name,series'), { series: RESULT.series });
});

test('keeps a not_found result', () => {
  assert.equal(selected({ error: 'not_found' }, readSelection('count', schema)), { error: 'not_found' });
});

test('reports each unknown field, with the nearest match', () => {
  const errors = (fields: string) => {
    try {
      readSelection(fields, schema);
    } catch (error) {
      assert.ok(error instanceof Problem);
      return error.extras.errors?.map(({ message, hint }) => `${message} ${hint ?? ''}`) ?? [];
    }
    return [];
  };
  assert.match(errors('cuont')[0] as string, /"cuont" is not a field of the result Did you mean count\?/);
  assert.is(errors('cuont,series.nam,series.name.first,count').length, 3);
  assert.is(errors('__proto__').length, 1);
  assert.is(errors('').length, 1);
  assert.is(errors('count,'.repeat(200)).length, 1);
});

test('keeps the columns of selected fields', () => {
  const column = (path: string) => ({ path, title: path, type: 'text' as const });
  const view = {
    ...{ kind: 'table' as const, title: 'Figures', rows: 'series.observations' },
    columns: [column('^name'), column('period'), column('value')],
  };
  const shown = (fields: string) => {
    const reduced = selectedColumns(view, readSelection(fields, schema));
    return reduced.kind === 'table' ? reduced.columns.map(({ path }) => path) : [];
  };
  assert.equal(shown('series.name,series.observations.value'), ['^name', 'value']);
  assert.equal(shown('series'), ['^name', 'period', 'value']);
  assert.equal(shown('count'), ['^name', 'period', 'value']);
});

test.run();
