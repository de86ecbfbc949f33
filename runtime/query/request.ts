// The request of a query: named calls, a SQL statement over their tables, and the number of rows to return. The reader reports all
// errors together, each with a JSON pointer to the invalid value.

import type { Operation } from '../contract/operation.ts';
import { type ArgumentProblem, Problem } from '../contract/problem.ts';
import type { ResultArgument, ResultTable } from '../contract/result-table.ts';
import { nearestFew } from '../lib/text/nearest.ts';
import { isRecord } from '../views/walk.ts';
import { type BankMembers, membersOfGroup, QUERY_GROUPS } from './groups.ts';
import { canJoin } from './normalize.ts';
import { TableReader } from './rows.ts';

export const MAX_CALLS = 20;
/** Maximum number of calls in a request after `for_each` is expanded. */
export const MAX_EXPANDED = 60;
export const MAX_SQL = 4_000;
export const MAX_ROWS = 1_000;
const ROWS_OF_SQL = 200;
const ROWS_OF_TABLE = 20;
const NAME = /^[a-z][a-z0-9_]{0,30}$/;

export interface QueryTool {
  readonly operation: Operation;
  readonly table: ResultTable;
}

/** Source of the values for which a call is repeated. */
export type ForEach =
  | { readonly kind: 'values'; readonly values: readonly (string | number | boolean)[] }
  | { readonly kind: 'column'; readonly call: string; readonly column: string };

export interface QueryCall extends QueryTool {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly forEach: ReadonlyMap<string, ForEach>;
}

/** A request that is valid, as far as this can be checked without SQLite and the sources. */
export interface QueryRequest {
  /** Sorted; each call follows the calls whose columns it uses. */
  readonly calls: readonly QueryCall[];
  readonly sql: string | undefined;
  readonly limit: number;
  readonly dryRun: boolean;
}

export interface QueryTools {
  find(name: string): Promise<QueryTool | undefined>;
  readonly names: () => Iterable<string>;
}

/** Collects errors. */
export class Faults {
  readonly list: ArgumentProblem[] = [];

  add(pointer: string, code: ArgumentProblem['code'], message: string, hint?: string): undefined {
    this.list.push({ parameter: pointer, code, message, ...(hint === undefined ? {} : { hint }) });
    return undefined;
  }

  /** @throws Problem invalid_arguments if there are any errors */
  throwIfAny(): void {
    if (this.list.length === 0) return;
    const first = this.list[0] as ArgumentProblem;
    const more = this.list.length === 1 ? '' : ` (and ${this.list.length - 1} more)`;
    throw new Problem('invalid_arguments', `${first.parameter} ${first.message}${more}.`, { errors: this.list });
  }
}

