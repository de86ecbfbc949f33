import { type ArgumentProblem, invalidArgument, Problem } from '../../contract/problem.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { collectProblems } from '../../sdk/collect-problems.ts';
import { currencyName, ENDED, EVER_QUOTED, officialCode } from './currencies.ts';
import { today } from './days.ts';
import { FIRST_DATE } from './limits.ts';
import type { RateDay } from './rate-table.ts';

export type CodeArguments = Readonly<Record<string, string>>;

/** A currency without a rate, with the nearest days that have one. */
export interface MissingRate {
  readonly code: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

interface LastRates {
  /** Returns undefined if the answer would require a request to the source. */
  lastRateDate(code: string): string | undefined;
}

const MAX_SUGGESTIONS = 3;

/** @throws Problem `invalid_arguments` for a date before the first rates or in the future, and for codes that never had a rate */
export function checkDated(source: LastRates, date: string, codes: CodeArguments, now: Date): void {
  collectProblems({
    date: () => checkDate(date, now),
    codes: () => {
      const missing = [...new Set(Object.values(codes))]
        .filter((code) => !EVER_QUOTED.includes(code))
        .map((code) => ({ code, before: undefined, after: undefined }));
      if (missing.length > 0) throw noRates(source, missing, codes, date);
    },
  });
}

function checkDate(date: string, now: Date): void {
  const last = today(now);
  const possible = `Use a day from ${FIRST_DATE} to ${last}, or omit date for the latest rates.`;
  if (date < FIRST_DATE) {
    throw invalidArgument('date', `${date} is before ${FIRST_DATE}, the first day with euro reference rates`, possible);
  }
  if (date > last) throw invalidArgument('date', `${date} is in the future; today is ${last} in Frankfurt`, possible);
}

/** @throws Problem `invalid_arguments` that lists every code without a rate */
export function requireCurrent(source: LastRates, day: RateDay, codes: CodeArguments): void {
  const missing = [...new Set(Object.values(codes))]
    .filter((code) => day.rate(code) === undefined)
    .map((code) => ({ code, before: undefined, after: undefined }));
  if (missing.length > 0) throw noRates(source, missing, codes, day.date, day.codes());
}

/** `quoted` lists codes that have or had rates. */
export function noRates(
  source: LastRates,
  missing: readonly MissingRate[],
  codes: CodeArguments,
  date: string,
  quoted: readonly string[] = EVER_QUOTED,
): Problem<'invalid_arguments'> {
  const errors = Object.entries(codes).flatMap(([parameter, code]) => {
    const gap = missing.find((entry) => entry.code === code);
    if (gap === undefined) return [];
    const last = source.lastRateDate(code);
    const before = gap.before ?? (last !== undefined && last < date ? last : undefined);
    return [noRate(parameter, { ...gap, before }, date, quoted)];
  });
  const detail = errors.map(({ parameter, message }) => `${parameter}: ${message}`).join('; ');
  return new Problem('invalid_arguments', detail, { errors });
}

function noRate(
  parameter: string,
  { code, before, after }: MissingRate,
  date: string,
  quoted: readonly string[],
): ArgumentProblem {
  const fault = (message: string, hint: string): ArgumentProblem => ({ parameter, code: 'value', message, hint });
  if (before !== undefined || after !== undefined || EVER_QUOTED.includes(code)) {
    const last = before === undefined ? '' : `; its last rate before that is from ${before}`;
    const next = after === undefined ? '' : `; its ${before === undefined ? 'first' : 'next'} rate is from ${after}`;
    return fault(`${named(code)} has no reference rate on ${date}${last}${next}`, wayOut(code, before, date));
  }
  if (currencyName(code) !== undefined) {
    return fault(
      `${named(code)} is not quoted by the European Central Bank`,
      `Quoted currencies: ${quoted.join(', ')}.`,
    );
  }
  return fault(`${code} is not a currency code`, suggestion(code, quoted));
}

function wayOut(code: string, before: string | undefined, date: string): string {
  const ending = ENDED[code];
  const ended = ending !== undefined && ending.last < date;
  const why = ended ? `${ending.reason} ` : '';
  const successor = ended && ending.successor !== undefined ? `Use ${named(ending.successor)}` : '';
  const past =
    before === undefined ? '' : `call convert_currency of currency-conversion for ${before} or an earlier day`;
  const ways = [successor, past].filter((way) => way !== '').join(', or ');
  return ways === ''
    ? `${why}Choose a day on which it has a rate.`
    : `${why}${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`;
}

function suggestion(code: string, quoted: readonly string[]): string {
  const meant = officialCode(code);
  const near = meant === undefined ? nearestFew(code, quoted, MAX_SUGGESTIONS) : [meant];
  return near.length === 0
    ? `Quoted currencies: ${quoted.join(', ')}.`
    : `Did you mean ${near.map(named).join(', or ')}?`;
}

function named(code: string): string {
  const name = currencyName(code);
  return name === undefined ? code : `${code} (${name})`;
}
