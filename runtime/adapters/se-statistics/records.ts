import type { DataRecord, FoundTable, TableVariable } from '../../../generated/services/se-statistics/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { type Cube, cellAt, cellsOf, codesAt } from '../../sdk/json-stat.ts';
import type { ListedTable, ScbLanguage, Variable } from './scb/scb.ts';

export function dataRecords(
  cube: Cube,
  offset: number,
  limit: number,
  isFull: boolean,
): { total: number; records: AdapterResult<DataRecord>[]; unit: string | undefined } {
  const { dimensions, values } = cube;
  const total = cellsOf(dimensions);
  const units = new Set(dimensions.flatMap((dimension) => Object.values(dimension.units)));
  const records: AdapterResult<DataRecord>[] = [];
  for (let place = offset; place < Math.min(total, offset + limit); place++) {
    const codes = codesAt(place, dimensions);
    const cell = cellAt(values, place);
    const unit = dimensions
      .map((dimension, index) => dimension.units[codes[index]?.code ?? ''])
      .find((each) => each !== undefined);
    records.push({
      dimensions: Object.fromEntries(dimensions.map(({ id }, index) => [id, codes[index]?.label ?? ''])),
      value: cell?.value,
      codes: isFull ? Object.fromEntries(dimensions.map(({ id }, index) => [id, codes[index]?.code ?? ''])) : undefined,
      unit: units.size > 1 ? unit : undefined,
      status: cell?.status ?? cell?.text,
    });
  }
  return { total, records, unit: units.size === 1 ? [...units][0] : undefined };
}

/** Returns a variable with one page of its values. For time variables, the first page has the most recent values. */
export function variableRecord(variable: Variable, limit: number, offset: number): AdapterResult<TableVariable> {
  const { code, label, elimination, time, values } = variable;
  // For time variables, the first page has the most recent values, and each later page has older values.
  const end = time ? Math.max(0, values.length - offset) : offset + limit;
  const shown = values.slice(time ? Math.max(0, end - limit) : offset, end);
  return {
    code,
    label,
    elimination,
    time,
    value_count: values.length,
    values: shown.map((value) => ({ code: value.code, label: value.label })),
  };
}

export function foundTable(table: ListedTable, lang: ScbLanguage): AdapterResult<FoundTable> {
  const { names } = table;
  return {
    path: table.path,
    id: table.id,
    text: (lang === 'en' ? (names.en ?? names.sv) : (names.sv ?? names.en)) ?? table.id,
    type: 'table',
    first: table.first,
    last: table.last,
    frequency: table.timeUnit,
    updated: table.updated,
    discontinued: table.ended || undefined,
  };
}
