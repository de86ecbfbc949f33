// The periods that a caller asks for, and which series have ended in them. Pure.

import type { GetDataArguments } from '../../../generated/services/eu-bank-stats/types.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { dayNumber, utcDay } from '../../lib/day.ts';
import { type Period, readPeriod } from '../../lib/period.ts';
import { faultsTogether } from '../../sdk/faults-together.ts';
import { endOfSeries } from '../../sdk/series.ts';
import type { Figures } from './ecb-sdmx/ecb-sdmx.ts';

/** First and last period as the source takes them; undefined is open. */
export interface Window {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** @throws Problem `invalid_arguments` for a day that does not exist, and for a beginning after the end */
export function windowOf({ start_period, end_period }: Pick<GetDataArguments, 'start_period' | 'end_period'>): Window {
  const { first, last } = faultsTogether({
    first: () => periodOf('start_period', start_period),
    last: () => periodOf('end_period', end_period),
  });
  if (first !== undefined && last !== undefined && first.firstDay > last.lastDay) {
    throw invalidArgument('start_period', 'is after end_period', 'Give the earlier one first.');
  }
  return { from: start_period?.trim(), to: end_period?.trim() };
}

function periodOf(argument: string, text: string | undefined): Period | undefined {
  if (text === undefined) return undefined;
  const period = readPeriod(text);
  if (period !== undefined) return period;
  throw invalidArgument(argument, `${text.trim()} is not a date that exists`, 'Give a day such as 2024-02-29.');
}

/**
 * The period with which each series that has ended did so, by key. Nothing is known of series after a window that ends in the past, and of
 * the last series of an answer that was cut before its end.
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
