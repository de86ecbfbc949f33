// What each source is asked in a search, and its answer as candidates: made once for an answer, which equal and other searches share.

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
import { MOST_EARTHQUAKES } from './usgs-earthquakes/usgs-earthquakes.ts';
import { type needsOf, newsWords } from './words.ts';

/** A search with its arguments understood. */
export interface Search {
  readonly args: SearchCrisesArguments;
  readonly needs: ReturnType<typeof needsOf>;
  readonly from: string;
  readonly to: string;
  /** Whether the caller set the end: without one, what is announced for later counts as well. */
  readonly isOpenEnded: boolean;
  readonly country: { readonly code: string; readonly name: string } | undefined;
  readonly types: readonly EventType[] | undefined;
  readonly levels: readonly AlertLevel[] | undefined;
  /** Time of the call, in milliseconds since 1970. */
  readonly now: number;
}

/** What one source reported. */
export interface FoundReports {
  readonly candidates: readonly Candidate[];
  readonly articles: readonly AdapterResult<ArticleRecord>[];
  readonly tone: AdapterResult<Tone> | null;
  /** What the answer lacks, where it is not whole. */
  readonly lacks: string | undefined;
}

/** How each source is asked. */
export type Reports = Readonly<Record<SourceId, (call: SourceCall) => Promise<FoundReports>>>;

/** NVE forecasts today, by the calendar of Norway, and two more days. */
const FLOOD_DAYS = 2;

/**
 * GDACS may compare the days of a search with the start of events only: floods, fires and cyclones that began this many days before the
 * first day are searched for, too. The default window is long enough without.
 */
const LASTING_DAYS = 30;

/** The questions to all sources for what is wanted. */
export function reportsOf(sources: CrisisSources, wanted: Search): Reports {
  return {
    gdacs: (call) => disasters(sources.gdacs, wanted, call),
    'usgs-earthquakes': async (call) => {
      const query = { from: wanted.from, to: wanted.to, minMagnitude: wanted.args.min_magnitude };
      const quakes = await sources['usgs-earthquakes'].strongest(query, call);
      const isCut = quakes.length >= MOST_EARTHQUAKES;
      const lacks = `Only the ${MOST_EARTHQUAKES} strongest earthquakes of the time were looked through.`;
      return records(candidates(quakes, ofEarthquake), isCut ? lacks : undefined);
    },
    'nws-alerts': async (call) => records(candidates(await sources['nws-alerts'].active(call), ({ crisis }) => crisis)),
    'nve-flood': async (call) => {
      const first = norwegianDay(call.now());
      const warnings = await sources['nve-flood'].warnings(first, addDays(first, FLOOD_DAYS), call);
      return records(candidates(warnings, whole));
    },
    'smhi-warnings': async (call) => records(candidates(await sources['smhi-warnings'].warnings(call), whole)),
    'dmi-warnings': async (call) => records(candidates(await sources['dmi-warnings'].warnings(call), ofDanish)),
    'fmi-warnings': async (call) => records(candidates(await sources['fmi-warnings'].warnings(call), ofFinnish)),
    gdelt: (call) => news(sources.gdelt, wanted, call),
  };
}

/** The disasters of the window, and those that began before it and may last into it. */
async function disasters(source: CrisisSources['gdacs'], wanted: Search, call: SourceCall): Promise<FoundReports> {
  const { from, to, types = DISASTER_TYPES, levels = ALERT_LEVELS } = wanted;
  const lasting = types.filter((type) => type !== 'EQ');
  const searches = [{ from, to, types, levels }];
  if (wanted.args.from_date !== undefined && lasting.length > 0)
    searches.push({ from: addDays(from, -LASTING_DAYS), to: addDays(from, -1), types: lasting, levels });
  const found = await Promise.all(searches.map((each) => source.events(each, call)));
  const all = found.flatMap(({ events }) => candidates(events, ofDisaster));
  const isComplete = found.every((each) => each.isComplete);
  return records(
    [...new Map(all.map((candidate) => [candidate.crisis.source_id, candidate])).values()],
    isComplete ? undefined : 'It holds more events in this time than it gives; the newest are here.',
  );
}

const whole = (record: AdapterResult<Crisis>) => record;
const ofDanish = (warning: Parameters<typeof ofCap>[0]) => ofCap(warning, 'dmi-warnings', 'DK');
const ofFinnish = (warning: Parameters<typeof ofCap>[0]) => ofCap(warning, 'fmi-warnings', 'FI');

function records(all: readonly Candidate[], lacks?: string): FoundReports {
  return { candidates: all, articles: [], tone: null, lacks };
}

const made = new WeakMap<readonly object[], readonly Candidate[]>();

/** The candidates of a list that a source gave: kept as long as the list itself, which the cache of answers holds. */
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
      ...records(
        [],
        'Without its question words the query has no word of three letters, and the source takes no shorter ones.',
      ),
    };
  }
  // The tone waits for its turn behind the articles; a failure of it leaves them.
  const tone = args.news_tone ? source.tone(query, args.news_timespan, call).catch(problemOnly) : undefined;
  const articles = await source.articles(query, args.news_timespan, args.max_articles, call).catch(asFailure);
  const points = await tone;
  return {
    candidates: [],
    articles,
    tone: points === undefined || points instanceof Problem ? null : toneOf(points),
    lacks: points instanceof Problem ? `The tone could not be had: ${points.message}` : undefined,
  };
}

function problemOnly(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** That the source refuses the words is this source's failure: the others take them. */
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
