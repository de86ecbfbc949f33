// Emits generated/services/<slug>/readers.ts: for each record whose fields declare a path (`from:`), a function that
// reads the record from a row of the response. The adapter computes all fields with `derive:`.

import type { Definition, Field, FieldReading, Shape } from '../../model/model.ts';
import { constantCase, type ServicePlan } from '../../plan/plan.ts';
import {
  arrow,
  Call,
  Code,
  call,
  chain,
  code,
  imported,
  importedType,
  object,
  objectType,
  propertyName,
  quoted,
} from '../print/code.ts';
import { type FunctionBlock, SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';
import { valuesName } from './constants.ts';
import { fieldsOf } from './reading.ts';

interface Readable {
  /** Name of the function without the prefix `read`. */
  readonly name: string;
  readonly type: string;
  readonly source: string;
  readonly fields: readonly Field[];
}

/** Returns undefined if no field declares a path. */
export function emitReaders(plan: ServicePlan, runtime: string, print: Print): string | undefined {
  const readable = readableOf(plan);
  if (readable.length === 0) return undefined;
  const readers = new Readers();
  const bodies = readable.map(({ name, fields }) => readers.object(fields.filter(isRead), name, []));
  const file = new SourceFile(`${plan.folder}/readers.ts`, plan.service.file, runtime);
  for (const [name, codes] of readers.codeTables) file.private(name, code`${codes} as const`);
  addDerivations(file, readable);
  for (const [index, record] of readable.entries()) {
    file.function(readerHead(record), [code`return ${bodies[index]}`]);
  }
  return file.print(print);
}

function readerHead({ name, type: published, source, fields }: Readable): FunctionBlock {
  const added = fields.filter((field) => !isRead(field)).map((field) => quoted(field.name));
  const derivers = deriversOf(fields, name).map(quoted);
  const type = publishedType(published);
  return {
    name: `read${name}`,
    doc: source,
    parameters: {
      row: JSON_OBJECT,
      ...(derivers.length === 0 ? {} : { derive: new Code(`Pick<Derivations, ${derivers.join(' | ')}>`) }),
    },
    returns: added.length === 0 ? type : code`Omit<${type}, ${new Code(added.join(' | '))}>`,
  };
}

function publishedType(name: string) {
  return code`${ADAPTER_RESULT}<${importedType('./types.ts', name)}>`;
}

const ADAPTER_RESULT = importedType('runtime/contract/adapter-result.ts', 'AdapterResult');
const JSON_OBJECT = importedType('runtime/decoding/source-values.ts', 'JsonObject');

/** True if the record has a reader, that is, if at least one field declares a path. */
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

/** Declares the type of derivations. If an adapter lacks a derivation or has an additional one, type checking fails. */
function addDerivations(file: SourceFile, readable: readonly Readable[]): void {
  const members = readable.flatMap(({ name, type, fields }) => {
    const derived = fields.filter((field) => field.derived);
    const functions = derived.map((field) => ({
      name: `${propertyName(field.name)}(row: JsonObject)`,
      type: code`${publishedType(type)}[${field.name}]`,
    }));
    return functions.length === 0 ? [] : [{ name, type: objectType(functions), isReadonly: true }];
  });
  if (members.length > 0) file.interface('Derivations', 'Fields that the adapter derives from a row.', members);
}

const ITEM = '[]';

/** Helper functions for integers, by the value of `read:` in the manifest; the default is `wholeOf`. */
const INTEGER_HELPERS: Readonly<Record<string, string>> = { rounded: 'roundedOf', count: 'countOf' };

/** Helper functions for strings, by the value of `read:` in the manifest; the default is `textOf`. */
const TEXT_HELPERS: Readonly<Record<string, string>> = {
  line: 'lineOf',
  markdown: 'markdownOf',
  day_or_month: 'dayOrMonthOf',
};

const ROW = new Code('row');
const ITEM_CODE = new Code('item');
const DERIVE = new Code('derive');

class Readers {
  readonly codeTables = new Map<string, unknown>();

  object(fields: readonly Field[], record: string, inside: readonly string[]): unknown {
    return object(fields.map((field) => [field.name, this.#field(field, record, inside)]));
  }

  #field(field: Field, record: string, inside: readonly string[]): unknown {
    const { name, shape, optional, reading, constant } = field;
    if (constant !== undefined) return constant;
    if (reading === undefined) return call(`derive.${record}.${name}`, [ROW]);
    const { paths, otherwise } = reading;
    const owner = `${record}_${name}`;
    const full = paths.map((path) => [...inside, ...path]);
    const mayLack = optional || shape.nullable;
    if (shape.kind === 'list') {
      const list = this.#list(shape.items, reading, full, owner, shape.nullable && !optional);
      return optional ? helper('unlessEmpty', list) : list;
    }
    const first =
      shape.kind === 'scalar' && reading.join !== undefined
        ? this.#scalar(shape, reading, joinedValues(full, reading.join), owner)
        : orElse(full.map((path) => this.#value(shape, reading, path, owner, record)));
    if (otherwise !== undefined) return orElse([first, otherwise]);
    const isNeverMissing = shape.kind === 'object' || reading.how === 'count' || full.some((path) => path.length === 0);
    if (mayLack || isNeverMissing) return first;
    return helper('required', first, full.map((path) => path.join('.')).join(' or '));
  }

  #value(shape: Shape, reading: FieldReading, path: readonly string[], owner: string, record: string): unknown {
    switch (shape.kind) {
      case 'object':
        return this.object(shape.fields, record, path);
      case 'reference':
        return shape.target.kind === 'record'
          ? recordAt(shape.target, reading, path)
          : this.#closed(reading, at(path), owner, imported('./codec.ts', valuesName(shape.target.name)));
      case 'scalar':
        return this.#scalar(shape, reading, at(path), owner);
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
  ): unknown {
    const list = itemsOf(reading, paths, mayLack);
    const isRecord = items.kind === 'reference' && items.target.kind === 'record';
    const item = isRecord
      ? helper(recordHelper(reading), ITEM_CODE, recordReader(items.target))
      : this.#value(items, reading, [ITEM], owner, '');
    const isPlain = item instanceof Call && item.args.length === 1 && item.args[0] === ITEM_CODE;
    const read = helper('readEach', list, isPlain ? item.callee : arrow('item', item));
    return reading.first === undefined ? read : helper('firstOf', read, reading.first);
  }

  #scalar(shape: Shape & { kind: 'scalar' }, reading: FieldReading, value: unknown, owner: string): unknown {
    const closed = shape.words.enum;
    if (closed !== undefined) return this.#closed(reading, value, owner, closed);
    const known = reading.missing.length === 0 ? value : helper('unless', value, reading.missing);
    if (reading.codes !== undefined) return this.#coded(reading, reading.codes, known, owner);
    const [type = 'string'] = shape.types;
    if (type === 'integer') {
      return scaledBy(reading, helper(INTEGER_HELPERS[reading.how ?? ''] ?? 'wholeOf', known));
    }
    if (type === 'number') {
      const number = reading.how === 'decimal_comma' ? helper('decimalCommaOf', known) : helper('numberOf', known);
      return scaledBy(reading, number);
    }
    if (type === 'boolean') return reading.how === 'yes_no' ? helper('yesNoOf', known) : helper('flagOf', known);
    if (shape.words.format === 'date') return helper('dayOf', known);
    if (reading.how === 'epoch_s') return helper('epochTimeOf', known, 1);
    if (reading.how === 'epoch_ms') return helper('epochTimeOf', known, 1000);
    if (shape.words.format === 'date-time') return helper('momentOf', known);
    return textOf(reading, known);
  }

  /** Reads an enum value. It is converted with a table of the source's codes if there is one, otherwise unchanged. */
  #closed(reading: FieldReading, value: unknown, owner: string, set: unknown): unknown {
    const known = reading.missing.length === 0 ? value : helper('unless', value, reading.missing);
    if (reading.codes !== undefined) return this.#coded(reading, reading.codes, known, owner);
    return helper(reading.ignore_case ? 'oneOfInAnyCase' : 'oneOf', known, set);
  }

  #coded(
    { ignore_case: ignoreCase }: FieldReading,
    codes: NonNullable<FieldReading['codes']>,
    known: unknown,
    owner: string,
  ): unknown {
    return helper(ignoreCase ? 'codedInAnyCase' : 'coded', known, this.#codes(codes, owner));
  }

  #codes(codes: Readonly<Record<string, unknown>>, owner: string): unknown {
    const name = `${constantCase(owner)}_CODES`;
    this.codeTables.set(name, codes);
    return new Code(name);
  }
}

function itemsOf({ split }: FieldReading, paths: readonly (readonly string[])[], mayLack: boolean): unknown {
  const lists = paths.map((path) => (split === undefined ? at(path) : helper('splitOf', at(path), split)));
  const [first, ...more] = lists;
  if (first === undefined || more.length > 0) return code`${lists}.flat()`;
  if (split !== undefined || paths[0]?.includes('*')) return first;
  return mayLack ? helper('itemsIfAny', first) : helper('itemsOf', first);
}

function joinedValues(paths: readonly (readonly string[])[], separator: string): unknown {
  const values = paths.map(at);
  return helper('joinedOf', values.length > 1 ? code`${values}.flat()` : values[0], separator);
}

function recordAt(record: Definition, reading: FieldReading, path: readonly string[]): unknown {
  if (path.length > 0 || reading.drop_incomplete) {
    return helper(recordHelper(reading), at(path), recordReader(record));
  }
  return call(`read${record.name}`, derives(record) ? [ROW, DERIVE] : [ROW]);
}

function recordReader(record: Definition): unknown {
  const reader = new Code(`read${record.name}`);
  return derives(record) ? arrow('item', call(reader, [ITEM_CODE, DERIVE])) : reader;
}

function textOf({ how, after }: FieldReading, known: unknown): unknown {
  const whole = helper(TEXT_HELPERS[how ?? ''] ?? 'textOf', known);
  const text = after === undefined ? whole : helper('afterLast', whole, after);
  if (how === 'plain_line') return helper('plainLine', text);
  return how === 'plain_text' ? helper('plainText', text) : text;
}

function scaledBy({ factor, within }: FieldReading, value: unknown): unknown {
  const number = within === undefined ? value : helper('within', value, ...within);
  return factor === undefined ? number : helper('scaled', number, factor);
}

function at(path: readonly string[]): unknown {
  const [first, ...rest] = path;
  if (first === ITEM) return ITEM_CODE;
  if (first === undefined) return ROW;
  if (path.includes('*')) return helper('each', ROW, ...path);
  if (rest.length === 0) return code`row[${first}]`;
  return helper('at', ROW, ...path);
}

function helper(name: string, ...args: readonly unknown[]) {
  return call(imported('runtime/decoding/source-values.ts', name), args);
}

function orElse(values: readonly unknown[]): unknown {
  return values.length === 1 ? values[0] : chain(values, '??');
}

function derives(record: Definition): boolean {
  return deriversOf(fieldsOf(record), record.name).length > 0;
}

function recordHelper({ drop_incomplete }: FieldReading): string {
  return drop_incomplete ? 'completeOf' : 'recordOf';
}

/** Returns the records that need derivations, including nested ones. */
function deriversOf(fields: readonly Field[], name: string): string[] {
  const found = new Set<string>();
  const visitFields = (each: readonly Field[], owner: string): void => {
    for (const { derived, reading, shape } of each) {
      if (derived) found.add(owner);
      if (reading !== undefined) inside(shape);
    }
  };
  const inside = (shape: Shape): void => {
    if (shape.kind === 'list') inside(shape.items);
    else if (shape.kind === 'object') visitFields(shape.fields, name);
    else if (shape.kind === 'reference' && shape.target.kind === 'record')
      visitFields(fieldsOf(shape.target), shape.target.name);
  };
  visitFields(fields, name);
  return [...found].sort();
}
