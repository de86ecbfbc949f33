// search_crises: queries all relevant sources in parallel with a shared deadline and reports the outcome of each.

import type {
  Article as ArticleRecord,
  SearchCrisesArguments,
  SearchCrisesResult,
  SourceId,
  SourceOutcome,
} from '../../../generated/services/crisis-intelligence/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call, Provenance } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import { publisherOf } from '../../sdk/publisher.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import type { SourceCall } from '../../sources/client/client.ts';
import { byGravity, type Candidate, published, undetermined } from './candidate.ts';
import { COVERAGE, nothingFor, SOURCE_IDS } from './catalogue.ts';
import { counterparts, mergeEarthquakes } from './duplicates.ts';
import { endOf, hasEnded } from './interval.ts';
import { type FoundReports, type Reports, reportsOf, type Search } from './reports.ts';
import type { CrisisSources } from './sources.ts';
import { meets } from './words.ts';

const DEADLINE_MS = 10_000;
/**
 * Longer deadline for calls that request the news tone, because the source accepts only one query every five seconds.
 */
const TONE_DEADLINE_MS = 20_000;

interface Answered {
  readonly found: FoundReports;
  readonly fetchedAt: number | undefined;
}

type RecordSource = Exclude<SourceId, 'gdelt'>;

export async function search(
  sources: CrisisSources,
  request: Search,
  call: Call,
): Promise<AdapterResult<SearchCrisesResult>> {
  const { args, country, types } = request;
  const skipped = new Map<SourceId, string>();
  const requested = SOURCE_IDS.filter((id) => {
    const why = nothingFor(id, country?.code, types);
    if (why !== undefined) skipped.set(id, why);
    return why === undefined;
  });
  const within = deadlineOf(call, args.news_tone ? TONE_DEADLINE_MS : DEADLINE_MS);
  const reports = reportsOf(sources, request);
  const { answered, failed } = await settleAll(requested, (id) => queried(reports, id, within));
  if (answered.length === 0 && failed[0] !== undefined) throw noneAnswered(failed);

  const answers = new Map<SourceId, Answered>(answered.map(({ item, value }) => [item, value]));
  const problems = new Map<SourceId, Problem>(failed.map(({ item, problem }) => [item, problem]));
  const pairs = counterparts(candidatesOf(answers, 'gdacs'), candidatesOf(answers, 'usgs-earthquakes'));
  const chosen = choose(answers, pairs, request);
  const crises = [...chosen.values()].flatMap(({ kept }) => kept).sort(byGravity);
  const articles = (answers.get('gdelt')?.found.articles ?? []).slice(0, args.max_articles);
  const tone = answers.get('gdelt')?.found.tone;
  const unplaced = country === undefined ? [] : withoutCountry(answers, pairs, request);
  call.cites?.([...reporters([...crises, ...unplaced]), ...(articles.length > 0 || tone != null ? ['gdelt'] : [])]);
  const outcomes = SOURCE_IDS.map((id): AdapterResult<SourceOutcome> => {
    const why = skipped.get(id);
    if (why !== undefined)
      return {
        source: id,
        publisher: publisherOf(id),
        status: 'skipped',
        count: 0,
        matched: null,
        reason: why,
        fetched_at: null,
      };
    const problem = problems.get(id);
    if (problem !== undefined) return failure(id, problem);
    const choice = id === 'gdelt' ? { kept: articles, matched: null } : (chosen.get(id) ?? { kept: [], matched: 0 });
    return success(id, choice, answers.get(id));
  });
  return {
    query: args.query,
    from_date: request.from,
    to_date: request.to,
    country_code: country?.code,
    count: crises.length,
    crises: published(crises, args.detail),
    ...(country === undefined ? {} : undetermined(unplaced, args.detail)),
    articles,
    tone,
    sources: outcomes,
    complete: problems.size === 0 && answered.every(({ value }) => value.found.lacks === undefined),
    hint: crises.length + articles.length === 0 ? hintFor(request, problems.size) : null,
  };
}

function reporters(candidates: readonly Candidate[]): SourceId[] {
  return candidates.flatMap(({ crisis: { source, also_reported_by = [] } }) => [
    source,
    ...also_reported_by.map((report) => report.source),
  ]);
}

function deadlineOf(call: Call, longest: number): SourceCall {
  return {
    caller: call.caller,
    deadline: Math.min(call.deadline, Date.now() + longest),
    signal: call.signal,
    now: () => call.now(),
    provenance: (entry) => call.provenance(entry),
  };
}

async function queried(reports: Reports, id: SourceId, call: SourceCall): Promise<Answered> {
  let oldest: number | undefined;
  const provenance = (entry: Provenance) => {
    oldest = Math.min(oldest ?? entry.fetchedAt, entry.fetchedAt);
    call.provenance(entry);
  };
  const found = await reports[id]({ ...call, provenance });
  return { found, fetchedAt: oldest };
}

type Pairs = ReturnType<typeof counterparts>;

function candidatesOf(answers: ReadonlyMap<SourceId, Answered>, id: SourceId): readonly Candidate[] {
  return answers.get(id)?.found.candidates ?? [];
}

interface Choice {
  readonly kept: readonly Candidate[];
  readonly matched: number;
}

