// The drawing of a chart: axes, grid, lines and the marks at the selected point. Also rendered on the server.

import { html } from 'htm/preact';
import type { Line } from '../../../views/shown.ts';
import { extentOf } from './lines.ts';
import { linearScale, logScale, pathOf, type Scale } from './scale.ts';
import { placeTicks, positionsOf, type Tick, valueAxis } from './ticks.ts';

export interface DrawnLine {
  readonly line: Line;
  readonly colour: number;
}

export interface Picture {
  readonly title: string;
  readonly subtitle: string;
  readonly lines: readonly DrawnLine[];
  /** Name of a line that has no label. */
  readonly name: string;
}

export interface PlotProps {
  readonly lines: readonly DrawnLine[];
  readonly places: readonly (string | number)[];
  readonly width: number;
  readonly isLog: boolean;
  readonly selected: number | undefined;
}

export const HEIGHT = 300;
const TOP = 12;
const BOTTOM = 28;
const RIGHT = 18;
/** Width of one character, in pixels, in a label with a font size of 12 pixels. */
const CHARACTER = 6.8;
const LABEL_GAP = 10;
/** Minimum distance between labels on the horizontal axis, in pixels. */
const PLACE_WIDTH = 84;
const VALUE_TICKS = 5;
/** Lines with fewer points than this show a mark at each point. */
const FEW_POINTS = 40;
export const COLOURS = 8;

export interface Layout {
  readonly left: number;
  readonly right: number;
  readonly x: Scale;
  readonly y: Scale;
  readonly positions: readonly number[];
  readonly valueTicks: readonly Tick[];
  readonly placeTicks: readonly Tick[];
}

/** Undefined without values. */
export function layoutOf({ lines, places, width, isLog }: Omit<PlotProps, 'selected'>): Layout | undefined {
  const extent = extentOf(lines.map(({ line }) => line));
  if (extent === undefined) return undefined;
  const axis = valueAxis(extent[0], extent[1], VALUE_TICKS, isLog, areWhole(lines));
  const left = LABEL_GAP + Math.max(...axis.ticks.map(({ label }) => label.length)) * CHARACTER;
  const right = width - RIGHT;
  const byPlace = positionsOf(places);
  const positions = places.map((place) => byPlace.get(place) ?? 0);
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  // A single point is drawn in the middle.
  const margin = first === last ? 1 : 0;
  return {
    ...{ left, right, positions, valueTicks: axis.ticks },
    x: linearScale(first - margin, last + margin, left + LABEL_GAP, right),
    y: (isLog ? logScale : linearScale)(axis.from, axis.to, HEIGHT - BOTTOM, TOP),
    placeTicks: placeTicks(byPlace, Math.max(2, Math.floor((right - left) / PLACE_WIDTH))),
  };
}

function areWhole(lines: readonly DrawnLine[]): boolean {
  return lines.every(({ line }) => line.points.every(({ y }) => y === null || Number.isInteger(y)));
}

export function Plot({ layout, ...props }: PlotProps & { readonly layout: Layout }): unknown {
  const { lines, places, width, selected } = props;
  const { left, right, x, y, positions, valueTicks, placeTicks: ticks } = layout;
  const at = selected === undefined ? undefined : x(positions[selected] ?? 0);
  return html`<svg class="plot" viewBox=${`0 0 ${width} ${HEIGHT}`} width=${width} height=${HEIGHT} aria-hidden="true">
    <g class="plot-grid">
      ${valueTicks.map(
        (
          tick,
        ) => html`<line x1=${left} x2=${right} y1=${y(tick.at).toFixed(1)} y2=${y(tick.at).toFixed(1)} class=${tick.at === 0 ? 'zero' : ''} />
          <text x=${left - LABEL_GAP / 2} y=${y(tick.at) + 4} text-anchor="end">${tick.label}</text>`,
      )}
      ${ticks.map((tick) => {
        const place = x(tick.at);
        const anchor = place > right - 20 && ticks.length > 1 ? 'end' : 'middle';
        return html`<line x1=${place.toFixed(1)} x2=${place.toFixed(1)} y1=${HEIGHT - BOTTOM} y2=${HEIGHT - BOTTOM + 5} class="tick" />
          <text x=${(anchor === 'end' ? right + RIGHT : place).toFixed(1)} y=${HEIGHT - 6} text-anchor=${anchor}>${tick.label}</text>`;
      })}
    </g>
    ${at !== undefined && html`<line class="plot-cursor" x1=${at} x2=${at} y1=${TOP} y2=${HEIGHT - BOTTOM} />`}
    ${lines.map(({ line, colour }) => html`<${PlotLine} key=${line.label} line=${line} colour=${colour} places=${places} layout=${layout} />`)}
    ${
      at !== undefined &&
      lines.map(({ line, colour }) => {
        const value = line.points.find((point) => point.x === places[selected ?? 0])?.y ?? null;
        return (
          value !== null &&
          html`<circle class=${`plot-mark colour-${colour % COLOURS}`} cx=${at} cy=${y(value)} r="4.5" />`
        );
      })
    }
  </svg>`;
}

interface PlotLineProps {
  readonly line: Line;
  readonly colour: number;
  readonly places: readonly (string | number)[];
  readonly layout: Layout;
}

function PlotLine({ line, colour, places, layout }: PlotLineProps): unknown {
  const { x, y, positions } = layout;
  const values = new Map(line.points.map((point) => [point.x, point.y]));
  const points = places.map((place, index): [number, number | null] => {
    const value = values.get(place);
    return [x(positions[index] ?? 0), value == null ? null : y(value)];
  });
  // A line is not interrupted at points that exist only in other lines.
  const own = points.filter((_, index) => values.has(places[index] as string));
  const alone = own.filter(
    ([, value], index) =>
      value !== null &&
      (own.length <= FEW_POINTS || ((own[index - 1]?.[1] ?? null) === null && (own[index + 1]?.[1] ?? null) === null)),
  );
  // From the ninth line on, colors repeat and lines are dashed.
  const dash = ['', '6 4', '2 3'][Math.floor(colour / COLOURS) % 3];
  return html`<g class=${`plot-line colour-${colour % COLOURS}`}>
    <path d=${pathOf(own)} stroke-dasharray=${dash || undefined} />
    ${alone.map(([cx, cy]) => html`<circle cx=${cx.toFixed(1)} cy=${(cy ?? 0).toFixed(1)} r="2.5" />`)}
  </g>`;
}
