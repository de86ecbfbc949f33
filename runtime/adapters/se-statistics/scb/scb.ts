// Statistics Sweden's PxWeb database in both API generations. The older one is browsed by path, and its tables have
// names. The newer one lists all tables by TAB id and is used for searches, and for paths that end with a TAB id.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import type { Cube } from '../../../sdk/json-stat.ts';
import type { SourceCatalog } from '../../../sources/catalogs/catalogs.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { DATA_STATUSES, GONE, type Place, reads, type Table } from './read.ts';
import { type ListedTable, listing, type ReadTable, tableList, reads as tableReads } from './tables.ts';

export type { Item, Place, Table, Variable } from './read.ts';
export type { ListedTable, ReadTable } from './tables.ts';

export type ScbLanguage = 'en' | 'sv';

/** Selects values of a variable: either by code, or the most recent values. */
export interface Selection {
  readonly code: string;
  readonly filter: 'item' | 'top' | 'all';
  readonly values: readonly string[];
}

/** Maximum number of cells per request. */
const MAX_CELLS = { older: 100_000, newer: 150_000 } as const;
const TABLE_ID = /(?:^|\/)(TAB\d+)$/i;

export function create({ client, catalogs }: SourceContext<'scb'>): Scb {
  return new Scb(client, catalogs.list<ListedTable>(tableList(client)));
}

export class Scb {
  readonly tables: SourceCatalog<ListedTable>;
  readonly #client: SourceClient<LifetimeName<'scb'>>;

  constructor(client: SourceClient<LifetimeName<'scb'>>, tables: SourceCatalog<ListedTable>) {
    this.#client = client;
    this.tables = tables;
  }

  /** Uses the older API; the empty path is the root. */
  place(path: string, lang: ScbLanguage, call: SourceCall): Promise<Place> {
    const request = {
      path: `/${lang}/ssd/${encoded(path)}`,
      expect: 'json' as const,
      accept: GONE,
      lifetime: 'navigation' as const,
    };
    return this.#client.read(request, reads.place, call);
  }

  /** Returns `folder` if the path is a folder, and undefined if the path does not exist. */
  async table(path: string, lang: ScbLanguage, call: SourceCall): Promise<Table | 'folder' | undefined> {
    const id = tableId(path);
    if (id !== undefined) {
      const request = {
        host: 'v2',
        path: `/tables/${id}/metadata`,
        query: { lang },
        expect: 'json' as const,
        accept: GONE,
        lifetime: 'navigation' as const,
      };
      return this.#client.read(request, reads.metadata, call);
    }
    const place = await this.place(path, lang, call);
    if (place.kind === 'table') return place.table;
    return place.kind === 'folder' ? 'folder' : undefined;
  }

  allTables(lang: ScbLanguage, call: SourceCall): Promise<readonly ReadTable[]> {
    return this.#client.read(listing(lang), tableReads.tables, call);
  }

  tablesUpdated(days: number, lang: ScbLanguage, call: SourceCall): Promise<readonly ReadTable[]> {
    const request = listing(lang);
    const query = { ...request.query, pastDays: days };
    return this.#client.read({ ...request, query, accept: [200, 404] }, tableReads.updatedTables, call);
  }

  mostCells(path: string): number {
    return tableId(path) === undefined ? MAX_CELLS.older : MAX_CELLS.newer;
  }

  async data(path: string, selections: readonly Selection[], lang: ScbLanguage, call: SourceCall): Promise<Cube> {
    const id = tableId(path);
    const shared = { expect: 'json', accept: DATA_STATUSES, lifetime: 'data' } as const;
    const request =
      id === undefined
        ? { ...shared, path: `/${lang}/ssd/${encoded(path)}`, body: { json: olderQuery(selections) } }
        : {
            ...shared,
            host: 'v2',
            path: `/tables/${id}/data`,
            query: { lang, outputFormat: 'json-stat2' },
            body: { json: newerQuery(selections) },
          };
    const answer = await this.#client.read(request, reads.data, call);
    switch (answer.kind) {
      case 'cube':
        return answer.cube;
      case 'too_many_cells':
        throw new Problem('invalid_arguments', 'The source rejects requests for this many cells.', {
          hint: 'Select fewer values with filters.',
        });
      case 'nothing':
        throw new Problem('not_found', `Statistics Sweden no longer has the table ${path}.`);
      default:
        // The selection was checked against the table's own metadata, so this is not the caller's error.
        throw new Problem('upstream_failed', 'scb rejected the selection.');
    }
  }
}

function tableId(path: string): string | undefined {
  return TABLE_ID.exec(path)?.[1]?.toUpperCase();
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function olderQuery(selections: readonly Selection[]): object {
  return {
    query: selections.map(({ code, filter, values }) => ({ code, selection: { filter, values: [...values] } })),
    response: { format: 'json-stat2' },
  };
}

function newerQuery(selections: readonly Selection[]): object {
  return {
    selection: selections.map(({ code, filter, values }) => ({
      variableCode: code,
      valueCodes: filter === 'top' ? [`TOP(${values[0]})`] : [...values],
    })),
  };
}
