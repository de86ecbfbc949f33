// Eurostat: about 8,000 datasets, each of which is a data cube available from the Statistics API. The API silently
// drops unknown codes and areas without data, so responses are checked for them.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import { frequencyOf, frequencyOfCode, knownPeriod, readPeriod, type Years } from '../../../lib/period.ts';
import { type Cube, type CubeDimension, cellOf, cellsOf, codesAt } from '../../../sdk/json-stat.ts';
import { checkFilters, choicesOf, type Filters, MAX_SERIES, narrow } from '../../../sdk/narrowing.ts';
import { hasFigures, inOrder, type Observation, type Series, type SeriesAnswer } from '../../../sdk/series.ts';
import type { SourceCatalog } from '../../../sources/catalogs/catalogs.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Query } from '../../../sources/client/request.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Dataset, datasetList, isEnded, successorOf } from './catalogue.ts';
import { type DatasetAnswer, EXPLAINED, flagText, reads } from './cube-answer.ts';

export type { Dataset } from './catalogue.ts';

/**
 * Number of recent periods in which to look for available codes. More than one, because some areas publish later than
 * others.
 */
const LOOK_BACK = 3;

export function create({ client, catalogs }: SourceContext<'eurostat'>): Eurostat {
  return new Eurostat(client, catalogs.list<Dataset>(datasetList(client)));
}

/** Parses ids such as `une_rt_m?sex=T&age=TOTAL`. */
export function parseDatasetId(id: string): { code: string; filters: Filters } {
  const [code = '', query = ''] = id.split('?', 2);
  const filters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const key = name.toLowerCase();
    filters.set(key, [...(filters.get(key) ?? []), ...value.split('+').map((each) => each.trim())]);
  }
  return { code: code.trim().toLowerCase(), filters: Object.fromEntries(filters) };
}

/** Dataset codes are lowercase, such as `nama_10_gdp`. */
export function isDatasetCode(code: string): boolean {
  return code.length >= 2 && code.length <= 61 && /^[a-z][a-z0-9_$-]+$/.test(code);
}

function writeDatasetId(code: string, filters: Filters): string {
  const pairs = Object.entries(filters).map(([name, codes]) => `${name}=${codes.join('+')}`);
  return pairs.length === 0 ? code : `${code}?${pairs.join('&')}`;
}

export class Eurostat {
  readonly datasets: SourceCatalog<Dataset>;
  readonly #client: SourceClient<LifetimeName<'eurostat'>>;

  constructor(client: SourceClient<LifetimeName<'eurostat'>>, datasets: SourceCatalog<Dataset>) {
    this.#client = client;
    this.datasets = datasets;
  }

  state() {
    return this.#client.state();
  }

  /**
   * Returns observations of one area for the dimension values selected in the id. If the area has several codes (euro
   * area compositions), uses the first one that has data.
   */
  async series(id: string, geos: readonly string[], years: Years, call: SourceCall): Promise<SeriesAnswer> {
    const { code, filters } = parseDatasetId(id);
    const { geo: _, time: __, ...others } = filters;
    let nothing: SeriesAnswer | undefined;
    for (const geo of geos) {
      const answer = await this.#series(code, others, geo, years, call);
      if (hasFigures(answer)) return answer;
      if (nothing === undefined || nothing.kind === 'not_covered') nothing = answer;
    }
    return nothing ?? notCovered(code, geos.join(', '));
  }

