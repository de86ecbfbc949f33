// Supports SDMX (SDMX 2.1 technical notes, "Time formats"), ISO 8601, and source-specific forms (Eurostat's `2000W01`
// and `2008_2010`, Statistics Sweden's `2024K1` and `2024V05`).

import { dayNumber, dayOfNumber } from './day.ts';
import { DAY_MS } from './duration.ts';

export type Frequency = 'annual' | 'half_yearly' | 'quarterly' | 'monthly' | 'weekly' | 'daily';

/** Both years are inclusive; undefined means no limit. */
export interface Years {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export interface Period {
  /** Almanac's notation: `2024`, `2024-S1`, `2024-Q1`, `2024-03`, `2024-W05`, `2024-03-31`; spans as in the source. */
  readonly text: string;
  /** Days since 1970-01-01. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** A week belongs to the year in its ISO 8601 name. */
  readonly firstYear: number;
  readonly lastYear: number;
  /** Undefined for spans of years and thirds of a year. */
  readonly frequency: Frequency | undefined;
  /**
   * The part of the year if it does not exist, for example `week` for `2026-W99`. Such a part is treated as unknown.
   */
  readonly unknownPart: string | undefined;
}

interface Part {
  readonly name: string;
  /** Maximum number of such periods per year. */
  readonly most: number;
  readonly frequency: Frequency | undefined;
  /** Letter in Almanac's notation. */
  readonly letter: string;
}

const HALF: Part = { name: 'half-year', most: 2, frequency: 'half_yearly', letter: 'S' };
const QUARTER: Part = { name: 'quarter', most: 4, frequency: 'quarterly', letter: 'Q' };
const WEEK: Part = { name: 'week', most: 53, frequency: 'weekly', letter: 'W' };
const MONTH: Part = { name: 'month', most: 12, frequency: 'monthly', letter: 'M' };
/** Keyed by the source's letter. H is the older form of S; K and V are Swedish quarters and weeks. */
const PARTS: Readonly<Record<string, Part>> = {
  S: HALF,
  H: HALF,
  T: { name: 'third of the year', most: 3, frequency: undefined, letter: 'T' },
  Q: QUARTER,
  K: QUARTER,
  M: MONTH,
  W: WEEK,
  V: WEEK,
};
const MONTHS_A_YEAR = 12;

export function readPeriod(text: string): Period | undefined {
  const trimmed = text.trim();
  const single = singlePeriod(trimmed);
  if (single !== undefined) return single;
  const at = trimmed.search(/[_/]/);
  if (at !== -1) return spanOf(trimmed, trimmed.slice(0, at), trimmed.slice(at + 1));
  return /^\d{4} ?[-–] ?\d{4}$/.test(trimmed) ? spanOf(trimmed, trimmed.slice(0, 4), trimmed.slice(-4)) : undefined;
}

/** Converts to Almanac's notation. */
export function writtenPeriod(text: string): string | undefined {
  return readPeriod(text)?.text;
}

/** Returns only the year if the part is unknown. */
export function knownPeriod(text: string): string {
  const period = readPeriod(text);
  return period?.unknownPart === undefined ? text : String(period.firstYear);
}

export function frequencyOf(text: string): Frequency | undefined {
  return readPeriod(text)?.frequency;
}

/** Frequencies by their codes in the SDMX code list CL_FREQ; B means every business day. */
const FREQUENCIES: Readonly<Record<string, Frequency>> = {
  A: 'annual',
  S: 'half_yearly',
  Q: 'quarterly',
  M: 'monthly',
  W: 'weekly',
  D: 'daily',
  B: 'daily',
};

export function frequencyOfCode(code: string | undefined): Frequency | undefined {
  return code === undefined || !Object.hasOwn(FREQUENCIES, code) ? undefined : FREQUENCIES[code];
}

/** True if any part of the period lies between the two years. */
export function isWithin(text: string, { from, to }: Years): boolean {
  const year = Number(text.slice(0, 4));
  const { firstYear, lastYear } = readPeriod(text) ?? { firstYear: year, lastYear: year };
  if (!Number.isInteger(firstYear)) return false;
  return (from === undefined || lastYear >= from) && (to === undefined || firstYear <= to);
}

/**
 * A series is considered discontinued if its latest period ended more than this many periods and more than this many
 * months ago.
 */
const [STILL_PERIODS, STILL_MONTHS] = [3, 12];
const MONTHS_OF: Readonly<Record<Frequency, number>> = {
  annual: 12,
  half_yearly: 6,
  quarterly: 3,
  monthly: 1,
  weekly: 12 / 52,
  daily: 0,
};

/** @param step months between figures, if longer than the notation implies */
export function isFrozen(newest: string | undefined, now: Date, step = 0): boolean {
  const period = newest === undefined ? undefined : readPeriod(newest);
  if (period === undefined) return false;
  const end = monthOfDay(period.lastDay + 1);
  const months = Math.max(step, MONTHS_OF[period.frequency ?? 'annual']);
  return now.getUTCFullYear() * MONTHS_A_YEAR + now.getUTCMonth() > end + STILL_PERIODS * months + STILL_MONTHS;
}

/** Minimum number of figures to detect a regular step. */
const MIN_WORDS_PER_STEP = 4;

/** Returns the median number of months between periods in chronological order, or 0 if there are too few periods. */
export function stepOf(periods: readonly string[]): number {
  const starts = periods.flatMap((text) => readPeriod(text)?.firstDay ?? []).map(monthOfDay);
  if (starts.length < MIN_WORDS_PER_STEP) return 0;
  const steps = starts.slice(1).map((start, index) => start - (starts[index] as number));
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] as number;
}

