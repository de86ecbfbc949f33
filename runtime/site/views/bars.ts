// Bar chart as a table with bars in its cells: it needs no JavaScript and is accessible. The largest values are first;
// rows with only zeros are collapsed.

import { html } from 'htm/preact';
import { useContext, useState } from 'preact/hooks';
import type { CsvTable } from '../../views/csv.ts';
import type { Bar as Category, ShownBars } from '../../views/shown.ts';
import { columnFormat } from './arrange.ts';
import { Call } from './context.ts';
import { CsvDownloads } from './downloads.ts';
import { counted, NOTHING, unitText, withUnit } from './format.ts';
import type { DrawnColumn } from './table.ts';

/** Names up to this length, such as dates and countries, do not wrap. */
const SHORT = 14;
/** If there are fewer zero rows than this, they are not collapsed. */
const ZEROS_TO_COLLAPSE = 3;

export interface BarsProps {
  readonly shown: ShownBars;
  readonly csv?: (() => CsvTable) | undefined;
}

export function BarsView({ shown, csv }: BarsProps): unknown {
  const { title, caption, category, bars } = shown;
  const [all, showAll] = useState(false);
  const categories = shown.ordered ? shown.categories : byValue(shown.categories);
  const zeros = categories.filter(isZero);
  const collapses = zeros.length >= ZEROS_TO_COLLAPSE && zeros.length < categories.length;
  const drawn = collapses && !all ? categories.filter((each) => !isZero(each)) : categories;
  const formats = bars.map(({ type }, index) =>
    columnFormat(
      categories.map(({ values }) => values[index] ?? null),
      type,
    ),
  );
  const rooms = formats.map((format, index) =>
    categories
      .map(({ values }) => format(values[index] ?? null))
      .reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
  );
  const max = largestByUnit(bars, categories);
  const areShort = categories.every((each) => each.category.length <= SHORT);
  const call = useContext(Call);
  return html`${caption && html`<p class="chart-title">${caption}</p>`}
    <div class="scroll" role="region" aria-label=${caption ?? title} tabindex="0">
    <table class="data bars">
      <thead>
        <tr>
          <th scope="col">${category || title}</th>
          ${bars.map((bar) => html`<th scope="col">${category === '' ? headingOf(bar, title) : withUnit(bar.title, bar.unit)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${drawn.map(
          (row) => html`<tr>
            <th scope="row" class=${areShort && 'short'}><bdi>${row.category}</bdi></th>
            ${bars.map((bar, index) => html`<td><${Bar} value=${row.values[index] ?? null} max=${max.get(bar.unit) ?? 0} text=${formats[index]?.(row.values[index] ?? null)} colour=${index} room=${rooms[index]} /></td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>
  ${collapses && html`<p class="more-rows">${all ? '' : `${counted(zeros.length, 'row')} with only zeros: ${namesOf(zeros)} `}<button type="button" class="quiet scripted" aria-expanded=${String(all)} onClick=${() => showAll(!all)}>${all ? 'Hide rows with only zeros' : 'Show'}</button></p>`}
  ${call?.source !== undefined && html`<p class="chart-source">${call.source}</p>`}
  ${html`<${CsvDownloads} table=${csv ?? (() => tableOf(shown, categories))} />`}`;
}

/** Maximum number of category names that are listed. */
const MAX_NAMES = 5;

function namesOf(categories: readonly Category[]): string {
  const names = categories.slice(0, MAX_NAMES).map(({ category }) => category);
  return `${names.join(', ')}${categories.length > MAX_NAMES ? ' and more' : ''}.`;
}

/** Sorts categories by their first value in descending order. Categories without a value come last. */
export function byValue(categories: readonly Category[]): readonly Category[] {
  const sizeOf = ({ values }: Category) => values[0] ?? Number.NEGATIVE_INFINITY;
  return categories.toSorted((a, b) => (sizeOf(a) === sizeOf(b) ? 0 : sizeOf(b) - sizeOf(a)));
}

function isZero({ values }: Category): boolean {
  return values.every((value) => value === 0 || value === null);
}

/** Bars with the same unit share a scale; each other unit has its own scale. */
function largestByUnit(bars: readonly DrawnColumn[], categories: readonly Category[]): Map<string | undefined, number> {
  const max = new Map<string | undefined, number>();
  for (const [index, { unit }] of bars.entries()) {
    for (const { values } of categories) max.set(unit, Math.max(max.get(unit) ?? 0, Math.abs(values[index] ?? 0)));
  }
  return max;
}

function tableOf({ category, bars }: ShownBars, categories: readonly Category[]): CsvTable {
  const columns = [{ name: category || 'measure' }, ...bars.map(({ name }) => ({ name }))];
  return { columns, rows: categories.map((each) => ({ cells: [each.category, ...each.values] })) };
}

/** Omits the title if it is already shown above the chart. */
function headingOf(bar: DrawnColumn, title: string): string {
  return bar.title === title ? unitText(bar.unit ?? 'Value') : withUnit(bar.title, bar.unit);
}

interface BarProps {
  readonly value: number | null;
  readonly max: number;
  readonly text: string | undefined;
  readonly colour: number;
  /** Longest formatted figure of the column, used to reserve width. */
  readonly room: string | undefined;
}

function Bar({ value, max, text, colour, room }: BarProps): unknown {
  if (value === null) return html`<span class="nothing">${NOTHING}</span>`;
  const share = max === 0 ? 0 : (Math.abs(value) / max) * 100;
  return html`<span class="bar-cell">
    <svg class=${`bar-track colour-${colour % 8}`} aria-hidden="true"><rect width=${`${share.toFixed(2)}%`} height="100%" rx="2" /></svg>
    <span class="figure" data-room=${room}>${text}</span>
  </span>`;
}
