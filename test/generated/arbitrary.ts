// Generates arguments for any published tool. Half are valid, a third have one error, and the rest are arbitrary.

import fc from 'fast-check';
import { closedSet } from '../../codegen/emit/json-schema.ts';
import type { Argument, Operation } from '../../codegen/model/model.ts';
import type { JsonSchema, Published } from './published.ts';

export type Arguments = Record<string, unknown>;

export function argumentsFor({ schema, declared }: Published): fc.Arbitrary<Arguments> {
  const fitting = fittingArguments(schema, declared);
  const properties = Object.entries(schema['properties'] as Record<string, JsonSchema>);
  const wrong = fc
    .tuple(fitting, fc.nat(), fc.nat(), anyName(properties.map(([name]) => name)), junk())
    .chain(([args, which, how, unknown, value]) => {
      const [name, property] = properties[which % Math.max(1, properties.length)] ?? [];
      if (name === undefined || property === undefined || how % 5 === 0)
        return fc.constant(withOwn(args, unknown, value));
      if (how % 5 === 1) return fc.constant(without(args, name));
      return fc.oneof(edgeValue(property), junk()).map((edge) => withOwn(args, name, edge));
    });
  const wild = fc
    .array(fc.tuple(anyName(properties.map(([name]) => name)), junk()), { maxLength: 5 })
    .map((entries) => entries.reduce<Arguments>((args, [name, value]) => withOwn(args, name, value), {}));
  return fc.oneof({ arbitrary: fitting, weight: 5 }, { arbitrary: wrong, weight: 4 }, { arbitrary: wild, weight: 1 });
}

export function fittingArguments(schema: JsonSchema, declared: Operation): fc.Arbitrary<Arguments> {
  const properties = schema['properties'] as Record<string, JsonSchema>;
  const required = (schema['required'] ?? []) as string[];
  // A call may use either the current or a former name of an argument, but not both.
  const former = new Set(declared.arguments.flatMap(({ formerly }) => (formerly ?? []).map(({ name }) => name)));
  const current = Object.entries(properties).filter(([name]) => !former.has(name));
  const values = Object.fromEntries(
    current.map(([name, property]) => {
      const argument = declared.arguments.find((each) => each.name === name);
      return [name, argument === undefined ? fittingValue(property) : fittingArgument(argument, property)];
    }),
  );
  const some = fc.record(values, { requiredKeys: required });
  const all = fc.record(values);
  return fc.tuple(some, all, fc.nat()).map(([args, spare, choice]) => keepRules(args, spare, choice, declared));
}

function keepRules(given: Arguments, spare: Arguments, choice: number, declared: Operation): Arguments {
  let args = given;
  for (const names of declared.atLeastOneOf) {
    const name = names[choice % names.length] as string;
    if (!names.some((each) => isGiven(args[each]))) args = { ...args, [name]: firstGiven(spare[name], args[name]) };
  }
  if (declared.oneGroupOf !== undefined) {
    const groups = declared.oneGroupOf;
    const chosen = groups[choice % groups.length] ?? [];
    for (const name of groups.flat())
      args = chosen.includes(name) ? { ...args, [name]: spare[name] } : without(args, name);
  }
  for (const [first, second] of declared.inOrder) {
    const [a, b] = [args[first] as string, args[second] as string];
    if (isGiven(a) && isGiven(b) && a > b) args = { ...args, [first]: b, [second]: a };
  }
  return args;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== '';
}

function firstGiven(...values: unknown[]): unknown {
  return values.find(isGiven) ?? 'x';
}

/** Generates a value that also satisfies restrictions that the schema cannot express. */
function fittingArgument(argument: Argument, property: JsonSchema): fc.Arbitrary<unknown> {
  const value = fittingName(argument) ?? fittingWords(argument) ?? fittingValue(property);
  return argument.emptyMeansAbsent ? fc.oneof({ arbitrary: value, weight: 4 }, fc.constant('')) : value;
}

/** Codes that match the schema, and names. Some of the names do not match the schema but are accepted. */
const COUNTRIES = ['SE', 'swe', 'DE', 'jpn', 'Sweden', ' norge ', 'Korea, Rep.', "CÔTE D'IVOIRE", 'U.S.', 'QQ'];
const GROUPS = ['EU', 'ea20', 'euro area', 'Sub-Saharan Africa'];
const STATES = ['CA', 'ny', 'New Jersey', ' district of columbia', 'PR'];
const AIRPORTS = ['OSL', 'lhr', 'QQQ', 'Copenhagen', ' London ', 'Heathrow', 'Malmö'];
const CURRENCIES = ['EUR', 'usd', 'Swedish krona', 'euros', ' yen ', 'QQQ'];

