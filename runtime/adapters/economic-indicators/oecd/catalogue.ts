// The OECD's list of dataflows, from a single response of about 10 MB.

import { DAY_MS } from '../../../lib/duration.ts';
import { listOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import { plainLine } from '../../../lib/plain-text.ts';
import type { Language } from '../../../lib/text/stemming.ts';
import type { CatalogCall, ListDefinition, ListRow } from '../../../sources/catalogs/catalogs.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import { STRUCTURE_HEADERS } from './headers.ts';
import { READY } from './ready.ts';

export const reads = readers(import.meta.url, { flows: readFlows });

/** A dataflow, or a predefined indicator (a dataflow with selected dimension values). */
export interface Flow {
  /**
   * Example: `OECD.SDD.STES,DSD_KEI@DF_KEI`, with a suffix such as `:MEASURE=IRLT;FREQ=M` for selected dimension
   * values.
   */
  readonly id: string;
  readonly agency: string;
  readonly flow: string;
  readonly version: string;
  readonly name: string;
  readonly description: string | undefined;
}

export interface ReadFlow extends Flow {
  readonly names: Readonly<Partial<Record<Language, string>>>;
}

const MAX_DESCRIPTION_LENGTH = 300;
const BATCH = 500;
/** Dataflows of these agencies cover entire economies and rank above dataflows for individual projects. */
const MAIN_AGENCIES = ['OECD.SDD', 'OECD.ECO', 'OECD.ELS', 'OECD.CTP'];

export function flowList(client: SourceClient): ListDefinition {
  return {
    id: 'oecd-dataflows',
    source: 'oecd',
    title: 'OECD dataflows',
    lifetime: 7 * DAY_MS,
    rows: (call) => rows(client, call),
  };
}

async function* rows(client: SourceClient, call: CatalogCall): AsyncGenerator<readonly ListRow[]> {
  const request = {
    path: '/dataflow/all/all/latest',
    headers: STRUCTURE_HEADERS,
    expect: 'json',
    lifetime: 'none',
  } as const;
  const all = flowRows(await client.read(request, reads.flows, call));
  call.expect(all.length);
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}

export function flowRows(flows: readonly ReadFlow[]): ListRow[] {
  const byId = new Map(flows.map((flow) => [flow.id, flow]));
  const ready = READY.flatMap(({ id, titles, description }): ListRow[] => {
    const flow = byId.get(id.slice(0, id.indexOf(':')));
    if (flow === undefined) return [];
    const { names: _, ...value } = { ...flow, id, name: titles.en, description };
    return [{ key: id, titles, context: flow.name, description, prior: 1, value }];
  });
  return [...flows.map(flowRow), ...ready];
}

function flowRow({ names, ...flow }: ReadFlow): ListRow {
  const isMain = MAIN_AGENCIES.some((agency) => flow.agency.startsWith(agency));
  const isRegional = /region|cit(?:y|ies)|municipal|metropolitan|\bTL[23]\b/i.test(flow.name);
  return {
    key: flow.id,
    titles: { ...names, en: flow.name },
    description: flow.description,
    prior: (isMain ? 0.6 : 0.45) - (isRegional ? 0.2 : 0),
    value: flow,
  };
}

function readFlows(answer: Answer): ReadFlow[] {
  const data = objectOf(objectOf(answer.json())['data']);
  const flows = listOf(data['dataflows']).map(objectOf);
  if (flows.length === 0) throw new Error('The list of dataflows is empty.');
  return flows.flatMap((flow): ReadFlow[] => {
    const [id, agency] = [textOf(flow['id']), textOf(flow['agencyID'])];
    if (id === undefined || agency === undefined) return [];
    const names = objectOf(flow['names']);
    const [en, fr] = [textOf(names['en']) ?? textOf(flow['name']) ?? id, textOf(names['fr'])];
    return [
      {
        id: `${agency},${id}`,
        agency,
        flow: id,
        version: textOf(flow['version']) ?? '',
        name: en,
        description: plainLine(textOf(flow['description']))?.slice(0, MAX_DESCRIPTION_LENGTH),
        names: { en, ...(fr === undefined || fr === en ? {} : { fr }) },
      },
    ];
  });
}
