// A filter contains accepted values, ranges and an area by record field. A record must match all of them.

import { invalidArgument } from '../contract/problem.ts';
import { nearest } from '../lib/text/nearest.ts';
import { AREA, type Area, type Filter, type FilterValue, type Range } from '../store/webhooks/webhook-store.ts';

/** Maximum number of fields listed in an error. */
const MAX_LISTED = 40;

/** Conditions in the form in which a subscriber states them. */
export interface FilterOptions {
  readonly filter?: Readonly<Record<string, readonly FilterValue[]>> | undefined;
  readonly atLeast?: Readonly<Record<string, number>> | undefined;
  readonly atMost?: Readonly<Record<string, number>> | undefined;
  readonly area?: Readonly<Record<string, number>> | undefined;
}

interface Filterable {
  readonly schema: object;
  /** Fields that can be used in filters; includes `area` if records have coordinates. */
  readonly filters?: readonly string[];
}

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: FieldSchema;
}

/** A list field matches if one of its items matches. A removed record is matched by its last state. */
export function fits(filter: Filter | undefined, record: object): boolean {
  if (filter === undefined) return true;
  const recorded = (field: string) =>
    Object.hasOwn(record, field) ? (record as Record<string, unknown>)[field] : undefined;
  return Object.entries(filter).every(([field, condition]) => {
    if (field === AREA) return isWithin(condition as Area, recorded('latitude'), recorded('longitude'));
    const value = recorded(field);
    const own = Array.isArray(value) ? value : [value];
    if (Array.isArray(condition)) return own.some((each) => condition.some((accepted) => accepted === each));
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = condition as Range;
    return own.some((each) => typeof each === 'number' && each >= min && each <= max);
  });
}

function isWithin({ south, west, north, east }: Area, latitude: unknown, longitude: unknown): boolean {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return false;
  if (latitude < south || latitude > north) return false;
  const [fromWest, toEast] = [longitude >= west, longitude <= east];
  return west <= east ? fromWest && toEast : fromWest || toEast;
}

/**
 * Values must match the type and enum in the record's schema. Returns undefined if there are no conditions.
 * @throws Problem invalid_arguments
 */
export function readFilter({ filter, atLeast, atMost, area }: FilterOptions, type: Filterable): Filter | undefined {
  const fields = plainFields(type.schema);
  const read: Record<string, Filter[string]> = {};
  for (const [field, values] of Object.entries(filter ?? {})) {
    const declared = fieldNamed(field, 'filter', fields);
    if (values.length === 0) throw invalidArgument(`filter.${field}`, 'must have at least one value');
    for (const value of values) checkValue(field, value, declared);
    read[field] = [...new Set(values)];
  }
  const numeric = new Map([...fields].filter(([, field]) => typesOf(field).some((each) => NUMERIC.has(each))));
  for (const [argument, bound, bounds] of [
    ['at_least', 'min', atLeast],
    ['at_most', 'max', atMost],
  ] as const) {
    for (const [field, value] of Object.entries(bounds ?? {})) {
      fieldNamed(field, argument, numeric);
      const before = read[field];
      if (Array.isArray(before)) {
        throw invalidArgument(`${argument}.${field}`, `cannot be combined with filter.${field}: use a range or values`);
      }
      read[field] = { ...before, [bound]: value };
    }
  }
  for (const [field, { min, max }] of Object.entries(read as Record<string, Range>)) {
    if (min === undefined || max === undefined || min <= max) continue;
    throw invalidArgument(`at_most.${field}`, `must not be less than at_least.${field}, which is ${min}`);
  }
  if (area !== undefined) read[AREA] = readArea(area, type);
  return Object.keys(read).length === 0 ? undefined : read;
}

/** Maximum absolute value of each edge, in degrees. */
const EDGES = { south: 90, west: 180, north: 90, east: 180 } as const;

function readArea(area: Readonly<Record<string, number>>, { filters = [] }: Filterable): Area {
  if (!filters.includes('area'))
    throw invalidArgument('area', 'is not available: records of this type have no coordinates');
  const example = 'Example: {"south": 35, "west": -10, "north": 60, "east": 30}.';
  for (const name of Object.keys(area)) {
    if (!Object.hasOwn(EDGES, name))
      throw invalidArgument(`area.${name.slice(0, 80)}`, 'is not an edge. Use south, west, north and east', example);
  }
  for (const [name, limit] of Object.entries(EDGES)) {
    const edge = area[name];
    if (edge === undefined) throw invalidArgument(`area.${name}`, 'is required', example);
    if (!(Math.abs(edge) <= limit)) throw invalidArgument(`area.${name}`, `must be from ${-limit} to ${limit}`);
  }
  const { south, west, north, east } = area as unknown as Area;
  if (south > north) throw invalidArgument('area.south', 'must not be north of area.north');
  return { south, west, north, east };
}

function fieldNamed(field: string, argument: string, fields: ReadonlyMap<string, FieldSchema>): FieldSchema {
  const declared = fields.get(field);
  if (declared !== undefined) return declared;
  const names = [...fields.keys()];
  const near = nearest(field, names);
  const hint = near === undefined ? undefined : `Did you mean ${near}?`;
  const list = names.slice(0, MAX_LISTED).join(', ');
  const kind = argument === 'filter' ? 'field' : 'numeric field';
  throw invalidArgument(
    `${argument}.${field.slice(0, 80)}`,
    `is not a ${kind} to filter by. Available fields: ${list}`,
    hint,
  );
}

function plainFields(schema: object): Map<string, FieldSchema> {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, FieldSchema>> };
  const plain = Object.entries(properties).map(([name, field]): [string, FieldSchema] => [name, itemOf(field)]);
  return new Map(plain.filter(([, field]) => typesOf(field).some((type) => PLAIN.has(type))));
}

const NUMERIC: ReadonlySet<string> = new Set(['number', 'integer']);
const PLAIN: ReadonlySet<string> = new Set(['string', 'boolean', ...NUMERIC]);

function itemOf(field: FieldSchema): FieldSchema {
  return typesOf(field).includes('array') ? (field.items ?? {}) : field;
}

function typesOf({ type = [] }: FieldSchema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

function checkValue(field: string, value: FilterValue, declared: FieldSchema): void {
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
