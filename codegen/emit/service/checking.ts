// The part of a validators file that checks results: one function a record, calls of runtime/contract/result.ts.

import type { Definition, Field, Operation, Shape } from '../../model/model.ts';
import { literal, quoted } from '../literal.ts';
import { call, callWith, shifted } from './calls.ts';
import type { Constants, Owner } from './constants.ts';
import { fieldsOf, pick, RANGE_WORDS } from './reading.ts';

/** The name of the function that checks a record. */
export function recordCheck(record: Definition): string {
  return `check${record.name}`;
}

/** The body of an operation's check function. */
export function operationCheckBody({ returns, name }: Operation, constants: Constants): string[] {
  const { record, fields, orNotFound } = returns;
  const indent = orNotFound ? 4 : 2;
  const calls =
    record === undefined
      ? checkFields('result', fields, name, constants, indent)
      : [`${recordCheck(record)}(check, result);`];
  if (!orNotFound) return calls;
  const absent = "check.choice(result, 'error', ['not_found'], { required: true });";
  return ["if ('error' in result) {", shifted(absent), '} else {', ...calls.map(shifted), '}'];
}

/** The calls that check a record. */
export function recordCheckBody(record: Definition, constants: Constants): string[] {
  return checkFields(subjectName(record), fieldsOf(record), record.name, constants, 2);
}

/** What a record's check function calls the record: `SolarFlare` is `solarFlare`. */
export function subjectName({ name }: Definition): string {
  const subject = name.charAt(0).toLowerCase() + name.slice(1);
  return TAKEN.includes(subject) ? 'record' : subject;
}

const TAKEN = [
  'check',
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

/** Calls that check each of some fields of `subject`. */
function checkFields(
  subject: string,
  fields: readonly Field[],
  of: string,
  constants: Constants,
  indent: number,
): string[] {
  return fields.map(({ name, optional, shape }) => {
    const place = { subject, key: quoted(name), indent };
    return `${checkShape(place, { field: name, of }, shape, optional ? {} : { required: true }, constants)};`;
  });
}

/** Where a value is checked: of which object, under which key, and how deep in the text. */
interface Place {
  readonly subject: string;
  readonly key: string;
  readonly indent: number;
}

function checkShape(place: Place, owner: Owner, shape: Shape, presence: object, constants: Constants): string {
  const { subject, key, indent } = place;
  const rules: Record<string, unknown> = { ...presence, ...(shape.nullable ? { nullable: true } : {}) };
  switch (shape.kind) {
    case 'reference': {
      const { target } = shape;
      if (target.kind === 'record') {
        return call('check.record', [subject, key, literal(rules), recordCheck(target)], indent);
      }
      return call('check.choice', [subject, key, constants.valueSet(target), literal(rules)], indent);
    }
    case 'object': {
      const inner = checkFields('fields', shape.fields, owner.field, constants, indent + 2).map(shifted);
      return `check.record(${subject}, ${key}, ${literal(rules)}, (check, fields) => {\n${inner.join('\n')}\n})`;
    }
    case 'list': {
      const args = [subject, key, literal({ ...rules, ...pick(shape.words, ['minItems', 'maxItems']) })];
      const item = (inside: number) => checkItem('items', 'index', inside, owner, shape.items, constants);
      return callWith('check.list', args, 'check, items, index', item, indent);
    }
    case 'map': {
      const each = (inside: number) => checkItem('map', 'name', inside, owner, shape.values, constants);
      return callWith('check.map', [subject, key, literal(rules)], 'check, map, name', each, indent);
    }
    case 'scalar':
      return checkScalar(place, owner, shape, rules, constants);
  }
}

function checkItem(subject: string, key: string, indent: number, owner: Owner, shape: Shape, constants: Constants) {
  return checkShape({ subject, key, indent }, owner, shape, { required: true }, constants);
}

function checkScalar(
  { subject, key, indent }: Place,
  owner: Owner,
  { words, types }: Shape & { kind: 'scalar' },
  rules: Record<string, unknown>,
  constants: Constants,
): string {
  const closed = words.enum ?? (words.const === undefined ? undefined : [words.const]);
  if (closed !== undefined) {
    const set = constants.closedSet(closed, owner);
    return call('check.choice', [subject, key, set, literal(rules)], indent);
  }
  const [type, ...more] = types;
  if (more.length > 0) {
    const known = [...new Set(types.map((each) => (each === 'integer' ? 'number' : each)))];
    return call('check.scalar', [subject, key, literal(known), literal(rules)], indent);
  }
  const bounds = type === 'string' ? (['minLength', 'maxLength', 'format'] as const) : RANGE_WORDS;
  const all: Record<string, unknown> = { ...rules, ...pick(words, bounds) };
  if (words.pattern !== undefined) all['pattern'] = constants.pattern(words.pattern, owner);
  return call(`check.${type}`, [subject, key, literal(all)], indent);
}
