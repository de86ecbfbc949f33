// Chart of values over time. The reader can choose the measure, scale and lines, and read values with the pointer or
// arrow keys.

import { html } from 'htm/preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { periodText, rangeText } from '../../../views/period-range.ts';
import type { Line, ShownSeries } from '../../../views/shown.ts';
import { Call } from '../context.ts';
import { formatted, unitText, withUnit } from '../format.ts';
import { Legend } from './legend.ts';
import { extentOf, firstVisible, indexed, lastOf, lineName, type Measure, measuresOf, nearestIndex } from './lines.ts';
import { PictureButtons } from './picture-buttons.ts';
import { COLOURS, type DrawnLine, layoutOf, Plot } from './plot.ts';
import { positionsOf } from './ticks.ts';

/** Width in pixels before the element is measured. */
const FIRST_WIDTH = 720;
const NARROWEST = 280;

export interface ChartProps {
  readonly shown: ShownSeries;
  readonly onVisible?: (labels: ReadonlySet<string>) => void;
  /** Additional buttons below the chart. */
  readonly actions?: unknown;
}

interface PointerAt {
  readonly clientX: number;
  readonly currentTarget: { getBoundingClientRect(): { readonly left: number } };
}

interface KeyAt {
  readonly key: string;
  preventDefault(): void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  PageUp: (at, last) => Math.min(last, at + 10),
  PageDown: (at) => Math.max(0, at - 10),
  Home: () => 0,
  End: (_, last) => last,
};

export function Chart({ shown, onVisible, actions }: ChartProps): unknown {
  const measures = useMemo(() => measuresOf(shown), [shown]);
  const [measureAt, setMeasure] = useState(0);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isLogWanted, setLog] = useState(false);
  const [isIndex, setIndex] = useState(false);
  const measure = useMemo((): Measure => {
    // An index has no unit, so the lines of all measures share one axis.
    if (isIndex && measures.length > 1) return { title: shown.y.title, lines: shown.lines };
    return measures[measureAt] ?? measures[0] ?? { title: shown.y.title, lines: [] };
  }, [shown, measures, measureAt, isIndex]);
  const [selected, select] = useState<number | undefined>(undefined);
  const [width, element] = useWidth();
  const first = useMemo(() => firstVisible(measure.lines), [measure]);
  const isVisible = ({ label }: Line) => changed.get(label) ?? first.has(label);
  const visible = measure.lines.flatMap((line, colour): DrawnLine[] => {
    const drawn = isIndex ? indexed(line) : line;
    return drawn !== undefined && isVisible(line) ? [{ line: drawn, colour }] : [];
  });
  const labels = visible.map(({ line }) => line.label);
  useEffect(() => onVisible?.(new Set(labels)), [labels.join('\n')]);
  const places = useMemo(
    () => orderedPlaces(visible.map(({ line }) => line)),
    [visible.length, measure, labels.join()],
  );
  const extent = extentOf(visible.map(({ line }) => line));
  const canLog = extent !== undefined && extent[0] > 0 && extent[0] < extent[1];
  const isLog = isLogWanted && canLog;
  const layout = layoutOf({ lines: visible, places, width, isLog });
  const title = titleOf(shown, measure, places);
  const unit = isIndex ? 'index, first value = 100' : measure.unit === undefined ? '' : unitText(measure.unit);
  const subtitle = [measure.title, unit].filter((text) => text !== '' && text !== title).join(', ');
  const last = Math.max(0, places.length - 1);
  const at = selected === undefined ? undefined : Math.min(selected, last);
  const moved = ({ clientX, currentTarget }: PointerAt) => {
    if (layout === undefined) return;
    const pixel = clientX - currentTarget.getBoundingClientRect().left;
    const pixels = layout.positions.map(layout.x);
    select(nearestIndex(pixels, pixel));
  };
  const pressed = (event: KeyAt) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    select(step(at ?? last, last));
  };
  const call = useContext(Call);
  const readout = at === undefined ? undefined : readoutAt(visible, places[at], measure, isIndex);
  const now = readout ?? readoutAt(visible, places[last], measure, isIndex);
  return html`<div class="chart" ref=${element}>
    <p class="chart-title">${title}</p>
    <div class="chart-head">
      <p class="chart-subtitle">${subtitle}</p>
      <div class="chart-choices scripted">
        ${
          measures.length > 1 &&
          !isIndex &&
          html`<label>Measure <select value=${String(measureAt)} onChange=${(event: { currentTarget: { value: string } }) => setMeasure(Number(event.currentTarget.value))}>
            ${measures.map((each, index) => html`<option value=${String(index)}>${withUnit(each.title, each.unit)}</option>`)}
          </select></label>`
        }
        <button type="button" class="toggle" aria-pressed=${String(isLog)} disabled=${!canLog} onClick=${() => setLog(!isLogWanted)}>Log scale</button>
        <button type="button" class="toggle" aria-pressed=${String(isIndex)} onClick=${() => setIndex(!isIndex)}>Index = 100</button>
      </div>
    </div>
    ${
      layout === undefined
        ? html`<p class="note">No line is selected, or none has values that can be drawn this way.</p>`
        : html`<div
            class="plot-area"
            role="slider"
            tabindex="0"
            aria-label=${`${title}. Use the arrow keys to read the values`}
            aria-valuemin="0"
            aria-valuemax=${last}
            aria-valuenow=${at ?? last}
            aria-valuetext=${now.text}
            onPointerMove=${moved}
            onPointerDown=${moved}
            onPointerLeave=${() => select(undefined)}
            onBlur=${() => select(undefined)}
            onKeyDown=${pressed}
          >
            <${Plot} layout=${layout} lines=${visible} places=${places} width=${width} isLog=${isLog} selected=${at} />
            ${
              at !== undefined &&
              readout !== undefined &&
              html`<div class=${`plot-readout${layout.x(layout.positions[at] ?? 0) > width / 2 ? ' at-left' : ''}`} style=${{ '--at': `${layout.x(layout.positions[at] ?? 0)}px` }}>
                <p>${readout.place}</p>
                ${readout.values.map(({ label, value, colour }) => html`<p class=${`colour-${colour % COLOURS}`}><i></i><bdi>${label}</bdi> <b>${value}</b></p>`)}
              </div>`
            }
          </div>`
    }
    <${Legend}
      lines=${measure.lines}
      last=${lastKnownPlace(visible, places)}
      name=${measure.title}
      unit=${measure.unit}
      isVisible=${isVisible}
      toggle=${(line: Line) => setChanged(new Map([...changed, [line.label, !isVisible(line)]]))}
    />
    ${call?.source !== undefined && html`<p class="chart-source">${call.source}</p>`}
    <div class="view-actions">${actions}<${PictureButtons} element=${element} title=${title} subtitle=${subtitle} lines=${visible} name=${measure.title} /></div>
  </div>`;
}