  /**
   * Returns observations of several areas with one code each, from a shared request. Areas that need a separate request
   * are omitted, because the dataset has other codes for them or the shared request failed.
   */
  async seriesOfAll(
    id: string,
    geos: readonly string[],
    years: Years,
    call: SourceCall,
  ): Promise<ReadonlyMap<string, SeriesAnswer>> {
    const { code, filters } = parseDatasetId(id);
    const { geo: _, time: __, ...others } = filters;
    const [first = ''] = geos;
    const answers = new Map<string, SeriesAnswer>();
    const isOpen = Object.keys(others).length === 0;
    // If there are no filters, first request a single area, to find out which codes to use for all areas.
    const example = isOpen ? await this.#series(code, {}, first, years, call) : undefined;
    if (example !== undefined) answers.set(first, example);
    if (example?.kind === 'choices') return new Map(geos.map((geo) => [geo, example]));
    if (example !== undefined && (example.kind !== 'series' || example.series.length === 0)) return answers;
    const chosenCodes = example === undefined ? others : filtersOf(example.series);
    const rest = geos.filter((geo) => !answers.has(geo));
    const answer = await this.#since(code, { ...chosenCodes, geo: rest }, years, call);
    if (answer.kind !== 'cube' || !hasAll(answer.cube, chosenCodes)) return answers;
    const split = answer.cube.dimensions.filter((dimension) => dimension.id !== 'geo' && dimension.id !== 'time');
    if (cellsOf(split) > MAX_SERIES) return answers;
    const { series, note } = publish(answer, code, years, call);
    for (const geo of rest.filter((each) => codesOf(answer.cube, 'geo').includes(each))) {
      const own = series.filter(({ area }) => area?.code === geo);
      answers.set(geo, { kind: 'series', series: own, note: example?.note ?? note });
    }
    return answers;
  }

  async #series(code: string, filters: Filters, geo: string, years: Years, call: SourceCall): Promise<SeriesAnswer> {
    if (Object.keys(filters).length === 0) return this.#narrowed(code, {}, geo, years, call);
    const answer = await this.#since(code, { ...filters, geo }, years, call);
    if (answer.kind !== 'cube') return this.#explained(answer, code, filters, geo, years, call);
    if (!hasAll(answer.cube, filters)) return this.#narrowed(code, filters, geo, years, call);
    return this.#read(answer, code, filters, geo, years, call);
  }

  /** First requests the most recent periods to find the available codes. */
  async #narrowed(code: string, filters: Filters, geo: string, years: Years, call: SourceCall): Promise<SeriesAnswer> {
    // Omit the caller's filters, because they may be invalid.
    const look = await this.#ask(code, { geo, lastTimePeriod: LOOK_BACK }, call);
    if (look.kind !== 'cube') return this.#explained(look, code, {}, geo, years, call);
    const { cube } = look;
    if (codesOf(cube, 'geo').length === 0 || codesOf(cube, 'geo').every((each) => each !== geo))
      return notCovered(code, geo);
    const choosable = choosableOf(cube);
    checkFilters(filters, choosable);
    const narrowed = narrow(
      choosable.map((each) => ({ ...each, codes: chosen(each.codes, filters[each.id]) })),
      filters,
    );
    if (narrowed.series > MAX_SERIES) {
      const name = cube.label ?? code;
      return { kind: 'choices', choices: choicesOf(name, narrowed, (all) => writeDatasetId(code, all)) };
    }
    const answer = await this.#since(code, { ...narrowed.filters, geo }, years, call);
    if (answer.kind !== 'cube') return this.#explained(answer, code, {}, geo, years, call);
    const read = await this.#read(answer, code, narrowed.filters, geo, years, call, true);
    return withTotals(read, code, narrowed.byTotal);
  }

  async #read(
    answer: DatasetAnswer & { kind: 'cube' },
    code: string,
    filters: Filters,
    geo: string,
    years: Years,
    call: SourceCall,
    isNarrowed = false,
  ): Promise<SeriesAnswer> {
    const { cube } = answer;
    const geos = codesOf(cube, 'geo');
    if (cube.dimensions.some(({ id }) => id === 'geo') && !geos.includes(geo)) return notCovered(code, geo);
    if (!hasAll(cube, filters)) {
      if (!isNarrowed) return this.#narrowed(code, filters, geo, years, call);
      // The codes were listed in the previous response, so the source should have accepted them.
      throw new Problem('upstream_invalid_response', `eurostat: the response for ${code} does not match the request.`);
    }
    const others = cube.dimensions.filter(({ id }) => id !== 'geo' && id !== 'time');
    if (cellsOf(others) > MAX_SERIES) {
      const narrowed = narrow(choosableOf(cube), filters);
      if (narrowed.series > MAX_SERIES) {
        const name = cube.label ?? code;
        return { kind: 'choices', choices: choicesOf(name, narrowed, (all) => writeDatasetId(code, all)) };
      }
      return withTotals(await this.#series(code, narrowed.filters, geo, years, call), code, narrowed.byTotal);
    }
    return publish(answer, code, years, call);
  }

  async #explained(
    answer: Exclude<DatasetAnswer, { kind: 'cube' }>,
    code: string,
    filters: Filters,
    geo: string,
    years: Years,
    call: SourceCall,
  ): Promise<SeriesAnswer> {
    switch (answer.kind) {
      case 'unknown_dimension':
        // Retry without the caller's filters, to find out which dimensions are valid.
        if (Object.keys(filters).length > 0) return this.#narrowed(code, filters, geo, years, call);
        throw new Problem('upstream_failed', `eurostat: ${code} has no data by country.`);
      case 'unknown_dataset':
        throw new Problem('not_found', `Eurostat no longer has the dataset ${code}.`, {
          hint: 'Find its successor with search_economic_indicators.',
        });
      case 'too_large':
        if (Object.keys(filters).length > 0) return this.#narrowed(code, filters, geo, years, call);
        throw new Problem('upstream_failed', `eurostat: ${code} is too large for one response.`, {
          hint: `Narrow it with its dimensions, such as ${code}?unit=…, or find a predefined indicator with search_economic_indicators.`,
        });
      default:
        throw new Problem('upstream_failed', `eurostat: ${answer.message}`);
    }
  }

  /**
   * If periods span several years, also requests earlier periods, to include one that starts before the window and ends
   * in it.
   */
  async #since(code: string, query: Query, { from }: Years, call: SourceCall): Promise<DatasetAnswer> {
    const answer = await this.#ask(code, { ...query, sinceTimePeriod: from }, call);
    if (answer.kind !== 'cube' || from === undefined) return answer;
    const years = [...codesOf(answer.cube, 'time'), answer.latest ?? ''].map(yearsOf);
    const longest = Math.max(...years);
    return longest > 1 ? this.#ask(code, { ...query, sinceTimePeriod: from - longest + 1 }, call) : answer;
  }

  #ask(code: string, query: Query, call: SourceCall): Promise<DatasetAnswer> {
    const request = {
      path: `/statistics/1.0/data/${encodeURIComponent(code)}`,
      query: { format: 'JSON', lang: 'EN', ...query },
      expect: 'json' as const,
      accept: EXPLAINED,
      lifetime: 'data' as const,
    };
    return this.#client.read(request, reads.dataset, call);
  }
}

