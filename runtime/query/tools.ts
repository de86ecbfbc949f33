// The operations that a query can call, by their public names, with the generated tables.

import { readFile } from 'node:fs/promises';
import type { Operation, Service } from '../contract/operation.ts';
import type { ResultTable, ResultTables } from '../contract/result-table.ts';
import type { QueryTool, QueryTools } from './request.ts';

const GENERATED = new URL('../../generated/', import.meta.url);
const NONE: ResultTables = {};

export interface AllQueryTools extends QueryTools {
  /** The table of an operation's result; undefined if it cannot be called from a query. */
  tableOf(operation: Operation): Promise<ResultTable | undefined>;
  /** @param services MCP names; the name of an area omits `api/` */
  within(services: ReadonlySet<string>): QueryTools;
}

/** Read-only operations of some services and areas, without the tools that all services share. */
export function queryTools(services: readonly Service[]): AllQueryTools {
  const operations = new Map<string, Operation>();
  const names: string[] = [];
  for (const { slug, operations: own } of services) {
    for (const operation of own) {
      if (operation.effect !== 'read' || operation.adapter !== slug || slug === 'webhooks') continue;
      names.push(operation.id);
      operations.set(operation.id, operation);
      for (const name of otherNames(slug, operation)) operations.set(name, operation);
    }
  }
  const tables = new Map<string, Promise<ResultTables>>();
  const tablesOf = (adapter: string) => {
    const folder = adapter.startsWith('api/') ? adapter : `services/${adapter}`;
    const known = tables.get(adapter) ?? readTables(new URL(`${folder}/tables.json`, GENERATED));
    tables.set(adapter, known);
    return known;
  };
  const tableOf = async ({ adapter, name }: Operation) => (await tablesOf(adapter))[name];
  const all: QueryTools = {
    names: () => names,
    async find(name): Promise<QueryTool | undefined> {
      const operation = operations.get(name);
      if (operation === undefined) return undefined;
      const table = await tableOf(operation);
      return table === undefined ? undefined : { operation, table };
    },
  };
  return {
    ...all,
    tableOf,
    within: (chosen) => ({
      names: () => names.filter((name) => chosen.has(serviceOf(operations.get(name)))),
      async find(name) {
        return chosen.has(serviceOf(operations.get(name))) ? all.find(name) : undefined;
      },
    }),
  };
}

function serviceOf(operation: Operation | undefined): string {
  return operation?.service.replace('api/', '') ?? '';
}

/** Reads the tables of a service. If the file is missing, queries cannot call the service's tools. */
function readTables(file: URL): Promise<ResultTables> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as ResultTables,
    () => NONE,
  );
}

/** Names of the operation in MCP and REST. */
function otherNames(slug: string, { name, tool }: Operation): string[] {
  const service = slug.replace('api/', '');
  return [`${service}/${name}`, `${service.replaceAll('-', '_')}__${tool ?? name}`, `${service}.${tool ?? name}`];
}
