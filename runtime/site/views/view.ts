// Renders a view of a result, on the server and in the browser.

import { html } from 'htm/preact';
import type { FunctionComponent } from 'preact';
import type { View } from '../../contract/view.ts';
import type { CsvTable } from '../../views/csv.ts';
import type { Shown } from '../../views/shown.ts';
import { completeTable } from '../../views/table.ts';
import { FILE } from '../../views/walk.ts';
import { BarsView } from './bars.ts';
import { MapView, SeriesView } from './drawn.ts';
import { FactsView, TextView, ValueView } from './facts.ts';
import { counted } from './format.ts';
import { TableView } from './table.ts';

interface KindProps {
  readonly shown: Shown;
  readonly csv?: ((labels?: ReadonlySet<string>) => CsvTable) | undefined;
}

const KINDS = {
  value: ValueView,
  facts: FactsView,
  table: TableView,
  series: SeriesView,
  bars: BarsView,
  map: MapView,
  text: TextView,
} as unknown as Readonly<Record<Shown['kind'], FunctionComponent<KindProps>>>;

export interface ShownViewProps {
  readonly shown: Shown;
  readonly csv?: KindProps['csv'];
}

export function ShownView({ shown, csv }: ShownViewProps): unknown {
  if (shown.empty) return html`<p class="note">This response has no data for this view.</p>`;
  return html`<div class=${`view view-${shown.kind}`}>
    <${KINDS[shown.kind]} shown=${shown} csv=${csv} />
    ${shown.omitted > 0 && html`<p class="note">${counted(shown.omitted, 'more row')} not shown. The JSON contains all rows.</p>`}
  </div>`;
}

/**
 * The complete rows of a table or chart, with all fields. For a chart, only the values of the given lines are included.
 */
export function csvOfView(view: View, answer: unknown): ShownViewProps['csv'] {
  if (view.kind !== 'table' && view.kind !== 'series') return undefined;
  return (labels) => {
    const table = completeTable(view, answer, FILE);
    if (labels === undefined || view.kind === 'table') return table;
    return { columns: table.columns, rows: table.rows.filter(({ line }) => labels.has(line ?? '')) };
  };
}
