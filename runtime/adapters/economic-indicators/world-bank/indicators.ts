// The indicator catalog, downloaded page by page in each language that has separate names.

import { DAY_MS } from '../../../lib/duration.ts';
import { listOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Language } from '../../../lib/text/stemming.ts';
import type { CatalogCall, ListDefinition, ListRow } from '../../../sources/catalogs/catalogs.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceClient } from '../../../sources/client/client.ts';
import { isUncounted } from '../../../sources/client/failure.ts';
import { readers } from '../../../sources/client/reading.ts';
import { envelopeOf } from './envelope.ts';
import type { GoneIndicators } from './gone.ts';
import { unitIn } from './units.ts';

export const reads = readers(import.meta.url, { indicators: readIndicators });

export interface Indicator {
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly unit: string | undefined;
  readonly dataset: string | undefined;
  readonly topics: readonly string[];
}

export interface IndicatorPage {
  readonly pages: number;
  readonly total: number;
  readonly indicators: readonly ReadIndicator[];
}

interface ReadIndicator extends Indicator {
  readonly datasetId: string | undefined;
}

const PAGE_SIZE = 1000;
/** Id of the World Development Indicators. If an indicator id exists in two databases, this database is used. */
const MAIN_DATASET = '2';
/** Words in the names of databases that the catalog lists but that the data endpoint rejects. */
const WITHOUT_FIGURES = ['archive', 'pefa', 'international comparison program', 'icp 20', 'food prices for nutrition'];
const FURTHER_LANGUAGES = ['es', 'fr'] as const;
/** Maximum length of a description in characters. Descriptions only help readers understand a hit. */
const MAX_DESCRIPTION_LENGTH = 300;

/** Indicators that people usually mean if they mention only the subject. */
const WELL_KNOWN = new Set(
  (
    'SP.POP.TOTL SL.UEM.TOTL.ZS NY.GDP.MKTP.CD NY.GDP.MKTP.KD.ZG NY.GDP.PCAP.CD FP.CPI.TOTL.ZG SP.DYN.LE00.IN SP.DYN.TFRT.IN SP.DYN.IMRT.IN SI.POV.GINI ' +
    'SI.POV.DDAY NE.EXP.GNFS.ZS NE.IMP.GNFS.ZS SE.ADT.LITR.ZS IT.NET.USER.ZS EG.ELC.ACCS.ZS AG.LND.FRST.ZS SH.XPD.CHEX.GD.ZS MS.MIL.XPND.GD.ZS ' +
    'GC.DOD.TOTL.GD.ZS BX.KLT.DINV.WD.GD.ZS SP.URB.TOTL.IN.ZS SP.POP.GROW SL.UEM.1524.ZS BN.CAB.XOKA.GD.ZS PA.NUS.FCRF FR.INR.RINR'
  ).split(' '),
);

export function indicatorList(client: SourceClient, gone: GoneIndicators): ListDefinition {
  return {
    id: 'world-bank-indicators',
    source: 'world-bank',
    title: 'World Bank indicators',
    lifetime: DAY_MS,
    rows: (call) => rows(client, gone, call),
  };
}

async function* rows(
  client: SourceClient,
  gone: GoneIndicators,
  call: CatalogCall,
): AsyncGenerator<readonly ListRow[]> {
  const names = new Map<string, { es?: string; fr?: string }>();
  for (const language of FURTHER_LANGUAGES) {
    // If the request for a language fails, only the names in that language are missing for a day. Errors in our own
    // store are rethrown, because they are short-lived.
    try {
      for await (const { indicators } of pages(client, `/${language}/indicator`, call)) {
        for (const { id, name } of indicators) names.set(id, { ...names.get(id), [language]: name });
      }
    } catch (error) {
      if (call.signal.aborted || isUncounted(error)) throw error;
    }
  }
  const inMain = new Set<string>();
  for await (const { total, indicators } of pages(client, '/indicator', call)) {
    call.expect(total);
    const usable = indicators.filter(({ id, dataset, datasetId }) => {
      if (isRefused(dataset) || gone.has(id, call.now())) return false;
      if (datasetId === MAIN_DATASET) inMain.add(id);
      return datasetId === MAIN_DATASET || !inMain.has(id);
    });
    yield usable.map((indicator) => indicatorRow(indicator, names.get(indicator.id) ?? {}));
  }
}

function isRefused(dataset: string | undefined): boolean {
  const lower = dataset?.toLowerCase() ?? '';
  return WITHOUT_FIGURES.some((word) => lower.includes(word));
}

async function* pages(client: SourceClient, path: string, call: CatalogCall): AsyncGenerator<IndicatorPage> {
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { format: 'json', per_page: PAGE_SIZE, page };
    const read = await client.read({ path, query, expect: 'json', lifetime: 'none' }, reads.indicators, call);
    last = read.pages;
    yield read;
  }
}

function readIndicators(answer: Answer): IndicatorPage {
  const { header, items } = envelopeOf(answer.json());
  return {
    pages: Number(header['pages'] ?? 1),
    total: Number(header['total'] ?? items.length),
    indicators: items.map(indicatorOf).filter((indicator) => indicator !== undefined),
  };
}

function indicatorOf(value: unknown): ReadIndicator | undefined {
  const fields = objectOf(value);
  const [id, name] = [textOf(fields['id']), textOf(fields['name'])];
  if (id === undefined || name === undefined) return undefined;
  const dataset = objectOf(fields['source']);
  return {
    id,
    name,
    description: textOf(fields['sourceNote'])?.slice(0, MAX_DESCRIPTION_LENGTH),
    unit: textOf(fields['unit']) ?? unitIn(name),
    dataset: textOf(dataset['value']),
    datasetId: textOf(dataset['id']),
    topics: listOf(fields['topics'])
      .map((topic) => textOf(objectOf(topic)['value']))
      .filter((topic) => topic !== undefined),
  };
}

export function indicatorRow(
  { datasetId, ...indicator }: ReadIndicator,
  names: Readonly<Partial<Record<Language, string>>>,
): ListRow {
  return {
    key: indicator.id,
    titles: { en: indicator.name, ...names },
    context: [...indicator.topics, indicator.dataset].join(' '),
    description: indicator.description,
    prior: priorOf(indicator.id, datasetId),
    value: indicator satisfies Indicator,
  };
}

function priorOf(id: string, datasetId: string | undefined): number {
  if (WELL_KNOWN.has(id)) return 1;
  // Ids with two or three parts are totals; ids with more parts are breakdowns.
  const parts = id.split('.').length;
  return (datasetId === MAIN_DATASET ? 0.7 : 0.35) - Math.min(0.1, Math.max(0, parts - 4) * 0.05);
}
