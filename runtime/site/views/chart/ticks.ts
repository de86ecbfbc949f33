// Axis ticks at round positions, with labels that have as many decimals as needed to distinguish them.

import { tickStep, ticks } from 'd3-array';
import { utcTicks } from 'd3-time';
import { timeOf } from '../../../views/period-range.ts';

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
}

/** For a single value, the axis extends by this share of the value in each direction. */
const AROUND = 0.05;
/** Maximum number of decimals of abbreviated numbers. With more, they would be longer than the full number. */
const MAX_DECIMALS = 2;

/**
 * The axis begins and ends at a round number; whole numbers have whole-number ticks. A logarithmic axis requires values
 * above 0.
 */
export function valueAxis(min: number, max: number, count: number, isLog = false, isWhole = false): Axis {
  const [low, high] = min === max ? around(min) : [min, max];
  if (isLog) return logAxis(low, high, count);
  const step = Math.max(isWhole ? 1 : 0, tickStep(low, high, count));
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
  const decimals = decimalsOf(step);
  const at = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(decimals)));
  return { from: at[0] ?? low, to: at.at(-1) ?? high, ticks: labelled(at) };
}

function around(value: number): [number, number] {
  const room = Math.abs(value) * AROUND || 1;
  return [value - room, value + room];
}

function logAxis(min: number, max: number, count: number): Axis {
  const decades = Math.log10(max / min);
  if (decades < 1) {
    const at = ticks(min, max, count);
    return { from: min, to: max, ticks: labelled(at) };
  }
  const [first, last] = [Math.floor(Math.log10(min) + 1e-9), Math.ceil(Math.log10(max) - 1e-9)];
  const every = Math.max(1, Math.ceil((last - first) / count));
  const factors = last - first <= count / 2 ? [1, 2, 5] : [1];
  const powers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const at = powers
    .filter((power) => (power - first) % every === 0)
    .flatMap((power) => factors.map((factor) => Number(`${factor}e${power}`)));
  const [from, to] = [at.findLast((tick) => tick <= min) ?? min, at.find((tick) => tick >= max) ?? max];
  const shown = at.filter((tick) => tick >= from && tick <= to);
  return { from, to, ticks: shown.map((tick) => ({ at: tick, label: tickLabels([tick])[0] ?? '' })) };
}

function labelled(at: readonly number[]): Tick[] {
  const labels = tickLabels(at);
  return at.map((tick, index) => ({ at: tick, label: labels[index] ?? '' }));
}

/** Labels of evenly spaced ticks, all with the same number of decimals. */
export function tickLabels(at: readonly number[]): string[] {
  const [first = 0, second] = at;
  const step = Math.abs((second ?? 0) - first) || Math.abs(first) || 1;
  const large = sizeOf(Math.max(...at.map(Math.abs)));
  const decimals = decimalsOf(step / large.size);
  const [size, sign, digits] = decimals > MAX_DECIMALS ? [1, '', decimalsOf(step)] : [large.size, large.sign, decimals];
  return at.map((tick) => {
    if (tick === 0) return '0';
    const text = (tick / size).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return `${text.replace('-', '−')}${sign}`;
  });
}

/** Number of decimals needed to write multiples of the step exactly. */
export function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 10; decimals += 1) {
    const scaled = step * 10 ** decimals;
    if (scaled >= 1 - 1e-9 && Math.abs(scaled - Math.round(scaled)) < 1e-6) return decimals;
  }
  return 10;
}

/** Divisor and suffix for large numbers. */
function sizeOf(max: number): { readonly size: number; readonly sign: string } {
  if (max >= 1e12) return { size: 1e12, sign: ' trillion' };
  if (max >= 1e9) return { size: 1e9, sign: ' billion' };
  return max >= 1e6 ? { size: 1e6, sign: ' million' } : { size: 1, sign: '' };
}

/** Positions of the points on the horizontal axis: their times or, for other labels, their index. */
export function positionsOf(places: readonly (string | number)[]): ReadonlyMap<string | number, number> {
  const times = places.map(timeOf);
  const areTimes = times.every((time) => time !== undefined);
  return new Map(places.map((place, index) => [place, areTimes ? (times[index] as number) : index]));
}

/** Returns at most `count` ticks: at the points if there are few enough, otherwise at round calendar dates. */
export function placeTicks(positions: ReadonlyMap<string | number, number>, count: number): Tick[] {
  const points = [...positions].map(([place, at]) => ({ place, at }));
  const areTimes = points.every(({ place }) => timeOf(place) !== undefined);
  if (points.length <= count) {
    const places = points.map(({ place }) => String(place));
    return points.map(({ place, at }) => ({ at, label: shortPlace(String(place), places) }));
  }
  if (!areTimes) {
    const every = Math.ceil(points.length / count);
    return points.filter((_, index) => index % every === 0).map(({ place, at }) => ({ at, label: String(place) }));
  }
  const times = points.map(({ at }) => at);
  const dates = utcTicks(new Date(Math.min(...times)), new Date(Math.max(...times)), Math.max(2, count - 1));
  return dates.map((date) => ({ at: date.getTime(), label: dateLabel(date, dates) }));
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The shortest label that distinguishes a tick from the other ticks: a year, a month, a day or a time. */
function dateLabel(date: Date, all: readonly Date[]): string {
  const iso = date.toISOString();
  if (all.every((each) => each.toISOString().slice(5, 10) === '01-01' && isMidnight(each))) return iso.slice(0, 4);
  if (all.every((each) => each.getUTCDate() === 1 && isMidnight(each))) {
    const month = MONTHS[date.getUTCMonth()] ?? '';
    return date === all[0] || date.getUTCMonth() === 0 ? `${month} ${iso.slice(0, 4)}` : month;
  }
  return isMidnight(date) ? dayLabel(iso) : iso.slice(11, 16);
}

function isMidnight(date: Date): boolean {
  return date.getTime() % 86_400_000 === 0;
}

function dayLabel(iso: string): string {
  return `${Number(iso.slice(8, 10))} ${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''}`;
}

function shortPlace(place: string, all: readonly string[]): string {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(place)) {
    const isOneDay = all.every((each) => each.slice(0, 10) === place.slice(0, 10));
    return isOneDay ? place.slice(11, 16) : `${dayLabel(place)} ${place.slice(11, 16)}`;
  }
  if (/^\d{4}-\d\d-\d\d$/.test(place)) return dayLabel(place);
  const month = /^(\d{4})-?M?(\d\d)$/.exec(place);
  if (month !== null) return `${MONTHS[Number(month[2]) - 1] ?? month[2]} ${month[1]}`;
  return place.replace(/^(\d{4})-?([QSKH]\d)$/, '$2 $1');
}
