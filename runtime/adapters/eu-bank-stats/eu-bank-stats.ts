import type { EuBankStatsHandlers } from '../../../generated/services/eu-bank-stats/operations.ts';
import type {
  BankSeries,
  ComparedSeries,
  CompareSeriesArguments,
  CompareSeriesResult,
  Dataset,
  GetDataArguments,
  GetDataResult,
  GetDatasetStructureArguments,
  GetDatasetStructureResult,
  ListDatasetsArguments,
  ListDatasetsResult,
  SearchDatasetsArguments,
  SearchDatasetsResult,
} from '../../../generated/services/eu-bank-stats/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { inTime } from '../../lib/period.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { collectProblemsOfAll } from '../../sdk/collect-problems.ts';
import { pageOf } from '../../sdk/page.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import { fittingShare } from '../../sdk/whole-list.ts';
import { partlyFound } from '../../sources/catalogs/catalogs.ts';
import type { Context } from '../context.ts';
import type { Dataflow, EcbSdmx, Figure, Figures, FiguresSeries, Structure } from './ecb-sdmx/ecb-sdmx.ts';
import { type Key, readKey } from './keys.ts';
import { countOf, latestOfEachSeries } from './newest.ts';
import { endsOf, windowOf } from './window.ts';

/** A limit greater than the number of datasets. */
const ALL = 1000;
/**
 * Number of latest observations per compared series if no start period is specified, and maximum number of observations
 * if one is.
 */
const [COMPARED_NEWEST, COMPARED_MOST] = [24, 120];
/** If there are more labels than this, they are included only in the series. */
const MAX_LABELS = 1100;
/** Brief results with more series than this omit the series titles. */
const MAX_TITLES = 50;
const SOURCE = 'Source: European Central Bank (ECB Data Portal)';

export function create(context: Context<'eu-bank-stats'>): EuBankStatsHandlers {
  const source = context.source('ecb-sdmx');
  return {
    search_datasets: (args, call) => search(source, args, call),
    list_datasets: (args, call) => list(source, args, call),
    get_dataset_structure: (args, call) => structureOf(source, args, call),
    get_data: (args, call) => data(source, args, call),
    compare_series: (args, call) => compare(source, args, call),
  };
}

async function search(
  source: EcbSdmx,
  { query, limit }: SearchDatasetsArguments,
  call: Call,
): Promise<AdapterResult<SearchDatasetsResult>> {
  const { hits, total, missing, nearest } = await source.flows.search(query, { limit }, call);
  const datasets = hits.map(({ value }) => dataset(value));
  if (datasets.length > 0) return { count: datasets.length, total, datasets, hint: partlyFound(missing) };
  return { count: 0, total: 0, datasets, nearest: nearest.map(dataset), hint: noMatchHint(query) };
}

async function list(
  source: EcbSdmx,
  { topic, limit, offset }: ListDatasetsArguments,
  call: Call,
): Promise<AdapterResult<ListDatasetsResult>> {
  const searched = topic === undefined ? undefined : await source.flows.search(topic, { limit: ALL }, call);
  const found =
    searched === undefined
      ? (await source.flows.page(ALL, 0, call)).values.sort((a, b) => (a.id < b.id ? -1 : 1))
      : searched.hits.map(({ value }) => value);
  const { rows, ...figures } = pageOf(found, { limit, offset });
  return {
    ...figures,
    datasets: rows.map(dataset),
    hint: partlyFound(searched?.missing ?? []),
    ...(searched !== undefined && found.length === 0
      ? { nearest: searched.nearest.map(dataset), hint: noMatchHint(topic as string) }
      : {}),
  };
}

function noMatchHint(words: string): string {
  return `No dataset matches "${words}". Call list_datasets without a topic to list all of them.`;
}

function dataset(flow: Dataflow): AdapterResult<Dataset> {
  const { id, name, agency, description } = flow;
  return { id, name, agency, description, ...endOf(flow) };
}

