import type { MigrationHandlers } from '../../../generated/services/migration/operations.ts';
import type {
  DemographicsSort,
  GetDemographicsArguments,
  GetPopulationArguments,
  ListCountriesArguments,
  ListCountriesResult,
  PopulationSort,
  SolutionsSort,
} from '../../../generated/services/migration/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { fold } from '../../lib/text/fold.ts';
import { collectProblems } from '../../sdk/collect-problems.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import type { Context } from '../context.ts';
import { isoOf } from './countries.ts';
import { MAX_ROWS, type RowOf, type RowPage, type RowQuery, type Table, type Unhcr } from './unhcr/unhcr.ts';

const PAGE = 'https://www.unhcr.org/refugee-statistics/';
const FIRST_YEARS: Readonly<Record<Table, number>> = { population: 1951, demographics: 2001, solutions: 1959 };

type Column = PopulationSort | DemographicsSort | SolutionsSort;
type PopulationRequest = Omit<GetPopulationArguments, 'sort'> &
  Partial<Pick<GetDemographicsArguments, 'by_population_type'>> & { readonly sort?: Column };

export function create(context: Context<'migration'>): MigrationHandlers {
  const source = context.source('unhcr');
  return {
    get_population: (args, call) => rows(source, 'population', args, call),
    get_demographics: (args, call) => rows(source, 'demographics', args, call),
    get_solutions: (args, call) => rows(source, 'solutions', args, call),
    list_countries: (args, call) => countries(source, args, call),
  };
}

async function rows<T extends Table>(source: Unhcr, table: T, args: PopulationRequest, call: Call) {
  const { page, limit, sort } = args;
  const query = await queryOf(source, args, call);
  const found =
    sort === undefined
      ? await source.rows(table, query, limit, page, call)
      : pageOfSorted(await largestFirst(source, table, query, sort, call), page, limit);
  const results = found.rows;
  return {
    page,
    max_pages: found.pages,
    count: results.length,
    results,
    origin_iso: onlyCode(query.origin),
    asylum_iso: onlyCode(query.asylum),
    note: results.length === 0 ? noteFor(table, found.pages, args) : undefined,
    source: PAGE,
  };
}

function onlyCode(side: RowQuery['origin']): string | undefined {
  return Array.isArray(side) && side.length === 1 ? (side as readonly string[])[0] : undefined;
}

/** Returns the largest figures first and, among equal figures, the newest first. Rows without a figure come last. */
async function largestFirst<T extends Table>(source: Unhcr, table: T, query: RowQuery, sort: Column, call: Call) {
  const all = await source.all(table, query, call);
  if (all === undefined) {
    const hint = `At most ${MAX_ROWS} rows can be sorted: set a year, a country, or another group_by.`;
    throw invalidArgument('sort', 'is not available for this many rows', hint);
  }
  const value = (row: RowOf<T>) => (row as Readonly<Partial<Record<Column, number | null>>>)[sort] ?? -1;
  return [...all].sort((a, b) => value(b) - value(a) || b.year - a.year);
}

function pageOfSorted<Row>(all: readonly Row[], page: number, limit: number): RowPage<Row> {
  return { pages: Math.ceil(all.length / limit), rows: all.slice((page - 1) * limit, page * limit) };
}

async function queryOf(source: Unhcr, args: PopulationRequest, call: Call): Promise<RowQuery> {
  const { year, country_of_origin, country_of_asylum, group_by, by_population_type } = args;
  const isCoded = country_of_origin !== undefined || country_of_asylum !== undefined;
  const table = isCoded ? await source.countries(call) : [];
  const side = (name: 'country_of_origin' | 'country_of_asylum', grouping: string) => {
    const codes = args[name];
    if (codes !== undefined) return codes.map((code) => isoOf(code, name, table));
    return group_by === 'pair' || group_by === grouping ? 'all' : undefined;
  };
  const sides = collectProblems({
    origin: () => side('country_of_origin', 'origin'),
    asylum: () => side('country_of_asylum', 'asylum'),
  });
  return {
    year,
    ...sides,
    byType: by_population_type === true,
  };
}

function noteFor(table: Table, pages: number, { year, page }: PopulationRequest): string {
  if (pages > 0) return `There are ${pages} pages, not ${page}.`;
  if (year !== undefined && year < FIRST_YEARS[table]) return `These figures begin in ${FIRST_YEARS[table]}.`;
  return 'UNHCR has no figures for these arguments: omit the year or one of the countries.';
}

async function countries(
  source: Unhcr,
  args: ListCountriesArguments,
  call: Call,
): Promise<AdapterResult<ListCountriesResult>> {
  const query = args.query === undefined ? '' : fold(args.query.trim());
  const found = (await source.countries(call))
    .filter(({ name, iso, iso2, code }) => [name, iso, iso2, code].some((text) => fold(text ?? '').includes(query)))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const { rows, ...figures } = wholePage(found, args, (country) => country);
  return { ...figures, countries: rows };
}
