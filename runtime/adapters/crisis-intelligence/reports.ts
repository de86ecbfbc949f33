// Queries each source and converts its answer to candidates. Searches that use the same cached answer share its
// candidates.

import type {
  AlertLevel,
  Article as ArticleRecord,
  Crisis,
  EventType,
  SearchCrisesArguments,
  SourceId,
  Tone,
} from '../../../generated/services/crisis-intelligence/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { Problem } from '../../contract/problem.ts';
import { addDays } from '../../lib/day.ts';
import type { SourceCall } from '../../sources/client/client.ts';
import { type Candidate, candidateOf } from './candidate.ts';
import { ALERT_LEVELS, DISASTER_TYPES } from './gdacs/gdacs.ts';
import { newsQuery, type TonePoint } from './gdelt/gdelt.ts';
import { today as norwegianDay } from './nve-flood/nve-flood.ts';
import { ofCap, ofDisaster, ofEarthquake } from './records.ts';
import type { CrisisSources } from './sources.ts';
import { MAX_EARTHQUAKES } from './usgs-earthquakes/usgs-earthquakes.ts';
import { type needsOf, newsWords } from './words.ts';

export interface Search {
  readonly args: SearchCrisesArguments;
  readonly needs: ReturnType<typeof needsOf>;
  readonly from: string;
  readonly to: string;
  /** True if the caller did not set an end date. Warnings announced for a later time then also match. */
  readonly isOpenEnded: boolean;
  readonly country: { readonly code: string; readonly name: string } | undefined;
  readonly types: readonly EventType[] | undefined;
  readonly levels: readonly AlertLevel[] | undefined;
  /** Time of the call, in milliseconds since 1970. */
  readonly now: number;
}

export interface FoundReports {
  readonly candidates: readonly Candidate[];
  readonly articles: readonly AdapterResult<ArticleRecord>[];
  readonly tone: AdapterResult<Tone> | null;
  readonly lacks: string | undefined;
}

export type Reports = Readonly<Record<SourceId, (call: SourceCall) => Promise<FoundReports>>>;

/** Number of days after the current day in Norway that NVE forecasts. */
const FLOOD_DAYS = 2;

/**
 * GDACS may compare the window only with the start of events. Searches with a start date therefore also request events
 * that began up to `LASTING_DAYS` days earlier.
 */
const LASTING_DAYS = 30;

export function reportsOf(sources: CrisisSources, search: Search): Reports {
  return {
    gdacs: (call) => disasters(sources.gdacs, search, call),
    'usgs-earthquakes': async (call) => {
      const query = { from: search.from, to: search.to, minMagnitude: search.args.min_magnitude };
      const quakes = await sources['usgs-earthquakes'].strongest(query, call);
      const isCut = quakes.length >= MAX_EARTHQUAKES;
      const lacks = `Only the ${MAX_EARTHQUAKES} strongest earthquakes of the window were searched.`;
      return records(candidates(quakes, ofEarthquake), isCut ? lacks : undefined);
    },
    'nws-alerts': async (call) => records(candidates(await sources['nws-alerts'].active(call), ({ crisis }) => crisis)),
    'nve-flood': async (call) => {
      const first = norwegianDay(call.now());
      const warnings = await sources['nve-flood'].warnings(first, addDays(first, FLOOD_DAYS), call);
      return records(candidates(warnings, asReported));
    },
    'smhi-warnings': async (call) => records(candidates(await sources['smhi-warnings'].warnings(call), asReported)),
    'dmi-warnings': async (call) => records(candidates(await sources['dmi-warnings'].warnings(call), ofDanish)),
    'fmi-warnings': async (call) => records(candidates(await sources['fmi-warnings'].warnings(call), ofFinnish)),
    gdelt: (call) => news(sources.gdelt, search, call),
  };
}

async function disasters(source: CrisisSources['gdacs'], search: Search, call: SourceCall): Promise<FoundReports> {
  const { from, to, types = DISASTER_TYPES, levels = ALERT_LEVELS } = search;
  const lasting = types.filter((type) => type !== 'EQ');
  const searches = [{ from, to, types, levels }];
  if (search.args.from_date !== undefined && lasting.length > 0)
    searches.push({ from: addDays(from, -LASTING_DAYS), to: addDays(from, -1), types: lasting, levels });
  const found = await Promise.all(searches.map((each) => source.events(each, call)));
  const all = found.flatMap(({ events }) => candidates(events, ofDisaster));
  const isComplete = found.every((each) => each.isComplete);
  return records(
    [...new Map(all.map((candidate) => [candidate.crisis.source_id, candidate])).values()],
    isComplete
      ? undefined
      : 'The source has more events in this window than it returns; the most recent ones are listed.',
  );
}

const asReported = (record: AdapterResult<Crisis>) => record;
const ofDanish = (warning: Parameters<typeof ofCap>[0]) => ofCap(warning, 'dmi-warnings', 'DK');
const ofFinnish = (warning: Parameters<typeof ofCap>[0]) => ofCap(warning, 'fmi-warnings', 'FI');

function records(all: readonly Candidate[], lacks?: string): FoundReports {
  return { candidates: all, articles: [], tone: null, lacks };
}

const made = new WeakMap<readonly object[], readonly Candidate[]>();

/** Memoized per list, so an entry exists as long as the cached answer. */
export function candidates<Model extends object>(
  list: readonly Model[],
  record: (model: Model) => AdapterResult<Crisis>,
): readonly Candidate[] {
  let known = made.get(list);
  if (known === undefined) {
    known = list.map((model) => candidateOf(record(model)));
    made.set(list, known);
  }
  return known;
}

async function news(
  source: CrisisSources['gdelt'],
  { args, country }: Search,
  call: SourceCall,
): Promise<FoundReports> {
  const query = newsQuery(newsWords(args.query), country?.name);
  if (query === undefined) {
    return {
      ...records([], 'The news source requires a word of at least three letters that is not a question word.'),
    };
  }
  // The source client sends the tone request only after the articles request. If the tone request fails, the articles
  // are still returned.
  const tone = args.news_tone ? source.tone(query, args.news_timespan, call).catch(problemOnly) : undefined;
  const articles = await source.articles(query, args.news_timespan, args.max_articles, call).catch(asFailure);
  const points = await tone;
  return {
    candidates: [],
    articles,
    tone: points === undefined || points instanceof Problem ? null : toneOf(points),
    lacks: points instanceof Problem ? `The tone is not available: ${points.message}` : undefined,
  };
}

function problemOnly(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/**
 * Treats a query that the news source rejects as a failure of that source, because the other sources accept the query.
 */
function asFailure(error: unknown): never {
  if (error instanceof Problem && error.code === 'invalid_arguments')
    throw new Problem('upstream_failed', error.message);
  throw error;
}

function toneOf(points: readonly TonePoint[]): AdapterResult<Tone> | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const tones = points.map(({ tone }) => tone);
  const sum = tones.reduce((total, tone) => total + tone, 0);
  return {
    average: hundredths(sum / tones.length),
    lowest: hundredths(Math.min(...tones)),
    highest: hundredths(Math.max(...tones)),
    latest: hundredths(last.tone),
    points: points.length,
    from: first.at,
    to: last.at,
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
