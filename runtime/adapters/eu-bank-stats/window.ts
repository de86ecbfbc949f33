import type { GetDataArguments } from '../../../generated/services/eu-bank-stats/types.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { dayNumber, utcDay } from '../../lib/day.ts';
import { type Period, readPeriod } from '../../lib/period.ts';
import { collectProblems } from '../../sdk/collect-problems.ts';
import { endOfSeries } from '../../sdk/series.ts';
import type { Figures } from './ecb-sdmx/ecb-sdmx.ts';

/** Periods in the source's format; undefined means open-ended. */
export interface Window {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** @throws Problem `invalid_arguments` if a date does not exist or the start is after the end */
export function windowOf({ start_period, end_period }: Pick<GetDataArguments, 'start_period' | 'end_period'>): Window {
  const { first, last } = collectProblems({
    first: () => periodOf('start_period', start_period),
    last: () => periodOf('end_period', end_period),
  });
  if (first !== undefined && last !== undefined && first.firstDay > last.lastDay) {
    throw invalidArgument('start_period', 'is after end_period', 'Swap start_period and end_period.');
  }
  return { from: start_period?.trim(), to: end_period?.trim() };
}

function periodOf(argument: string, text: string | undefined): Period | undefined {
  if (text === undefined) return undefined;
  const period = readPeriod(text);
  if (period !== undefined) return period;
  throw invalidArgument(argument, `${text.trim()} is not an existing date`, 'Use a date such as 2024-02-29.');
}

/**
 * Returns the last period of each discontinued series, by key. Returns no series if the window ends in the past, and
 * omits the last series if the response was truncated.
 */
export function endsOf(
  { series, figures, cut, ofEach }: Figures & { readonly ofEach?: number | undefined },
  { to }: Window,
  now: Date,
): ReadonlyMap<string, string> {
  const ends = new Map<string, string>();
  const end = to === undefined ? undefined : readPeriod(to)?.lastDay;
  if (end !== undefined && end < dayNumber(utcDay(now))) return ends;
  const whole = cut && ofEach === undefined ? series.slice(0, -1) : series;
  for (const { key } of whole) {
    const newest = endOfSeries(
      figures.filter((figure) => figure.key === key),
      now,
    );
    if (newest !== undefined) ends.set(key, newest);
  }
  return ends;
}