/** An unknown part of a year sorts before the known parts of that year. */
export function inTime<Item>(items: readonly Item[], periodOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, period: readPeriod(periodOf(item)) }))
    .sort((a, b) => placeOf(a.period) - placeOf(b.period) || lastDayOf(a.period) - lastDayOf(b.period))
    .map(({ item }) => item);
}

function placeOf(period: Period | undefined): number {
  if (period === undefined) return Number.MAX_SAFE_INTEGER;
  return period.unknownPart === undefined ? period.firstDay : period.firstDay - 0.5;
}

function lastDayOf(period: Period | undefined): number {
  return period?.lastDay ?? Number.MAX_SAFE_INTEGER;
}

/** Returns the number of months since year 0, including a fraction. */
function monthOfDay(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * MONTHS_A_YEAR + date.getUTCMonth() + (date.getUTCDate() - 1) / DAYS_A_MONTH;
}

const DAYS_A_MONTH = 31;

const SINGLE = /^(\d{4})(?:-?M(\d{2})-?D(\d{2})|-?([A-Z])(\d{1,3})|-(\d{2})(?:-(\d{2})(?:T[\d:.Z+-]{0,40})?)?)?$/i;

function singlePeriod(text: string): Period | undefined {
  const match = SINGLE.exec(text);
  if (match === null) return undefined;
  const [, yearText = '', dayMonth, dayInMonth, letter, number, month, monthDay] = match;
  const year = Number(yearText);
  if (dayMonth !== undefined || monthDay !== undefined) {
    return dayPeriod(`${yearText}-${dayMonth ?? month}-${dayInMonth ?? monthDay}`);
  }
  if (month !== undefined) return partOfYear(year, MONTH, Number(month));
  if (letter === undefined) return wholeYear(year, yearText);
  const upper = letter.toUpperCase();
  // SDMX: `A1` is the entire year, and `D032` is the 32nd day of the year.
  if (upper === 'A') return Number(number) === 1 ? wholeYear(year, yearText) : undefined;
  if (upper === 'D') return dayOfYear(year, Number(number));
  const part = PARTS[upper];
  return part === undefined ? undefined : partOfYear(year, part, Number(number));
}

function wholeYear(year: number, text: string): Period {
  const [firstDay, lastDay] = [firstOf(year), firstOf(year + 1) - 1];
  return { text, firstDay, lastDay, firstYear: year, lastYear: year, frequency: 'annual', unknownPart: undefined };
}