async function structureOf(
  source: EcbSdmx,
  args: GetDatasetStructureArguments,
  call: Call,
): Promise<AdapterResult<GetDatasetStructureResult>> {
  const { flow, structure } = await requireDataset(source, args.dataflow, call);
  const requestedId = args.dimension?.toUpperCase();
  const dimensions = structure.dimensions.filter(
    ({ id }) => requestedId === undefined || id.toUpperCase() === requestedId,
  );
  if (dimensions.length === 0) {
    const ids = structure.dimensions.map(({ id }) => id);
    throw invalidArgument('dimension', 'is not a dimension of this dataset', `Dimensions: ${ids.join(', ')}.`);
  }
  const { codes_offset: offset } = args;
  const max = args.codes_limit ?? fittingShare(dimensions.map(({ codes }) => codes.slice(offset)));
  return {
    dataflow: flow.id,
    name: flow.name,
    ...endOf(flow),
    key_template: structure.dimensions.map(({ id }) => id).join('.'),
    time_dimension: structure.timeDimension,
    dimensions: dimensions.map(({ id, name, codes }) => ({
      id,
      name,
      position: structure.dimensions.findIndex((each) => each.id === id) + 1,
      code_count: codes.length,
      codes: codes.slice(offset, offset + max).map(({ code, label }) => ({ id: code, label })),
    })),
    url: pageUrl(flow),
  };
}

async function data(source: EcbSdmx, args: GetDataArguments, call: Call): Promise<AdapterResult<GetDataResult>> {
  const { flow, structure } = await requireDataset(source, args.dataflow, call);
  const window = windowOf(args);
  const key = args.key_filter === undefined ? undefined : readKey('key_filter', args.key_filter, structure);
  const found = await figuresOf(source, flow, key, { ...window, max: args.limit }, call);
  const { series, figures, cut } = found;
  rejectUnrequestedSeries(series, key?.text, flow);
  const ends = endsOf(found, window, call.now());
  const described = series.map((each) => ({
    ...bankSeries(each, structure),
    count: countOf(found, each.key),
    discontinued: ends.has(each.key) || undefined,
  }));
  const labels = new Map(described.map(({ series_key, dimensions }) => [series_key, labelsOf(dimensions)]));
  const isFull = args.detail === 'full';
  const withLabels = isFull && figures.length * structure.dimensions.length <= MAX_LABELS;
  const isOlderOmitted = described.some(({ count }) => count === found.ofEach);
  const hints = [hintFor(found, isOlderOmitted), endHint(flow, series, ends)];
  return {
    dataflow: flow.id,
    name: flow.name,
    key: key?.text,
    ...endOf(flow),
    count: figures.length,
    truncated: cut || isOlderOmitted,
    dimensions: labelsByDimension(described),
    series: isFull ? described : described.map(briefSeries),
    observations: figures.map((figure) => ({
      series_key: figure.key,
      ...point(figure),
      dimensions: withLabels ? labels.get(figure.key) : undefined,
    })),
    hint: hints.filter((hint) => hint !== undefined).join(' ') || undefined,
    source: SOURCE,
    url: pageUrl(flow),
  };
}

type LabelledSeries = AdapterResult<BankSeries> & {
  readonly dimensions: NonNullable<AdapterResult<BankSeries>['dimensions']>;
};

function labelsByDimension(series: readonly LabelledSeries[]): AdapterResult<GetDataResult>['dimensions'] {
  const labels: Record<string, Record<string, string>> = {};
  for (const { dimensions } of series) {
    for (const [id, { code, label }] of Object.entries(dimensions)) labels[id] = { ...labels[id], [code]: label };
  }
  return labels;
}

/** Omits the labels, which the result lists once for all series. */
function briefSeries(
  { dimensions: _, title, ...rest }: AdapterResult<BankSeries>,
  __: number,
  all: readonly unknown[],
): AdapterResult<BankSeries> {
  return all.length > MAX_TITLES ? rest : { ...rest, title };
}

