// Bar chart as a table with bars in its cells: it needs no JavaScript and is accessible.

import { html } from 'htm/preact';
import type { ShownBars } from '../../views/shown.ts';
import { formatted, NOTHING, unitText, withUnit } from './format.ts';
import type { DrawnColumn } from './table.ts';

/** Names up to this length, such as dates and countries, do not wrap. */
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

/** The title is already shown above when the categories are measures. */
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
  /** Longest formatted figure of the column, which reserves its width. */
  room: string | undefined;
}): unknown {
  if (value === null) return html`<span class="nothing">${NOTHING}</span>`;
  const share = most === 0 ? 0 : (Math.abs(value) / most) * 100;
  return html`<span class="bar-cell">
    <svg class=${`bar-track colour-${colour % 8}`} aria-hidden="true"><rect width=${`${share.toFixed(2)}%`} height="100%" rx="2" /></svg>
    <span class="figure" data-room=${room}>${formatted(value, bar.type)}</span>
  </span>`;
}
