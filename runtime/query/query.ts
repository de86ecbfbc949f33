// Queries: several calls in one request, with SQL over their results.

import type { AccountKey, QuotaState } from '../contract/gate.ts';
import { utcDay } from '../lib/day.ts';
import type { QueryAnswer } from './answer.ts';
import { readQuery } from './request.ts';
import { QuotaReservations } from './reservations.ts';
import type { QueryCaller, QueryOptions } from './run.ts';
import { runQuery } from './run.ts';
import { SqlRunner } from './sql-runner.ts';
import type { AllQueryTools } from './tools.ts';

export type { QueryAnswer } from './answer.ts';
export type { QueryCaller } from './run.ts';

/** The parts of the server that queries use. */
export interface QueriesOptions extends Omit<QueryOptions, 'sql' | 'reservations'> {
  readonly tools: AllQueryTools;
  readonly bankMembers: (group: string, caller: Pick<QueryCaller, 'signal'>) => Promise<readonly string[]>;
  readonly quotaState: (key: AccountKey) => QuotaState | Promise<QuotaState>;
  readonly now: () => Date;
}

/** Cost of a query, as a number of requests, in addition to its calls. */
export const REQUESTS_A_QUERY = 20;

export interface Queries {
  /**
   * @param within services whose tools may be called, by MCP name; all services if undefined
   * @throws Problem for an invalid request
   */
  run(body: unknown, caller: QueryCaller, within?: ReadonlySet<string>): Promise<QueryAnswer>;
  close(): void;
}

export function createQueries({ tools, bankMembers, quotaState, now, ...options }: QueriesOptions): Queries {
  const sql = new SqlRunner();
  const reservations = new QuotaReservations(quotaState);
  return {
    async run(body, caller, within) {
      const key = await caller.identify();
      const known = within === undefined ? tools : tools.within(within);
      const request = await readQuery(body, {
        tools: known,
        bankMembers: (group) => bankMembers(group, caller),
        today: utcDay(now()),
      });
      return runQuery({ ...options, sql, reservations }, request, caller, key);
    },
    close: () => sql.close(),
  };
}
