// Filters list accepted values by record field, all of which must match.

import { invalidArgument } from '../contract/problem.ts';
import { nearest } from '../lib/text/nearest.ts';
import type { Filter } from '../store/webhooks/webhook-store.ts';

/** Fields listed in an error. */
const MOST_NAMED = 40;

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: FieldSchema;
}

/** A list field matches if one of its items does. For a removed record, the last state counts. */
export function fits(filter: Filter | undefined, record: object): boolean {
  if (filter === undefined) return true;
  return Object.entries(filter).every(([field, values]) => {
    const value = Object.hasOwn(record, field) ? (record as Record<string, unknown>)[field] : undefined;
    const own = Array.isArray(value) ? value : [value];
    return own.some((each) => values.some((accepted) => accepted === each));
  });
}

/**
 * Values must match the type and enum in the record's schema. An empty filter becomes undefined.
 * @param schema JSON Schema of the record
 * @throws Problem invalid_arguments
 */
export function readFilter(filter: Filter | undefined, schema: object): Filter | undefined {
  const entries = Object.entries(filter ?? {});
  if (entries.length === 0) return undefined;
  const fields = plainFields(schema);
  const names = [...fields.keys()];
  for (const [field, values] of entries) {
    const declared = fields.get(field);
    if (declared === undefined) {
      const near = nearest(field, names);
      const hint = near === undefined ? undefined : `Did you mean ${near}?`;
      const list = names.slice(0, MOST_NAMED).join(', ');
      throw invalidArgument(
        `filter.${field.slice(0, 80)}`,
        `is not a field to filter by. Available fields: ${list}`,
        hint,
      );
    }
    if (values.length === 0) throw invalidArgument(`filter.${field}`, 'must have at least one value');
    for (const value of values) checkValue(field, value, declared);
  }
  return Object.fromEntries(entries.map(([field, values]) => [field, [...new Set(values)]]));
}

function plainFields(schema: object): Map<string, FieldSchema> {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, FieldSchema>> };
  const plain = Object.entries(properties).map(([name, field]): [string, FieldSchema] => [name, itemOf(field)]);
  return new Map(plain.filter(([, field]) => typesOf(field).some((type) => PLAIN.has(type))));
}

const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean']);

function itemOf(field: FieldSchema): FieldSchema {
  return typesOf(field).includes('array') ? (field.items ?? {}) : field;
}

function typesOf({ type = [] }: FieldSchema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

function checkValue(field: string, value: string | number | boolean, declared: FieldSchema): void {
  const types = typesOf(declared).filter((type) => type !== 'null');
  const is = typeof value === 'number' && Number.isInteger(value) ? ['number', 'integer'] : [typeof value];
  if (!types.some((type) => is.includes(type))) {
    throw invalidArgument(`filter.${field}`, `must be ${types.join(' or ')}; ${JSON.stringify(value)} never matches`);
  }
  const words = declared.enum?.filter((word) => typeof word === 'string');
  if (words === undefined || typeof value !== 'string' || words.includes(value)) return;
  const near = nearest(value, words);
  const hint = near === undefined ? undefined : `Did you mean ${near}?`;
  throw invalidArgument(`filter.${field}`, `must be one of ${words.join(', ')}`, hint);
}
