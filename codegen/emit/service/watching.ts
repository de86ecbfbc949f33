// The part of a validators file that watches results: one function a record, calls of runtime/contract/result.ts.

import type { Definition, Field, Operation, Shape } from '../../model/model.ts';
import { Code, literal, quoted } from '../literal.ts';
import { type Constants, fieldsOf, patternConstant, wordsConstant } from './reading.ts';

/** The name of the function that watches a record. */
export function recordWatch(record: Definition): string {
  return `watch${record.name}`;
}

/** Calls that watch each of some fields of `subject`. */
export function watchFields(subject: string, fields: readonly Field[], prefix: string, constants: Constants): string[] {
  return fields.map(({ name, optional, shape }) => {
    const needed = optional ? {} : { required: true };
    return `${watchShape(subject, quoted(name), `${prefix}_${name}`, shape, needed, constants)};`;
  });
}

/** The body of an operation's watch function. */
export function operationWatchBody({ returns, name }: Operation, constants: Constants): string[] {
  const { record, fields, orNotFound } = returns;
  const calls =
    record === undefined ? watchFields('result', fields, name, constants) : [`${recordWatch(record)}(watch, result);`];
  if (!orNotFound) return calls;
  const absent = "watch.choice(result, 'error', ['not_found'], { required: true });";
  return [`if ('error' in result) ${absent}`, 'else {', ...calls.map((call) => `  ${call}`), '}'];
}

function watchShape(
  subject: string,
  key: string,
  name: string,
  shape: Shape,
  presence: object,
  constants: Constants,
): string {
  const rules: Record<string, unknown> = { ...presence, ...(shape.nullable ? { nullable: true } : {}) };
  switch (shape.kind) {
    case 'reference': {
      const { target } = shape;
      if (target.kind === 'record')
        return `watch.record(${subject}, ${key}, ${literal(rules)}, ${recordWatch(target)})`;
      return `watch.choice(${subject}, ${key}, ${wordsConstant(target, constants)}, ${literal(rules)})`;
    }
    case 'object': {
      const inner = watchFields('fields', shape.fields, name, constants).map((call) => `  ${call}\n`);
      return `watch.record(${subject}, ${key}, ${literal(rules)}, (watch, fields) => {\n${inner.join('')}})`;
    }
    case 'list': {
      const item = watchShape('items', 'index', name, shape.items, { required: true }, constants);
      const bounds = pick(shape, ['minItems', 'maxItems']);
      return `watch.list(${subject}, ${key}, ${literal({ ...rules, ...bounds })}, (watch, items, index) => ${item})`;
    }
    case 'map': {
      const each = watchShape('map', 'name', name, shape.values, { required: true }, constants);
      return `watch.map(${subject}, ${key}, ${literal(rules)}, (watch, map, name) => ${each})`;
    }
    case 'scalar':
      return watchScalar(subject, key, name, shape, rules, constants);
  }
}

function watchScalar(
  subject: string,
  key: string,
  name: string,
  shape: Shape & { kind: 'scalar' },
  rules: Record<string, unknown>,
  constants: Constants,
): string {
  const { enum: words, const: constant, pattern } = shape.words;
  const closed = words ?? (constant === undefined ? undefined : [constant]);
  if (closed !== undefined) return `watch.choice(${subject}, ${key}, ${literal(closed)}, ${literal(rules)})`;
  const [type, ...more] = shape.types;
  if (more.length > 0) {
    const types = [...new Set(shape.types.map((each) => (each === 'integer' ? 'number' : each)))];
    return `watch.scalar(${subject}, ${key}, ${literal(types)}, ${literal(rules)})`;
  }
  const bounds = type === 'string' ? ['minLength', 'maxLength', 'format'] : RANGE;
  const all: Record<string, unknown> = { ...rules, ...pick(shape, bounds as (keyof Shape['words'])[]) };
  if (pattern !== undefined) all['pattern'] = new Code(patternConstant(name, pattern, constants));
  return `watch.${type}(${subject}, ${key}, ${literal(all)})`;
}

const RANGE = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

function pick(shape: Shape, words: readonly (keyof Shape['words'])[]): object {
  return Object.fromEntries(
    words.filter((word) => shape.words[word] !== undefined).map((word) => [word, shape.words[word]]),
  );
}

/** The calls that watch a record. */
export function recordWatchBody(record: Definition, constants: Constants): string[] {
  return watchFields(subjectName(record), fieldsOf(record), record.name, constants);
}

/** What a record's watch function calls the record: `SolarFlare` is `solarFlare`. */
export function subjectName({ name }: Definition): string {
  const subject = name.charAt(0).toLowerCase() + name.slice(1);
  return subject === 'watch' ? 'record' : subject;
}
