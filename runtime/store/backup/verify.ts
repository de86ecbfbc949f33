// Verifies a backup before anything is written. The file may be hostile, so it determines only values, never which
// tables are written.

import { MASTER_KEY_SETTING } from '../master-key.ts';
import { BackupFault, type BackupFile, type BackupHead, type Cell, FORM, linesOf } from './file.ts';
import { type Column, migrationsOf, type Table, tablesAt } from './layout.ts';
import { HALVES } from './tables.ts';

const MAX_HEAD_TEXT_LENGTH = 1_000;
const MAX_MIGRATIONS = 1_000;
const HEAD_FIELDS = new Set([
  'almanac_backup',
  'engine',
  'made_at',
  'migrations',
  'fingerprint',
  'master_key',
  'answers',
]);
const WANTED = { text: 'text', integer: 'an integer', number: 'a number' } as const;
const SHA_256 = /^[0-9a-f]{64}$/;

export interface VerifiedRow {
  readonly table: Table;
  readonly row: Readonly<Record<string, Cell>>;
}

export interface VerifiedBackup {
  readonly head: BackupHead;
  readonly tables: readonly Table[];
  readonly rows: number;
  /** @throws BackupFault if the file has changed since it was verified */
  read(): AsyncGenerator<VerifiedRow>;
}

/** @throws BackupFault */
export async function verifyBackup(file: BackupFile): Promise<VerifiedBackup> {
  let head: BackupHead | undefined;
  let rows = 0;
  const first = new Reading(file);
  let fingerprint: Cell | undefined;
  for await (const part of first.parts()) {
    if ('almanac_backup' in part) {
      head = part;
      continue;
    }
    rows++;
    if (part.table.name === 'settings' && part.row['name'] === MASTER_KEY_SETTING) fingerprint = part.row['value'];
  }
  // The header decides which store may be replaced and which master key belongs to it, so it must match the rows.
  if (fingerprint !== head?.fingerprint) throw new BackupFault(`${file.path} has a damaged header.`);
  const { digest } = first;
  async function* read(): AsyncGenerator<VerifiedRow> {
    const again = new Reading(file);
    for await (const part of again.parts()) if ('table' in part) yield part;
    if (again.digest !== digest) throw new BackupFault(`${file.path} changed during the restore.`);
  }
  return { head: head as BackupHead, tables: first.tables, rows, read };
}

class Reading {
  readonly #file: BackupFile;
  /** Set when the end line is read; covers all lines before it. */
  digest: string | undefined;
  tables: readonly Table[] = [];

  constructor(file: BackupFile) {
    this.#file = file;
  }

  async *parts(): AsyncGenerator<BackupHead | VerifiedRow> {
    const { path } = this.#file;
    let current: CurrentTable | undefined;
    let begun = 0;
    let rows = 0;
    for await (const { value, digestBefore } of linesOf(this.#file)) {
      if (this.digest !== undefined) throw new BackupFault(`${path} continues after its end line.`);
      if (this.tables.length === 0) {
        const head = headOf(path, value);
        this.tables = await tablesAt(head);
        yield head;
      } else if (Array.isArray(value)) {
        if (current === undefined) throw new BackupFault(`${path} has a row before its first table.`);
        rows++;
        yield { table: current.table, row: current.rowOf(value) };
      } else if (isObject(value) && 'table' in value) {
        current = new CurrentTable(path, this.tables[begun++], value);
      } else {
        this.digest = endOf(path, value, rows, digestBefore());
        const missing = this.tables[begun];
        if (missing !== undefined)
          throw new BackupFault(`${path} is incomplete: the table ${missing.name} is missing.`);
      }
    }
    if (this.digest === undefined) throw new BackupFault(`${path} is incomplete. Make another backup.`);
  }
}

class CurrentTable {
  readonly table: Table;
  readonly #path: string;
  readonly #columns: readonly (readonly [name: string, column: Column])[];

