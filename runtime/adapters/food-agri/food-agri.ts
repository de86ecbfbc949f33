// food-agri: FAOSTAT domains, their dimensions and codes, and observations from stores built from bulk files.

import type { FoodAgriHandlers } from '../../../generated/services/food-agri/operations.ts';
import type {
  GetDataArguments,
  GetDataResult,
  GetDimensionCodesArguments,
  GetDimensionCodesResult,
  GetDomainDimensionsArguments,
  GetDomainDimensionsResult,
  ListDatasetsArguments,
  ListDatasetsResult,
  SearchDatasetsArguments,
  SearchDatasetsResult,
} from '../../../generated/services/food-agri/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { wordsOf } from '../../lib/text/analyser.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { collectProblems } from '../../sdk/collect-problems.ts';
import { pageOf } from '../../sdk/page.ts';
import { partlyFound } from '../../sources/catalogs/catalogs.ts';
import type { Context } from '../context.ts';
import { areasOf } from './areas.ts';
import { compareAreas } from './comparing.ts';
import { domainsContaining, domainsNamed } from './domain-lookup.ts';
import type { Domain, DomainStore, Faostat } from './faostat/faostat.ts';
import { codingOf, noDimension, nonEmpty, validatedFilters } from './filters.ts';
import { formerNotes } from './former-areas.ts';
import { isMany, keyed } from './keyed.ts';
import { areaCode, citation, domainRecord, flagsOf, foodRecord, pageUrl } from './records.ts';

const NO_COMBINATION_HINT = 'The codes exist, but not in this combination. Omit a filter to see the available data.';
/** A limit greater than the number of domains. */
const ALL = 1000;
const MAX_NEAREST = 4;
const POPULAR_DOMAINS: ReadonlySet<string> = new Set(['QCL', 'TCL', 'PP', 'FS', 'FBS']);
/** Common names of groups for which FAOSTAT uses a different name. */
const GROUP_ALIASES: Readonly<Record<string, string>> = {
  emissions: 'climate change',
  'food security': 'food security and nutrition',
  'food balance': 'food balances',
  population: 'population and employment',
  land: 'land inputs and sustainability',
  inputs: 'land inputs and sustainability',
  sdg: 'sdg indicators',
};

export function create(context: Context<'food-agri'>): FoodAgriHandlers {
  const source = context.source('faostat');
  return {
    search_datasets: (args, call) => search(source, args, call),
    list_datasets: (args, call) => list(source, args, call),
    get_domain_dimensions: (args, call) => dimensions(source, args, call),
    get_dimension_codes: (args, call) => codes(source, args, call),
    get_data: (args, call) => data(source, args, call),
    compare_countries: async (args, call) => {
      const { domain, store } = await opened(source, args.domain, call);
      return compareAreas(domain, store, args);
    },
  };
}

async function search(
  source: Faostat,
  { query, limit }: SearchDatasetsArguments,
  call: Call,
): Promise<AdapterResult<SearchDatasetsResult>> {
  const { hits, total, missing, nearest } = await source.domains.search(query, { limit }, call);
  const datasets = hits.map(({ value }) => domainRecord(source, value));
  if (datasets.length > 0) return { count: datasets.length, total, datasets, hint: partlyFound(missing) };
  const hint = `No domain matches "${query}". Call list_datasets to list all of them. QCL has crops and livestock, TCL trade, FBS food.`;
  return { count: 0, total: 0, datasets, nearest: nearest.map((each) => domainRecord(source, each)), hint };
}

async function list(
  source: Faostat,
  args: ListDatasetsArguments,
  call: Call,
): Promise<AdapterResult<ListDatasetsResult>> {
  const all = (await source.domains.page(ALL, 0, call)).values;
  const groups = [...new Set(all.map(({ group }) => group))].sort();
  const requestedGroup = args.group === undefined ? undefined : groupOf(args.group, groups);
  const found = all
    .filter(({ group }) => requestedGroup === undefined || group === requestedGroup)
    .sort((a, b) => (a.group === b.group ? (a.name < b.name ? -1 : 1) : a.group < b.group ? -1 : 1));
  const { rows, ...figures } = pageOf(found, args);
  return {
    ...figures,
    groups,
    datasets: rows.map((each) => domainRecord(source, each)),
  };
}

