// List of all tables in both languages, from the newer API, because the older one can only be browsed.

import { DAY_MS } from '../../../lib/duration.ts';
import { listOf, objectOf, textOf, textsOf } from '../../../lib/loose-json.ts';
import { isFrozen } from '../../../lib/period.ts';
import type { CatalogCall, ListDefinition, ListRow } from '../../../sources/catalogs/catalogs.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';

export const reads = readers(import.meta.url, { tables: readTables, updatedTables: readUpdatedTables });

export interface ListedTable {
  readonly id: string;
  /** Path that ends with the table's id, such as `BE/BE0101/BE0101A/TAB638`. */
  readonly path: string;
  readonly names: { readonly sv: string | undefined; readonly en: string | undefined };
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly updated: string | undefined;
  readonly timeUnit: string | undefined;
  readonly ended: boolean;
}

export interface ReadTable {
  readonly id: string;
  readonly label: string;
  readonly path: readonly string[];
  readonly folders: readonly string[];
  readonly variables: readonly string[];
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly updated: string | undefined;
  readonly timeUnit: string | undefined;
  readonly discontinued: boolean;
}

const BATCH = 500;
/** Page size. It is larger than the number of tables, so one page contains all tables. */
const PAGE_SIZE = 10_000;

export function tableList(client: SourceClient): ListDefinition {
  return {
    id: 'scb-tables',
    source: 'scb',
    title: 'tables of Statistics Sweden',
    lifetime: DAY_MS,
    rows: (call) => rows(client, call),
  };
}

async function* rows(client: SourceClient, call: CatalogCall): AsyncGenerator<readonly ListRow[]> {
  const read = (lang: 'sv' | 'en') => client.read(listing(lang), reads.tables, call);
  const swedish = await read('sv');
  // English names are optional, because the Swedish list is sufficient.
  const english = await read('en').catch((error: unknown) => {
    if (call.signal.aborted) throw error;
    return [];
  });
  const all = tableRows(swedish, english, call.now());
  call.expect(all.length);
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}

/** The response is several megabytes in size, so callers cache it. */
export function listing(lang: 'sv' | 'en') {
  const query = { lang, pageSize: PAGE_SIZE, includeDiscontinued: true };
  return { host: 'v2', path: '/tables', query, expect: 'json', lifetime: 'none' } as const;
}

export function tableRows(swedish: readonly ReadTable[], english: readonly ReadTable[], now: Date): ListRow[] {
  const inEnglish = new Map(english.map((table) => [table.id, table]));
  const all = new Map([...english, ...swedish].map((table) => [table.id, table]));
  return [...all.values()].map((table) => {
    const en = inEnglish.get(table.id);
    const ended = table.discontinued || isFrozen(table.last, now);
    const isSwedish = swedish.some((each) => each === table);
    const sv = isSwedish ? table.label : undefined;
    const value: ListedTable = {
      id: table.id,
      path: [...table.path, table.id].join('/'),
      names: { sv, en: en?.label },
      first: table.first,
      last: table.last,
      updated: table.updated,
      timeUnit: table.timeUnit,
      ended,
    };
    return {
      key: table.id,
      titles: {
        ...(sv === undefined ? {} : { sv: topicOf(sv) }),
        ...(en === undefined ? {} : { en: topicOf(en.label) }),
      },
      context: [...(en ?? table).folders, ...(en ?? table).variables].join(' '),
      contextLanguage: en === undefined ? 'sv' : 'en',
      // National figures rank above key figures and figures for small areas.
      prior: 0.6 - (/^(?:nyckeltal|key figures)/i.test(table.label) ? 0.1 : 0),
      ended,
      value,
    };
  });
}

/** Returns the title without the period at its end, as in "… . År 1968 - 2025". */
function topicOf(label: string): string {
  const words = label.trim().split(/\s+/);
  const time = words.findIndex((word, i) => TIMES.has(word) && /^\d{4}/.test(words[i + 1] ?? ''));
  const isLast = time > 0 && !words.slice(time + 1).some((word) => word.includes('.'));
  return isLast ? words.slice(0, time).join(' ') : label;
}

const TIMES = new Set('År Månad Kvartal Vecka Halvår Year Month Quarter Week Half-year'.split(' '));

/** Throws if the list is empty, because this is an error of the source. */
function readTables(answer: Answer): ReadTable[] {
  const tables = tablesOf(answer);
  if (tables.length === 0) throw new Error('The list of tables is empty.');
  return tables;
}

/** Returns an empty list if no tables were updated, for example over a holiday. The first page then does not exist. */
function readUpdatedTables(answer: Answer): ReadTable[] {
  return answer.status === 404 ? [] : tablesOf(answer);
}

function tablesOf(answer: Answer): ReadTable[] {
  const { tables } = objectOf(answer.json());
  if (!Array.isArray(tables)) throw new Error('The response has no list of tables.');
  return tables.map(objectOf).flatMap((table): ReadTable[] => {
    const [id, label] = [textOf(table['id']), textOf(table['label'])];
    if (id === undefined || label === undefined) return [];
    const path = listOf(listOf(table['paths'])[0]).map(objectOf);
    return [
      {
        id,
        label,
        path: path.map((each) => textOf(each['id']) ?? '').filter(Boolean),
        folders: path.map((each) => textOf(each['label']) ?? '').filter(Boolean),
        variables: textsOf(table['variableNames']),
        first: textOf(table['firstPeriod']),
        last: textOf(table['lastPeriod']),
        updated: textOf(table['updated']),
        timeUnit: textOf(table['timeUnit']),
        discontinued: table['discontinued'] === true,
      },
    ];
  });
}
