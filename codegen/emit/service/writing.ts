// How a result is written from what an adapter gives (runtime/contract/adapter-result.ts): the fields in the order of the manifest, null
// for what may be null and is not known, nothing for what may be absent. What has no such field is passed on as it is.

import type { Definition, Field, Operation, Returns, Shape } from '../../model/model.ts';
import { propertyName, quoted } from '../literal.ts';
import { shifted } from './calls.ts';
import { fieldsOf } from './reading.ts';

/** The name of the function that writes a record. */
export function recordWriter({ name }: Definition): string {
  return `write${name}`;
}

/** The function that writes what an operation or an event tells; undefined where it is passed on as it is. */
export function writerOf(returns: Returns, own: string): string | undefined {
  if (!returnsNeedWriting(returns)) return undefined;
  return returns.record !== undefined && !returns.orNotFound ? recordWriter(returns.record) : own;
}

/** Whether something in it may be null or absent. */
function returnsNeedWriting({ record, fields }: Returns): boolean {
  return record === undefined ? fieldsNeedWriting(fields, new Set()) : recordNeedsWriting(record);
}

/** Whether something in a record, or in a record that it holds, may be null or absent. */
export function recordNeedsWriting(record: Definition, asked: Set<Definition> = new Set()): boolean {
  if (record.kind !== 'record' || asked.has(record)) return false;
  asked.add(record);
  return fieldsNeedWriting(fieldsOf(record), asked);
}

function fieldsNeedWriting(fields: readonly Field[], asked: Set<Definition>): boolean {
  return fields.some(({ optional, shape }) => optional || shape.nullable || shapeNeedsWriting(shape, asked));
}

function shapeNeedsWriting(shape: Shape, asked: Set<Definition> = new Set()): boolean {
  switch (shape.kind) {
    case 'reference':
      return recordNeedsWriting(shape.target, asked);
    case 'list':
      return shapeNeedsWriting(shape.items, asked);
    case 'map':
      return shapeNeedsWriting(shape.values, asked);
    case 'object':
      return fieldsNeedWriting(shape.fields, asked);
    case 'scalar':
      return false;
  }
}

/** The body of the function that writes an operation's result. */
export function resultBody({ returns: { record, fields, orNotFound } }: Operation): string[] {
  const written = record === undefined ? objectText('given', fields) : `${recordWriter(record)}(given)`;
  return [...(orNotFound ? ["if ('error' in given) return given;"] : []), `return ${written};`];
}

/** The body of the function that writes a record. */
export function recordBody(record: Definition): string[] {
  return [`return ${objectText('given', fieldsOf(record))};`];
}

function objectText(from: string, fields: readonly Field[]): string {
  return `{\n${fields.map((field) => shifted(`${memberText(from, field)},\n`)).join('')}}`;
}

function memberText(from: string, { name, optional, shape }: Field): string {
  const key = propertyName(name);
  const value = key === name ? `${from}.${name}` : `${from}[${key}]`;
  if (optional && shape.nullable)
    return `...(${quoted(name)} in ${from} ? { ${key}: ${fieldText(value, shape)} } : {})`;
  if (optional) return `...(${value} === undefined ? {} : { ${key}: ${fieldText(value, shape)} })`;
  return `${key}: ${fieldText(value, shape)}`;
}

function fieldText(value: string, shape: Shape): string {
  if (!shapeNeedsWriting(shape)) return shape.nullable ? `${value} ?? null` : value;
  const text = valueText(value, shape);
  return shape.nullable ? `${value} == null ? null : ${text}` : text;
}

/** The written value; what is handed in is there and not null. */
function valueText(value: string, shape: Shape): string {
  switch (shape.kind) {
    case 'reference':
      return `${recordWriter(shape.target)}(${value})`;
    case 'object':
      return objectText(value, shape.fields);
    case 'list':
      return `${value}.map(${itemWriter(shape.items)})`;
    case 'map':
      return `writtenMap(${value}, ${itemWriter(shape.values)})`;
    case 'scalar':
      return value;
  }
}

function itemWriter(shape: Shape): string {
  if (shape.kind === 'reference' && !shape.nullable) return recordWriter(shape.target);
  const text = shape.kind === 'object' ? `(${objectText('item', shape.fields)})` : valueText('item', shape);
  return shape.nullable ? `(item) => item === null ? null : ${text}` : `(item) => ${text}`;
}