function fittingName({ named }: Argument): fc.Arbitrary<string> | undefined {
  if (named === undefined) return undefined;
  if (named.type === 'UsState') return fc.constantFrom(...STATES);
  if (named.type === 'AirportCode') return fc.constantFrom(...AIRPORTS);
  if (named.type === 'CurrencyCode') return fc.constantFrom(...CURRENCIES);
  return fc.constantFrom(...COUNTRIES, ...(named.groups === true ? GROUPS : []));
}

function fittingWords(argument: Argument): fc.Arbitrary<unknown> | undefined {
  const words = closedSet(argument).map(String);
  if (words.length === 0) return undefined;
  const set = argument.commaSeparated ?? (argument.shape.kind === 'reference' ? argument.shape.target : undefined);
  const names = Object.values(set?.shape.called ?? {}).flat();
  const word = fc
    .tuple(fc.constantFrom(...words, ...names), fc.boolean(), fc.constantFrom('', ' '))
    .map(([each, upper, space]) => `${space}${upper ? each.toUpperCase() : each}${space}`);
  if (argument.commaSeparated !== undefined) {
    return fc.array(word, { minLength: 1, maxLength: 4 }).map((each) => each.join(','));
  }
  return argument.ignoreCase ? word : undefined;
}

export function fittingValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  if (Array.isArray(schema['type']))
    return fc.oneof(...schema['type'].map((type) => fittingValue({ ...schema, type })));
  switch (schema['type']) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fittingNumber(schema);
    case 'array': {
      const { items, minItems = 0, maxItems = 3, uniqueItems = false } = schema as unknown as ListSchema;
      const item = fittingValue(items);
      const lengths = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) };
      return uniqueItems ? fc.uniqueArray(item, lengths) : fc.array(item, lengths);
    }
    case 'object': {
      if (schema['properties'] === undefined) return fittingMap(schema);
      const fields = Object.entries(schema['properties'] as Record<string, JsonSchema>);
      const values = Object.fromEntries(fields.map(([name, field]) => [name, fittingValue(field)]));
      return fc.record(values, { requiredKeys: (schema['required'] ?? []) as string[] });
    }
    default:
      return fittingText(schema);
  }
}

function fittingMap(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minProperties = 0, maxProperties = 3 } = schema as { minProperties?: number; maxProperties?: number };
  const lengths = { minKeys: minProperties, maxKeys: Math.min(maxProperties, minProperties + 3) };
  const name = fc.oneof(fc.constantFrom('field', '__proto__', 'Ø', ''), fc.string({ maxLength: 8 }));
  return fc.dictionary(name, fittingValue(schema['additionalProperties'] as JsonSchema), lengths);
}

interface ListSchema {
  readonly items: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

function fittingNumber(schema: JsonSchema): fc.Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema as Record<string, number | undefined>;
  const low = minimum ?? exclusiveMinimum ?? -1e6;
  const high = maximum ?? exclusiveMaximum ?? 1e6;
  if (schema['type'] === 'integer') return fc.integer({ min: low, max: high });
  const inside = fc.double({
    min: low,
    max: high,
    minExcluded: exclusiveMinimum !== undefined,
    maxExcluded: exclusiveMaximum !== undefined,
    noNaN: true,
  });
  const edges = [minimum, maximum].filter((edge) => edge !== undefined);
  return edges.length === 0 ? inside : fc.oneof({ arbitrary: inside, weight: 3 }, fc.constantFrom(...edges));
}

const FORMATTED: Readonly<Record<string, readonly string[]>> = {
  date: ['2024-02-29', '2026-11-21', '1900-01-01', '9999-12-31'],
  'date-time': ['2026-11-21T13:00:00Z', '2024-02-29t23:59:59.123+05:45', '2026-01-01T00:00:00-12:00'],
  uri: ['https://example.org/a?b=c#d', 'https://[2001:db8::1]:8443/x', 'http://example.org/%C3%A5'],
  uuid: ['123e4567-e89b-12d3-a456-426614174000', '123E4567-E89B-12D3-A456-426614174000'],
  email: ['someone@example.org', "o'hara+x@mail.example.co.uk"],
};

function fittingText(schema: JsonSchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 40 } = schema as { minLength?: number; maxLength?: number };
  const { pattern, format } = schema as { pattern?: string; format?: string };
  if (pattern === '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$') return fc.constantFrom('', ...(FORMATTED['date'] as string[]));
  const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  const matches = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text);
  if (format !== undefined)
    return fc.constantFrom(...(FORMATTED[format] ?? [])).filter((text) => fits(text) && matches(text));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }).filter(fits);
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 20) };
  return fc.string({ ...length, unit: fc.constantFrom(...'abcæøå Z9.,-_/𝄞日'.split(/(?:)/u)) });
}

