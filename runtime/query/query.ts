// Queries: several calls in one request, with SQL over their results.

import { type QueryTools, readQuery } from './request.ts';
import type { QueryAnswer, QueryCaller, QueryOptions } from './run.ts';
import { runQuery } from './run.ts';
import { SqlRunner } from './sql-runner.ts';

export type { QueryAnswer, QueryCaller } from './run.ts';

/** What queries need of the server. */
export interface QueriesOptions extends Omit<QueryOptions, 'sql'> {
  readonly tools: QueryTools;
  readonly now: () => Date;
}

/** Runs queries. */
export interface Queries {
  /** @throws Problem for a request that cannot be run at all */
  run(body: unknown, caller: QueryCaller): Promise<QueryAnswer>;
  close(): void;
}

export function createQueries({ tools, now, ...options }: QueriesOptions): Queries {
  const sql = new SqlRunner();
  return {
    async run(body, caller) {
      const request = await readQuery(body, tools, now().toISOString().slice(0, 10));
      return runQuery({ ...options, sql }, request, caller);
    },
    close: () => sql.close(),
  };
}
