// Runs a query: makes its calls through dispatch, puts their results into tables, runs the SQL over them, and reports the origin of each column.

import type { Provenance } from '../contract/call.ts';
import type { AccountKey } from '../contract/gate.ts';
import type { Operation } from '../contract/operation.ts';
import {
  type Caller,
  callerOf,
  type Invocation,
  type Invoke,
  type Outcome,
  type Progress,
} from '../dispatch/invocation.ts';
import type { AnswerColumn, AnswerTable, CallReport, QueryAnswer } from './answer.ts';
import { checkJoins, type Tables } from './joins.ts';
import type { SqlValue } from './normalize.ts';
import { Faults, knownCalls, MAX_EXPANDED, type QueryRequest } from './request.ts';
import type { QuotaReservations, Reservation } from './reservations.ts';
import { MAX_TABLE_ROWS, type TableColumn, TableReader } from './rows.ts';
import type { SqlColumn } from './sql-job.ts';
import type { SqlRunner } from './sql-runner.ts';
import { type LoadedCall, onlyUnit, warningsOf } from './warnings.ts';

/** Time limit for all calls together; calls that have not ended by then are reported as failed. */
const MAX_MS = 50_000;
/** Maximum number of concurrent calls per query. */
const AT_ONCE = 8;
const MAX_FAILURES_LISTED = 60;
/** Maximum number of characters in all tables together. */
const MAX_CHARACTERS = 20_000_000;

/** Dependencies of queries. */
export interface QueryOptions {
  readonly invoke: Invoke;
  readonly sql: SqlRunner;
  /** Returns the sources cited for an answer. */
  readonly cite: (provenance: readonly Provenance[], operation: Operation) => readonly object[];
  readonly reservations: QuotaReservations;
}

export type QueryCaller = Caller & {
  readonly progress?: Progress | undefined;
};

/**
 * Runs a query that `readQuery` returned.
 * @throws Problem for a request that cannot be run; failed calls are part of the answer
 */
export async function runQuery(
  options: QueryOptions,
  request: QueryRequest,
  caller: QueryCaller,
  key: AccountKey,
): Promise<QueryAnswer> {
  const loaded = request.calls.map(
    (call): LoadedCall => ({
      call,
      reader: new TableReader(call),
      rows: [],
      report: { made: 0, omitted: 0, failed: [], sources: [], empty: [], answers: [] },
    }),
  );
  const columns = await checkSql(options.sql, request, loaded, key);
  const min = request.calls.reduce((sum, call) => sum + knownCalls(call), 0);
  if (request.dryRun) return dryRun(request, loaded, min, columns);
  const reservation = await options.reservations.reserve(key, min);
  try {
    await makeCalls(options, loaded, caller, key, reservation);
  } finally {
    reservation.end();
  }
  return answerOf(options.sql, request, loaded, key);
}

/** Rejects a statement that cannot be prepared, or that compares different code systems. Returns the columns of its result. */
async function checkSql(
  runner: SqlRunner,
  { sql }: QueryRequest,
  loaded: readonly LoadedCall[],
  key: AccountKey,
): Promise<readonly SqlColumn[] | undefined> {
  if (sql === undefined) return undefined;
  const job = { tables: loaded.map((each) => sqlTable(each, [])), sql, limit: 0, prepareOnly: true };
  const { columns } = await runner.run(job, key.id);
  const faults = new Faults();
  const tables: Tables = new Map(loaded.map(({ call, reader }) => [call.name, reader.columns]));
  checkJoins(sql, tables, faults);
  faults.throwIfAny();
  return columns;
}

function dryRun(
  { calls }: QueryRequest,
  loaded: readonly LoadedCall[],
  min: number,
  columns: readonly SqlColumn[] | undefined,
): QueryAnswer {
  const hasColumns = calls.some(({ forEach }) => [...forEach.values()].some(({ kind }) => kind === 'column'));
  const tables = Object.fromEntries(
    loaded.map(({ call, reader }) => [call.name, tableAnswer(call.name, reader.columns, [], 0)]),
  );
  const described =
    columns === undefined
      ? {}
      : {
          columns: columns.map((column) => answerColumn(column, loaded, [])),
          ...{ rows: [], row_count: 0, truncated: false },
        };
  return {
    ...described,
    tables,
    calls: Object.fromEntries(loaded.map((each) => [each.call.name, reportOf(each)])),
    warnings: [],
    dry_run: { calls: min, at_most: hasColumns ? MAX_EXPANDED : min },
  };
}

