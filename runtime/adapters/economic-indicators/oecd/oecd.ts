// The OECD's Data Explorer API (SDMX) with about 1,500 cubes. The limit is 60 downloads per hour and IP address, so
// responses are cached for a long time. Available codes are requested before data, because broad keys match too many
// series.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import { frequencyOf, frequencyOfCode, type Years } from '../../../lib/period.ts';
import { checkFilters, choicesOf, type Filters, MAX_SERIES, narrow } from '../../../sdk/narrowing.ts';
import { type Choice, inOrder, type Series, type SeriesAnswer } from '../../../sdk/series.ts';
import type { SourceCatalog } from '../../../sources/catalogs/catalogs.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Flow, flowList } from './catalogue.ts';
import { type FiguresSeries, reads } from './figures.ts';
import { DATA_HEADERS, STRUCTURE_HEADERS } from './headers.ts';
import { type Availability, type Structure, reads as structureReads } from './structure.ts';

export type { Flow } from './catalogue.ts';

/** Dimensions that identify the country, most common first. */
const AREA_DIMENSIONS = ['REF_AREA', 'COUNTRY', 'DONOR', 'LOCATION'];
/** Pause after the source blocks requests without a Retry-After header. The source limits requests per hour. */
const BLOCK_S = 600;

export function create({ client, catalogs }: SourceContext<'oecd'>): Oecd {
  return new Oecd(client, catalogs.list<Flow>(flowList(client)));
}

/** Parses ids such as `AGENCY,FLOW:MEASURE=IRLT;FREQ=M`. */
export function parseFlowId(id: string): { flow: string; filters: Filters } {
  const at = id.indexOf(':');
  const filters = new Map<string, string[]>();
  for (const part of at === -1 ? [] : id.slice(at + 1).split(';')) {
    const [name = '', codes = ''] = part.split('=', 2);
    if (name.trim() !== '')
      filters.set(
        name.trim().toUpperCase(),
        codes.split('+').map((code) => code.trim()),
      );
  }
  return { flow: (at === -1 ? id : id.slice(0, at)).trim(), filters: Object.fromEntries(filters) };
}

function writeFlowId(flow: string, filters: Filters): string {
  const parts = Object.entries(filters).map(([name, codes]) => `${name}=${codes.join('+')}`);
  return parts.length === 0 ? flow : `${flow}:${parts.join(';')}`;
}

export class Oecd {
  readonly flows: SourceCatalog<Flow>;
  readonly #client: SourceClient<LifetimeName<'oecd'>>;

  constructor(client: SourceClient<LifetimeName<'oecd'>>, flows: SourceCatalog<Flow>) {
    this.#client = client;
    this.flows = flows;
  }

  state() {
    return this.#client.state();
  }

  /**
   * Returns observations of one area, by three-letter code, for the selected dimension values. If the area has several
   * codes (euro area compositions), uses the first one that the dataflow contains.
   */
  async series(
    flow: Flow,
    filters: Filters,
    areas: readonly string[],
    years: Years,
    call: SourceCall,
  ): Promise<SeriesAnswer> {
    const base = `${flow.agency},${flow.flow}`;
    const structure = await this.#structure(flow, call);
    const areaDimension = AREA_DIMENSIONS.find((id) => structure.dimensions.some((dimension) => dimension.id === id));
    const chosen = without(filters, areaDimension);
    checkFilters(chosen, structure.dimensions);
    const found = await this.#areaWith(flow, structure, chosen, areaDimension, areas, call);
    if (found === undefined) {
      const what = Object.keys(chosen).length > 0 ? writeFlowId(base, chosen) : base;
      return { kind: 'not_covered', reason: `The OECD has no data for ${what} in ${areas.join(', ')}.` };
    }
    const { area, availability } = found;
    const open = structure.dimensions
      .filter(({ id }) => id !== areaDimension)
      .map((dimension) => existing(dimension, availability.codes[dimension.id]));
    const narrowed = narrow(open, chosen);
    if (narrowed.series > MAX_SERIES) {
      return { kind: 'choices', choices: choicesOf(flow.name, narrowed, (all) => writeFlowId(base, all)) };
    }
    const full = { ...narrowed.filters, ...(areaDimension === undefined ? {} : { [areaDimension]: [area] }) };
    const series = await this.#figures(flow, structure, full, years, areaDimension, [area], call);
    return withTotals(series, base, narrowed.byTotal);
  }