function groupOf(input: string, groups: readonly string[]): string {
  const folded = foldWords(input);
  const normalized = GROUP_ALIASES[folded] ?? GROUP_ALIASES[`${folded}s`] ?? folded;
  const found =
    groups.find((group) => foldWords(group) === normalized) ??
    groups.find((group) => foldWords(group).startsWith(normalized));
  if (found !== undefined) return found;
  const near = nearestFew(input, groups, 3);
  throw invalidArgument(
    'group',
    'is not a group',
    near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Groups: ${groups.join(', ')}.`,
  );
}

async function dimensions(
  source: Faostat,
  args: GetDomainDimensionsArguments,
  call: Call,
): Promise<AdapterResult<GetDomainDimensionsResult>> {
  const { domain, store } = await opened(source, args.domain, call);
  const main = (['area', 'element', 'item', 'year'] as const).flatMap((id) => {
    const label = store.titles[id];
    return label === undefined ? [] : [{ id, label, count: store.codes(id).size }];
  });
  const further = store.extras.map((id) => ({ id, label: id.replaceAll('_', ' '), count: null }));
  return {
    domain: domain.code,
    name: domain.name,
    updated: store.updated,
    rows: store.rows,
    dimensions: [...main, ...further],
  };
}

async function codes(
  source: Faostat,
  args: GetDimensionCodesArguments,
  call: Call,
): Promise<AdapterResult<GetDimensionCodesResult>> {
  const { domain, store } = await opened(source, args.domain, call);
  if (store.titles[args.dimension] === undefined) throw noDimension('dimension', args.dimension, store);
  const all = [...store.codes(args.dimension).values()];
  if (args.dimension === 'year') all.sort((a, b) => (a.code < b.code ? 1 : -1));
  const words = wordsOf(args.query ?? '');
  const found = all.filter(({ label, code }) => {
    const text = `${foldWords(label)} ${code}`;
    return words.every((word) => text.includes(word));
  });
  const { rows, ...figures } = pageOf(found, args);
  return {
    domain: domain.code,
    dimension: args.dimension,
    ...figures,
    codes: rows.map((each) =>
      args.dimension === 'area' ? areaCode(each) : { code: each.code, label: each.label, description: null },
    ),
  };
}

async function data(source: Faostat, args: GetDataArguments, call: Call): Promise<AdapterResult<GetDataResult>> {
  const { domain, store } = await opened(source, args.domain, call);
  const requestedAreas = nonEmpty(args.areas);
  const coding = codingOf(store, args.area_cs);
  const { areas, chosen } = collectProblems({
    areas: () => requestedAreas && areasOf('areas', requestedAreas, coding, store.codes('area').values()),
    chosen: () => validatedFilters(store, args),
  });
  const filter = { ...chosen, areas: areas?.map(({ code }) => code) };
  const rows = store.select(filter, args.limit, args.offset);
  const shown = rows.slice(0, args.limit);
  const more = rows.length > args.limit;
  const { hint, ...records } =
    args.detail === 'brief' && isMany(shown)
      ? keyed(shown, store, coding)
      : { records: shown.map((row) => foodRecord(row, store, coding)), hint: undefined };
  const notes = formerNotes(store, areas, chosen);
  const nothing = shown.length === 0 && notes.length === 0 ? NO_COMBINATION_HINT : undefined;
  return {
    domain: domain.code,
    name: domain.name,
    updated: store.updated,
    discontinued: domain.ended || undefined,
    count: shown.length,
    more,
    next_offset: more ? args.offset + shown.length : undefined,
    hint: [...notes, hint, nothing].filter((each) => each !== undefined).join(' ') || undefined,
    ...records,
    flags: flagsOf(shown, store),
    source: citation(domain, store),
    url: pageUrl(domain),
  };
}

/**
 * @throws Problem `invalid_arguments` if several domains have the name; `not_found` with similar domains if none has
 *   it; `preparing`, `not_configured`
 */
async function opened(source: Faostat, input: string, call: Call): Promise<{ domain: Domain; store: DomainStore }> {
  const text = input.trim();
  const domain = (await source.domains.get(text, call)) ?? (await named(source, text, call));
  return { domain, store: await source.store(domain, call) };
}

async function named(source: Faostat, text: string, call: Call): Promise<Domain> {
  const all = (await source.domains.page(ALL, 0, call)).values;
  const [called, ...others] = domainsNamed(text, all, (each) => source.unavailableReason(each) === undefined);
  if (called !== undefined && others.length === 0) return called;
  if (called !== undefined) {
    const hint = `Use a code: ${[called, ...others].map(labelled).join(' or ')}.`;
    throw invalidArgument('domain', `${text} matches several domains`, hint);
  }
  const near = await similarDomains(source, text, all, call);
  throw new Problem('not_found', `FAOSTAT has no domain ${text}.`, {
    hint: `Closest matches: ${near.map(labelled).join(', ')}. Find domains by words with search_datasets.`,
  });
}

/** Finds domains whose code is similar to the text, or, failing that, by words of their name or by content. */
async function similarDomains(
  source: Faostat,
  text: string,
  all: readonly Domain[],
  call: Call,
): Promise<readonly Domain[]> {
  const codes = nearestFew(
    text,
    all.map(({ code }) => code),
    MAX_NEAREST,
  );
  if (codes.length > 0) return codes.flatMap((code) => all.find((each) => each.code === code) ?? []);
  const holding = domainsContaining(text, all);
  if (holding.length > 0) return holding.slice(0, MAX_NEAREST);
  const { hits } = await source.domains.search(text, { limit: MAX_NEAREST }, call);
  if (hits.length > 0) return hits.map(({ value }) => value);
  return all.filter(({ code }) => POPULAR_DOMAINS.has(code));
}

function labelled({ code, group, name }: Domain): string {
  return `${code} (${group}: ${name})`;
}