/** Makes the calls, several at a time. Calls that use no columns of other calls come first. */
async function makeCalls(
  options: QueryOptions,
  loaded: readonly LoadedCall[],
  caller: QueryCaller,
  key: AccountKey,
  reservation: Reservation,
): Promise<void> {
  const deadline = AbortSignal.timeout(MAX_MS);
  const signal = AbortSignal.any([caller.signal, deadline]);
  const late = new Promise<undefined>((resolve) => deadline.addEventListener('abort', () => resolve(undefined)));
  const room = { characters: MAX_CHARACTERS };
  const done = new Map<string, LoadedCall>();
  let made = 0;
  let waiting = [...loaded];
  while (waiting.length > 0) {
    const isReady = ({ call }: LoadedCall) =>
      [...call.forEach.values()].every((each) => each.kind === 'values' || done.has(each.call));
    const ready = waiting.filter(isReady);
    const single = ready.flatMap((each) => expansionsOf(each, done).map((varied) => ({ each, varied })));
    const left = MAX_EXPANDED - made;
    const total = made + single.length;
    for (const { each, varied } of single.slice(left)) {
      fail(each, varied, 'invalid_arguments', `a query makes at most ${MAX_EXPANDED} calls: this one was skipped`);
    }
    const wanted = single.slice(0, left);
    await atOnce(wanted, async ({ each, varied }) => {
      await makeCall(options, each, varied, { ...callerOf(caller), signal, identify: () => key }, late, room);
      made += 1;
      reservation.made();
      caller.progress?.(made, total, `${made} of ${total} calls made`);
    });
    for (const each of ready) done.set(each.call.name, each);
    waiting = waiting.filter(({ call }) => !done.has(call.name));
  }
}

async function atOnce<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
}

function expansionsOf({ call }: LoadedCall, done: ReadonlyMap<string, LoadedCall>): Record<string, unknown>[] {
  let found: Record<string, unknown>[] = [{}];
  for (const [argument, each] of call.forEach) {
    const values =
      each.kind === 'values' ? each.values : distinctValues(done.get(each.call) as LoadedCall, each.column);
    found = found.slice(0, MAX_EXPANDED).flatMap((one) => values.map((value) => ({ ...one, [argument]: value })));
  }
  return found;
}

function distinctValues({ reader, rows }: LoadedCall, column: string): SqlValue[] {
  const index = reader.columns.findIndex(({ name }) => name === column);
  return [...new Set(rows.map((row) => row[index] ?? null))].filter((value) => value !== null);
}

async function makeCall(
  { invoke, cite }: QueryOptions,
  each: LoadedCall,
  varied: Record<string, unknown>,
  caller: Pick<Invocation, 'requestId' | 'transport' | 'network' | 'signal' | 'identify'>,
  late: Promise<undefined>,
  room: { characters: number },
): Promise<void> {
  const { call, reader, report } = each;
  const raw = { encoding: 'json', values: { ...call.arguments, ...varied } } as const;
  const outcome = await Promise.race([invoke({ ...caller, operation: call.operation, raw }), late]);
  report.made += 1;
  if (outcome === undefined) return fail(each, varied, 'upstream_timeout', LATE);
  if (!outcome.ok) return fail(each, varied, outcome.problem.code, messageOf(outcome));
  const read = reader.read(outcome.result, varied, MAX_TABLE_ROWS - each.rows.length);
  if (read.rows.length + read.omitted === 0 && call.forEach.size > 0) report.empty.push(varied);
  const fitting = fittingRows(read.rows, room);
  each.rows.push(...fitting);
  report.omitted += read.omitted + read.rows.length - fitting.length;
  for (const source of cite(outcome.provenance, call.operation)) addSource(report.sources, source);
  if (outcome.answer !== undefined) report.answers.push({ arguments: varied, id: outcome.answer.id });
}

