// Renders a view of a result, on the server and in the browser.

import { html } from 'htm/preact';
import type { FunctionComponent } from 'preact';
import type { Shown } from '../../views/shown.ts';
import { BarsView } from './bars.ts';
import { MapView, SeriesView } from './drawn.ts';
import { FactsView, TextView, ValueView } from './facts.ts';
import { counted } from './format.ts';
import { TableView } from './table.ts';

const KINDS = {
  value: ValueView,
  facts: FactsView,
  table: TableView,
  series: SeriesView,
  bars: BarsView,
  map: MapView,
  text: TextView,
} as unknown as Readonly<Record<Shown['kind'], FunctionComponent<{ shown: Shown }>>>;

export function ShownView({ shown }: { shown: Shown }): unknown {
  if (shown.empty) return html`<p class="note">This response has no data for this view.</p>`;
  return html`<div class=${`view view-${shown.kind}`}>
    <${KINDS[shown.kind]} shown=${shown} />
    ${shown.omitted > 0 && html`<p class="note">${counted(shown.omitted, 'more row')} not shown. The JSON contains all rows.</p>`}
  </div>`;
}