export interface ReadOptions {
  readonly tools: QueryTools;
  readonly bankMembers: BankMembers;
  /** Day for which group members are determined if the request does not specify one, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Reads a request.
 * @throws Problem invalid_arguments with all errors
 */
export async function readQuery(body: unknown, options: ReadOptions): Promise<QueryRequest> {
  const faults = new Faults();
  const values = isRecord(body) ? body : {};
  if (!isRecord(body)) faults.add('', 'type', 'must be an object with calls');
  for (const name of Object.keys(values)) {
    if (!['calls', 'sql', 'limit', 'dry_run'].includes(name)) {
      faults.add(
        `/${escaped(name)}`,
        'unknown_argument',
        'is not a field of a query',
        'Use calls, sql, limit and dry_run.',
      );
    }
  }
  const sql = readSql(values['sql'], faults);
  const limit = readLimit(values['limit'], sql === undefined ? ROWS_OF_TABLE : ROWS_OF_SQL, faults);
  const dryRun = values['dry_run'] ?? false;
  if (typeof dryRun !== 'boolean') faults.add('/dry_run', 'type', 'must be true or false');
  const calls = await readCalls(values['calls'], options, faults);
  const sorted = inOrder(calls, faults);
  checkNumber(sorted, faults);
  faults.throwIfAny();
  return { calls: sorted, sql, limit, dryRun: dryRun === true };
}

function readSql(sql: unknown, faults: Faults): string | undefined {
  if (sql === undefined || sql === null || sql === '') return undefined;
  if (typeof sql !== 'string') return faults.add('/sql', 'type', 'must be a string with one SELECT statement');
  if (sql.length > MAX_SQL) return faults.add('/sql', 'max_length', `must have at most ${MAX_SQL} characters`);
  if (/\0/.test(sql)) return faults.add('/sql', 'control_character', 'must not contain a NUL character');
  return sql;
}

function readLimit(limit: unknown, otherwise: number, faults: Faults): number {
  if (limit === undefined) return otherwise;
  if (Number.isInteger(limit) && (limit as number) >= 1 && (limit as number) <= MAX_ROWS) return limit as number;
  faults.add('/limit', 'maximum', `must be an integer from 1 to ${MAX_ROWS}`);
  return otherwise;
}

async function readCalls(calls: unknown, options: ReadOptions, faults: Faults): Promise<QueryCall[]> {
  if (!isRecord(calls)) {
    faults.add('/calls', calls === undefined ? 'required' : 'type', 'must be an object of calls by name', EXAMPLE);
    return [];
  }
  const entries = Object.entries(calls);
  if (entries.length === 0) faults.add('/calls', 'min_properties', 'must contain at least one call', EXAMPLE);
  if (entries.length > MAX_CALLS) {
    faults.add('/calls', 'max_properties', `must contain at most ${MAX_CALLS} calls`);
    return [];
  }
  const found: QueryCall[] = [];
  for (const [name, call] of entries) {
    const read = await readCall(name, call, options, faults);
    if (read !== undefined) found.push(read);
  }
  checkColumns(found, faults);
  return found;
}

const EXAMPLE =
  'For example {"rates": {"tool": "currency-conversion.get_exchange_rates", "arguments": {"base": "EUR"}}}.';

async function readCall(
  name: string,
  call: unknown,
  options: ReadOptions,
  faults: Faults,
): Promise<QueryCall | undefined> {
  const { tools } = options;
  const at = `/calls/${escaped(name)}`;
  if (!NAME.test(name)) {
    return faults.add(at, 'pattern', 'must be named with lower-case letters, digits and underscores, such as gdp');
  }
  if (!isRecord(call)) return faults.add(at, 'type', 'must be an object with tool and arguments');
  for (const member of Object.keys(call)) {
    if (!['tool', 'arguments', 'for_each'].includes(member)) {
      faults.add(`${at}/${escaped(member)}`, 'unknown_argument', 'is not a field of a call');
    }
  }
  const toolName = call['tool'];
  if (typeof toolName !== 'string') return faults.add(`${at}/tool`, 'required', 'must be the name of a tool');
  const tool = await tools.find(toolName.slice(0, 200));
  if (tool === undefined) {
    const near = nearestFew(toolName.slice(0, 200), tools.names(), 3);
    const hint = near.length === 0 ? 'find_tool searches for tools.' : `Did you mean ${near.join(' or ')}?`;
    return faults.add(`${at}/tool`, 'value', 'is not a tool that a query can call', hint);
  }
  const input = call['arguments'] ?? {};
  if (!isRecord(input)) return faults.add(`${at}/arguments`, 'type', 'must be an object');
  const forEach = await readForEach(call['for_each'], tool.table, input, `${at}/for_each`, options, faults);
  const read = { ...tool, name, arguments: input, forEach };
  checkArguments(read, at, faults);
  return read;
}

async function readForEach(
  input: unknown,
  table: ResultTable,
  fixed: object,
  at: string,
  options: ReadOptions,
  faults: Faults,
): Promise<ReadonlyMap<string, ForEach>> {
  const found = new Map<string, ForEach>();
  if (input === undefined) return found;
  if (!isRecord(input)) {
    faults.add(at, 'type', 'must be an object of values by argument');
    return found;
  }
  for (const [name, over] of Object.entries(input)) {
    const pointer = `${at}/${escaped(name)}`;
    if (!Object.hasOwn(table.arguments, name)) {
      const known = Object.keys(table.arguments).join(', ');
      faults.add(pointer, 'unknown_argument', 'is not an argument with a single value', `These are: ${known}.`);
      continue;
    }
    if (Object.hasOwn(fixed, name)) {
      faults.add(pointer, 'repeated', 'is also in arguments: set it in only one of the two');
      continue;
    }
    const each = await readOver(over, pointer, options, faults);
    if (each !== undefined) found.set(name, each);
  }
  return found;
}

async function readOver(over: unknown, at: string, options: ReadOptions, faults: Faults): Promise<ForEach | undefined> {
  if (Array.isArray(over)) return readValues(over, at, faults);
  if (!isRecord(over)) return faults.add(at, 'type', OVER);
  const { members_of: group, at: day, column, ...rest } = over as Record<string, unknown>;
  const isClear = Object.keys(rest).length === 0 && (group === undefined) !== (column === undefined);
  if (!isClear) return faults.add(at, 'type', OVER);
  return column === undefined ? readGroup(group, day, at, options, faults) : readColumn(column, at, faults);
}

function readValues(values: readonly unknown[], at: string, faults: Faults): ForEach | undefined {
  if (values.length === 0 || values.length > MAX_EXPANDED) {
    return faults.add(at, 'max_items', `must have 1 to ${MAX_EXPANDED} values`);
  }
  const isPlain = values.every((value) => ['string', 'number', 'boolean'].includes(typeof value));
  if (!isPlain) return faults.add(at, 'type', 'must be a list of strings, numbers or booleans');
  return { kind: 'values', values: [...new Set(values as (string | number | boolean)[])] };
}

function readColumn(column: unknown, at: string, faults: Faults): ForEach | undefined {
  const [, call, name] = typeof column === 'string' ? (/^([a-z0-9_]+)\.([a-z0-9_]+)$/i.exec(column) ?? []) : [];
  if (call === undefined || name === undefined) {
    return faults.add(`${at}/column`, 'pattern', 'must be <call>.<column>, such as unemployment.country');
  }
  return { kind: 'column', call, column: name.toLowerCase() };
}

async function readGroup(
  group: unknown,
  day: unknown,
  at: string,
  { today, bankMembers }: ReadOptions,
  faults: Faults,
): Promise<ForEach | undefined> {
  if (day !== undefined && (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day))) {
    return faults.add(`${at}/at`, 'calendar_date', 'must be a day, such as 2019-12-31');
  }
  const code = typeof group === 'string' ? group.slice(0, 100) : '';
  const found = await membersOfGroup(code, day, today, bankMembers);
  switch (found.kind) {
    case 'members':
      return { kind: 'values', values: found.members };
    case 'no_members_yet':
      return faults.add(`${at}/at`, 'value', 'is before the group had members');
    case 'only_current':
      return faults.add(`${at}/at`, 'value', 'is not available: only current members of World Bank groups are known');
    case 'unknown_group':
      return faults.add(`${at}/members_of`, 'value', 'is not a known group', `Groups: ${QUERY_GROUPS.join(', ')}.`);
  }
}

