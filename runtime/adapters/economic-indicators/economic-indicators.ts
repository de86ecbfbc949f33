// economic-indicators: one search across the catalogs of four statistical organizations, with a common series format.
// Sources are queried in parallel; if one fails, the result contains the data from the other sources and reports the
// failure.

import type { EconomicIndicatorsHandlers } from '../../../generated/services/economic-indicators/operations.ts';
import type {
  EconomicSourceInfo,
  GetEconomicDataArguments,
  GetEconomicDataResult,
  Outcome,
  SearchEconomicIndicatorsArguments,
  SearchEconomicIndicatorsResult,
  SourceResult,
} from '../../../generated/services/economic-indicators/types.ts';
import { sources } from '../../../generated/sources.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import type { Years } from '../../lib/period.ts';
import { hasFigures, type SeriesAnswer } from '../../sdk/series.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import { partlyFound, readQuestion } from '../../sources/catalogs/catalogs.ts';
import type { Context } from '../context.ts';
import { type Area, areasOf } from './areas.ts';
import {
  type AreaAnswer,
  cooperationOrganization,
  developmentBank,
  type FoundSeries,
  laborStatistics,
  type Organization,
  statisticsOffice,
} from './organizations.ts';
import { choiceRecord, seriesRecord } from './series-record.ts';

export function create(context: Context<'economic-indicators'>): EconomicIndicatorsHandlers {
  const bank = context.source('world-bank');
  const all: readonly Organization[] = [
    developmentBank(bank),
    cooperationOrganization(context.source('oecd')),
    statisticsOffice(context.source('eurostat')),
    laborStatistics(context.source('bls')),
  ];
  return {
    search_economic_indicators: (args, call) => search(all, args, call),
    get_economic_data: async (args, call) => figures(all, await areasOf(args, bank, call), args, call),
    list_economic_sources: () => ({ count: all.length, sources: all.map(sourceInfo) }),
  };
}

async function search(
  all: readonly Organization[],
  { query, limit }: SearchEconomicIndicatorsArguments,
  call: Call,
): Promise<AdapterResult<SearchEconomicIndicatorsResult>> {
  const question = readQuestion(query);
  if (question.units.length === 0) {
    throw invalidArgument('query', 'must contain a topic', 'Specify a topic, such as inflation or life expectancy.');
  }
  const { countries, groups } = question;
  const places = [...countries, ...groups].map(({ name }) => name);
  const covers = (each: Organization) =>
    countries.some((country) => each.covers(country)) || groups.some((group) => each.knowsGroup(group));
  // If no source has the group, search all sources, because the countries in the group can be requested separately.
  const covering = all.some(covers) ? all.filter(covers) : all;
  const { answered, failed } = await settleAll(covering, (each) => each.search(question, limit, call));
  if (answered.length === 0 && failed[0] !== undefined) throw failed[0].problem;
  const hits = answered.flatMap(({ value }) => value.hits).sort((a, b) => b.score - a.score);
  call.cites?.(answered.filter(({ value }) => value.hits.length > 0).map(({ item }) => item.upstream));
  const results = new Map<Organization, AdapterResult<SourceResult>>();
  for (const each of all.filter((other) => !covering.includes(other))) {
    const message = `${each.name} does not cover ${places.join(', ')}.`;
    results.set(each, { source: each.source, publisher: each.name, outcome: 'not_covered', found: 0, message });
  }
  for (const { item, value } of answered) {
    const outcome = value.total > 0 ? 'answered' : 'nothing_found';
    results.set(item, { source: item.source, publisher: item.name, outcome, found: value.total });
  }
  for (const { item, problem } of failed) results.set(item, failure(item, problem));
  const nearest = answered.flatMap(({ item, value }) =>
    value.nearest.map(({ source_id, name }) => ({ source: item.source, source_id, name })),
  );
  return {
    query,
    countries: [
      ...countries.map(({ iso2, name }) => ({ code: iso2, name })),
      ...groups.map(({ code, name }) => ({ code, name })),
    ],
    count: hits.length,
    indicators: hits.map(({ indicator }) => indicator),
    sources: all.map((each) => results.get(each) as AdapterResult<SourceResult>),
    ...(hits.length > 0
      ? { hint: partialMatchHint(answered.map(({ value }) => value)) }
      : { nearest: nearest.slice(0, MAX_NEAREST), hint: noMatchHint(question.units.map(({ text }) => text)) }),
  };
}

/** If no hit matches all query words, returns a hint that lists the words missing from the best hit. */
function partialMatchHint(found: readonly FoundSeries[]): string | undefined {
  const some = found.filter(({ hits }) => hits.length > 0);
  if (some.some(({ missing }) => missing.length === 0)) return undefined;
  const [best] = some.sort((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0));
  return partlyFound(best?.missing ?? []);
}

const MAX_NEAREST = 8;

function noMatchHint(words: readonly string[]): string {
  return `No indicator matches "${words.join(' ')}". Try the usual name of the indicator (unemployment rate, consumer prices), fewer words, or one of the closest matches.`;
}

