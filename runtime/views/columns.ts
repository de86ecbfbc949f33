import type { ViewField } from '../contract/view.ts';
import type { Column, Plain } from './shown.ts';
import { type Bounds, cut, type FoundValue, figure, isRecord, plain, unitOf, valueAt } from './walk.ts';

export interface ReadColumn {
  readonly column: Column;
  readonly cell: (row: FoundValue) => Plain;
}

/** A field can become several columns if its value is spread over columns, or if its rows have different units. */
export function columnsOf(
  field: ViewField,
  rows: readonly FoundValue[],
  isHeadline: boolean,
  bounds: Bounds,
): readonly ReadColumn[] {
  if (field.spread) return spreadColumns(field, rows, bounds);
  const figured = field.unitField === undefined ? [] : rows.filter((row) => figure(row, field.path) !== null);
  const units = new Set(figured.map((row) => unitOf(row, field, bounds)));
  const [unit] = units.size === 0 ? [field.unit] : units.size === 1 ? units : [undefined];
  const column: ReadColumn = {
    column: { ...columnOf(field, unit), ...(isHeadline ? { headline: true as const } : {}) },
    cell: (row) => plain(valueAt(row, field.path), bounds),
  };
  if (units.size < 2) return [column];
  return [column, unitColumn(field, bounds)];
}

function unitColumn(field: ViewField, bounds: Bounds): ReadColumn {
  const column: Column = { name: `${nameOf(field)}_unit`, title: `${field.title}: unit`, type: 'text', isUnit: true };
  return { column, cell: (row) => unitOf(row, field, bounds) ?? null };
}

function spreadColumns({ path, type }: ViewField, rows: readonly FoundValue[], bounds: Bounds): ReadColumn[] {
  const names = new Set<string>();
  for (const row of rows) {
    const value = valueAt(row, path);
    if (isRecord(value)) for (const name of Object.keys(value).slice(0, bounds.spread)) names.add(name);
    if (names.size >= bounds.spread) break;
  }
  return [...names].slice(0, bounds.spread).map((name) => ({
    column: { name: `${path}.${cut(name, bounds.text)}`, title: cut(name, bounds.text), type },
    cell: (row) => {
      const value = valueAt(row, path);
      return isRecord(value) && Object.hasOwn(value, name) ? plain(value[name], bounds) : null;
    },
  }));
}

export function columnOf(field: ViewField, unit: string | undefined): Column {
  const { title, type } = field;
  return { name: nameOf(field), title, type, ...(unit === undefined ? {} : { unit }) };
}

/**
 * Returns the field's path, which does not change when titles are reworded. For a field outside of the row, returns the
 * title in lower case.
 */
export function nameOf({ path, title }: ViewField): string {
  return /^[A-Za-z]/.test(path) ? path : title.toLowerCase().replaceAll(' ', '_');
}
