// generated/services/<slug>/readers.ts: one function per record whose fields say where they stand in a source's answer (`from:`), which
// reads the published record from a row of that answer. What a path cannot say, the adapter derives (`derive:`).

import type { Definition, Field, FieldReading, Shape } from '../../model/model.ts';
import { constantCase, type ServicePlan } from '../../plan/plan.ts';
import { literal, propertyName, quoted } from '../print/code.ts';
import type { Import, Print } from '../print/source.ts';
import { members } from './calls.ts';
import { valuesName } from './constants.ts';
import { fieldsOf } from './reading.ts';

/** A record, or the result of a tool, that can be read. */
interface Readable {
  /** Of the function, after `read`. */
  readonly name: string;
  /** The published type: differs from the name for a named reader. */
  readonly type: string;
  readonly source: string;
  readonly fields: readonly Field[];
}

/** Readers of a service's records and results; undefined where no field says where it stands. */
export function emitReaders(plan: ServicePlan, runtime: string, print: Print): string | undefined {
  const readable = readableOf(plan);
  if (readable.length === 0) return undefined;
  const file = new ReadersFile();
  const functions = readable.map((each) => file.reader(each));
  const derivations = derivationsInterface(readable);
  return print(`${plan.folder}/readers.ts`, plan.service.file, file.imports(runtime, readable), [
    ...file.codeTables(),
    ...derivations,
    ...functions,
  ]);
}

/** Whether a record has a reader: one of its fields says where it stands. */
export function isReadable(record: Definition): boolean {
  return fieldsOf(record).some(isRead);
}

function readableOf({ operations, resultDefinitions, service }: ServicePlan): Readable[] {
  const records = resultDefinitions.filter((record) => record.kind === 'record' && isReadable(record));
  const results = operations.filter(({ operation }) => operation.returns.record === undefined);
  return [
    ...records.map((record) => ({
      name: record.name,
      type: record.name,
      source: record.source,
      fields: fieldsOf(record),
    })),
    ...(service.readers ?? []),
    ...results.map(({ operation, resultType }) => ({
      name: resultType,
      type: resultType,
      source: `${operation.source}.returns`,
      fields: operation.returns.fields,
    })),
  ].filter(({ fields }) => fields.some(isRead));
}

function isRead({ reading, derived, constant }: Field): boolean {
  return reading !== undefined || derived === true || constant !== undefined;
}

/** The functions of the adapter that each record needs: a record without a function, or a function without a field, does not compile. */
function derivationsInterface(readable: readonly Readable[]): string[] {
  const needing = readable.filter(({ fields }) => fields.some(({ derived }) => derived));
  if (needing.length === 0) return [];
  const entries = needing.map(({ name, type, fields }) => {
    const functions = fields
      .filter(({ derived }) => derived)
      .map(
        (field) => `    ${propertyName(field.name)}(row: JsonObject): AdapterResult<${type}>[${quoted(field.name)}];\n`,
      );
    return `  readonly ${name}: {\n${functions.join('')}  };\n`;
  });
  return [`\n/** Fields that the adapter derives from a row. */\nexport interface Derivations {\n${entries.join('')}}`];
}

/** Stands in a path for the item of a list. */
const ITEM = '[]';

/** What reads an integer in place of `wholeOf`. */
const INTEGER_HELPERS: Readonly<Record<string, string>> = { rounded: 'roundedOf', count: 'countOf' };

/** What reads a text in place of `textOf`. */
const TEXT_HELPERS: Readonly<Record<string, string>> = {
  line: 'lineOf',
  markdown: 'markdownOf',
  day_or_month: 'dayOrMonthOf',
};

/** The readers of one file, with what they use. */
class ReadersFile {
  readonly #used = new Set<string>();
  readonly #codeTables = new Map<string, string>();
  readonly #valueSets = new Set<string>();

