// `almanac query`: makes several calls in one request.

import type { QueryAnswer, QueryTable } from '../queries.ts';
import { type Invocation, Server } from './command.ts';
import { csvOf } from './csv.ts';
import { EXIT, type ExitCode, UsageError } from './errors.ts';
import { Input } from './input.ts';
import { formatOf, note, write, writeCsv, writeJson, writeTable } from './output.ts';
import { inert } from './text.ts';

export async function query(invocation: Invocation): Promise<ExitCode> {
  const { words, options } = invocation;
  const [place, more] = words;
  if (more !== undefined) throw new UsageError('almanac query accepts only one file.');
  if (place === undefined && process.stdin.isTTY)
    throw new UsageError('Specify a query file, or pass the query on standard input.');
  const format = formatOf(options);
  const request = await new Input().readObject(place ?? '-');
  const asked = options['dry-run'] === true ? { ...request, dry_run: true } : request;
  const answer = await new Server(invocation).json<QueryAnswer>({ method: 'POST', path: '/query' }, asked);
  if (format === 'json') writeJson(answer);
  else writeTables(answer, format);
  return outcomeOf(answer);
}

function writeTables(answer: QueryAnswer, format: 'table' | 'csv'): void {
  const { columns, rows = [], truncated = false } = answer;
  const tables: [name: string, table: Pick<QueryTable, 'columns' | 'rows' | 'truncated'>][] =
    columns === undefined ? Object.entries(answer.tables ?? {}) : [['', { columns, rows, truncated }]];
  if (format === 'csv' && tables.length > 1)
    throw new UsageError('CSV output supports only one table: join the calls with "sql" in the query, or use --json.');
  for (const [name, table] of tables) {
    const header = table.columns.map((column) => column.name);
    if (format === 'csv') writeCsv(csvOf([header, ...table.rows]));
    else {
      if (tables.length > 1) write(inert(`\n${name}`).trim());
      writeTable({ header, rows: table.rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))) });
    }
    if (table.truncated) note(`${name === '' ? '' : `${name}: `}More rows are available: raise "limit" in the query.`);
  }
  if (answer.dry_run !== undefined) note(`The query makes up to ${answer.dry_run.at_most} calls.`);
}

/** Reports failed calls. The query counts as failed if every call failed. */
function outcomeOf({ calls, warnings }: QueryAnswer): ExitCode {
  for (const warning of warnings) note(`Warning: ${warning}`);
  const outcomes = Object.entries(calls);
  for (const [name, { failed }] of outcomes) {
    for (const { arguments: values, message } of failed) note(`${name} ${JSON.stringify(values)} failed: ${message}`);
  }
  const made = outcomes.reduce((sum, [, each]) => sum + each.made, 0);
  const failed = outcomes.reduce((sum, [, each]) => sum + each.failed.length, 0);
  return made > 0 && failed >= made ? EXIT.server : EXIT.ok;
}
