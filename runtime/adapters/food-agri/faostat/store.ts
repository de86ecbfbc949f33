import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Increase this version when the tables change, so that older stores are rebuilt. */
export const STORE_FORMAT = 2;

export interface Code {
  readonly code: string;
  readonly label: string;
  /** UN M49 number of an area, if the file contains it. */
  readonly m49: string | undefined;
}

export interface DataRow {
  readonly area: string;
  readonly item: string;
  readonly element: string;
  readonly year: string;
  readonly unit: string | undefined;
  readonly value: number | undefined;
  /** Set instead of `value` if the value is not a number, such as `<2.5`. */
  readonly text: string | undefined;
  readonly flag: string | undefined;
  readonly note: string | undefined;
  readonly extra: readonly (readonly [code: string, label: string])[];
}

/** Codes as they appear in the files; an undefined list selects everything. */
export interface DataFilter {
  readonly areas?: readonly string[] | undefined;
  readonly items?: readonly string[] | undefined;
  readonly elements?: readonly string[] | undefined;
  readonly years?: readonly string[] | undefined;
}

export type StoreDimension = 'area' | 'item' | 'element' | 'year' | 'flag';

export class DomainStore {
  readonly updated: string | undefined;
  readonly builtAt: number;
  /** Digest of the archive; undefined if the store was built by an older version. */
  readonly digest: string | undefined;
  readonly rows: number;
  readonly extras: readonly string[];
  readonly titles: Readonly<Partial<Record<'area' | 'item' | 'element' | 'year', string>>>;
  readonly #database: DatabaseSync;
  readonly #codes = new Map<StoreDimension, ReadonlyMap<string, Code>>();

  private constructor(database: DatabaseSync, about: Record<string, unknown>) {
    this.#database = database;
    this.updated = about['updated'] === null ? undefined : String(about['updated']);
    this.builtAt = Number(about['built_at']);
    this.digest = typeof about['digest'] === 'string' ? about['digest'] : undefined;
    this.rows = Number(about['rows']);
    this.extras = JSON.parse(String(about['extras'])) as string[];
    this.titles = JSON.parse(String(about['titles'])) as DomainStore['titles'];
  }

  static open(file: string): DomainStore | undefined {
    if (!existsSync(file)) return undefined;
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file, { readOnly: true });
      const about = database.prepare('SELECT * FROM about').get();
      if (about?.['format'] !== STORE_FORMAT) throw new Error('unsupported store format');
      return new DomainStore(database, about);
    } catch {
      database?.close();
      return undefined;
    }
  }

  codes(dimension: StoreDimension): ReadonlyMap<string, Code> {
    let known = this.#codes.get(dimension);
    if (known === undefined) {
      const rows = this.#database
        .prepare('SELECT code, label, m49 FROM codes WHERE dimension = ? ORDER BY place')
        .all(dimension);
      known = new Map(
        rows.map((row) => {
          const m49 = row['m49'] === null ? undefined : String(row['m49']);
          return [String(row['code']), { code: String(row['code']), label: String(row['label']), m49 }];
        }),
      );
      this.#codes.set(dimension, known);
    }
    return known;
  }

  /**
   * Returns the items or years that a filter selects: items by number of areas that have them, with ties in file order,
   * and years newest first.
   */
  occurring(dimension: 'item' | 'year', filter: DataFilter): string[] {
    const { where, values } = conditionsOf(filter);
    const statement = this.#database.prepare(`SELECT DISTINCT ${dimension} AS code ${where}`);
    const areas = new Map<string, number>();
    for (const area of filter.areas ?? this.codes('area').keys())
      for (const row of statement.all(area, ...values)) {
        const code = String(row['code']);
        areas.set(code, (areas.get(code) ?? 0) + 1);
      }
    const order = [...this.codes(dimension).keys()];
    if (dimension === 'year') order.sort((a, b) => (a < b ? 1 : -1));
    const available = order.filter((code) => areas.has(code));
    if (dimension === 'year') return available;
    return available.sort((a, b) => (areas.get(b) as number) - (areas.get(a) as number));
  }

  /**
   * Returns rows sorted by area, item and element, with the newest years first. Returns one row more than `limit` if
   * there are more rows. Reads one area at a time and stops when it has enough rows, because sorting many items of all
   * areas would block the process for seconds.
   */
  select(filter: DataFilter, limit: number, offset: number): DataRow[] {
    const { where, values } = conditionsOf(filter);
    const counting = this.#database.prepare(`SELECT count(*) AS rows ${where}`);
    const reading = this.#database.prepare(
      `SELECT area, item, element, year, value, unit.text AS unit, written.text AS written, flag.text AS flag, note.text AS note, extra.text AS extra
       FROM (SELECT *, rowid AS place ${where} ORDER BY item, element, year DESC, rowid LIMIT ? OFFSET ?) AS data
       LEFT JOIN texts AS unit ON unit.id = data.unit LEFT JOIN texts AS written ON written.id = data.text
       LEFT JOIN texts AS flag ON flag.id = data.flag LEFT JOIN texts AS note ON note.id = data.note
       LEFT JOIN texts AS extra ON extra.id = data.extra ORDER BY item, element, year DESC, place`,
    );
    const found: DataRow[] = [];
    let skip = offset;
    for (const area of [...new Set(filter.areas ?? this.codes('area').keys())].sort()) {
      if (found.length > limit) break;
      const rowCount = skip === 0 ? 0 : Number(counting.get(area, ...values)?.['rows']);
      if (skip > 0 && rowCount <= skip) {
        skip -= rowCount;
        continue;
      }
      found.push(...reading.all(area, ...values, limit + 1 - found.length, skip).map(rowOf));
      skip = 0;
    }
    return found;
  }

  close(): void {
    this.#database.close();
  }
}

function conditionsOf({ items, elements, years }: DataFilter): { readonly where: string; readonly values: string[] } {
  const requested = Object.entries({ item: items, element: elements, year: years }).filter(
    ([, codes]) => codes !== undefined,
  );
  const conditions = requested.map(([column, codes = []]) => `${column} IN (${codes.map(() => '?').join(', ')})`);
  const where = `FROM data INDEXED BY data_by_area WHERE ${['area = ?', ...conditions].join(' AND ')}`;
  return { where, values: requested.flatMap(([, codes = []]) => codes) };
}

function rowOf(row: Record<string, unknown>): DataRow {
  const text = (name: string) => (row[name] === null ? undefined : String(row[name]));
  return {
    area: String(row['area']),
    item: String(row['item']),
    element: String(row['element']),
    year: String(row['year']),
    unit: text('unit'),
    value: row['value'] === null ? undefined : Number(row['value']),
    text: text('written'),
    flag: text('flag'),
    note: text('note'),
    extra: row['extra'] === null ? [] : (JSON.parse(String(row['extra'])) as [string, string][]),
  };
}