/** Returns the series from a cube that contains the requested codes. */
function publish(
  { cube, oldest, latest, flags }: DatasetAnswer & { kind: 'cube' },
  code: string,
  years: Years,
  call: SourceCall,
): SeriesAnswer & { kind: 'series' } {
  const newest = latest === undefined ? 'now' : knownPeriod(latest);
  const coverage = oldest === undefined ? undefined : `The dataset covers ${oldest} to ${newest}.`;
  const ended = isEnded(code, cube.label ?? '', latest, call.now());
  const notes = [coverage, ended ? endNote(code) : undefined].filter((note) => note !== undefined);
  const series = seriesOf(cube, code, years, flags, notes).map((each) => (ended ? { ...each, ended } : each));
  return { kind: 'series', series, note: coverage };
}

function yearsOf(text: string): number {
  const period = readPeriod(text);
  return period === undefined ? 1 : period.lastYear - period.firstYear + 1;
}

function endNote(code: string): string {
  const successor = successorOf(code);
  const next =
    successor === undefined ? 'find its successor with search_economic_indicators' : `its successor is ${successor}`;
  return `Eurostat has discontinued ${code}; ${next}.`;
}

function notCovered(code: string, geo: string): SeriesAnswer {
  return { kind: 'not_covered', reason: `Eurostat has no data for ${code} in ${geo}.` };
}

