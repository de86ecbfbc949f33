// Time series as the sources of figures hand them out: one shape for cubes and single series, whatever the source's format.

import { type Frequency, inTime, isFrozen, isWithin, readPeriod, stepOf, type Years } from '../lib/period.ts';
import { isWithheld } from './observation-status.ts';

/** A figure of a period. */
export interface Observation {
  /** In a form that `readPeriod` (period.ts) reads: `2024`, `2024-Q1`, `2024-03`, `2024-S1`, `2024-W05`, `2024-03-31`, `2008_2010`. */
  readonly period: string;
  /** Undefined where the source has the period, but no value. */
  readonly value: number | undefined;
  /** What the source says of the value: provisional, estimated, confidential. */
  readonly status?: string | undefined;
}

/** A code of a dimension with its label. */
export interface Coded {
  readonly code: string;
  readonly label: string;
}

/** A dimension of a series with the code chosen. */
export interface SeriesDimension extends Coded {
  readonly id: string;
  readonly name: string;
}

/** One series, its observations in the order of time. */
export interface Series {
  /** Under which it is asked for again, with nothing left open. */
  readonly id: string;
  readonly name: string;
  readonly area: Coded | undefined;
  readonly unit: string | undefined;
  /** Power of ten by which values are to be multiplied; undefined where the source says none. */
  readonly multiplier: number | undefined;
  readonly frequency: Frequency | undefined;
  readonly dimensions: readonly SeriesDimension[];
  /** When the source last changed its figures: a day or an instant. */
  readonly updated: string | undefined;
  readonly observations: readonly Observation[];
  /** A page about it that a person can open. */
  readonly page: string;
  /** Whether its source continues it no more. */
  readonly ended?: boolean;
  /** What to know of it. */
  readonly notes?: readonly string[];
}

/** A dimension with the codes that are there to choose from. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly codes: readonly Coded[];
  /** How many codes there are, where not all are listed. */
  readonly count?: number;
}

/** Too many series: what must be chosen before there is one. */
export interface Choices {
  readonly name: string;
  /** How many series there are without a choice, at most. */
  readonly series: number;
  readonly choices: readonly Choice[];
  /** An id in which everything is chosen that can be chosen by totals. */
  readonly example: string;
}

/** What a source answers when asked for an indicator in an area. */
export type SeriesAnswer =
  /** `note` says what to know where there is no series at all. */
  | { readonly kind: 'series'; readonly series: readonly Series[]; readonly note?: string | undefined }
  | { readonly kind: 'choices'; readonly choices: Choices }
  /** The source has the indicator, but not for this area. */
  | { readonly kind: 'not_covered'; readonly reason: string };

/** Whether an answer holds any figure, or what must be chosen to see one. */
export function hasFigures(answer: SeriesAnswer): boolean {
  if (answer.kind !== 'series') return answer.kind === 'choices';
  return answer.series.some(({ observations }) => observations.some(({ value }) => value !== undefined));
}

/** What a status says of a figure whose part of the year the source does not know. */
export function unknownPartNote(period: string): string | undefined {
  const part = readPeriod(period)?.unknownPart;
  return part === undefined ? undefined : `${part} unknown`;
}

/**
 * Observations of a window in the order of time. A figure of an unknown part of a year (week 99) says so in its status, and comes
 * before the known parts of its year: the last observation is the most recent one.
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
 * The period of the newest figure of a series that seems to have ended; undefined for one that goes on. A source that withholds its
 * newest values still collects them.
 * @param observations in the order of time, up to `asOf`
 */
export function endOfSeries(observations: readonly Observation[], asOf: Date): string | undefined {
  const figures = observations.filter(({ value, status }) => value !== undefined || isWithheld(status));
  const periods = figures.map(({ period }) => period);
  const newest = periods.at(-1);
  return isFrozen(newest, asOf, stepOf(periods)) ? newest : undefined;
}