const LATE = `did not end within the time limit of ${MAX_MS / 1_000} s for all calls`;

function fittingRows(rows: readonly SqlValue[][], room: { characters: number }): readonly SqlValue[][] {
  for (const [index, row] of rows.entries()) {
    for (const value of row) if (typeof value === 'string') room.characters -= value.length;
    if (room.characters < 0) return rows.slice(0, index);
  }
  return rows;
}

function messageOf({ problem }: Extract<Outcome, { ok: false }>): string {
  const [first] = problem.extras.errors ?? [];
  return first === undefined ? problem.message : `${first.parameter}: ${first.message}`;
}

function fail({ call, reader, report, rows }: LoadedCall, varied: object, code: string, message: string): void {
  if (report.failed.length < MAX_FAILURES_LISTED) report.failed.push({ arguments: varied, code, message });
  if (call.forEach.size > 0 && rows.length < MAX_TABLE_ROWS)
    rows.push(reader.failed(varied as Record<string, unknown>));
}

function addSource(sources: object[], source: object): void {
  const text = JSON.stringify({ ...source, fetched_at: undefined, cache: undefined });
  if (!sources.some((known) => JSON.stringify({ ...known, fetched_at: undefined, cache: undefined }) === text))
    sources.push(source);
}

async function answerOf(
  runner: SqlRunner,
  { sql, limit }: QueryRequest,
  loaded: readonly LoadedCall[],
  key: AccountKey,
): Promise<QueryAnswer> {
  const calls = Object.fromEntries(loaded.map((each) => [each.call.name, reportOf(each)]));
  const warnings = loaded.flatMap(warningsOf);
  if (sql === undefined) {
    const tables = loaded.map(
      ({ call, reader, rows }) => [call.name, tableAnswer(call.name, reader.columns, rows, limit)] as const,
    );
    return { tables: Object.fromEntries(tables), calls, warnings };
  }
  const job = { tables: loaded.map((each) => sqlTable(each, each.rows)), sql, limit, prepareOnly: false };
  const result = await runner.run(job, key.id);
  const rows = result.rows.slice(0, limit);
  return {
    columns: result.columns.map((column, index) =>
      answerColumn(
        column,
        loaded,
        rows.map((row) => row[index] ?? null),
      ),
    ),
    ...{ rows, row_count: rows.length, truncated: result.rows.length > limit, calls, warnings },
  };
}

function sqlTable({ call, reader }: LoadedCall, rows: readonly (readonly SqlValue[])[]) {
  return { name: call.name, columns: reader.columns.map(({ name, type }) => ({ name, type })), rows };
}

function reportOf({ call, rows, report }: LoadedCall): CallReport {
  return {
    tool: call.operation.id,
    made: report.made,
    rows: rows.length,
    omitted: report.omitted,
    failed: report.failed,
    sources: report.sources,
    answers: report.answers,
  };
}

function tableAnswer(
  name: string,
  columns: readonly TableColumn[],
  rows: readonly SqlValue[][],
  limit: number,
): AnswerTable {
  const shown = rows.slice(0, limit);
  return {
    columns: columns.map(({ name: column, type, is, unit }) => ({
      ...{ name: column, type, calls: [name] },
      ...(is === undefined ? {} : { is }),
      ...(unit === undefined ? {} : { unit }),
    })),
    ...{ rows: shown, row_count: shown.length, truncated: rows.length > limit },
  };
}

function answerColumn(
  { name, table, column }: SqlColumn,
  loaded: readonly LoadedCall[],
  values: readonly SqlValue[],
): AnswerColumn {
  const from = loaded.find(({ call }) => call.name === table);
  const known = from?.reader.columns.find((each) => each.name === column);
  if (from === undefined || known === undefined) {
    const first = values.find((value) => value !== null);
    return { name, type: typeof first === 'number' ? 'number' : 'text', calls: [] };
  }
  const { type, is } = known;
  const unit = known.unit ?? onlyUnit(from, known);
  return {
    name,
    type,
    calls: [from.call.name],
    ...(is === undefined ? {} : { is }),
    ...(unit === undefined ? {} : { unit }),
  };
}
