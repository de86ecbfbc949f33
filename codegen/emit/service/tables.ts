// Emits generated/<folder>/tables.json: the tables that SQL queries see for a service's results.

import type { ColumnType, ResultArgument, ResultColumn, ResultTable } from '../../../runtime/contract/result-table.ts';
import type { View, ViewField } from '../../../runtime/contract/view.ts';
import { KIND_OF_FORMAT } from '../../language/kinds.ts';
import { kindOfNamed } from '../../language/names.ts';
import type { Argument, Field, Operation, Shape } from '../../model/model.ts';
import { fieldsOf, isUnfound, type Level, named, rowsAt, wholeResult } from '../../model/views/paths.ts';
import { viewsOf } from '../../model/views/views.ts';
import type { ServicePlan } from '../../plan/plan.ts';

/** Maximum depth of nested records whose fields become columns. */
const DEEPEST = 3;
const MAX_COLUMNS = 200;
/** Maximum nesting depth of records and lists at which lists are found. */
const DEEPEST_LIST = 12;

export function emitTables({ operations }: ServicePlan): string {
  const entries = operations
    .filter(({ operation }) => operation.effect === 'read')
    .map(({ operation }) => `  ${JSON.stringify(operation.name)}: ${JSON.stringify(tableOf(operation))}`);
  return `{\n${entries.join(',\n')}\n}\n`;
}

/**
 * Returns the table for a result. The rows come from the first view that shows a list, and the columns include fields
 * of the list's parent.
 */
export function tableOf(operation: Operation): ResultTable {
  const views = viewsOf(operation);
  const rows = mainRows(views);
  const found = rowsAt(operation.returns, rows);
  const row = isUnfound(found) ? wholeResult(operation.returns) : found;
  const columns = new Columns(views.filter((view) => 'rows' in view && view.rows === rows));
  columns.addRow(row);
  const lists = rows?.split('.').reverse() ?? [];
  let holder = row.holder;
  for (let depth = 1; holder !== undefined; depth += 1) {
    columns.addHolder(holder, '^'.repeat(depth), lists[depth] ?? 'result');
    holder = holder.holder;
  }
  const listKeys = Object.fromEntries(keysOfLists(wholeResult(operation.returns).shape, ''));
  return {
    ...(rows === undefined ? {} : { rows }),
    columns: columns.list.slice(0, MAX_COLUMNS),
    ...(Object.keys(listKeys).length === 0 ? {} : { lists: listKeys }),
    arguments: Object.fromEntries(operation.arguments.flatMap((argument) => argumentEntry(argument))),
  };
}

function keysOfLists(whole: Shape, path: string, depth = 0): (readonly [path: string, key: readonly string[]])[] {
  if (depth > DEEPEST_LIST) return [];
  const shape = named(whole);
  if (shape.kind === 'object') {
    return shape.fields.flatMap(({ name, shape: field }) =>
      keysOfLists(field, path === '' ? name : `${path}.${name}`, depth + 1),
    );
  }
  if (shape.kind !== 'list') return [];
  const { key } = whole.kind === 'list' ? whole : shape;
  return [
    ...(Array.isArray(key) ? [[path, key as readonly string[]] as const] : []),
    ...keysOfLists(shape.items, path, depth + 1),
  ];
}

function mainRows(views: readonly View[]): string | undefined {
  return views.flatMap((view) => ('rows' in view && view.rows !== undefined ? [view.rows] : []))[0];
}

class Columns {
  readonly list: ResultColumn[] = [];
  readonly #names = new Set<string>();
  /** Fields of the view of these rows, by path. They contain units, which the shape does not have. */
  readonly #shown: ReadonlyMap<string, ViewField>;

  constructor(views: readonly View[]) {
    this.#shown = new Map(views.flatMap(fieldsShown).map((field) => [field.path, field]));
  }

  addRow(row: Level): void {
    if (row.named) this.#add(this.#titleOf('$key') ?? 'key', '$key', KEY, row.keyKind);
    if (row.shape.kind === 'object') this.#addFields(row.shape, '', '', true);
    else this.#add(this.#titleOf('$value') ?? 'value', '$value', row.shape);
  }

  /**
   * Adds the single values of the list's parent. If a row already uses a name, the name is prefixed with the name of
   * the list.
   */
  addHolder(holder: Level, prefix: string, list: string): void {
    this.#addFields(holder.shape, prefix, `${list}_`, false);
  }

  #addFields(whole: Shape, prefix: string, ifTaken: string, withLists: boolean): void {
    for (const [path, { shape: field }] of fieldsWithin(whole)) {
      const shape = named(field);
      if (shape.kind === 'object' || (shape.kind !== 'scalar' && !withLists)) continue;
      const name = path.replaceAll('.', '_').toLowerCase();
      this.#add(this.#names.has(name) ? ifTaken + name : name, prefix + path, shape, field.is);
    }
  }

  #add(name: string, path: string, shape: Shape, is = shape.is ?? kindOfFormat(shape)): void {
    if (this.#names.has(name)) return;
    this.#names.add(name);
    const { unit, unitField } = this.#shown.get(path) ?? {};
    this.list.push({
      ...{ name, path, type: columnType(shape) },
      ...(is === undefined ? {} : { is }),
      ...(unit === undefined ? {} : { unit }),
      ...(unitField === undefined ? {} : { unitColumn: unitField.replaceAll('^', '').replaceAll('.', '_') }),
    });
  }

  #titleOf(path: string): string | undefined {
    return this.#shown
      .get(path)
      ?.title.toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_');
  }
}

function fieldsWithin(whole: Shape): (readonly [path: string, field: Field])[] {
  const found: (readonly [string, Field])[] = [];
  let records: (readonly [path: string, shape: Shape])[] = [['', whole]];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const fields = records.flatMap(([path, record]) =>
      fieldsOf(record).map((field) => [`${path}${field.name}`, field] as const),
    );
    found.push(...fields);
    records = fields.map(([path, { shape }]) => [`${path}.`, shape] as const);
  }
  return found;
}

const KEY: Shape = { kind: 'scalar', types: ['string'], nullable: false, words: {}, input: {} };

function fieldsShown(view: View): readonly ViewField[] {
  if (view.kind === 'table') return view.columns;
  if (view.kind === 'series') return [view.x, ...view.y, ...view.group];
  if (view.kind === 'bars') return [...(view.category === undefined ? [] : [view.category]), ...view.values];
  return [];
}

function columnType(shape: Shape): ColumnType {
  if (shape.kind !== 'scalar') return 'json';
  const types = new Set<string>(shape.types);
  if (types.size === 1 && types.has('boolean')) return 'boolean';
  if (types.has('string') || types.has('boolean')) return 'text';
  return types.has('number') ? 'number' : 'integer';
}

function kindOfFormat({ words: { format } }: Shape): string | undefined {
  return format === undefined ? undefined : KIND_OF_FORMAT[format];
}

/** Returns an entry only if the argument accepts a single value. */
function argumentEntry({ name, shape, named: names }: Argument): (readonly [string, ResultArgument])[] {
  const own = named(shape.kind === 'list' && shape.input.orOne === true ? shape.items : shape);
  if (own.kind !== 'scalar') return [];
  const is =
    shape.is ??
    own.is ??
    (names === undefined ? undefined : kindOfNamed(names as Parameters<typeof kindOfNamed>[0])) ??
    kindOfFormat(own);
  return [[name, { type: columnType(own), ...(is === undefined ? {} : { is }) }]];
}
