// Figures by category: a table whose cells hold bars, so that it needs no script and is read as what it is.

import { html } from 'htm/preact';
import type { ShownBars } from '../../views/shown.ts';
import { formatted, NOTHING, unitText, withUnit } from './format.ts';
import type { DrawnColumn } from './table.ts';

/** Characters of a name that is not broken: a date, a country, a party. */
const SHORT = 14;

export function BarsView({ shown }: { shown: ShownBars }): unknown {
  const { title, category, bars, categories } = shown;
  const figures = categories.flatMap(({ values }) => values.filter((value) => value !== null));
  const most = Math.max(0, ...figures.map(Math.abs));
  const rooms = bars.map(({ type }, index) =>
    categories
      .map(({ values }) => formatted(values[index] ?? null, type))
      .reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
  );
  const areShort = categories.every((each) => each.category.length <= SHORT);
  return html`<div class="scroll" role="region" aria-label=${title} tabindex="0">
    <table class="data bars">
      <thead>
        <tr>
          <th scope="col">${category || title}</th>
          ${bars.map((bar) => html`<th scope="col">${category === '' ? headingOf(bar, title) : withUnit(bar.title, bar.unit)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${categories.map(
          (row) => html`<tr>
            <th scope="row" class=${areShort && 'short'}><bdi>${row.category}</bdi></th>
            ${bars.map((bar, index) => html`<td><${Bar} value=${row.values[index] ?? null} most=${most} bar=${bar} colour=${index} room=${rooms[index]} /></td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Where categories are measures, the title stands above them already. */
function headingOf(bar: DrawnColumn, title: string): string {
  return bar.title === title ? unitText(bar.unit ?? 'Value') : withUnit(bar.title, bar.unit);
}

function Bar({
  value,
  most,
  bar,
  colour,
  room,
}: {
  value: number | null;
  most: number;
  bar: DrawnColumn;
  colour: number;
  /** The longest figure of this bar. */
  room: string | undefined;
}): unknown {
  if (value === null) return html`<span class="nothing">${NOTHING}</span>`;
  const share = most === 0 ? 0 : (Math.abs(value) / most) * 100;
  return html`<span class="bar-cell">
    <svg class=${`bar-track colour-${colour % 8}`} aria-hidden="true"><rect width=${`${share.toFixed(2)}%`} height="100%" rx="2" /></svg>
    <span class="figure" data-room=${room}>${formatted(value, bar.type)}</span>
  </span>`;
}