/** Maximum number of series in a result for several countries. */
const MAX_SERIES = 200;

/** Records the latest fetch time of each source, because a cached response may be older than the call. */
function recordingFetchTimes(call: Call, retrieved: Map<string, number>): Call {
  return {
    ...{ caller: call.caller, service: call.service, deadline: call.deadline, signal: call.signal },
    now: () => call.now(),
    progress: (done, total, message) => call.progress(done, total, message),
    asking: () => call.asking?.(),
    provenance: (entry) => {
      retrieved.set(entry.source, Math.max(retrieved.get(entry.source) ?? entry.fetchedAt, entry.fetchedAt));
      call.provenance(entry);
    },
  };
}

async function figures(
  all: readonly Organization[],
  areas: readonly Area[],
  args: GetEconomicDataArguments,
  call: Call,
): Promise<AdapterResult<GetEconomicDataResult>> {
  const id = args.indicator.trim();
  const candidates = all.filter(({ source }) => args.source === undefined || source === args.source);
  const knowing = await settleAll(
    candidates.filter((each) => each.looksLike(id)),
    (each) => each.knows(id, call),
  );
  const organizations = knowing.answered.filter(({ value }) => value).map(({ item }) => item);
  if (organizations.length === 0) {
    // If a catalog is unavailable, report that instead, because the id may exist in it.
    if (knowing.failed[0] !== undefined) throw knowing.failed[0].problem;
    throw await unknownIndicator(id, candidates, call);
  }
  const years = { from: args.year_from, to: args.year_to };
  const retrieved = new Map<string, number>();
  const recording = recordingFetchTimes(call, retrieved);
  const { answered, failed } = await settleAll(organizations, (each) => each.figures(id, areas, years, recording));
  const answers = answered.flatMap(({ item, value }) =>
    value.map((answer, index) => ({ item, area: areas[index] as Area, answer })),
  );
  const covered = answers.filter(isCovered);
  if (covered.length === 0) throw nothingCovered(answers, failed);
  call.cites?.(covered.filter(({ answer }) => hasFigures(answer)).map(({ item }) => item.upstream));
  const flat = covered
    .flatMap(({ item, area, answer }) =>
      answer.kind === 'series' ? answer.series.map((each) => ({ item, area, each })) : [],
    )
    .sort((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area));
  if (areas.length > 1 && flat.length > MAX_SERIES) {
    const hint = 'Select one code for each dimension in the id, or request fewer countries.';
    throw invalidArgument('indicator', `matches ${flat.length} series; at most ${MAX_SERIES} are returned`, hint);
  }
  const share = Math.max(1, Math.floor(args.limit / Math.max(1, flat.length)));
  const now = call.now();
  const series = flat.map(({ item, area, each }) => {
    const request = { area, years, now, retrieved: retrieved.get(item.upstream) ?? now.getTime() };
    return seriesRecord(each, item, request, share);
  });
  const choosing = covered.flatMap(({ item, answer }) => (answer.kind === 'choices' ? [{ item, answer }] : []));
  const choices = organizations.flatMap((organization) => {
    const first = choosing.find(({ item }) => item === organization);
    return first === undefined ? [] : [choiceRecord(first.answer.choices, organization, id)];
  });
  const [area] = areas;
  return {
    indicator: id,
    country: area === undefined || areas.length > 1 ? null : { code: area.code, name: area.name },
    count: series.length,
    series,
    choices: choices.length > 0 ? choices : undefined,
    sources: [
      ...answered.map(({ item, value }) => outcomeOfAll(item, areas, value, years)),
      ...[...failed, ...knowing.failed].map(({ item, problem }) => failure(item, problem)),
    ],
    omitted: series.reduce(
      (sum, { observation_count, observations }) => sum + observation_count - observations.length,
      0,
    ),
  };
}

interface OneAnswer<Kind> {
  readonly item: Organization;
  readonly area: Area;
  readonly answer: Kind;
}

function isCovered(one: OneAnswer<AreaAnswer>): one is OneAnswer<SeriesAnswer> {
  return !(one.answer instanceof Problem) && one.answer.kind !== 'not_covered';
}

/** If a source failed, returns its failure. Otherwise returns the reasons why the sources have no data. */
function nothingCovered(
  answers: readonly OneAnswer<AreaAnswer>[],
  failed: readonly { readonly problem: Problem }[],
): Problem {
  const problems = [...failed.map(({ problem }) => problem), ...answers.map(({ answer }) => answer)];
  const problem = problems.find((each) => each instanceof Problem);
  if (problem !== undefined) return problem;
  const reasons = answers.flatMap(({ answer }) => ('reason' in answer ? [answer.reason] : []));
  return new Problem('not_found', [...new Set(reasons)].slice(0, MAX_REASONS).join(' '), {
    hint: 'Try another country, or find another indicator with search_economic_indicators.',
  });
}

const MAX_REASONS = 4;