/** If no start period is specified, returns the latest observations of each series. */
async function figuresOf(
  source: EcbSdmx,
  flow: Dataflow,
  key: Key | undefined,
  { from, to, max }: { from: string | undefined; to: string | undefined; max: number },
  call: Call,
): Promise<Figures & { readonly ofEach: number | undefined }> {
  if (from === undefined) return latestOfEachSeries(source, flow, { key, to, maxRows: max, mostOfEach: max }, call);
  const query = { key: key?.text, from, to, newest: undefined, maxRows: max };
  return { ...(await source.figures(flow, query, call)), ofEach: undefined };
}

const MAX_LISTED = 5;

function hintFor(
  { series, figures, cut, ofEach }: Figures & { readonly ofEach: number | undefined },
  isOlderOmitted: boolean,
): string | undefined {
  if (figures.length === 0)
    return 'The codes exist, but not in this combination or not in these periods. Leave parts of the key empty, or widen the time range.';
  const named = series.slice(0, MAX_LISTED).map(({ key }) => key);
  const which = `${named.join(', ')}${series.length > named.length ? ` and ${series.length - named.length} others` : ''}`;
  if (cut && ofEach !== undefined)
    return `Not all series fit. The result contains the latest observations of: ${which}. Specify more parts of the key.`;
  if (cut) {
    const whole = series.length === 1 ? '' : ', the last one incomplete';
    return `The result is truncated. It contains: ${which}${whole}. Specify more parts of the key, or request fewer periods.`;
  }
  if (!isOlderOmitted) return undefined;
  const whose =
    series.length === 1
      ? 'Only the latest observations are included'
      : `Only the latest ${ofEach} observations of each series are included`;
  return `${whose}; set start_period to get older ones.`;
}

function endOf({ ended }: Dataflow): { discontinued?: true; successor?: string } {
  return ended === undefined ? {} : { discontinued: true, successor: ended.successor };
}

/**
 * Returns a hint if the dataset or all of these series have ended. If only some series have ended, each is marked
 * individually.
 */
function endHint(
  flow: Dataflow,
  series: readonly FiguresSeries[],
  ends: ReadonlyMap<string, string>,
): string | undefined {
  if (flow.ended !== undefined) {
    const { last, successor } = flow.ended;
    return `${flow.id} ended in ${last}; ${successor} continues it.`;
  }
  const [newest] = inTime([...ends.values()], (period) => period).reverse();
  return newest !== undefined && ends.size === series.length
    ? `The latest observation is for ${newest}; the series appears to be discontinued.`
    : undefined;
}

async function compare(
  source: EcbSdmx,
  args: CompareSeriesArguments,
  call: Call,
): Promise<AdapterResult<CompareSeriesResult>> {
  const { flow, structure } = await requireDataset(source, args.dataflow, call);
  const requested = windowOf(args);
  const { from, to } = requested;
  const keys = collectProblemsOfAll(args.keys, (key, index) => readKey(`keys[${index}]`, key, structure));
  const window = { to, maxRows: COMPARED_MOST };
  // If no start period is specified, request the latest observations, because the source would otherwise return the
  // oldest first.
  const { answered, failed } = await settleAll(keys, (key) =>
    from === undefined
      ? latestOfEachSeries(source, flow, { ...window, key, mostOfEach: COMPARED_NEWEST }, call)
      : source.figures(flow, { ...window, key: key.text, from, newest: undefined }, call),
  );
  if (answered.length === 0 && failed[0] !== undefined) throw failed[0].problem;
  const series = answered.flatMap(({ item, value }): AdapterResult<ComparedSeries>[] => {
    rejectUnrequestedSeries(value.series, item.text, flow);
    if (value.series.length === 0) return [emptySeries(item.text)];
    const ends = endsOf(value, requested, call.now());
    return value.series.map((each) => {
      const { series_key, title, unit, multiplier, dimensions } = bankSeries(each, structure);
      const observations = value.figures.filter((figure) => figure.key === each.key).map(point);
      const ended = ends.get(each.key);
      const note = value.cut
        ? `Truncated to the first ${COMPARED_MOST} observations of this key. Request fewer periods, or specify more parts of the key.`
        : ended === undefined
          ? undefined
          : `The latest observation is for ${ended}; the series appears to be discontinued.`;
      return {
        key: item.text,
        series_key,
        title,
        unit,
        multiplier,
        dimensions,
        count: observations.length,
        discontinued: ended === undefined ? undefined : true,
        observations,
        note,
      };
    });
  });
  return {
    dataflow: flow.id,
    name: flow.name,
    ...endOf(flow),
    count: keys.length,
    series,
    failed: failed.length > 0 ? failed.map(({ item, problem }) => `${item.text}: ${problem.message}`) : undefined,
    source: SOURCE,
    url: pageUrl(flow),
  };
}

