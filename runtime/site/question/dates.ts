// Days and periods in a question. Relative ones ("yesterday", "this month", "last 30 days") count from today in UTC.

import { addDays, dayOfNumber } from '../../lib/day.ts';
import { DAY_MS } from '../../lib/duration.ts';
import { readPeriod } from '../../lib/period.ts';
import { amountAt, type Words } from './words.ts';

export interface Time {
  readonly at: number;
  readonly length: number;
  /**
   * `recent`: a number of days that ends today. `birthday`: a day without a year. `unclear`: a range that is not
   * supported.
   */
  readonly kind: 'day' | 'years' | 'months' | 'recent' | 'birthday' | 'unclear';
  /** First and last day, `YYYY-MM-DD`; undefined if the range is open-ended. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const SINCE = new Set(['since', 'after', 'from']);
const UNTIL = new Set(['until', 'till', 'before']);
const RANGE = new Set(['to', 'and', 'until', 'till', 'through']);
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const PAST = new Set(['last', 'past', 'previous']);
/** Maximum length of a date such as `September 30th, 2026`, including extra spaces. */
const MAX_DAY_LENGTH = 32;
/** Has a 29 February. */
const LEAP_YEAR = 2024;
const YEAR = /^(?:1[89]|20)\d\d$/;

export function timesIn(words: Words, today: string): readonly Time[] {
  const found: Time[] = [];
  for (let at = 0; at < words.all.length; ) {
    const time = words.isUsed(at) ? undefined : timeAt(words, at, today);
    if (time !== undefined) found.push(time);
    at += time?.length ?? 1;
  }
  return found;
}

function timeAt(words: Words, at: number, today: string): Time | undefined {
  return (
    relativeAt(words, at, today) ??
    recentAt(words, at, today) ??
    dayAt(words, at) ??
    yearsAt(words, at) ??
    monthAt(words, at, today)
  );
}

function relativeAt(words: Words, at: number, today: string): Time | undefined {
  const offset = { today: 0, yesterday: -1, tomorrow: 1, tonight: 0 }[words.folded(at)];
  if (offset === undefined) return undefined;
  const day = addDays(today, offset);
  return { at, length: 1, kind: 'day', from: day, to: day };
}

/** Reads relative periods: `last 30 days`, `past week`, `this month`. */
function recentAt(words: Words, at: number, today: string): Time | undefined {
  const first = words.folded(at);
  if (first === 'this') {
    const unit = words.folded(at + 1);
    if (unit === 'month') return { at, length: 2, kind: 'months', from: `${today.slice(0, 7)}-01`, to: today };
    if (unit === 'year')
      return { at, length: 2, kind: 'years', from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
    return unit === 'week' ? { at, length: 2, kind: 'recent', from: addDays(today, -7), to: today } : undefined;
  }
  if (!PAST.has(first)) return undefined;
  const amount = amountAt(words, at + 1);
  const unitAt = at + 1 + (amount?.length ?? 0);
  const unit = words.folded(unitAt).replace(/s$/, '');
  const days = Object.hasOwn(UNIT_DAYS, unit) ? (UNIT_DAYS[unit] as number) * (amount?.value ?? 1) : undefined;
  if (days === undefined || !Number.isInteger(days) || days <= 0 || days > 36_500) return undefined;
  return { at, length: unitAt - at + 1, kind: 'recent', from: addDays(today, -days), to: today };
}

const ISO_DAY = /^\d{4}-\d\d-\d\d(?!\d)/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})\.?(?:,? (\d{4}))?(?![\p{L}\d])/iu;
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?(?![\p{L}\d])/iu;

/** Reads a date: `2026-03-15`, `15 March 2026`, `March 15, 2026`. A date without a year is a birthday. */
function dayAt(words: Words, at: number): Time | undefined {
  const start = words.all[at]?.start ?? 0;
  const text = words.question.slice(start, start + MAX_DAY_LENGTH);
  const lengthOf = (found: RegExpExecArray) =>
    words.all.filter((word) => word.start >= start && word.end <= start + found[0].length).length;
  const iso = ISO_DAY.exec(text);
  if (iso !== null) return dayTime(at, lengthOf(iso), iso[0]);
  const [dayFirst, monthFirst] = [DAY_FIRST.exec(text), MONTH_FIRST.exec(text)];
  const found = dayFirst ?? monthFirst;
  if (found === null) return undefined;
  const [day, name, year] = dayFirst === null ? [found[2], found[1], found[3]] : [found[1], found[2], found[3]];
  const month = monthOf(name?.toLowerCase() ?? '');
  if (month === 0) return undefined;
  const end = `${String(month).padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (year !== undefined) return dayTime(at, lengthOf(found), `${year}-${end}`);
  const birthday = dayTime(at, lengthOf(found), `${LEAP_YEAR}-${end}`);
  return birthday && { ...birthday, kind: 'birthday' };
}

function dayTime(at: number, length: number, day: string): Time | undefined {
  return isDay(day) ? { at, length, kind: 'day', from: day, to: day } : undefined;
}

/** `2019`, `since 2019`, `2019 to 2023`, `2019-2023`, `March 2024`. */
function yearsAt(words: Words, at: number): Time | undefined {
  const text = words.all[at]?.text ?? '';
  if (!YEAR.test(text)) return undefined;
  const next = words.all[at + 1];
  const separator = words.question.slice(words.all[at]?.end, next?.start);
  // `2022/23` may be a parliamentary session.
  if (separator === '/') return undefined;
  if (next !== undefined && YEAR.test(next.text) && /^ ?[-–] ?$/.test(separator)) return years(at, 2, text, next.text);
  const after = words.folded(at + 2);
  if (RANGE.has(words.folded(at + 1)) && YEAR.test(after)) return years(at, 3, text, after);
  const before = words.folded(at - 1);
  if (SINCE.has(before)) return { ...years(at, 1, text, text), to: undefined };
  if (UNTIL.has(before)) return { ...years(at, 1, text, text), from: undefined };
  return years(at, 1, text, text);
}

function years(at: number, length: number, from: string, to: string): Time {
  return { at, length, kind: 'years', from: `${from}-01-01`, to: `${to}-12-31` };
}

/** `March 2024`. */
function monthAt(words: Words, at: number, today: string): Time | undefined {
  const month = monthOf(words.folded(at));
  const year = words.folded(at + 1);
  if (month === 0 || !YEAR.test(year)) return undefined;
  const period = readPeriod(`${year}-${String(month).padStart(2, '0')}`);
  if (period === undefined) return undefined;
  const [from, to] = [dayOfNumber(period.firstDay), dayOfNumber(period.lastDay)];
  if (RANGE.has(words.folded(at - 1))) return { at, length: 2, kind: 'unclear', from, to };
  return { at, length: 2, kind: 'months', from, to: from <= today && today < to ? today : to };
}

function monthOf(word: string): number {
  return word.length < 3
    ? 0
    : MONTHS.findIndex((name) => name === word || (word.length >= 3 && word !== 'mar' && name.slice(0, 3) === word)) +
        1;
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayOfNumber(time / DAY_MS) === text;
}
