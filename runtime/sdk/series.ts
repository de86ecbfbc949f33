// Time series of statistical sources: one shape for cubes and single series, independent of the source's format.

import { type Frequency, inTime, isFrozen, isWithin, readPeriod, stepOf, type Years } from '../lib/period.ts';
import { isWithheld } from './observation-status.ts';

export interface Observation {
  /** In a form that `readPeriod` (period.ts) parses: `2024`, `2024-Q1`, `2024-03`, `2024-S1`, `2024-W05`, `2024-03-31`, `2008_2010`. */
  readonly period: string;
  /** Undefined if the source lists the period without a value. */
  readonly value: number | undefined;
  /** The source's remark on the value: provisional, estimated, confidential. */
  readonly status?: string | undefined;
}

/** A code of a dimension with its label. */
export interface Coded {
  readonly code: string;
  readonly label: string;
}

/** A dimension of a series with the selected code. */
export interface SeriesDimension extends Coded {
  readonly id: string;
  readonly name: string;
}

/** Observations are in chronological order. */
export interface Series {
  /** Id that selects exactly this series. */
  readonly id: string;
  readonly name: string;
  readonly area: Coded | undefined;
  readonly unit: string | undefined;
  /** Values are multiplied by this power of ten; undefined if the source states none. */
  readonly multiplier: number | undefined;
  readonly frequency: Frequency | undefined;
  readonly dimensions: readonly SeriesDimension[];
  /** Last update by the source: a date or a timestamp. */
  readonly updated: string | undefined;
  readonly observations: readonly Observation[];
  /** URL of a page about the series. */
  readonly page: string;
  /** The source has discontinued the series. */
  readonly ended?: boolean;
  readonly notes?: readonly string[];
}

/** A dimension with its available codes. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly codes: readonly Coded[];
  /** Number of codes, if not all are listed. */
  readonly count?: number;
}

/** Returned if too many series match: the dimensions that the caller must narrow. */
export interface Choices {
  readonly name: string;
  /** Maximum number of series without any selection. */
  readonly series: number;
  readonly choices: readonly Choice[];
  /** An example id in which totals fill all open dimensions. */
  readonly example: string;
}

/** A source's answer for an indicator and an area. */
export type SeriesAnswer =
  /** `note` explains an empty list of series. */
  | { readonly kind: 'series'; readonly series: readonly Series[]; readonly note?: string | undefined }
  | { readonly kind: 'choices'; readonly choices: Choices }
  /** The source has the indicator, but not for this area. */
  | { readonly kind: 'not_covered'; readonly reason: string };

/** Returns true if the answer contains a value or choices that lead to one. */
export function hasFigures(answer: SeriesAnswer): boolean {
  if (answer.kind !== 'series') return answer.kind === 'choices';
  return answer.series.some(({ observations }) => observations.some(({ value }) => value !== undefined));
}

/** Status text for a value whose part of the year is unknown. */
export function unknownPartNote(period: string): string | undefined {
  const part = readPeriod(period)?.unknownPart;
  return part === undefined ? undefined : `${part} unknown`;
}

/**
 * Returns the observations within `years` in chronological order. A value for an unknown part of a year (week 99) gets a status text and
 * comes before the known parts of its year, so that the last observation is the most recent one.
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
 * Returns the period of the most recent value of a series that seems to have ended; undefined for an ongoing series. A series whose most
 * recent values are withheld is ongoing.
 * @param observations in chronological order, up to `asOf`
 */
export function endOfSeries(observations: readonly Observation[], asOf: Date): string | undefined {
  const figures = observations.filter(({ value, status }) => value !== undefined || isWithheld(status));
  const periods = figures.map(({ period }) => period);
  const newest = periods.at(-1);
  return isFrozen(newest, asOf, stepOf(periods)) ? newest : undefined;
}