  reader({ name, type: published, source, fields }: Readable): string {
    const read = fields.filter(isRead);
    const added = fields.filter((field) => !isRead(field)).map((field) => quoted(field.name));
    const whole = `AdapterResult<${published}>`;
    const type = added.length === 0 ? whole : `Omit<${whole}, ${added.join(' | ')}>`;
    const derivers = deriversOf(fields, name);
    const derive = derivers.length === 0 ? '' : `, derive: Pick<Derivations, ${derivers.map(quoted).join(' | ')}>`;
    const body = members(read.map((field) => [propertyName(field.name), this.#field(field, name, [])]));
    const lines = `  return ${body.replaceAll('\n', '\n  ')};`;
    const signature = `export function read${name}(row: JsonObject${derive}): ${type} {`;
    const broken = `export function read${name}(\n  row: JsonObject,\n${derive.replace(/^, (.*)$/, '  $1,\n')}): ${type} {`;
    return `\n/** ${source} */\n${signature.length <= 118 ? signature : broken}\n${lines}\n}`;
  }

  imports(runtime: string, readable: readonly Readable[]): Import[] {
    return [
      { from: `${runtime}/contract/adapter-result.ts`, names: ['AdapterResult'], typeOnly: true },
      { from: `${runtime}/decoding/source-values.ts`, names: ['type JsonObject', ...this.#used] },
      { from: './codec.ts', names: [...this.#valueSets] },
      { from: './types.ts', names: [...new Set(readable.map(({ type }) => type))], typeOnly: true },
    ];
  }

  codeTables(): string[] {
    return [...this.#codeTables].map(([name, table]) => `\nconst ${name} = ${table};`);
  }

  #field(field: Field, record: string, inside: readonly string[]): string {
    const { name, shape, optional, reading, constant } = field;
    if (constant !== undefined) return literal(constant);
    if (reading === undefined) return `derive.${record}.${name}(row)`;
    const { paths, otherwise } = reading;
    const owner = `${record}_${name}`;
    const full = paths.map((path) => [...inside, ...path]);
    const mayLack = optional || shape.nullable;
    if (shape.kind === 'list') {
      const list = this.#list(shape.items, reading, full, owner, shape.nullable && !optional);
      return optional ? this.#helper('unlessEmpty', list) : list;
    }
    const first =
      shape.kind === 'scalar' && reading.join !== undefined
        ? this.#scalar(shape, reading, this.#joined(full, reading.join), owner)
        : full.map((path) => this.#value(shape, reading, path, owner, record)).join(' ?? ');
    if (otherwise !== undefined) return `${first} ?? ${literal(otherwise)}`;
    const isNeverMissing = shape.kind === 'object' || reading.how === 'count' || full.some((path) => path.length === 0);
    if (mayLack || isNeverMissing) return first;
    return this.#helper('required', first, quoted(full.map((path) => path.join('.')).join(' or ')));
  }

  #value(shape: Shape, reading: FieldReading, path: readonly string[], owner: string, record: string): string {
    switch (shape.kind) {
      case 'object':
        return members(shape.fields.map((field) => [propertyName(field.name), this.#field(field, record, path)]));
      case 'reference':
        return shape.target.kind === 'record'
          ? this.#record(shape.target, reading, path)
          : this.#closed(reading, this.#at(path), owner, () => this.#valueSet(shape.target));
      case 'scalar':
        return this.#scalar(shape, reading, this.#at(path), owner);
      default:
        throw new Error(`a ${shape.kind} passed validation but no path can read it`);
    }
  }

  #list(
    items: Shape,
    reading: FieldReading,
    paths: readonly (readonly string[])[],
    owner: string,
    mayLack: boolean,
  ): string {
    const list = this.#items(reading, paths, mayLack);
    const isRecord = items.kind === 'reference' && items.target.kind === 'record';
    const item = isRecord
      ? this.#helper(recordHelper(reading), 'item', this.#recordReader(items.target))
      : this.#value(items, reading, [ITEM], owner, '');
    const function_ = /^(\w+)\(item\)$/.exec(item)?.[1] ?? `(item) => ${item}`;
    const read = this.#helper('readEach', list, function_);
    return reading.first === undefined ? read : this.#helper('firstOf', read, String(reading.first));
  }

  /** The items of a list, before they are read. */
  #items({ split }: FieldReading, paths: readonly (readonly string[])[], mayLack: boolean): string {
    const lists = paths.map((path) =>
      split === undefined ? this.#at(path) : this.#helper('splitOf', this.#at(path), quoted(split)),
    );
    const [first, ...more] = lists;
    if (first === undefined || more.length > 0) return `[${lists.join(', ')}].flat()`;
    if (split !== undefined || paths[0]?.includes('*')) return first;
    return mayLack ? this.#helper('itemsIfAny', first) : this.#helper('itemsOf', first);
  }

  #joined(paths: readonly (readonly string[])[], separator: string): string {
    const values = paths.map((path) => this.#at(path));
    const all = values.length > 1 ? `[${values.join(', ')}].flat()` : values.join();
    return this.#helper('joinedOf', all, quoted(separator));
  }

  /** A record at a path; the row itself is one always. */
  #record(record: Definition, reading: FieldReading, path: readonly string[]): string {
    const reader = this.#recordReader(record);
    if (path.length > 0 || reading.drop_incomplete) {
      return this.#helper(recordHelper(reading), this.#at(path), reader);
    }
    return reader === `read${record.name}` ? `${reader}(row)` : `read${record.name}(row, derive)`;
  }

  #recordReader(record: Definition): string {
    const derives = deriversOf(fieldsOf(record), record.name).length > 0;
    return derives ? `(item) => read${record.name}(item, derive)` : `read${record.name}`;
  }

  #scalar(shape: Shape & { kind: 'scalar' }, reading: FieldReading, value: string, owner: string): string {
    const closed = shape.words.enum;
    if (closed !== undefined) return this.#closed(reading, value, owner, () => literal(closed));
    const known = reading.missing.length === 0 ? value : this.#helper('unless', value, literal(reading.missing));
    if (reading.codes !== undefined) return this.#coded(reading, reading.codes, known, owner);
    const [type = 'string'] = shape.types;
    if (type === 'integer') {
      return this.#scaled(reading, this.#helper(INTEGER_HELPERS[reading.how ?? ''] ?? 'wholeOf', known));
    }
    if (type === 'number') {
      const number =
        reading.how === 'decimal_comma' ? this.#helper('decimalCommaOf', known) : this.#helper('numberOf', known);
      return this.#scaled(reading, number);
    }
    if (type === 'boolean')
      return reading.how === 'yes_no' ? this.#helper('yesNoOf', known) : this.#helper('flagOf', known);
    if (shape.words.format === 'date') return this.#helper('dayOf', known);
    if (reading.how === 'epoch_s') return this.#helper('epochTimeOf', known, '1');
    if (reading.how === 'epoch_ms') return this.#helper('epochTimeOf', known, '1000');
    if (shape.words.format === 'date-time') return this.#helper('momentOf', known);
    return this.#text(reading, known);
  }

  #text({ how, after }: FieldReading, known: string): string {
    const whole = this.#helper(TEXT_HELPERS[how ?? ''] ?? 'textOf', known);
    const text = after === undefined ? whole : this.#helper('afterLast', whole, quoted(after));
    if (how === 'plain_line') return this.#helper('plainLine', text);
    return how === 'plain_text' ? this.#helper('plainText', text) : text;
  }

  /** A value of a closed set: by a table of the source's codes, or as it stands. */
  #closed(reading: FieldReading, value: string, owner: string, set: () => string): string {
    const known = reading.missing.length === 0 ? value : this.#helper('unless', value, literal(reading.missing));
    if (reading.codes !== undefined) return this.#coded(reading, reading.codes, known, owner);
    return this.#helper(reading.ignore_case ? 'oneOfInAnyCase' : 'oneOf', known, set());
  }

  #coded(
    { ignore_case: ignoreCase }: FieldReading,
    codes: NonNullable<FieldReading['codes']>,
    known: string,
    owner: string,
  ): string {
    return this.#helper(ignoreCase ? 'codedInAnyCase' : 'coded', known, this.#codes(codes, owner));
  }

  #codes(codes: Readonly<Record<string, unknown>>, owner: string): string {
    const name = `${constantCase(owner)}_CODES`;
    this.#codeTables.set(name, `${literal(codes)} as const`);
    return name;
  }

  #valueSet({ name }: Definition): string {
    this.#valueSets.add(valuesName(name));
    return valuesName(name);
  }

