// Converts the rows of a query to the table that is shown on pages and exported as CSV.

import type { FieldType } from '../../../contract/view.ts';
import type { AnswerColumn, AnswerTable } from '../../../query/answer.ts';
import type { Column, Plain, ShownTable } from '../../../views/shown.ts';
import { plain, SCREEN, safeLink } from '../../../views/walk.ts';

type Rows = Pick<AnswerTable, 'columns' | 'rows'>;

export function shownTable(title: string, { columns, rows }: Rows): ShownTable {
  const types = columns.map((column, index) => fieldType(column, rows, index));
  return {
    ...{ kind: 'table', title, omitted: 0, empty: rows.length === 0 },
    columns: columns.map(({ name, unit }, index): Column => {
      const type = types[index] as FieldType;
      return { name, title: name, type, ...(unit === undefined ? {} : { unit }) };
    }),
    rows: rows.map((row) => ({ cells: types.map((type, index) => cell(row[index] ?? null, type)) })),
  };
}

/** SQLite stores boolean values as 1 and 0. */
function cell(value: string | number | null, type: FieldType): Plain {
  if (type === 'boolean' && (value === 0 || value === 1)) return value === 1;
  return plain(value, SCREEN);
}

function fieldType({ type, is }: AnswerColumn, rows: Rows['rows'], index: number): FieldType {
  if (is === 'year' || is?.startsWith('id.')) return 'identifier';
  if (is === 'day') return 'date';
  if (is === 'moment') return 'date-time';
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer') return 'number';
  const texts = rows.map((row) => row[index] ?? null).filter((value) => value !== null);
  const areLinks = texts.length > 0 && texts.every((text) => typeof text === 'string' && safeLink(text) !== undefined);
  return areLinks ? 'link' : 'text';
}