  /**
   * Returns observations of several areas with one code each, using one request for the available codes and one for the
   * figures. Areas whose code is not in the dataflow are reported as not covered.
   */
  async seriesOfAll(
    flow: Flow,
    filters: Filters,
    areas: readonly string[],
    years: Years,
    call: SourceCall,
  ): Promise<ReadonlyMap<string, SeriesAnswer>> {
    const answers = new Map<string, SeriesAnswer>();
    const base = `${flow.agency},${flow.flow}`;
    const structure = await this.#structure(flow, call);
    const areaDimension = AREA_DIMENSIONS.find((id) => structure.dimensions.some((dimension) => dimension.id === id));
    if (areaDimension === undefined) return answers;
    const chosen = without(filters, areaDimension);
    checkFilters(chosen, structure.dimensions);
    const availability = await this.#availability(flow, structure, { ...chosen, [areaDimension]: areas }, call);
    const known = areas.filter((area) => availability?.codes[areaDimension]?.includes(area));
    for (const area of areas.filter((each) => !known.includes(each))) {
      const what = Object.keys(chosen).length > 0 ? writeFlowId(base, chosen) : base;
      answers.set(area, { kind: 'not_covered', reason: `The OECD has no data for ${what} in ${area}.` });
    }
    if (availability === undefined || known.length === 0) return answers;
    const open = structure.dimensions
      .filter(({ id }) => id !== areaDimension)
      .map((dimension) => existing(dimension, availability.codes[dimension.id]));
    const narrowed = narrow(open, chosen);
    if (narrowed.series > MAX_SERIES) {
      // Leave these areas to separate requests, because a single area may have fewer series.
      return answers;
    }
    const full = { ...narrowed.filters, [areaDimension]: known };
    const series = await this.#figures(flow, structure, full, years, areaDimension, known, call);
    for (const area of known) {
      const own = series.filter((each) => each.area?.code === area);
      if (own.length > 0) answers.set(area, withTotals(own, base, narrowed.byTotal));
    }
    return answers;
  }

  async #areaWith(
    flow: Flow,
    structure: Structure,
    chosen: Filters,
    areaDimension: string | undefined,
    areas: readonly string[],
    call: SourceCall,
  ): Promise<{ area: string; availability: Availability } | undefined> {
    for (const area of areas) {
      const key = { ...chosen, ...(areaDimension === undefined ? {} : { [areaDimension]: [area] }) };
      const availability = await this.#availability(flow, structure, key, call);
      if (availability === undefined) continue;
      if (areaDimension === undefined || availability.codes[areaDimension]?.includes(area))
        return { area, availability };
    }
    return undefined;
  }

  async #structure(flow: Flow, call: SourceCall): Promise<Structure> {
    const request = {
      path: `/dataflow/${part(flow.agency)}/${part(flow.flow)}/latest`,
      query: { references: 'descendants' },
      headers: STRUCTURE_HEADERS,
      expect: 'json' as const,
      accept: [200, 404],
      lifetime: 'structure' as const,
    };
    const structure = await this.#client.read(request, structureReads.structure, call);
    if (structure === undefined) throw gone(flow);
    return structure;
  }

  #availability(
    flow: Flow,
    structure: Structure,
    filters: Filters,
    call: SourceCall,
  ): Promise<Availability | undefined> {
    const key = keyOf(structure, filters, '*');
    const request = {
      path: `/v2/availability/dataflow/${part(flow.agency)}/${part(flow.flow)}/${part(flow.version || '+')}/${part(key)}`,
      headers: STRUCTURE_HEADERS,
      expect: 'json' as const,
      accept: [200, 404],
      mayBeEmpty: true,
      lifetime: 'availability' as const,
    };
    return this.#client.read(request, structureReads.availability, call);
  }

  async #figures(
    flow: Flow,
    structure: Structure,
    filters: Filters,
    years: Years,
    areaDimension: string | undefined,
    areas: readonly string[],
    call: SourceCall,
  ): Promise<Series[]> {
    const key = keyOf(structure, filters, '');
    const answer = await this.#client.read(
      {
        path: `/data/${part(flow.agency)},${part(flow.flow)},${part(flow.version)}/${/^\.*$/.test(key) ? 'all' : part(key)}`,
        query: { startPeriod: years.from, endPeriod: years.to, dimensionAtObservation: 'AllDimensions' },
        headers: DATA_HEADERS,
        expect: 'csv' as const,
        accept: [200, 400, 403, 404, 422],
        mayBeEmpty: true,
        lifetime: 'data' as const,
      },
      reads.figures,
      call,
    );
    if (answer.kind === 'unknown_flow') throw gone(flow);
    if (answer.kind === 'nothing') return [];
    if (answer.kind === 'refused') throw refusal(answer.message);
    const hasOtherAreas = answer.series.some(
      ({ cells }) => areaDimension !== undefined && !areas.includes(cells[areaDimension]?.code ?? ''),
    );
    if (hasOtherAreas)
      throw new Problem('upstream_invalid_response', `oecd: the response for ${flow.id} is about another country.`);
    return answer.series.map((each) => seriesOf(each, flow, structure, areaDimension, years));
  }
}

