// Time series as the sources of figures hand them out: one shape for cubes and single series, whatever the source's format.

/** A figure of a period. */
export interface Observation {
  /** `2024`, `2024-Q1`, `2024-03`, `2024-S1`, `2024-W05`, `2024-03-31`. */
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

/** How often there is a figure. */
export type Frequency = 'annual' | 'half_yearly' | 'quarterly' | 'monthly' | 'weekly' | 'daily';

/** Years of a window, both within it; undefined is open. */
export interface Years {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** The frequency that a period's form tells. */
export function frequencyOf(period: string): Frequency | undefined {
  if (/^\d{4}$/.test(period)) return 'annual';
  if (/^\d{4}-?Q\d$/.test(period)) return 'quarterly';
  if (/^\d{4}-?S\d$/.test(period)) return 'half_yearly';
  if (/^\d{4}-?W\d{1,2}$/.test(period)) return 'weekly';
  if (/^\d{4}-\d{2}$/.test(period) || /^\d{4}M\d{2}$/.test(period)) return 'monthly';
  return /^\d{4}-\d{2}-\d{2}$/.test(period) ? 'daily' : undefined;
}

/** How many months a part of a year lasts, by the letter that names it: Swedish quarters are K, weeks are V. */
const PART_MONTHS: Readonly<Record<string, number>> = { Q: 3, K: 3, S: 6, H: 6, M: 1, W: 12 / 52, V: 12 / 52 };

/** Months since the year 0 after which a period is over, and how many months it lasts. */
function endOf(period: string): { readonly end: number; readonly months: number } | undefined {
  const match = /^(\d{4})(?:-?([QKSHMWV])(\d{1,2})|-(\d{2})(?:-(\d{2}))?(?!\d))?/.exec(period.trim());
  if (match === null) return undefined;
  const [, year, letter = 'M', part, month, day] = match;
  const number = Number(part ?? month ?? Number.NaN);
  if (Number.isNaN(number)) {
    const last = /(\d{4})\D*$/.exec(period)?.[1] ?? year;
    return { end: Number(last) * 12 + 12, months: 12 };
  }
  const months = PART_MONTHS[letter] as number;
  return { end: Number(year) * 12 + number * months, months: day === undefined ? months : 0 };
}

/** Periods of its own, and months, after which figures that stand still are told to be continued no more. */
const [STILL_PERIODS, STILL_MONTHS] = [3, 12];

/** Whether the newest period of a dataset lies so far back that no more will come: three of its own periods and a year. */
export function isFrozen(newest: string | undefined, now: Date): boolean {
  const period = newest === undefined ? undefined : endOf(newest);
  if (period === undefined) return false;
  return now.getUTCFullYear() * 12 + now.getUTCMonth() > period.end + STILL_PERIODS * period.months + STILL_MONTHS;
}

/** Whether a period lies in a window: sources drop windows that do not overlap with what they have. */
export function isWithin(period: string, { from, to }: Years): boolean {
  const year = Number(period.slice(0, 4));
  return Number.isInteger(year) && (from === undefined || year >= from) && (to === undefined || year <= to);
}

/** Observations of a window in the order of time. All of a series have periods of one form, which sort as they are written. */
export function inOrder(observations: readonly Observation[], years: Years): Observation[] {
  return observations
    .filter(({ period }) => isWithin(period, years))
    .sort((a, b) => (a.period < b.period ? -1 : a.period > b.period ? 1 : 0));
}