const OVER =
  'must be a list of values, {"members_of": "EU"} (with "at" for a past day), or {"column": "<call>.<column>"}';

/** Rejects columns that do not exist or whose values cannot be used as the argument. */
function checkColumns(calls: readonly QueryCall[], faults: Faults): void {
  const byName = new Map(calls.map((call) => [call.name, call]));
  for (const { name, forEach, table } of calls) {
    for (const [argument, each] of forEach) {
      if (each.kind !== 'column') continue;
      const at = `/calls/${name}/for_each/${argument}/column`;
      const other = byName.get(each.call);
      if (other === undefined || other.name === name) {
        faults.add(at, 'value', `${each.call} is not the name of another call`);
        continue;
      }
      const column = new TableReader(other).columns.find((known) => known.name === each.column);
      if (column === undefined) {
        const near = nearestFew(
          each.column,
          new TableReader(other).columns.map((known) => known.name),
          3,
        );
        const hint = near.length === 0 ? undefined : `Did you mean ${near.join(' or ')}?`;
        faults.add(at, 'value', `${each.call} has no column ${each.column}`, hint);
        continue;
      }
      const wanted = (table.arguments[argument] as ResultArgument).is;
      if (!canJoin(column.is, wanted)) {
        faults.add(at, 'value', `holds ${column.is}, but ${argument} takes ${wanted}`);
      }
    }
  }
}

