// Named readers, which specify how the fields of a record or result are read from the rows of one source.

import type { FieldReadersData, FieldsData, NamedReadersData, SchemaData, SchemaObject, ServiceData } from './data.ts';
import { bareName, operationTypes } from './names.ts';

export interface ReaderTarget {
  readonly type: string;
  readonly fields: FieldsData;
}

/** Returns undefined if the name is unknown or belongs to a tool whose result is a named record. */
export function readerTarget(of: string, { records = {}, tools = {} }: Partial<ServiceData>): ReaderTarget | undefined {
  const record = Object.hasOwn(records, of) ? records[of] : undefined;
  if (record !== undefined) return { type: of, fields: record };
  const returns = Object.hasOwn(tools, of) ? tools[of]?.returns : undefined;
  return typeof returns === 'object' ? { type: operationTypes(of)[1], fields: returns } : undefined;
}

export function schemaRead(schema: SchemaData, reading: FieldReadersData[string] | undefined): SchemaObject {
  const { from: _, derive: __, ...words } = typeof schema === 'string' ? { type: schema } : schema;
  if (reading === undefined || isConstant(reading)) return words as SchemaObject;
  if (isDerived(reading)) return { ...words, derive: true } as SchemaObject;
  return { ...words, from: reading } as SchemaObject;
}

export function isConstant(reading: FieldReadersData[string]): reading is { readonly value: never } {
  return typeof reading === 'object' && 'value' in reading;
}

function isDerived(reading: FieldReadersData[string]): boolean {
  return typeof reading === 'object' && 'derive' in reading;
}

export function readingOf(fields: NamedReadersData[string]['fields'], written: string) {
  const name = bareName(written);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
