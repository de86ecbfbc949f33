// Names of the lines with their last known values. Each is a button that shows or hides its line.

import { html } from 'htm/preact';
import { periodText } from '../../../views/period-range.ts';
import type { Line } from '../../../views/shown.ts';
import { formatted, unitText } from '../format.ts';
import { useLive } from '../live.ts';
import { lastOf, lineName } from './lines.ts';
import { COLOURS } from './plot.ts';

export interface LegendProps {
  readonly lines: readonly Line[];
  /** Last point on the horizontal axis. A value from an earlier point is shown with its date. */
  readonly last: string | number | undefined;
  /** Name of a line that has no label. */
  readonly name: string;
  readonly unit: string | undefined;
  readonly isVisible: (line: Line) => boolean;
  readonly toggle: (line: Line) => void;
}

export function Legend({ lines, last, name, unit, isVisible, toggle }: LegendProps): unknown {
  const isLive = useLive();
  return html`<ul class="chart-legend" aria-label="Lines">
    ${lines.map((line, index) => {
      const known = lastOf(line);
      const value =
        known === undefined
          ? 'no value'
          : `${formatted(known.y, 'number')}${unit === undefined ? '' : ` ${unitText(unit)}`}`;
      const when = known === undefined || (known.x === last && lines.length > 1) ? '' : ` (${periodText(known.x)})`;
      const text = html`<i></i><bdi>${lineName(line, name)}</bdi> <b>${value}</b>${when}`;
      const colour = `colour-${index % COLOURS}`;
      return html`<li class=${colour} key=${line.label}>
        ${
          lines.length === 1 || !isLive
            ? html`<span>${text}</span>`
            : html`<button type="button" aria-pressed=${String(isVisible(line))} onClick=${() => toggle(line)}>${text}</button>`
        }
      </li>`;
    })}
  </ul>`;
}
