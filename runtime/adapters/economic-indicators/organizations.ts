import type { EconomicSource, IndicatorHit } from '../../../generated/services/economic-indicators/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import type { Years } from '../../lib/period.ts';
import type { Country, CountryGroup } from '../../reference/countries/countries.ts';
import { cutText } from '../../sdk/cut.ts';
import type { SeriesAnswer } from '../../sdk/series.ts';
import type { Hit, Question, SourceCatalog } from '../../sources/catalogs/catalogs.ts';
import type { SourceState } from '../../sources/client/client.ts';
import { type Area, EUROSTAT_COUNTRIES } from './areas.ts';
import type { Bls, BlsSeries } from './bls/bls.ts';
import { type Dataset, type Eurostat, isDatasetCode, parseDatasetId } from './eurostat/eurostat.ts';
import { type Flow, type Oecd, parseFlowId } from './oecd/oecd.ts';
import type { Indicator, WorldBank } from './world-bank/world-bank.ts';

export interface FoundSeries {
  readonly total: number;
  readonly hits: readonly { readonly score: number; readonly indicator: AdapterResult<IndicatorHit> }[];
  /** Query words that are missing from the best hit; empty if any hit matches all words. */
  readonly missing: readonly string[];
  readonly nearest: readonly { readonly source_id: string; readonly name: string }[];
}

export type AreaAnswer = SeriesAnswer | Problem;

export interface Organization {
  readonly source: EconomicSource;
  readonly upstream: 'world-bank' | 'oecd' | 'eurostat' | 'bls';
  readonly name: string;
  readonly coverage: string;
  readonly idExample: string;
  covers(country: Country): boolean;
  knowsGroup(group: CountryGroup): boolean;
  search(question: Question, limit: number, call: Call): Promise<FoundSeries>;
  looksLike(id: string): boolean;
  /** True if the catalog contains the id. Rejects while the catalog is unavailable. */
  knows(id: string, call: Call): Promise<boolean>;
  nearest(id: string, call: Call): Promise<string[]>;
  /**
   * Returns one answer per area, in the order of the areas: `not_covered` if the source does not cover the area, or a
   * Problem if the request for the area failed.
   */
  figures(id: string, areas: readonly Area[], years: Years, call: Call): Promise<AreaAnswer[]>;
  state(): SourceState;
  listState(): ReturnType<SourceCatalog<unknown>['state']>;
  limits(): string | undefined;
}

const NEAREST = 3;

export function developmentBank(source: WorldBank): Organization {
  const list = source.indicators;
  const isGone = (id: string, call: Call) => source.isGone(id, call);
  return {
    source: 'development_bank',
    upstream: 'world-bank',
    name: 'World Bank',
    coverage: 'About 217 economies and groups of countries, mostly annual since 1960',
    idExample: 'NY.GDP.MKTP.CD',
    covers: () => true,
    knowsGroup: ({ worldBank }) => worldBank !== undefined,
    looksLike: (id) => /^[A-Za-z0-9_.]{2,60}$/.test(id),
    ...searchOver(list, worldBankHit, isGone),
    knows: async (id, call) => (await list.get(id, call)) !== undefined,
    nearest: (id, call) => list.nearestKeys(id, NEAREST, call, (key) => isGone(key, call)),
    figures: async (id, areas, years, call) => {
      const codes = areas.map(({ worldBank }) => worldBank);
      const known = codes.filter((code) => code !== undefined);
      const indicator = (await list.get(id, call)) as Indicator;
      const answers = known.length === 0 ? [] : await source.series(indicator, known, years, call);
      return areas.map((area, index) => {
        const code = codes[index];
        return code === undefined ? groupNotCovered('The World Bank', area) : answerAt(answers, known.indexOf(code));
      });
    },
    state: () => source.state(),
    limits: () => undefined,
  };
}

