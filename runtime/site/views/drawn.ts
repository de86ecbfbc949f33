// Charts and maps, each with a table of the same data. Maps are drawn by JavaScript.

import { html } from 'htm/preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { CsvTable } from '../../views/csv.ts';
import type { Plain, Row, ShownBars, ShownMap, ShownSeries } from '../../views/shown.ts';
import { BarsView } from './bars.ts';
import { Chart } from './chart/chart.ts';
import { Call } from './context.ts';
import { CsvDownloads } from './downloads.ts';
import { type Draw, drawingHere } from './drawing.ts';
import { formatted, unitText, withUnit } from './format.ts';
import { DataTable, type DrawnColumn } from './table.ts';

export interface SeriesProps {
  readonly shown: ShownSeries;
  readonly csv?: (labels: ReadonlySet<string>) => CsvTable;
}

export function SeriesView({ shown, csv }: SeriesProps): unknown {
  const { x, y, lines, group } = shown;
  const [open, setOpen] = useState(false);
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set());
  const [place, ...others] = new Set(lines.flatMap(({ points }) => points.map((point) => point.x)));
  if (place !== undefined && others.length === 0)
    return html`<${BarsView} shown=${atOnePlace(shown, place)} csv=${csv && (() => csv(new Set(lines.map(({ label }) => label))))} />`;
  const several = lines.length > 1 || lines.some(({ label }) => label !== '');
  const mixed = y.unit === undefined && lines.some(({ unit }) => unit !== undefined);
  const columns: DrawnColumn[] = [
    x,
    ...(several ? [{ title: group || 'Line', type: 'text' as const }] : []),
    y,
    ...(mixed ? [{ title: 'Unit', type: 'text' as const }] : []),
  ];
  const rows = lines.flatMap(({ label, unit, points }) =>
    points.map(
      (point): Row => ({ cells: [point.x, ...(several ? [label] : []), point.y, ...(mixed ? [unit ?? null] : [])] }),
    ),
  );
  const actions = html`<button type="button" class="quiet scripted" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}>${open ? 'Hide table' : 'Show as table'}</button>
    ${csv !== undefined && html`<${CsvDownloads} table=${() => csv(visible)} />`}`;
  return html`<figure class="drawn">
    <${Chart} shown=${shown} onVisible=${setVisible} actions=${actions} />
    <div class=${`drawn-table${open ? ' open' : ''}`}><${DataTable} title=${shown.title} columns=${columns} rows=${rows} /></div>
  </figure>`;
}

/** Draws bars instead of lines if all lines have only one point in time. */
function atOnePlace({ title, caption, x, y, lines }: ShownSeries, place: string | number): ShownBars {
  const units = new Set(lines.map(({ unit }) => unit ?? y.unit));
  const [unit] = units.size === 1 ? units : [undefined];
  const categories = lines.map(({ label: whole, name: label = whole, unit: own, points }) => ({
    category: units.size === 1 ? label || y.title : withUnit(label, own),
    values: [points.find((point) => point.y !== null)?.y ?? null],
  }));
  return {
    ...{ kind: 'bars', title, omitted: 0, empty: false, ordered: false, categories },
    ...(caption === undefined ? {} : { caption }),
    category: `${x.title} ${formatted(place, x.type)}`,
    bars: [{ name: y.name, title: y.title, type: y.type, ...(unit === undefined ? {} : { unit }) }],
  };
}

export function MapView({ shown }: { shown: ShownMap }): unknown {
  const call = useContext(Call);
  const { places, size, colour } = shown;
  const titles = [...new Set(places.flatMap(({ facts }) => facts.map(({ title }) => title)))];
  const columns: DrawnColumn[] = [
    { title: 'Place', type: 'text', headline: true },
    ...(size === undefined ? [] : [size]),
    ...(colour === undefined ? [] : [colour]),
    ...titles.map((title) => ({ title, type: 'text' as const })),
    { title: 'Latitude', type: 'identifier' },
    { title: 'Longitude', type: 'identifier' },
  ];
  const rows = places.map((place): Row => {
    const factsByTitle = new Map(place.facts.map((fact) => [fact.title, factText(fact.value, fact.type, fact.unit)]));
    const cells: Plain[] = [
      place.label,
      ...(size === undefined ? [] : [place.size ?? null]),
      ...(colour === undefined ? [] : [place.colour ?? null]),
      ...titles.map((title) => factsByTitle.get(title) ?? null),
      place.latitude,
      place.longitude,
    ];
    return place.link === undefined ? { cells } : { cells, link: place.link };
  });
  const named = columns.map(({ title }) => ({ name: title }));
  const csv = () => ({ columns: named, rows });
  const table = html`<${DataTable} title=${shown.title} columns=${columns} rows=${rows} csv=${csv} />`;
  return html`${shown.caption && html`<p class="chart-title">${shown.caption}</p>`}
    <${Drawn} label=${`${shown.caption ?? shown.title}: map`} model=${shown} load=${drawingHere()?.map} table=${table} csv=${csv} />
    ${call?.source !== undefined && html`<p class="chart-source">${call.source}</p>`}`;
}

function factText(value: Plain, type: DrawnColumn['type'], unit: string | undefined): string {
  return `${formatted(value, type)}${unit === undefined ? '' : ` ${unitText(unit)}`}`;
}

interface DrawnProps {
  readonly label: string;
  readonly model: ShownMap;
  readonly load: (() => Promise<Draw<ShownMap>>) | undefined;
  readonly table: unknown;
  readonly csv: () => CsvTable;
}

/**
 * Calls `draw` when the element becomes visible. Content of a hidden tab is loaded when the tab opens; content below
 * the fold is loaded immediately.
 * @returns a function that cancels it
 */
function onceShown(element: object | null, draw: () => void): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      draw();
    },
    { rootMargin: '1000000px' },
  );
  if (element !== null) watch.observe(element as Element);
  return () => watch.disconnect();
}

/** An element for the drawing, above a table that a button shows. */
function Drawn({ label, model, load, table, csv }: DrawnProps): unknown {
  const into = useRef<object>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (load === undefined) return undefined;
    let gone = false;
    let remove: (() => void) | undefined;
    const stop = onceShown(into.current, () =>
      load().then(
        (draw) => {
          if (!gone && into.current !== null) remove = draw(into.current, model);
        },
        () => setFailed(true),
      ),
    );
    return () => {
      gone = true;
      stop();
      remove?.();
    };
  }, [model]);
  const shown = open || failed;
  return html`<figure class="drawn">
    <div class="canvas map" role="group" aria-label=${label} ref=${into}></div>
    ${failed && html`<p class="note">The chart failed to load. The table shows the same data.</p>`}
    <div class="view-actions">
      <button type="button" class="quiet scripted" aria-expanded=${String(shown)} onClick=${() => setOpen(!open)}>${shown ? 'Hide table' : 'Show as table'}</button>
      ${!shown && html`<${CsvDownloads} table=${csv} />`}
    </div>
    <div class=${`drawn-table${shown ? ' open' : ''}`}>${table}</div>
  </figure>`;
}
