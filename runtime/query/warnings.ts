// Warnings about the figures of a query.

import type { CallAnswer, CallReport } from './answer.ts';
import type { SqlValue } from './normalize.ts';
import type { QueryCall } from './request.ts';
import type { TableColumn, TableReader } from './rows.ts';

/** A named call of a query, with its table and the outcomes of the calls into which it was expanded. */
export interface LoadedCall {
  readonly call: QueryCall;
  readonly reader: TableReader;
  readonly rows: SqlValue[][];
  readonly report: {
    made: number;
    omitted: number;
    readonly failed: CallReport['failed'][number][];
    readonly sources: object[];
    /** Varied arguments of the calls that succeeded but returned no rows. */
    readonly empty: Readonly<Record<string, unknown>>[];
    readonly answers: CallAnswer[];
  };
}

/** Maximum number of values that a warning lists. */
const MAX_LISTED = 5;

export function warningsOf(each: LoadedCall): string[] {
  return [...emptyWarnings(each), ...unitWarnings(each), ...adjustmentWarnings(each)];
}

/** The unit shared by all values of a column; undefined if there are several units or none. */
export function onlyUnit(call: LoadedCall, column: TableColumn): string | undefined {
  const units = unitsOf(call, column);
  return units.length === 1 ? units[0] : undefined;
}

/** Without this warning, a country without figures would silently be missing from a ranking. */
function emptyWarnings({ call, report: { empty } }: LoadedCall): string[] {
  if (empty.length === 0) return [];
  const values = empty.slice(0, MAX_LISTED).map((varied) => Object.values(varied).join(' '));
  const more = empty.length > MAX_LISTED ? ` and ${empty.length - MAX_LISTED} more` : '';
  return [`${call.name} has no rows for ${[...call.forEach.keys()].join(', ')} ${values.join(', ')}${more}.`];
}

function unitsOf(call: LoadedCall, { unitColumn }: TableColumn): string[] {
  return unitColumn === undefined ? [] : textsIn(call, unitColumn);
}

/** Distinct text values of a column; empty if the column does not exist. */
function textsIn({ reader, rows }: LoadedCall, column: string): string[] {
  const index = reader.columns.findIndex(({ name }) => name === column);
  return index < 0 ? [] : [...new Set(rows.map((row) => row[index]).filter((text) => typeof text === 'string'))];
}

function unitWarnings(each: LoadedCall): string[] {
  return each.reader.columns.flatMap((column) => {
    const units = unitsOf(each, column);
    if (units.length < 2) return [];
    const listed = units.slice(0, MAX_LISTED).join(', ');
    return [
      `${each.call.name}.${column.name} has figures in different units (${listed}): compare only those with the same ${column.unitColumn}.`,
    ];
  });
}

function adjustmentWarnings(each: LoadedCall): string[] {
  const columns = each.reader.columns.filter(({ is }) => is === 'adjustment').map(({ name }) => name);
  return columns.flatMap((column) => {
    const adjustments = textsIn(each, column);
    if (adjustments.length < 2) return [];
    const listed = adjustments.slice(0, MAX_LISTED).join(', ');
    return [
      `${each.call.name} has figures with different seasonal adjustment (${listed}): compare only those with the same ${column}.`,
    ];
  });
}