  constructor(path: string, expected: Table | undefined, value: object) {
    const { table, of, columns, ...more } = value as Record<string, unknown>;
    if (expected === undefined || table !== expected.name || of !== expected.half || Object.keys(more).length > 0) {
      const wanted = expected === undefined ? 'no further table' : `the table ${expected.name}`;
      throw new BackupFault(`${path} contains ${shown(table)} where a backup of its version has ${wanted}.`);
    }
    const names: unknown[] = Array.isArray(columns) ? columns : [];
    const isSame =
      names.length === expected.columns.size &&
      new Set(names).size === names.length &&
      names.every((name) => typeof name === 'string' && expected.columns.has(name));
    if (!isSame)
      throw new BackupFault(`The columns of the table ${expected.name} in ${path} differ from those of the store.`);
    this.table = expected;
    this.#path = path;
    this.#columns = (names as string[]).map((name) => [name, expected.columns.get(name) as Column]);
  }

  rowOf(cells: readonly unknown[]): Record<string, Cell> {
    const row: Record<string, Cell> = {};
    if (cells.length !== this.#columns.length) throw this.#fault('as many values as columns');
    for (const [index, [name, column]] of this.#columns.entries()) {
      const cell = cells[index];
      if (!fits(cell, column)) throw this.#fault(`${WANTED[column.type]} as ${name}`);
      row[name] = cell;
    }
    return row;
  }

  #fault(wanted: string): BackupFault {
    return new BackupFault(`A row of the table ${this.table.name} in ${this.#path} does not have ${wanted}.`);
  }
}

function fits(cell: unknown, { type, nullable }: Column): cell is Cell {
  if (cell === null) return nullable;
  if (type === 'text') return typeof cell === 'string';
  return type === 'integer' ? Number.isSafeInteger(cell) : typeof cell === 'number' && Number.isFinite(cell);
}

function headOf(path: string, value: unknown): BackupHead {
  if (!isObject(value) || !('almanac_backup' in value)) throw new BackupFault(`${path} is not an Almanac backup.`);
  const { almanac_backup, engine, made_at, migrations, fingerprint, master_key, answers } = value as Record<
    string,
    unknown
  >;
  const unknown = Object.keys(value).find((name) => !HEAD_FIELDS.has(name));
  if (almanac_backup !== FORM || unknown !== undefined) {
    throw new BackupFault(`${path} was made by a newer version of Almanac. Restore it with that version.`);
  }
  const names = isObject(migrations) ? (migrations as Record<string, unknown>) : {};
  const isSound =
    (engine === 'sqlite' || engine === 'postgres') &&
    isText(made_at) &&
    !Number.isNaN(Date.parse(made_at)) &&
    Object.keys(names).length === HALVES.length &&
    HALVES.every((half) => areNames(names[half])) &&
    (answers === undefined || answers === true) &&
    [fingerprint, master_key].every((text) => text === undefined || isText(text));
  if (!isSound) throw new BackupFault(`${path} has a damaged header.`);
  const head = value as BackupHead;
  for (const half of HALVES) migrationsOf(half, head);
  return head;
}

function areNames(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MAX_MIGRATIONS &&
    value.every(isText) &&
    new Set(value).size === value.length
  );
}

/** Backups from versions before 1.0 contain only a row count. */
function endOf(path: string, value: unknown, rows: number, digest: string): string {
  const { rows: counted, sha256, ...more } = isObject(value) ? (value as Record<string, unknown>) : {};
  const isEnd = typeof counted === 'number' && Object.keys(more).length === 0;
  if (!isEnd) throw new BackupFault(`${path} contains a line that is neither a table nor a row.`);
  const isSame = sha256 === undefined || (typeof sha256 === 'string' && SHA_256.test(sha256) && sha256 === digest);
  if (counted !== rows || !isSame) throw new BackupFault(`${path} is incomplete or damaged. Make another backup.`);
  return digest;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_HEAD_TEXT_LENGTH;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : 'something else';
}
