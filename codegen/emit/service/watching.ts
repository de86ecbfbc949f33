// The part of a validators file that watches results: one function a record, calls of runtime/contract/result.ts.

import type { Definition, Field, Operation, Shape } from '../../model/model.ts';
import { literal, quoted } from '../literal.ts';
import { call, callWith, shifted } from './calls.ts';
import type { Constants, Owner } from './constants.ts';
import { fieldsOf, pick, RANGE_WORDS } from './reading.ts';

/** The name of the function that watches a record. */
export function recordWatch(record: Definition): string {
  return `watch${record.name}`;
}

/** The body of an operation's watch function. */
export function operationWatchBody({ returns, name }: Operation, constants: Constants): string[] {
  const { record, fields, orNotFound } = returns;
  const indent = orNotFound ? 4 : 2;
  const calls =
    record === undefined
      ? watchFields('result', fields, name, constants, indent)
      : [`${recordWatch(record)}(watch, result);`];
  if (!orNotFound) return calls;
  const absent = "watch.choice(result, 'error', ['not_found'], { required: true });";
  return ["if ('error' in result) {", shifted(absent), '} else {', ...calls.map(shifted), '}'];
}

/** The calls that watch a record. */
export function recordWatchBody(record: Definition, constants: Constants): string[] {
  return watchFields(subjectName(record), fieldsOf(record), record.name, constants, 2);
}

/** What a record's watch function calls the record: `SolarFlare` is `solarFlare`. */
export function subjectName({ name }: Definition): string {
  const subject = name.charAt(0).toLowerCase() + name.slice(1);
  return TAKEN.includes(subject) ? 'record' : subject;
}

const TAKEN = [
  'watch',
  'case',
  'class',
  'default',
  'delete',
  'enum',
  'export',
  'function',
  'import',
  'package',
  'return',
];

/** Calls that watch each of some fields of `subject`. */
function watchFields(
  subject: string,
  fields: readonly Field[],
  of: string,
  constants: Constants,
  indent: number,
): string[] {
  return fields.map(({ name, optional, shape }) => {
    const place = { subject, key: quoted(name), indent };
    return `${watchShape(place, { field: name, of }, shape, optional ? {} : { required: true }, constants)};`;
  });
}

/** Where a value is watched: of which object, under which key, and how deep in the text. */
interface Place {
  readonly subject: string;
  readonly key: string;
  readonly indent: number;
}

function watchShape(place: Place, owner: Owner, shape: Shape, presence: object, constants: Constants): string {
  const { subject, key, indent } = place;
  const rules: Record<string, unknown> = { ...presence, ...(shape.nullable ? { nullable: true } : {}) };
  switch (shape.kind) {
    case 'reference': {
      const { target } = shape;
      if (target.kind === 'record') {
        return call('watch.record', [subject, key, literal(rules), recordWatch(target)], indent);
      }
      return call('watch.choice', [subject, key, constants.valueSet(target), literal(rules)], indent);
    }
    case 'object': {
      const inner = watchFields('fields', shape.fields, owner.field, constants, indent + 2).map(shifted);
      return `watch.record(${subject}, ${key}, ${literal(rules)}, (watch, fields) => {\n${inner.join('\n')}\n})`;
    }
    case 'list': {
      const args = [subject, key, literal({ ...rules, ...pick(shape.words, ['minItems', 'maxItems']) })];
      const item = (inside: number) => watchItem('items', 'index', inside, owner, shape.items, constants);
      return callWith('watch.list', args, 'watch, items, index', item, indent);
    }
    case 'map': {
      const each = (inside: number) => watchItem('map', 'name', inside, owner, shape.values, constants);
      return callWith('watch.map', [subject, key, literal(rules)], 'watch, map, name', each, indent);
    }
    case 'scalar':
      return watchScalar(place, owner, shape, rules, constants);
  }
}

function watchItem(subject: string, key: string, indent: number, owner: Owner, shape: Shape, constants: Constants) {
  return watchShape({ subject, key, indent }, owner, shape, { required: true }, constants);
}

function watchScalar(
  { subject, key, indent }: Place,
  owner: Owner,
  { words, types }: Shape & { kind: 'scalar' },
  rules: Record<string, unknown>,
  constants: Constants,
): string {
  const closed = words.enum ?? (words.const === undefined ? undefined : [words.const]);
  if (closed !== undefined) {
    const set = constants.closedSet(closed, owner);
    return call('watch.choice', [subject, key, set, literal(rules)], indent);
  }
  const [type, ...more] = types;
  if (more.length > 0) {
    const known = [...new Set(types.map((each) => (each === 'integer' ? 'number' : each)))];
    return call('watch.scalar', [subject, key, literal(known), literal(rules)], indent);
  }
  const bounds = type === 'string' ? (['minLength', 'maxLength', 'format'] as const) : RANGE_WORDS;
  const all: Record<string, unknown> = { ...rules, ...pick(words, bounds) };
  if (words.pattern !== undefined) all['pattern'] = constants.pattern(words.pattern, owner);
  return call(`watch.${type}`, [subject, key, literal(all)], indent);
}
