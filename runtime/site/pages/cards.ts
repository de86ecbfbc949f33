// A live card: one figure with its source and date, which links to the call.

import { html } from 'htm/preact';
import type { CardContent } from '../live/cards.ts';

export interface ShownCard {
  readonly title: string;
  readonly content: CardContent;
  readonly address: string;
  readonly source: string;
  /** True if the card shows a recorded example instead of a live result. */
  readonly isExample: boolean;
}

export function CardView({ card }: { card: ShownCard }): unknown {
  const { title, content, address, source, isExample } = card;
  const { figure, text, when, line, parts } = content;
  return html`<li>
    <a class="live-card" href=${address} rel="nofollow">
      <span class="live-title">${title}</span>
      ${figure !== '' && html`<span class="live-figure">${figure}</span>`}
      ${line && html`<${Sparkline} points=${line} />`}
      ${parts && html`<${PartsBar} parts=${parts} />`}
      <span class=${figure === '' ? 'live-text long' : 'live-text'}>${text}</span>
      <span class="live-source">${[source, isExample && when === 'Now' ? undefined : when].filter(Boolean).join(' · ')}${isExample && html` · <em>recorded example</em>`}</span>
    </a>
  </li>`;
}

const WIDTH = 120;
const HEIGHT = 28;

function Sparkline({ points }: { points: readonly number[] }): unknown {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const span = high - low || 1;
  const step = WIDTH / Math.max(1, points.length - 1);
  const path = points.map(
    (value, index) => `${(index * step).toFixed(1)},${(HEIGHT - 2 - ((value - low) / span) * (HEIGHT - 4)).toFixed(1)}`,
  );
  return html`<svg class="spark" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true"><polyline points=${path.join(' ')} /></svg>`;
}

function PartsBar({ parts }: { parts: NonNullable<CardContent['parts']> }): unknown {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  let x = 0;
  return html`<svg class="parts" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    ${parts.map(({ name, value }) => {
      const width = (value / total) * 100;
      const part = html`<rect class=${`part-${name}`} x=${x.toFixed(1)} y="0" width=${width.toFixed(1)} height="6" />`;
      x += width;
      return part;
    })}
  </svg>`;
}
