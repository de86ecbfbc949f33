// Runs one SELECT at a time over tables in memory. It is a separate process, because a thread cannot be stopped while
// SQLite computes. The server kills the process if a statement takes too long. It has no secrets and opens no files.

import { constants, DatabaseSync } from 'node:sqlite';
import { MemoryGuard } from './memory-guard.ts';
import { type SqlAnswer, type SqlColumn, type SqlJob, STARTED } from './sql-job.ts';

const memory = new MemoryGuard();

/** Maximum number of characters in a result. */
const MAX_CHARACTERS = 5_000_000;
/** Values for the runtime limits of SQLite (https://www.sqlite.org/limits.html). */
const LIMITS = {
  length: 4_000_000,
  sqlLength: 4_000,
  column: 400,
  exprDepth: 100,
  compoundSelect: 30,
  attach: 0,
  functionArg: 60,
  likePatternLength: 200,
  triggerDepth: 1,
};

/** Deterministic functions that read only their arguments and whose cost is limited by the size of the arguments. */
const FUNCTIONS = new Set(
  (
    'abs avg ceil ceiling char coalesce count cume_dist date datetime degrees dense_rank exp first_value floor glob group_concat hex iif ' +
    'ifnull instr json_array_length json_each json_extract json_type lag last_value lead length like ln log log10 log2 lower ltrim max ' +
    'median min mod nth_value ntile nullif percent_rank pi pow power quote radians rank round row_number rtrim sign sqrt strftime ' +
    'string_agg substr substring sum time total trim trunc typeof unicode unixepoch upper julianday timediff'
  ).split(' '),
);

function run({ tables, sql, limit, prepareOnly }: SqlJob): SqlAnswer {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false, allowExtension: false });
  try {
    database.exec('PRAGMA trusted_schema=OFF; PRAGMA temp_store=MEMORY');
    for (const table of tables) fill(database, table);
    const names = new Set(tables.map(({ name }) => name));
    Object.assign((database as unknown as { limits?: object }).limits ?? {}, LIMITS);
    database.enableDefensive?.(true);
    database.setAuthorizer((action, first, second) =>
      isAllowed(action, first, second, names) ? constants.SQLITE_OK : constants.SQLITE_DENY,
    );
    process.send?.(STARTED);
    memory.start();
    const statement = database.prepare(sql);
    const { sourceSQL } = statement;
    if (rest(sql, sourceSQL) !== '') return { ok: false, message: 'contains more than one statement' };
    const columns = statement.columns().map(({ name, table, column }): SqlColumn => ({ name, table, column }));
    if (columns.length === 0 || !isSelect(sourceSQL)) return { ok: false, message: 'is not a SELECT statement' };
    if (prepareOnly) return { ok: true, columns, rows: [] };
    statement.setReturnArrays(true);
    const rows: unknown[][] = [];
    let characters = 0;
    for (const row of statement.iterate()) {
      const cells = (row as unknown as unknown[]).map(plain);
      for (const cell of cells) if (typeof cell === 'string') characters += cell.length;
      if (characters > MAX_CHARACTERS) {
        return { ok: false, message: 'returns more than 5 million characters: select fewer rows or columns' };
      }
      rows.push(cells);
      if (rows.length > limit) break;
    }
    return { ok: true, columns, rows: rows as (string | number | null)[][] };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  } finally {
    memory.stop();
    database.close();
  }
}

function fill(database: DatabaseSync, { name, columns, rows }: SqlJob['tables'][number]): void {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const types: Readonly<Record<string, string>> = { number: 'REAL', integer: 'INTEGER', boolean: 'INTEGER' };
  const declared = columns.map((column) => `${quoted(column.name)} ${types[column.type] ?? 'TEXT'}`);
  database.exec(`CREATE TABLE ${quoted(name)} (${declared.join(', ')})`);
  const insert = database.prepare(`INSERT INTO ${quoted(name)} VALUES (${columns.map(() => '?').join(', ')})`);
  database.exec('BEGIN');
  for (const row of rows) insert.run(...row);
  database.exec('COMMIT');
}

/** Allows a statement to read the tables and call harmless functions. Rejects recursion, because it may never end. */
function isAllowed(action: number, first: string | null, second: string | null, tables: ReadonlySet<string>): boolean {
  if (action === constants.SQLITE_SELECT) return true;
  if (action === constants.SQLITE_READ) return first === '' || tables.has(first ?? '') || first === 'json_each';
  if (action === constants.SQLITE_FUNCTION) return FUNCTIONS.has((second ?? '').toLowerCase());
  return false;
}

/** Returns the input after the first statement, without white space, comments and semicolons. */
function rest(sql: string, statement: string): string {
  return withoutComments(sql.slice(sql.indexOf(statement) + statement.length)).replaceAll(/[\s;]+/g, '');
}

/** Removes comments. Does not recognize string literals, so use it only on SQL outside them. */
function withoutComments(text: string): string {
  return text.replaceAll(/--[^\n]*/g, '').replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
}

/** Needed because the authorizer allows EXPLAIN, which describes the internals of SQLite. */
function isSelect(statement: string): boolean {
  return /^\s*(?:select|with|values)\b/i.test(withoutComments(statement));
}

/** Converts a value for JSON, which cannot represent integers beyond 2^53 or blobs. */
function plain(value: unknown): string | number | null {
  if (value === null || typeof value === 'string') return value as string | null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return value.toString();
  return null;
}

process.on('message', (job: SqlJob) => process.send?.(run(job)));
process.on('disconnect', () => process.exit());