function dayPeriod(text: string): Period | undefined {
  const day = dayNumber(text);
  // Dates that do not exist, such as 2024-02-31, change in the round trip.
  if (Number.isNaN(day) || dayOfNumber(day) !== text) return undefined;
  const year = Number(text.slice(0, 4));
  return {
    text,
    firstDay: day,
    lastDay: day,
    firstYear: year,
    lastYear: year,
    frequency: 'daily',
    unknownPart: undefined,
  };
}

function dayOfYear(year: number, number: number): Period | undefined {
  const day = firstOf(year) + number - 1;
  return number >= 1 && day < firstOf(year + 1) ? dayPeriod(dayOfNumber(day)) : undefined;
}

function partOfYear(year: number, part: Part, number: number): Period {
  const digits = part.most > 9 ? String(number).padStart(2, '0') : String(number);
  const text = `${String(year).padStart(4, '0')}-${part === MONTH && number <= part.most ? '' : part.letter}${digits}`;
  const about = { text, firstYear: year, lastYear: year, frequency: part.frequency };
  const isKnown = number >= 1 && number <= part.most;
  if (part === WEEK) {
    const firstDay = firstWeekOf(year) + (isKnown ? (number - 1) * 7 : 0);
    const lastDay = isKnown ? firstDay + 6 : firstOf(year + 1) - 1;
    return { ...about, firstDay, lastDay, unknownPart: isKnown ? undefined : part.name };
  }
  if (!isKnown) return { ...about, firstDay: firstOf(year), lastDay: firstOf(year + 1) - 1, unknownPart: part.name };
  const months = MONTHS_A_YEAR / part.most;
  const [firstDay, next] = [firstOf(year, (number - 1) * months), firstOf(year, number * months)];
  return { ...about, firstDay, lastDay: next - 1, unknownPart: undefined };
}

/** `to` may be a duration (`P3Y`) or the last digits of a year (`2010/11`). */
function spanOf(text: string, from: string, to: string): Period | undefined {
  const first = singlePeriod(from.trim());
  if (first === undefined) return undefined;
  const end = to.trim();
  const isShort = /^\d{2}$/.test(end) && first.frequency === 'annual';
  const last = singlePeriod(isShort ? yearAfter(first.firstYear, Number(end)) : end);
  const lastDay = last?.lastDay ?? dayAfter(first, end);
  if (lastDay === undefined || lastDay < first.firstDay) return undefined;
  const lastYear = last?.lastYear ?? Number(dayOfNumber(lastDay).slice(0, 4));
  const { firstDay, firstYear } = first;
  return { text, firstDay, lastDay, firstYear, lastYear, frequency: undefined, unknownPart: undefined };
}

/** Returns the next year that ends in these two digits. */
function yearAfter(year: number, digits: number): string {
  const same = year - (year % 100) + digits;
  return String(same < year ? same + 100 : same).padStart(4, '0');
}

/** For an SDMX time range with a start period and a duration. */
function dayAfter({ firstDay }: Period, duration: string): number | undefined {
  const [, count, unit] = /^P(\d{1,3})([YMWD])$/.exec(duration) ?? [];
  if (count === undefined) return undefined;
  if (unit === 'D' || unit === 'W') return firstDay + Number(count) * (unit === 'W' ? 7 : 1) - 1;
  const date = new Date(firstDay * DAY_MS);
  const months = Number(count) * (unit === 'Y' ? MONTHS_A_YEAR : 1);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()) / DAY_MS - 1;
}

/** Months are counted from 0. */
function firstOf(year: number, month = 0): number {
  const date = new Date(0);
  // Date.UTC maps years below 100 to the 20th century.
  date.setUTCFullYear(year, month, 1);
  return date.getTime() / DAY_MS;
}

/** Returns the Monday of the week that contains January 4, the first week in ISO 8601. */
function firstWeekOf(year: number): number {
  const fourth = firstOf(year) + 3;
  const weekday = (new Date(fourth * DAY_MS).getUTCDay() + 6) % 7;
  return fourth - weekday;
}
