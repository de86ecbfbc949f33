// Time series chart with uPlot: one line per group, gaps for missing values.

import uPlot from 'uplot';
import type { ShownSeries } from '../../views/shown.ts';
import { formatted, NOTHING, withUnit } from '../views/format.ts';

const HEIGHT = 300;
const COLOURS = 8;
/** Series with fewer points show a marker at each. */
const FEW_POINTS = 60;

/** @returns a function that removes the chart */
export function drawSeries(into: object, model: ShownSeries): () => void {
  const element = into as HTMLElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let plot = draw(element, model);
  const resized = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
  const recoloured = () => {
    plot.destroy();
    plot = draw(element, model);
  };
  resized.observe(element);
  dark.addEventListener('change', recoloured);
  return () => {
    resized.disconnect();
    dark.removeEventListener('change', recoloured);
    plot.destroy();
  };
}

function draw(element: HTMLElement, { x, y, lines }: ShownSeries): uPlot {
  const colour = (name: string) => resolved(element, name);
  const places = [...new Set(lines.flatMap(({ points }) => points.map((point) => point.x)))];
  const positions = positionsOf(places);
  const order = [...places].sort((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
  const rows = lines.map(({ points }) => {
    const byPlace = new Map(points.map((point) => [point.x, point.y]));
    return order.map((place) => byPlace.get(place) ?? null);
  });
  const data = [order.map((place) => positions.get(place) ?? 0), ...rows] as uPlot.AlignedData;
  const names = new Map(order.map((place) => [positions.get(place), String(place)]));
  const axis = {
    stroke: colour('--muted'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { stroke: colour('--line'), width: 1 },
    font: '12px system-ui, sans-serif',
  };
  const options: uPlot.Options = {
    width: element.clientWidth,
    height: HEIGHT,
    padding: [12, 44, 0, 0],
    scales: { x: { time: false } },
    cursor: { y: false },
    // Show the latest values until the pointer selects others.
    hooks: {
      setCursor: [
        (plot) => {
          if (plot.cursor.idx == null) plot.setLegend({ idx: order.length - 1 });
        },
      ],
    },
    legend: { live: true },
    axes: [
      {
        ...axis,
        splits: (_, __, least, most) => ticksOf(data[0] as number[], least, most, element.clientWidth),
        values: (_, ticks) => ticks.map((tick) => shortened(names.get(tick) ?? '')),
      },
      {
        ...axis,
        values: (_, ticks) => figuresOf(ticks),
        size: (_, ticks) => AXIS_GAP + Math.max(0, ...(ticks ?? []).map((tick) => tick.length)) * DIGIT_WIDTH,
        label: withUnit(y.title, y.unit),
        labelFont: '12px system-ui, sans-serif',
        labelSize: 22,
      },
    ],
    series: [
      { label: x.title, value: (_, at) => (at === null ? NOTHING : formatted(names.get(at) ?? '', x.type)) },
      ...lines.map(({ label, unit }, index) => ({
        // uPlot's default rounds to three decimals.
        value: (_: uPlot, figure: number | null) => formatted(figure, 'number'),
        label: withUnit(label === '' ? y.title : label, y.unit === undefined ? unit : undefined),
        stroke: colour(`--chart-${index % COLOURS}`),
        width: 2,
        points: { show: order.length <= FEW_POINTS, size: 5 },
        spanGaps: false,
      })),
    ],
  };
  return new uPlot(options, data, element);
}

/** Computed color: the custom property itself contains both the light and the dark value. */
function resolved(element: HTMLElement, name: string): string {
  const probe = element.appendChild(document.createElement('span'));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Axis labels with enough decimals to differ from each other. */
function figuresOf(ticks: readonly number[]): string[] {
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0));
  const decimalsOf = (unit: number) =>
    step > 0 ? Math.min(10, Math.max(0, Math.ceil(-Math.log10(step / unit) - 1e-9))) : 0;
  const large = largeOf(Math.max(...ticks.map(Math.abs)));
  // If ticks differ only in their last digits, show the full number.
  const [size, sign] = decimalsOf(large[0]) > MOST_DECIMALS ? [1, ''] : large;
  const decimals = decimalsOf(size);
  return ticks.map((tick) =>
    tick === 0 ? '0' : `${(tick / size).toLocaleString('en', { maximumFractionDigits: decimals })}${sign}`,
  );
}

/** Maximum decimals of abbreviated numbers. */
const MOST_DECIMALS = 3;
/** Pixels: axis padding and width of one digit. */
const AXIS_GAP = 26;
const DIGIT_WIDTH = 7;

/** Divisor and suffix for large numbers on an axis. */
function largeOf(most: number): readonly [size: number, sign: string] {
  if (most >= 1e12) return [1e12, ' T'];
  if (most >= 1e9) return [1e9, ' bn'];
  return most >= 1e6 ? [1e6, ' M'] : [1, ''];
}

/** X position by label: times by their value, numbers by themselves, others by index. */
function positionsOf(places: readonly (string | number)[]): Map<string | number, number> {
  const times = places.map(timeOf);
  const areTimes = times.every((time) => time !== undefined);
  return new Map(places.map((place, index) => [place, areTimes ? (times[index] as number) : index]));
}

/** Milliseconds since 1970 of `2020`, `2020-05`, `2020-Q2`, `2020K2`, `2020M05`, `2020-S1`, `2020-05-01` and date-times. */
function timeOf(place: string | number): number | undefined {
  const text = String(place);
  if (/^\d{4}$/.test(text)) return Date.UTC(Number(text), 0, 1);
  const part = /^(\d{4})-?([QKMSHW])(\d{1,2})$/.exec(text);
  if (part !== null) {
    const [, year, kind = '', number] = part;
    const months = { Q: 3, K: 3, M: 1, S: 6, H: 6 }[kind];
    const at = Number(number) - 1;
    return months === undefined ? Date.UTC(Number(year), 0, 1 + at * 7) : Date.UTC(Number(year), at * months, 1);
  }
  if (!/^\d{4}-\d\d/.test(text)) return undefined;
  const time = Date.parse(text.length === 7 ? `${text}-01` : text);
  return Number.isNaN(time) ? undefined : time;
}

/** Pixels per tick label. */
const TICK_WIDTH = 90;
/** Pixels used by the y axis and the right margin. */
const AXIS_WIDTH = 130;

/** Tick positions: as many as fit, each at a data point. */
function ticksOf(positions: readonly number[], least: number, most: number, width: number): number[] {
  const apart = ((most - least) / Math.max(1, width - AXIS_WIDTH)) * TICK_WIDTH;
  let next = least;
  return positions.filter((position) => {
    if (position < next || position > most) return false;
    next = position + apart;
    return true;
  });
}

/** Shortens date-times to fit below a tick. */
function shortened(place: string): string {
  return place.length > 10 ? formatted(place, 'date-time').slice(5, 16) : place;
}