function lastKnownPlace(
  lines: readonly DrawnLine[],
  places: readonly (string | number)[],
): string | number | undefined {
  const known = new Set(lines.flatMap(({ line }) => lastOf(line)?.x ?? []));
  return places.findLast((place) => known.has(place));
}

/** Maximum number of lines shown in the readout; more would cover the chart. */
const MAX_READ = 8;

function readoutAt(
  lines: readonly DrawnLine[],
  place: string | number | undefined,
  { title, unit }: Measure,
  isIndex: boolean,
) {
  const values = lines.flatMap(({ line, colour }) => {
    const y = line.points.find(({ x }) => x === place)?.y ?? null;
    const rounded = y === null ? null : isIndex ? Math.round(y * 10) / 10 : y;
    return rounded === null
      ? []
      : [{ label: lineName(line, title), colour, y: rounded, value: formatted(rounded, 'number') }];
  });
  values.sort((a, b) => b.y - a.y);
  const name = place === undefined ? '' : periodText(place);
  const message = isIndex || unit === undefined ? '' : ` ${unitText(unit)}`;
  const text = values.slice(0, MAX_READ).map(({ label, value }) => `${label} ${value}${message}`.trim());
  return { place: name, values: values.slice(0, MAX_READ), text: `${name}: ${text.join('; ') || 'no value'}` };
}

/** The caption of the view, or the name of its only line, with the period that the chart covers. */
function titleOf(
  shown: ShownSeries,
  { title, lines }: { title: string; lines: readonly Line[] },
  places: readonly (string | number)[],
): string {
  const [only] = lines;
  const name = shown.caption ?? (only !== undefined && lines.length === 1 ? lineName(only, title) : title);
  const [first, last] = [places[0], places.at(-1)];
  return first === undefined || last === undefined ? name : `${name}, ${rangeText(first, last)}`;
}

function orderedPlaces(lines: readonly Line[]): (string | number)[] {
  const places = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))];
  const positions = positionsOf(places);
  return places.sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
}

interface Measured {
  readonly clientWidth: number;
}

/** Returns the width of an element, and the reference to set on it. */
function useWidth(): [number, { current: Measured | null }] {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const seen = new ResizeObserver(() => {
      const { clientWidth = 0 } = element.current ?? {};
      // In a hidden tab, the element has no width.
      if (clientWidth > 0) setWidth(Math.max(NARROWEST, clientWidth));
    });
    seen.observe(element.current as unknown as Element);
    return () => seen.disconnect();
  }, []);
  return [width, element];
}
