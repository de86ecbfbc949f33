// Charts and maps: drawn by JavaScript, with the same data as a table.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Plain, Row, ShownBars, ShownMap, ShownSeries } from '../../views/shown.ts';
import { BarsView } from './bars.ts';
import { type Draw, drawingHere } from './drawing.ts';
import { formatted, unitText, withUnit } from './format.ts';
import { DataTable, type DrawnColumn } from './table.ts';

export function SeriesView({ shown }: { shown: ShownSeries }): unknown {
  const { x, y, lines, group } = shown;
  const [place, ...others] = new Set(lines.flatMap(({ points }) => points.map((point) => point.x)));
  if (place !== undefined && others.length === 0) return html`<${BarsView} shown=${atOnePlace(shown, place)} />`;
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
  const table = html`<${DataTable} title=${shown.title} columns=${columns} rows=${rows} />`;
  const load = drawingHere()?.series;
  return html`<${Drawn} name="chart" label=${`${shown.title}: ${withUnit(y.title, y.unit)} by ${x.title}`} model=${shown} load=${load} table=${table} />`;
}

/** Draws bars instead of lines if all lines have only one point in time. */
function atOnePlace({ title, x, y, lines }: ShownSeries, place: string | number): ShownBars {
  const units = new Set(lines.map(({ unit }) => unit ?? y.unit));
  const [unit] = units.size === 1 ? units : [undefined];
  const categories = lines.map(({ label, unit: own, points }) => ({
    category: units.size === 1 ? label || y.title : withUnit(label, own),
    values: [points.find((point) => point.y !== null)?.y ?? null],
  }));
  return {
    ...{ kind: 'bars', title, omitted: 0, empty: false, categories },
    category: `${x.title} ${formatted(place, x.type)}`,
    bars: [{ name: y.name, title: y.title, type: y.type, ...(unit === undefined ? {} : { unit }) }],
  };
}

export function MapView({ shown }: { shown: ShownMap }): unknown {
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
  const table = html`<${DataTable} title=${shown.title} columns=${columns} rows=${rows} />`;
  return html`<${Drawn} name="map" label=${`${shown.title}: map`} model=${shown} load=${drawingHere()?.map} table=${table} />`;
}

function factText(value: Plain, type: DrawnColumn['type'], unit: string | undefined): string {
  return `${formatted(value, type)}${unit === undefined ? '' : ` ${unitText(unit)}`}`;
}

interface DrawnProps {
  readonly name: 'chart' | 'map';
  readonly label: string;
  readonly model: ShownSeries & ShownMap;
  readonly load: (() => Promise<Draw<unknown>>) | undefined;
  readonly table: unknown;
}

/**
 * Calls `draw` when the element becomes visible: content of hidden tabs is loaded when its tab opens, content below the fold immediately.
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

/** A place to draw in, above the table that a button shows. */
function Drawn({ name, label, model, load, table }: DrawnProps): unknown {
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
    <div class=${`canvas ${name}`} role="img" aria-label=${label} ref=${into}></div>
    ${failed && html`<p class="note">The drawing failed to load. The table shows the same data.</p>`}
    <button type="button" class="quiet scripted" aria-expanded=${String(shown)} onClick=${() => setOpen(!open)}>
      ${shown ? 'Hide table' : 'Show as table'}
    </button>
    <div class=${`drawn-table${shown ? ' open' : ''}`}>${table}</div>
  </figure>`;
}