  #scaled({ factor, within }: FieldReading, value: string): string {
    const number = within === undefined ? value : this.#helper('within', value, String(within[0]), String(within[1]));
    return factor === undefined ? number : this.#helper('scaled', number, String(factor));
  }

  #at(path: readonly string[]): string {
    const [first, ...rest] = path;
    if (first === ITEM) return 'item';
    if (first === undefined) return 'row';
    if (path.includes('*')) return this.#helper('each', 'row', ...path.map(quoted));
    if (rest.length === 0) return `row[${quoted(first)}]`;
    return this.#helper('at', 'row', ...path.map(quoted));
  }

  /** A call of a function of runtime/decoding/source-values.ts. */
  #helper(name: string, ...args: readonly string[]): string {
    this.#used.add(name);
    return `${name}(${args.join(', ')})`;
  }
}

function recordHelper({ drop_incomplete }: FieldReading): string {
  return drop_incomplete ? 'completeOf' : 'recordOf';
}

/** The records whose derivations a reader needs: its own, and those of the records that it reads inside. */
function deriversOf(fields: readonly Field[], name: string): string[] {
  const found = new Set<string>();
  const visit = (each: readonly Field[], owner: string): void => {
    for (const { derived, reading, shape } of each) {
      if (derived) found.add(owner);
      if (reading !== undefined) inside(shape);
    }
  };
  const inside = (shape: Shape): void => {
    if (shape.kind === 'list') inside(shape.items);
    else if (shape.kind === 'object') visit(shape.fields, name);
    else if (shape.kind === 'reference' && shape.target.kind === 'record')
      visit(fieldsOf(shape.target), shape.target.name);
  };
  visit(fields, name);
  return [...found].sort();
}