/** Returns the matches per source without duplicates, most severe first, up to the source's maximum. */
function choose(answers: ReadonlyMap<SourceId, Answered>, pairs: Pairs, request: Search): Map<SourceId, Choice> {
  const matching = new Map<SourceId, readonly Candidate[]>();
  for (const [id, { found }] of answers)
    matching.set(
      id,
      found.candidates.filter((each) => isMatch(each, request)),
    );
  const { disasters, earthquakes } = mergeEarthquakes(
    matching.get('gdacs') ?? [],
    matching.get('usgs-earthquakes') ?? [],
    pairs,
  );
  const all = new Map(matching);
  if (matching.has('gdacs')) all.set('gdacs', disasters);
  if (matching.has('usgs-earthquakes')) all.set('usgs-earthquakes', earthquakes);
  all.delete('gdelt');
  return new Map(
    [...all].map(([id, candidates]): [SourceId, Choice] => {
      const order = id === 'usgs-earthquakes' ? byMagnitude : byGravity;
      const kept = [...candidates].sort(order).slice(0, maximumFor(id as RecordSource, request.args));
      return [id, { kept, matched: matching.get(id)?.length ?? 0 }];
    }),
  );
}

function withoutCountry(answers: ReadonlyMap<SourceId, Answered>, pairs: Pairs, request: Search): Candidate[] {
  const of = (id: SourceId) =>
    candidatesOf(answers, id).filter((each) => each.countryCodes.length === 0 && isMatchAnywhere(each, request));
  const { disasters, earthquakes } = mergeEarthquakes(of('gdacs'), of('usgs-earthquakes'), pairs);
  return [...disasters, ...earthquakes];
}

function maximumFor(id: RecordSource, args: SearchCrisesArguments): number {
  const maxima: Readonly<Record<RecordSource, number>> = {
    gdacs: args.max_events,
    'usgs-earthquakes': args.max_earthquakes,
    'nws-alerts': args.max_weather_alerts,
    'nve-flood': args.max_flood_warnings,
    'smhi-warnings': args.max_smhi_warnings,
    'dmi-warnings': args.max_dmi_warnings,
    'fmi-warnings': args.max_fmi_warnings,
  };
  return maxima[id];
}

function byMagnitude(a: Candidate, b: Candidate): number {
  return (b.crisis.magnitude ?? 0) - (a.crisis.magnitude ?? 0) || byGravity(a, b);
}

function isMatch(candidate: Candidate, request: Search): boolean {
  const { country } = request;
  return (
    (country === undefined || candidate.countryCodes.includes(country.code)) && isMatchAnywhere(candidate, request)
  );
}

function isMatchAnywhere(candidate: Candidate, request: Search): boolean {
  const { needs, types, levels, from, to, isOpenEnded, now } = request;
  const { starts_at, alert_level, source } = candidate.crisis;
  if (types !== undefined && (candidate.type === null || !types.includes(candidate.type))) return false;
  if (levels !== undefined && (alert_level == null || !levels.includes(alert_level))) return false;
  if (!isOpenEnded && starts_at != null && starts_at.slice(0, 10) > to) return false;
  const end = endOf(candidate.crisis);
  if (end !== undefined && end.slice(0, 10) < from) return false;
  if (COVERAGE[source].kind === 'warnings' && hasEnded(candidate.crisis, now)) return false;
  return meets(candidate, needs);
}

function success(
  id: SourceId,
  {
    kept,
    matched,
  }: { readonly kept: readonly (Candidate | AdapterResult<ArticleRecord>)[]; readonly matched: number | null },
  answer: Answered | undefined,
): AdapterResult<SourceOutcome> {
  const lacks = answer?.found.lacks;
  return {
    source: id,
    publisher: publisherOf(id),
    status: kept.length > 0 || (matched ?? 0) > 0 ? 'ok' : 'empty',
    count: kept.length,
    matched,
    reason: lacks,
    fetched_at: answer?.fetchedAt === undefined ? null : `${new Date(answer.fetchedAt).toISOString().slice(0, 19)}Z`,
  };
}

function failure(id: SourceId, { code, message, extras }: Problem): AdapterResult<SourceOutcome> {
  return {
    source: id,
    publisher: publisherOf(id),
    status: 'failed',
    count: 0,
    matched: null,
    reason: message,
    fetched_at: null,
    code,
    retry_after_seconds: extras.retryAfter,
  };
}

function noneAnswered(failed: readonly { readonly item: SourceId; readonly problem: Problem }[]): Problem {
  const waits = failed.map(({ problem }) => problem.extras.retryAfter ?? 0);
  const longest = Math.max(...waits);
  const detail = `None of the ${failed.length} sources answered. ${failed.map(({ problem }) => problem.message).join(' ')}`;
  const code = failed.every(({ problem }) => problem.code === 'upstream_timeout')
    ? 'upstream_timeout'
    : 'upstream_failed';
  return new Problem(code, detail, longest > 0 ? { retryAfter: longest } : {});
}

function hintFor({ country, types, levels, needs }: Search, failures: number): string {
  const filters = [country && 'country', types && 'event_types', levels && 'alert_levels'].filter(Boolean);
  const parts = [
    failures > 0 ? 'Some sources failed, so there may be matches that are not listed.' : undefined,
    needs.length > 1 ? 'All words must match: try fewer words.' : undefined,
    filters.length > 0 ? `Try without ${filters.join(', ')}.` : undefined,
    'To list disasters without search words, use get_active_crises.',
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}