export function cooperationOrganization(source: Oecd): Organization {
  const list = source.flows;
  return {
    source: 'economic_cooperation_org',
    upstream: 'oecd',
    name: 'OECD',
    coverage: 'The 38 OECD members and partner countries; years differ by dataset',
    idExample: 'OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M',
    covers: () => true,
    knowsGroup: ({ oecd }) => oecd.length > 0,
    looksLike: (id) => /^[A-Za-z0-9_.]+,[^,]+/.test(id),
    ...searchOver(list, oecdHit),
    knows: async (id, call) => (await list.get(parseFlowId(id).flow, call)) !== undefined,
    nearest: (id, call) => list.nearestKeys(parseFlowId(id).flow, NEAREST, call),
    figures: async (id, areas, years, call) => {
      const { flow: flowId, filters } = parseFlowId(id);
      const flow = (await list.get(flowId, call)) as Flow;
      return forAreas(areas, ({ oecd }) => oecd, 'The OECD', {
        together: (codes) => source.seriesOfAll(flow, filters, codes, years, call),
        alone: (codes) => source.series(flow, filters, codes, years, call),
      });
    },
    state: () => source.state(),
    limits: () => 'Limited to 60 requests per hour; responses are cached for a day.',
  };
}

export function statisticsOffice(source: Eurostat): Organization {
  const list = source.datasets;
  return {
    source: 'eu_statistics_office',
    upstream: 'eurostat',
    name: 'Eurostat',
    coverage: 'EU members, EFTA and candidate countries, EU and euro area totals; years differ by dataset',
    idExample: 'une_rt_m?s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T',
    covers: ({ iso2 }) => EUROSTAT_COUNTRIES.has(iso2),
    knowsGroup: ({ eurostat }) => eurostat.length > 0,
    looksLike: (id) => isDatasetCode(parseDatasetId(id).code),
    ...searchOver(list, eurostatHit),
    knows: async (id, call) => (await list.get(parseDatasetId(id).code, call)) !== undefined,
    nearest: (id, call) => list.nearestKeys(parseDatasetId(id).code, NEAREST, call),
    figures: (id, areas, years, call) =>
      forAreas(areas, ({ eurostat }) => eurostat, 'Eurostat', {
        together: (codes) => source.seriesOfAll(id, codes, years, call),
        alone: (codes) => source.series(id, codes, years, call),
      }),
    state: () => source.state(),
    limits: () => undefined,
  };
}

