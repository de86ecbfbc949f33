// The data portal of the European Central Bank (SDMX 2.1): about ninety dataflows, each with its own structure.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { DAY_MS } from '../../../lib/duration.ts';
import type { CatalogCall, ListDefinition, ListRow, SourceCatalog } from '../../../sources/catalogs/catalogs.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Figures, reads } from './figures.ts';
import { type ReadFlow, type Structure, reads as structureReads } from './structures.ts';

export type { Figure, Figures, FiguresSeries } from './figures.ts';
export type { Dimension, Structure } from './structures.ts';

export interface Dataflow extends ReadFlow {
  /** Names of the categories that contain the dataset. */
  readonly description: string | undefined;
  readonly ended: { readonly last: string; readonly successor: string } | undefined;
}

/** Dataflows that the portal still lists and has data for, but no longer updates. */
const ENDED: Readonly<Record<string, Dataflow['ended']>> = {
  ICP: { last: '2025-12', successor: 'HICP' },
};

export interface FiguresQuery {
  /** Series key with one part per dimension, separated by dots; undefined selects all series. */
  readonly key: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly newest: number | undefined;
  /** Maximum number of rows to download. */
  readonly maxRows: number;
}

type Lifetime = LifetimeName<'ecb-sdmx'>;

export function create({ client, catalogs }: SourceContext<'ecb-sdmx'>): EcbSdmx {
  return new EcbSdmx(client, catalogs.list<Dataflow>(flowList(client)));
}

export class EcbSdmx {
  readonly flows: SourceCatalog<Dataflow>;
  readonly #client: SourceClient<Lifetime>;

  constructor(client: SourceClient<Lifetime>, flows: SourceCatalog<Dataflow>) {
    this.#client = client;
    this.flows = flows;
  }

  /** Returns the structure of a dataflow with the codes in use, or undefined if the dataflow does not exist. */
  structure({ id, agency }: Dataflow, call: SourceCall): Promise<Structure | undefined> {
    const request = {
      path: `/dataflow/${encodeURIComponent(agency)}/${encodeURIComponent(id)}/latest`,
      query: { references: 'all' },
      expect: 'xml' as const,
      accept: [200, 404],
      lifetime: 'structure' as const,
    };
    return this.#client.read(request, structureReads.structure, call);
  }

  /**
   * Returns at most `maxRows` observations. The result is empty if the source has no observations for the key and
   * periods.
   */
  async figures({ id, agency }: Dataflow, query: FiguresQuery, call: SourceCall): Promise<Figures> {
    const { key, from, to, newest, maxRows } = query;
    const flow = agency === 'ECB' ? encodeURIComponent(id) : `${encodeURIComponent(agency)},${encodeURIComponent(id)}`;
    const request = {
      path: `/data/${flow}${key === undefined ? '' : `/${encodeURIComponent(key).replaceAll('%2B', '+')}`}`,
      query: { format: 'csvdata', startPeriod: from, endPeriod: to, lastNObservations: newest },
      expect: 'csv' as const,
      accept: [200, 404],
      mayBeEmpty: true,
      lifetime: 'data' as const,
      // Adds one line for the header and one extra row to detect truncation.
      maxLines: maxRows + 2,
    };
    const { series, figures, cut } = await this.#client.read(request, reads.figures, call);
    const shown = figures.slice(0, maxRows);
    const keys = new Set(shown.map((figure) => figure.key));
    return {
      series: series.filter((each) => keys.has(each.key)),
      figures: shown,
      cut: cut || figures.length > maxRows,
    };
  }
}

function flowList(client: SourceClient<Lifetime>): ListDefinition {
  return {
    id: 'ecb-dataflows',
    source: 'ecb-sdmx',
    title: 'ECB dataflows',
    lifetime: DAY_MS,
    rows: (call) => rows(client, call),
  };
}

async function* rows(client: SourceClient<Lifetime>, call: CatalogCall): AsyncGenerator<readonly ListRow[]> {
  const shared = { expect: 'xml', lifetime: 'none' } as const;
  // Category requests may fail, because categories are only descriptive and the list works without them.
  const optional = async <Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> =>
    promise.catch((error: unknown) => {
      if (call.signal.aborted) throw error;
      return otherwise;
    });
  const [flows, standings, names] = await Promise.all([
    client.read({ ...shared, path: '/dataflow' }, structureReads.flows, call),
    optional(client.read({ ...shared, path: '/categorisation/ECB' }, structureReads.categorisations, call), []),
    optional(
      client.read(
        { ...shared, path: '/categoryscheme/ECB', query: { detail: 'full', references: 'none' } },
        structureReads.categories,
        call,
      ),
      {},
    ),
  ]);
  yield flowRows(flows, standings, names);
}

export function flowRows(
  flows: readonly ReadFlow[],
  standings: readonly { readonly flow: string; readonly category: string }[],
  names: Readonly<Record<string, string>>,
): ListRow[] {
  return flows.map((flow) => {
    const categories = standings.filter(({ flow: id }) => id === flow.id).map(({ category }) => names[category]);
    const description = [...new Set(categories.filter((name) => name !== undefined))].join('; ') || undefined;
    const ended = Object.hasOwn(ENDED, flow.id) ? ENDED[flow.id] : undefined;
    const value: Dataflow = { ...flow, description, ended };
    const isOwn = flow.agency === 'ECB';
    return {
      key: flow.id,
      titles: { en: flow.name },
      context: `${flow.id} ${Object.hasOwn(WORDS, flow.id) ? WORDS[flow.id] : ''} ${description ?? ''}`,
      // Rank dataflows from other agencies lower and discontinued dataflows last.
      prior: (isOwn ? 0.6 : 0.4) + (Object.hasOwn(WORDS, flow.id) ? 0.2 : 0),
      ended: ended !== undefined,
      value,
    };
  });
}

/** Search terms for dataflows whose names do not contain the words that people search for. */
const WORDS: Readonly<Record<string, string>> = {
  AME: 'macroeconomic database annual gdp government',
  BSI: 'money supply monetary aggregates m3 loans deposits',
  BP6: 'balance of payments current account',
  BPS: 'balance of payments current account',
  CISS: 'financial stress',
  EST: 'estr overnight rate money market',
  EXR: 'currency euro dollar',
  FM: 'euribor money market share prices bond yields interest rates key policy rates deposit facility rate main refinancing operations marginal lending facility oil price',
  ICP: 'hicp inflation consumer prices',
  HICP: 'inflation consumer prices cost of living',
  LFSI: 'unemployment rate employment labour force jobs',
  IRS: 'long-term interest rates government bond yields convergence',
  MIR: 'bank interest rates mortgage loans for house purchase deposits',
  MMSR: 'overnight money market unsecured secured',
  RPP: 'house prices',
  RESR: 'house prices',
  YC: 'government bond yields yield curve',
};