/** Generates a value at a bound or just beyond it, or a value of the correct type in the wrong format. */
export function edgeValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const texts = [
    '',
    ' ',
    'x',
    '2023-02-29',
    '2026-13-01',
    '2026-11-21 13:00:00Z',
    'urn:uuid:123e4567-e89b-12d3-a456-426614174000',
  ];
  const uris = ['https://example.org/ä b', 'https://', '//example.org', 'a..b@example.org', '.a@example.org', 'a@b'];
  const edges = boundsOf(schema).flatMap(({ at, beyond }) => [at, beyond]);
  const loose = fc.constantFrom<unknown>(...texts, ...uris, '1', '1.0', 0, -0, 1, 1.5, -1, 1e21, true, 'true');
  return edges.length === 0 ? loose : fc.oneof({ arbitrary: fc.constantFrom(...edges), weight: 2 }, loose);
}

export function boundsOf(schema: JsonSchema): { word: string; at: unknown; beyond: unknown }[] {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema as Record<string, number | undefined>;
  const { minLength, maxLength, minItems, maxItems } = schema as Record<string, number | undefined>;
  const stepAt = (edge: number) => ((type as unknown) === 'integer' ? 1 : Math.max(1e-6, Math.abs(edge) * 1e-9));
  const bounds: { word: string; at: unknown; beyond: unknown }[] = [];
  const add = (word: string, at: unknown, beyond: unknown) => bounds.push({ word, at, beyond });
  if (minimum !== undefined) add('minimum', minimum, minimum - stepAt(minimum));
  if (maximum !== undefined) add('maximum', maximum, maximum + stepAt(maximum));
  if (exclusiveMinimum !== undefined)
    add('exclusiveMinimum', exclusiveMinimum + stepAt(exclusiveMinimum), exclusiveMinimum);
  if (exclusiveMaximum !== undefined)
    add('exclusiveMaximum', exclusiveMaximum - stepAt(exclusiveMaximum), exclusiveMaximum);
  const free = schema['pattern'] === undefined && schema['format'] === undefined && schema['enum'] === undefined;
  // This character is outside the basic plane and takes two UTF-16 code units.
  if (minLength !== undefined && free) add('minLength', '𝄞'.repeat(minLength), '𝄞'.repeat(minLength - 1));
  if (maxLength !== undefined && free) add('maxLength', '𝄞'.repeat(maxLength), '𝄞'.repeat(maxLength + 1));
  const items = (count: number) => distinctItems(schema['items'] as JsonSchema, count);
  if (minItems !== undefined && minItems > 0) add('minItems', items(minItems), items(minItems - 1));
  if (maxItems !== undefined) add('maxItems', items(maxItems), items(maxItems + 1));
  const { minProperties, maxProperties } = schema as Record<string, number | undefined>;
  const named = (count: number) =>
    Object.fromEntries(
      distinctItems(schema['additionalProperties'] as JsonSchema, count).map((each, at) => [`n${at}`, each]),
    );
  if (minProperties !== undefined && minProperties > 0)
    add('minProperties', named(minProperties), named(minProperties - 1));
  if (maxProperties !== undefined) add('maxProperties', named(maxProperties), named(maxProperties + 1));
  return bounds;
}

/** The items are distinct if there are enough valid ones. */
function distinctItems(items: JsonSchema, count: number): unknown[] {
  const found = new Map(
    fc.sample(fittingValue(items), { numRuns: 40 * count, seed: 7 }).map((item) => [JSON.stringify(item), item]),
  );
  const distinct = [...found.values()];
  return Array.from({ length: count }, (_, index) => distinct[index % distinct.length]);
}

function junk(): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom<unknown>(
    null,
    '',
    [],
    {},
    [null],
    'a\nb',
    'a\u0000',
    '\ud800',
    '\u0085',
    ' 5',
    '1e3',
    '0x10',
    '01',
    '-0',
  );
  return fc.oneof(odd, fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.string({ maxLength: 8 }));
}

/** Generates a known name, a similar one, or one that every object inherits. */
function anyName(known: readonly string[]): fc.Arbitrary<string> {
  const names = known.length === 0 ? ['x'] : known;
  return fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom(...names).map((name) => `${name}s`),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'length'),
  );
}

/** Returns arguments with one more value. As in JSON.parse, `__proto__` is a regular name. */
export function withOwn(args: Arguments, name: string, value: unknown): Arguments {
  const copy = { ...args };
  Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

function without(args: Arguments, name: string): Arguments {
  const { [name]: _, ...rest } = args;
  return rest;
}