export function laborStatistics(source: Bls): Organization {
  const list = source.allSeries;
  return {
    source: 'us_labour_statistics',
    upstream: 'bls',
    name: 'US Bureau of Labor Statistics',
    coverage: 'United States, its states, counties and cities; monthly and quarterly since 1913',
    idExample: 'LNS14000000',
    covers: ({ iso2 }) => iso2 === 'US',
    knowsGroup: () => false,
    looksLike: (id) => /^[A-Za-z]{2}[A-Za-z0-9_#-]{1,28}$/.test(id),
    ...searchOver(list, blsHit),
    knows: async (id, call) => (await list.get(id, call)) !== undefined || source.mayExist(id.toUpperCase()),
    nearest: (id, call) => list.nearestKeys(id, NEAREST, call),
    figures: async (id, areas, years, call) => {
      const reason = 'The US Bureau of Labor Statistics has data for the United States only.';
      const outside: SeriesAnswer = { kind: 'not_covered', reason };
      if (!areas.some(({ isUnitedStates }) => isUnitedStates)) return areas.map(() => outside);
      const answer = await source.series(id.toUpperCase(), await list.get(id, call), years, call);
      return areas.map(({ isUnitedStates }) => (isUnitedStates ? answer : outside));
    },
    state: () => source.state(),
    limits: () => (source.hasKey ? undefined : 'Without BLS_API_KEY it is limited to 25 queries per day.'),
  };
}

interface AreaRequests {
  /**
   * Sends one shared request for areas with one code each. The resulting map omits areas that need a separate request.
   */
  readonly together: (codes: readonly string[]) => Promise<ReadonlyMap<string, SeriesAnswer>>;
  readonly alone: (codes: readonly string[]) => Promise<SeriesAnswer>;
}

/** Maximum number of concurrent requests for single areas. */
const AREAS_AT_ONCE = 6;

/** Requests areas together if the source supports it, and the remaining areas separately. */
async function forAreas(
  areas: readonly Area[],
  codesOf: (area: Area) => readonly string[],
  who: string,
  { together, alone }: AreaRequests,
): Promise<AreaAnswer[]> {
  const single = areas.map(codesOf).flatMap((codes) => (codes.length === 1 ? codes : []));
  const shared = single.length > 1 ? await together(single) : new Map<string, SeriesAnswer>();
  const answers: AreaAnswer[] = [];
  for (let at = 0; at < areas.length; at += AREAS_AT_ONCE) {
    const some = areas.slice(at, at + AREAS_AT_ONCE).map(async (area): Promise<AreaAnswer> => {
      const codes = codesOf(area);
      const [code] = codes;
      if (code === undefined) return groupNotCovered(who, area);
      if (areas.length === 1) return alone(codes);
      return (codes.length === 1 ? shared.get(code) : undefined) ?? alone(codes).catch(problemOnly);
    });
    answers.push(...(await Promise.all(some)));
  }
  return answers;
}

/**
 * Returns a Problem that applies to one area. Rethrows all other errors, including `invalid_arguments`, which applies
 * to all areas.
 */
function problemOnly(error: unknown): Problem {
  if (error instanceof Problem && error.code !== 'invalid_arguments') return error;
  throw error;
}

function answerAt(answers: readonly SeriesAnswer[], index: number): SeriesAnswer {
  return answers[index] as SeriesAnswer;
}

function groupNotCovered(who: string, { code, name }: Area): SeriesAnswer {
  const instead = /^EA\d\d$/.test(code) ? " Use EA for each source's current euro area." : '';
  return { kind: 'not_covered', reason: `${who} has no data for ${name}.${instead}` };
}

/**
 * Creates a search over a catalog. `hit` maps a row to its published record; rows for which `isLeftOut` returns true
 * are skipped.
 */
function searchOver<Value>(
  list: SourceCatalog<Value>,
  hit: (value: Value) => AdapterResult<IndicatorHit>,
  isLeftOut: (key: string, call: Call) => boolean = () => false,
): Pick<Organization, 'search' | 'listState'> {
  return {
    search: async (question, limit, call) => {
      const without = (key: string) => isLeftOut(key, call);
      const { hits, total, missing, nearest } = await list.search(question, { limit, without }, call);
      return {
        total,
        missing,
        hits: hits.map(({ value, score }: Hit<Value>) => ({ score, indicator: hit(value) })),
        nearest: nearest.map(hit).map(({ source_id, name }) => ({ source_id, name })),
      };
    },
    listState: () => list.state(),
  };
}

function worldBankHit({ id, name, description, unit, dataset }: Indicator): AdapterResult<IndicatorHit> {
  return {
    source: 'development_bank',
    source_id: id,
    name,
    covers: 'countries worldwide and country groups',
    description: shortened(description),
    unit,
    dataset,
  };
}

function oecdHit({ id, name, description }: Flow): AdapterResult<IndicatorHit> {
  return {
    source: 'economic_cooperation_org',
    source_id: id,
    name,
    covers: 'OECD members and partners',
    description: shortened(description),
  };
}

function eurostatHit({
  id,
  name,
  theme,
  first,
  last,
  updated,
  ended,
  successor,
  frequency,
}: Dataset): AdapterResult<IndicatorHit> {
  return {
    source: 'eu_statistics_office',
    source_id: id,
    name,
    covers: 'EU, EFTA and candidate countries',
    dataset: theme,
    frequency,
    first,
    last,
    updated,
    discontinued: ended || undefined,
    successor,
  };
}

function blsHit({ id, name, survey, unit, first, last, ended }: BlsSeries): AdapterResult<IndicatorHit> {
  return {
    source: 'us_labour_statistics',
    source_id: id,
    name,
    covers: 'United States',
    dataset: survey,
    unit,
    first,
    last,
    discontinued: ended || undefined,
  };
}

const MAX_DESCRIPTION_LENGTH = 200;

function shortened(text: string | undefined): string | undefined {
  return text === undefined ? undefined : cutText(text, MAX_DESCRIPTION_LENGTH);
}