/** Checks the arguments with the tool's decoder, using the first value of each list. */
function checkArguments(call: QueryCall, at: string, faults: Faults): void {
  const later = new Set([...call.forEach].filter(([, each]) => each.kind === 'column').map(([name]) => name));
  const lists = [...call.forEach].flatMap(([name, each]) =>
    each.kind === 'values' ? [[name, each.values] as const] : [],
  );
  const max = Math.max(1, ...lists.map(([, values]) => values.length));
  const reported = new Set<string>();
  for (let index = 0; index < max; index += 1) {
    const varied = lists.map(([name, values]) => [name, values[Math.min(index, values.length - 1)]] as const);
    const values = { ...call.arguments, ...Object.fromEntries(varied) };
    const decoded = call.operation.decode({ encoding: 'json', values });
    if (decoded.ok) continue;
    for (const problem of decoded.problems) {
      // If a rule involves several arguments, `parameter` lists all of them.
      const names = problem.parameter.split(', ').map((each) => each.split(/[.[]/, 1)[0] as string);
      if (names.some((each) => later.has(each))) continue;
      const [name] = names;
      const isVaried = varied.some(([each]) => each === name);
      const pointer = `${at}/${isVaried ? 'for_each' : 'arguments'}/${escaped(problem.parameter)}`;
      const value = isVaried ? `${JSON.stringify(varied.find(([each]) => each === name)?.[1])}: ` : '';
      if (reported.has(pointer)) continue;
      reported.add(pointer);
      faults.list.push({ ...problem, parameter: pointer, message: `${value}${problem.message}` });
    }
  }
}

function inOrder(calls: readonly QueryCall[], faults: Faults): QueryCall[] {
  const sorted: QueryCall[] = [];
  const placed = new Set<string>();
  const names = new Set(calls.map(({ name }) => name));
  let waiting = [...calls];
  while (waiting.length > 0) {
    const ready = waiting.filter((call) => usedBy(call).every((name) => placed.has(name) || !names.has(name)));
    if (ready.length === 0) {
      const circle = waiting.map(({ name }) => name).join(', ');
      faults.add('/calls', 'value', `${circle} use each other's columns in a cycle`);
      return sorted;
    }
    for (const call of ready) placed.add(call.name);
    sorted.push(...ready);
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return sorted;
}

export function usedBy({ forEach }: QueryCall): string[] {
  return [...forEach.values()].flatMap((each) => (each.kind === 'column' ? [each.call] : []));
}

/** Returns the number of calls after expansion, as far as the values are known; a column counts as one value. */
export function knownCalls({ forEach }: QueryCall): number {
  return [...forEach.values()].reduce(
    (product, each) => product * (each.kind === 'values' ? each.values.length : 1),
    1,
  );
}

function checkNumber(calls: readonly QueryCall[], faults: Faults): void {
  const total = calls.reduce((sum, call) => sum + knownCalls(call), 0);
  if (total > MAX_EXPANDED) {
    faults.add('/calls', 'max_items', `would make ${total} calls: at most ${MAX_EXPANDED} are allowed`);
  }
}

/** Escapes a name for use in a JSON pointer (RFC 6901). */
function escaped(name: string): string {
  return name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1');
}
