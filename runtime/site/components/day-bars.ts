// One bar per day for the requests to a source. The days are passed as one string with one of the characters + ! x -
// per day, as in /status.json.

import { html } from 'htm/preact';

const KINDS = [
  ['+', 'good'],
  ['!', 'some'],
  ['x', 'most'],
  ['-', 'none'],
] as const;
/** Dimensions in pixels: distance from one bar to the next, width of a bar, and height. */
const STEP = 3;
const BAR = 2;
const HEIGHT = 22;
/** Maximum number of days with failures that are listed by date. */
const MAX_LISTED = 3;
const DAY_MS = 86_400_000;

/** @param until the last day, in milliseconds since 1970 */
export function DayBars({ days, until }: { days: string; until: number }): unknown {
  const text = daysText(days, until);
  return html`<svg class="day-bars" role="img" aria-label=${text} viewBox=${`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none">
      ${KINDS.map(([sign, name]) => html`<path class=${`day-${name}`} d=${pathOf(days, sign)} />`)}
    </svg>
    ${/[!x]/.test(days) && html`<span class="hint block">${failuresText(days, until)}</span>`}`;
}

/** Draws all days of a kind as one path, which is much shorter than one element per day. */
function pathOf(days: string, sign: string): string {
  // Days without requests have low bars, because color must not be the only difference.
  const height = sign === '-' ? 4 : HEIGHT;
  return [...days]
    .map((each, at) => (each === sign ? `M${at * STEP} ${HEIGHT - height}h${BAR}v${height}h-${BAR}z` : ''))
    .join('');
}

/** Text alternative for the bars. */
export function daysText(days: string, until: number): string {
  const count = (sign: string) => [...days].filter((each) => each === sign).length;
  const requestCount = days.length - count('-');
  if (requestCount === 0) return `No requests in the last ${days.length} days.`;
  const good = `Last ${days.length} days: ${count('+')} of ${requestCount} days with requests were good.`;
  return /[!x]/.test(days) ? `${good} ${failuresText(days, until)}` : good;
}

/** Example: `Some failures on 3 Nov; most requests failed on 4 Nov.` */
function failuresText(days: string, until: number): string {
  const parts = (
    [
      ['x', 'Most requests failed on'],
      ['!', 'Some failures on'],
    ] as const
  ).flatMap(([sign, words]) => {
    const found = [...days].flatMap((each, at) => (each === sign ? [at] : [])).reverse();
    if (found.length === 0) return [];
    const named = found.slice(0, MAX_LISTED).map((at) => dayText(until - (days.length - 1 - at) * DAY_MS));
    const more = found.length - named.length;
    return [`${words} ${named.join(', ')}${more === 0 ? '' : ` and ${more} more ${more === 1 ? 'day' : 'days'}`}.`];
  });
  return parts.join(' ');
}

const DAY_TEXT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function dayText(time: number): string {
  return DAY_TEXT.format(time);
}
