// Time series of statistical sources, independent of the source's format.

import { type Frequency, inTime, isFrozen, isWithin, readPeriod, stepOf, type Years } from '../lib/period.ts';
import { isWithheld } from './observation-status.ts';

export interface Observation {
  /**
   * A period in a format that `readPeriod` (period.ts) accepts: `2024`, `2024-Q1`, `2024-03`, `2024-S1`, `2024-W05`,
   * `2024-03-31`, `2008_2010`.
   */
  readonly period: string;
  /** Undefined if the source lists the period but gives no value. */
  readonly value: number | undefined;
  /** Remark from the source, such as provisional, estimated or confidential. */
  readonly status?: string | undefined;
}

export interface Coded {
  readonly code: string;
  readonly label: string;
}

export interface SeriesDimension extends Coded {
  readonly id: string;
  readonly name: string;
}

/** In chronological order. */
export interface Series {
  /** Id that selects exactly this series. */
  readonly id: string;
  readonly name: string;
  readonly area: Coded | undefined;
  readonly unit: string | undefined;
  /** Power of ten by which the values are multiplied; undefined if the source does not state one. */
  readonly multiplier: number | undefined;
  readonly frequency: Frequency | undefined;
  readonly dimensions: readonly SeriesDimension[];
  /** When the source updated the series: a date or a timestamp. */
  readonly updated: string | undefined;
  readonly observations: readonly Observation[];
  /** URL for readers. */
  readonly page: string;
  /** True if the source has discontinued the series. */
  readonly ended?: boolean;
  readonly notes?: readonly string[];
}

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly codes: readonly Coded[];
  /** Total number of codes; set only if not all of them are listed. */
  readonly count?: number;
}

/** Returned if too many series match. The caller must narrow these dimensions. */
export interface Choices {
  readonly name: string;
  /** Number of series that match if the caller selects nothing. */
  readonly series: number;
  readonly choices: readonly Choice[];
  /** An example id in which all open dimensions are set to totals. */
  readonly example: string;
}

/** The answer for one indicator and one area. */
export type SeriesAnswer =
  /** `note` explains an empty list. */
  | { readonly kind: 'series'; readonly series: readonly Series[]; readonly note?: string | undefined }
  | { readonly kind: 'choices'; readonly choices: Choices }
  /** The source has the indicator, but not for this area. */
  | { readonly kind: 'not_covered'; readonly reason: string };

/** True if the answer contains a value, or choices that lead to one. */
export function hasFigures(answer: SeriesAnswer): boolean {
  if (answer.kind !== 'series') return answer.kind === 'choices';
  return answer.series.some(({ observations }) => observations.some(({ value }) => value !== undefined));
}

/** Status of a value whose part of the year is unknown. */
export function unknownPartNote(period: string): string | undefined {
  const part = readPeriod(period)?.unknownPart;
  return part === undefined ? undefined : `${part} unknown`;
}

/**
 * Selects `years` and sorts chronologically. A value for an unknown part of a year (week 99) gets a status and is
 * sorted before the known parts, so the last observation is the most recent one.
 */
export function inOrder(observations: readonly Observation[], years: Years): Observation[] {
  const within = observations.filter(({ period }) => isWithin(period, years));
  return inTime(within, ({ period }) => period).map((each) => {
    const note = unknownPartNote(each.period);
    if (note === undefined) return each;
    return { ...each, status: each.status === undefined ? note : `${each.status}, ${note}` };
  });
}

/**
 * Returns the last period with a value if the series seems to have ended. A series whose most recent values are
 * withheld counts as ongoing.
 * @param observations in chronological order, up to `asOf`
 */
export function endOfSeries(observations: readonly Observation[], asOf: Date): string | undefined {
  const figures = observations.filter(({ value, status }) => value !== undefined || isWithheld(status));
  const periods = figures.map(({ period }) => period);
  const newest = periods.at(-1);
  return isFrozen(newest, asOf, stepOf(periods)) ? newest : undefined;
}