function emptySeries(key: string): AdapterResult<ComparedSeries> {
  const note = 'No observations for this key in these periods.';
  return {
    key,
    series_key: null,
    title: null,
    unit: null,
    multiplier: null,
    dimensions: {},
    count: 0,
    observations: [],
    note,
  };
}

/** @throws Problem `not_found` with the most similar dataset ids */
async function requireDataset(
  source: EcbSdmx,
  id: string,
  call: Call,
): Promise<{ flow: Dataflow; structure: Structure }> {
  const flow = await source.flows.get(id.trim(), call);
  const structure = flow === undefined ? undefined : await source.structure(flow, call);
  if (flow !== undefined && structure !== undefined) return { flow, structure };
  const all = (await source.flows.page(ALL, 0, call)).values;
  const near = nearestFew(
    id.trim(),
    all.map((each) => each.id).filter((each) => each !== flow?.id),
    3,
  );
  const named = near.map((each) => `${each} (${all.find((other) => other.id === each)?.name})`);
  const hint =
    named.length > 0
      ? `Closest matches: ${named.join(', ')}.`
      : 'Find datasets by words with search_datasets, or list all with list_datasets.';
  throw new Problem('not_found', `The ECB has no dataset ${id}.`, { hint });
}

function rejectUnrequestedSeries(series: readonly FiguresSeries[], key: string | undefined, { id }: Dataflow): void {
  if (key === undefined) return;
  const requestedCodes = key.split('.').map((part) => (part === '' ? undefined : new Set(part.split('+'))));
  const isRequested = (each: FiguresSeries) =>
    each.key.split('.').length === requestedCodes.length &&
    each.key.split('.').every((code, index) => requestedCodes[index]?.has(code) ?? true);
  if (series.every(isRequested)) return;
  throw new Problem(
    'upstream_invalid_response',
    `ecb-sdmx: the response for ${id} contains series that were not requested.`,
  );
}

function bankSeries(series: FiguresSeries, { dimensions }: Structure): Omit<LabelledSeries, 'count'> {
  const labelled = dimensions.map(({ id, codes }) => {
    const code = series.codes[id] ?? '';
    return [id, { code, label: codes.find((each) => each.code === code)?.label ?? code }] as const;
  });
  return {
    series_key: series.key,
    title: series.title,
    unit: series.unit,
    multiplier: series.multiplier,
    dimensions: Object.fromEntries(labelled),
  };
}

function labelsOf(dimensions: LabelledSeries['dimensions']): Record<string, string> {
  return Object.fromEntries(Object.entries(dimensions).map(([id, { label }]) => [id, label]));
}

function point({ period, value, status }: Figure) {
  return { period, value, status };
}

function pageUrl({ id }: Dataflow): string {
  return `https://data.ecb.europa.eu/data/datasets/${encodeURIComponent(id)}`;
}