/** Outcomes from best to worst, each with the text that precedes the list of countries with that outcome. */
const OUTCOMES: readonly (readonly [Outcome, string])[] = [
  ['answered', 'Data'],
  ['choose', 'Several series match'],
  ['no_data', 'No observations for these years'],
  ['not_covered', 'No data'],
  ['failed', 'Failed'],
];

/**
 * Returns the best outcome of a source across several areas. The message lists the areas that have a different outcome.
 */
function outcomeOfAll(
  organization: Organization,
  areas: readonly Area[],
  answers: readonly AreaAnswer[],
  years: Years,
): AdapterResult<SourceResult> {
  const each = answers.map((answer) =>
    answer instanceof Problem ? failure(organization, answer) : outcomeOf(organization, answer, years),
  );
  const [first] = each;
  if (each.length === 1 && first !== undefined) return first;
  const groups = OUTCOMES.flatMap(([outcome, text]) => {
    const some = each.flatMap((result, index) =>
      result.outcome === outcome ? [{ result, name: areas[index]?.name as string }] : [],
    );
    return some.length === 0 ? [] : [{ outcome, text, some }];
  });
  const [best, ...others] = groups as [(typeof groups)[number], ...typeof groups];
  const messages = others.map(({ text, some }) => `${text}: ${some.map(({ name }) => name).join(', ')}.`);
  const own = best.outcome === 'answered' ? [] : [best.some[0]?.result.message];
  return {
    source: organization.source,
    publisher: organization.name,
    outcome: best.outcome,
    found: each.reduce((sum, { found }) => sum + found, 0),
    message: [...own, ...messages].filter((message) => message !== undefined).join(' ') || undefined,
    retry_after_seconds: each.find((result) => result.retry_after_seconds !== undefined)?.retry_after_seconds,
  };
}

function outcomeOf({ source, name }: Organization, answer: SeriesAnswer, years: Years): AdapterResult<SourceResult> {
  const result = (outcome: Outcome, found: number, message?: string): AdapterResult<SourceResult> => ({
    source,
    publisher: name,
    outcome,
    found,
    message,
  });
  switch (answer.kind) {
    case 'not_covered':
      return result('not_covered', 0, answer.reason);
    case 'choices': {
      const { series, example } = answer.choices;
      return result(
        'choose',
        0,
        `The id matches up to ${series} series. Choose one code for each dimension, as in ${example}.`,
      );
    }
    default: {
      const filled = answer.series.filter(({ observations }) => observations.some(({ value }) => value !== undefined));
      if (filled.length > 0) return result('answered', answer.series.length);
      const notes = answer.series.flatMap((each) => each.notes ?? []);
      const isOpen = years.from === undefined && years.to === undefined;
      const summary = isOpen ? 'The source has no observations.' : 'The source has no observations for these years.';
      const why = notes.length > 0 || answer.note === undefined ? notes : [answer.note];
      return result('no_data', 0, [summary, ...new Set(why)].join(' '));
    }
  }
}

function failure({ source, name }: Organization, problem: Problem): AdapterResult<SourceResult> {
  const { retryAfter } = problem.extras;
  return {
    source,
    publisher: name,
    outcome: 'failed',
    found: 0,
    message: `${name}: ${problem.message}`,
    retry_after_seconds: retryAfter,
  };
}

async function unknownIndicator(id: string, organizations: readonly Organization[], call: Call): Promise<Problem> {
  const { answered } = await settleAll(organizations, (each) => each.nearest(id, call));
  const near = answered.flatMap(({ value }) => value).slice(0, NEAREST_IDS);
  const where = organizations.map(({ name }) => name).join(', ');
  const hint =
    near.length > 0
      ? `Closest ids: ${near.join(', ')}. Find ids by words with search_economic_indicators.`
      : 'Find ids by words with search_economic_indicators.';
  return new Problem('not_found', `No indicator has the id ${id} (searched: ${where}).`, { hint });
}

const NEAREST_IDS = 5;

function sourceInfo(each: Organization): AdapterResult<EconomicSourceInfo> {
  const { breaker } = each.state();
  const { rows, builtAt, failure: listFailure } = each.listState();
  const isDown = breaker !== 'closed';
  const isReady = builtAt !== undefined;
  const messages = [
    isDown ? 'Requests are paused after recent failures.' : undefined,
    isReady
      ? undefined
      : `The indicator catalog ${listFailure === undefined ? 'is not available yet' : 'could not be downloaded'}.`,
    each.limits(),
  ].filter((message) => message !== undefined);
  const { licence, homepage } = sources[each.upstream];
  return {
    source: each.source,
    name: each.name,
    coverage: each.coverage,
    status: isDown ? 'down' : isReady && each.limits() === undefined ? 'ok' : 'limited',
    message: messages.length > 0 ? messages.join(' ') : undefined,
    indicators: isReady ? rows : null,
    list_updated: isReady ? new Date(builtAt).toISOString() : null,
    id_example: each.idExample,
    licence: licence.name,
    url: homepage,
  };
}
