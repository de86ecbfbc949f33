// Shows several results in one chart. Lines are named after the argument that differs.

import type { SeriesView } from '../../contract/view.ts';
import type { CsvTable } from '../../views/csv.ts';
import { show } from '../../views/show.ts';
import type { Plain, ShownSeries } from '../../views/shown.ts';
import { completeTable } from '../../views/table.ts';
import { FILE } from '../../views/walk.ts';

/** A result, and the argument that differs from the other results. */
export interface Compared {
  readonly label: string;
  readonly argument?: string;
  readonly answer: unknown;
}

function labelIn(part: string, line: string): string {
  return line === '' ? part : `${part}: ${line}`;
}

/** Combines the lines of all results, omitting results without lines. */
export function comparedSeries(view: SeriesView, results: readonly Compared[]): ShownSeries | undefined {
  const parts = results.flatMap(({ label, answer }) => {
    const shown = show(view, answer);
    return shown.kind === 'series' && !shown.empty ? [{ label, shown }] : [];
  });
  const [first] = parts;
  if (first === undefined) return undefined;
  const captions = new Set(parts.map(({ shown }) => shown.caption));
  const isOneCaption = captions.size === 1;
  const units = new Set(parts.map(({ shown }) => shown.y.unit));
  const { caption, ...rest } = first.shown;
  const { unit, ...y } = rest.y;
  return {
    ...rest,
    y: units.size === 1 && unit !== undefined ? { ...y, unit } : y,
    ...(isOneCaption && caption !== undefined ? { caption } : {}),
    lines: parts.flatMap(({ label, shown }) =>
      shown.lines.map((line) => {
        const own = line.unit ?? shown.y.unit;
        const part = isOneCaption ? label : (shown.caption ?? label);
        return {
          ...line,
          label: labelIn(label, line.label),
          name: labelIn(part, line.name ?? line.label),
          ...(own === undefined ? {} : { unit: own }),
        };
      }),
    ),
  };
}

/** The visible values of all results. The first column identifies the result. */
export function comparedTable(view: SeriesView, results: readonly Compared[], labels: ReadonlySet<string>): CsvTable {
  const tables = results.map(({ label, answer }) => ({ label, table: completeTable(view, answer, FILE) }));
  const names = [...new Set(tables.flatMap(({ table }) => table.columns.map(({ name }) => name)))];
  const rows = tables.flatMap(({ label, table }) =>
    table.rows
      .filter(({ line = '' }) => labels.has(labelIn(label, line)))
      .map(({ cells }): { cells: Plain[] } => ({
        cells: [
          label,
          ...names.map((name) => cells[table.columns.findIndex((column) => column.name === name)] ?? null),
        ],
      })),
  );
  return { columns: [{ name: 'compared' }, ...names.map((name) => ({ name }))], rows };
}
