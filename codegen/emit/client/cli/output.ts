// Writes results to standard output, and everything else to standard error.

import { UsageError } from './errors.ts';
import { layOut, type Table } from './table.ts';
import { inert, inertJson, inertLines } from './text.ts';

export type Format = 'table' | 'json' | 'csv';

const ESCAPE = '\u001b[';
/** Error code if the process that reads the output, such as `less`, exits before everything is written. */
const READER_ENDED = 'EPIPE';

type Stream = NodeJS.WriteStream;

export function endQuietlyWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== READER_ENDED) throw error;
      process.exit();
    });
  }
}

export function formatOf(options: { table?: boolean; json?: boolean; csv?: boolean }): Format {
  const chosen = (['table', 'json', 'csv'] as const).filter((format) => options[format] === true);
  if (chosen.length > 1) throw new UsageError(`Use only one of ${chosen.map((each) => `--${each}`).join(', ')}.`);
  return chosen[0] ?? (process.stdout.isTTY ? 'table' : 'json');
}

export function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function writeJson(value: unknown): void {
  write(inertJson(JSON.stringify(value, null, 2)));
}

export function writeCsv(text: string): void {
  process.stdout.write(process.stdout.isTTY ? inertLines(text) : text);
}

export function writeTable(table: Table): void {
  const { header, rule, rows, omitted } = layOut(table, terminalWidth());
  if (rows.length === 0) {
    note('No rows.');
    return;
  }
  for (const line of [bold(header), dim(rule), ...rows]) write(line);
  if (omitted.length > 0) note(`Columns that do not fit: ${omitted.join(', ')}. Use --json or --csv.`);
}

export function note(text: string): void {
  process.stderr.write(`${styled(inert(text), '2', process.stderr)}\n`);
}

export function writeError(lines: readonly string[]): void {
  const [first = '', ...others] = lines.map(inert);
  process.stderr.write(`${styled('almanac:', '1;31', process.stderr)} ${first}\n`);
  for (const line of others) process.stderr.write(`${line}\n`);
}

export function bold(text: string): string {
  return styled(text, '1', process.stdout);
}

export function dim(text: string): string {
  return styled(text, '2', process.stdout);
}

/** Returns undefined if the output is not a terminal and COLUMNS is not set. */
export function terminalWidth(): number | undefined {
  const { COLUMNS = '' } = process.env;
  if (process.stdout.isTTY) return process.stdout.columns || undefined;
  return /^[1-9]\d{0,4}$/.test(COLUMNS) ? Number(COLUMNS) : undefined;
}

/** `hasColors` also respects TERM and FORCE_COLOR. */
function styled(text: string, style: string, stream: Stream): string {
  const hasColors = stream.isTTY && !process.env['NO_COLOR'] && stream.hasColors();
  return hasColors ? `${ESCAPE}${style}m${text}${ESCAPE}0m` : text;
}