function withTotals(answer: SeriesAnswer, code: string, byTotal: readonly string[]): SeriesAnswer {
  const [first] = byTotal;
  if (answer.kind !== 'series' || first === undefined) return answer;
  const note = `The total was used for ${byTotal.join(', ')}. To choose other codes, use an id such as ${writeDatasetId(code, { [first]: ['CODE'] })}.`;
  const series = answer.series.map((each) => ({ ...each, notes: [note, ...(each.notes ?? [])] }));
  return { ...answer, series, note: [note, answer.note].filter((each) => each !== undefined).join(' ') };
}

/** Checks that the cube contains all requested codes, because the source silently drops unknown codes. */
function hasAll(cube: Cube, filters: Filters): boolean {
  return Object.entries(filters).every(([id, codes]) => {
    const available = codesOf(cube, id);
    return codes.every((code) => available.includes(code)) && available.every((code) => codes.includes(code));
  });
}

function filtersOf(series: readonly Series[]): Filters {
  const found: Record<string, string[]> = {};
  for (const { id, code } of series.flatMap(({ dimensions }) => dimensions)) {
    const codes = found[id] ?? [];
    if (!codes.includes(code)) found[id] = [...codes, code];
  }
  return found;
}

function codesOf(cube: Cube, id: string): string[] {
  return cube.dimensions.find((dimension) => dimension.id === id)?.codes.map(({ code }) => code) ?? [];
}

function choosableOf(cube: Cube) {
  return cube.dimensions
    .filter(({ id }) => id !== 'geo' && id !== 'time')
    .map(({ id, label, codes }) => ({ id, name: label, codes }));
}

function chosen(codes: CubeDimension['codes'], requested: readonly string[] | undefined): CubeDimension['codes'] {
  return requested === undefined ? codes : codes.filter(({ code }) => requested.includes(code));
}

/**
 * Returns one series per combination of dimensions other than area and time. Combinations without values are omitted.
 */
function seriesOf(
  cube: Cube,
  code: string,
  years: Years,
  flags: Readonly<Record<string, string>>,
  notes: readonly string[],
): Series[] {
  const { dimensions, values } = cube;
  const time = dimensions.findIndex(({ id }) => id === 'time');
  const geo = dimensions.findIndex(({ id }) => id === 'geo');
  const found = new Map<string, { codes: ReturnType<typeof codesAt>; observations: Observation[] }>();
  for (const [index, place] of values.places.entries()) {
    const codes = codesAt(place, dimensions);
    const key = codes.map((each, at) => (at === time ? '' : each.code)).join(' ');
    const { value, status: flag, text } = cellOf(values, index);
    const status = flag === undefined ? text : flagText(flag, flags);
    const series = found.get(key) ?? { codes, observations: [] };
    series.observations.push({ period: codes[time]?.code ?? '', value, status });
    found.set(key, series);
  }
  return [...found.values()].map(({ codes, observations }) => {
    const named = dimensions.flatMap(({ id, label }, index) => {
      const each = codes[index];
      return index === time || index === geo || each === undefined ? [] : [{ id, name: label, ...each }];
    });
    const inTime = inOrder(observations, years);
    const filters = Object.fromEntries(named.filter(({ id }) => id !== 'freq').map((each) => [each.id, [each.code]]));
    return {
      id: writeDatasetId(code, filters),
      name: cube.label ?? code,
      area: codes[geo],
      unit: named.find(({ id }) => id === 'unit')?.label,
      multiplier: undefined,
      frequency:
        frequencyOfCode(named.find(({ id }) => id === 'freq')?.code) ?? (inTime[0] && frequencyOf(inTime[0].period)),
      dimensions: named,
      updated: instantOf(cube.updated),
      observations: inTime,
      page: `https://ec.europa.eu/eurostat/databrowser/view/${code}/default/table?lang=en`,
      notes,
    };
  });
}

/** Adds the colon that ISO 8601 requires to `2026-09-22T11:00:00+0200`. */
function instantOf(text: string | undefined): string | undefined {
  const instant = new Date(text?.replace(/([+-]\d{2})(\d{2})$/, '$1:$2') ?? Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