function withTotals(series: readonly Series[], base: string, byTotal: readonly string[]): SeriesAnswer {
  const [first] = byTotal;
  if (first === undefined) return { kind: 'series', series };
  const note = `The total was used for ${byTotal.join(', ')}. To choose other codes, use an id such as ${writeFlowId(base, { [first]: ['CODE'] })}.`;
  return { kind: 'series', series: series.map((each) => ({ ...each, notes: [note] })), note };
}

function seriesOf(
  { cells, columns, observations }: FiguresSeries,
  flow: Flow,
  { dimensions }: Structure,
  areaDimension: string | undefined,
  years: Years,
): Series {
  const own = dimensions.flatMap(({ id, name }) => {
    const cell = cells[id];
    return cell === undefined || id === areaDimension ? [] : [{ id, name: columns[id] ?? name, ...cell }];
  });
  const inTime = inOrder(observations, years);
  const multiplier = Number(cells['UNIT_MULT']?.code);
  const base = `${flow.agency},${flow.flow}`;
  const query = new URLSearchParams({ df: `dsDisseminateFinalDMZ;${flow.flow};${flow.agency}` });
  return {
    id: writeFlowId(base, Object.fromEntries(own.map(({ id, code }) => [id, [code]]))),
    name: flow.name,
    area: areaDimension === undefined ? undefined : cells[areaDimension],
    unit: withBase(cells['UNIT_MEASURE']?.label, cells['BASE_PER']?.label),
    // The code 9999 means "no multiplier".
    multiplier: Number.isInteger(multiplier) && multiplier > 0 && multiplier < 30 ? multiplier : undefined,
    frequency: frequencyOfCode(cells['FREQ']?.code) ?? (inTime[0] && frequencyOf(inTime[0].period)),
    dimensions: own,
    updated: undefined,
    observations: inTime,
    page: `https://data-explorer.oecd.org/vis?${query}`,
  };
}

function withBase(unit: string | undefined, base: string | undefined): string | undefined {
  return unit === undefined || base === undefined ? unit : `${unit}, base ${base}`;
}

function existing(dimension: Choice, codes: readonly string[] | undefined): Choice {
  if (codes === undefined) return dimension;
  const labels = new Map(dimension.codes.map(({ code, label }) => [code, label]));
  return { ...dimension, codes: codes.map((code) => ({ code, label: labels.get(code) ?? code })) };
}

function without(filters: Filters, id: string | undefined): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name !== id));
}

function keyOf({ dimensions }: Structure, filters: Filters, open: string): string {
  return dimensions.map(({ id }) => filters[id]?.join('+') ?? open).join('.');
}

/** Encodes a path segment, except for the characters that series keys use. */
function part(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%40', '@')
    .replaceAll('%2B', '+')
    .replaceAll('%2C', ',')
    .replaceAll('%2A', '*');
}

function gone({ id }: Flow): Problem {
  return new Problem('not_found', `The OECD no longer has the dataflow ${id}.`, {
    hint: 'Find its successor with search_economic_indicators.',
  });
}

/** A 403 means that the rate limit was exceeded. */
function refusal(message: string): Problem {
  if (/exceed|too many|limit/i.test(message)) {
    return new Problem('upstream_unavailable', 'oecd: the hourly download limit is used up.', {
      retryAfter: BLOCK_S,
    });
  }
  return new Problem('upstream_failed', 'oecd: the source rejected the request.');
}
