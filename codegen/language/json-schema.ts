// Builders for the manifest language. Each builder returns plain JSON Schema that also carries the TypeScript type of
// valid values, so that each keyword is described only once. TypeBox is not used because it supports only a few of the
// required forms: references with sibling keywords, `if` instead of unions (for one precise error per mistake), and
// objects with named keys.

declare const TYPE: unique symbol;

export interface Schema<T> {
  readonly [TYPE]?: T;
  readonly [word: string]: unknown;
}

/** A schema in `$defs`. */
export interface Definition<T> {
  readonly name: string;
  readonly schema: Schema<T>;
}

export interface Optional<T> {
  readonly optional: Schema<T>;
}

export type TypeOf<D> =
  D extends Definition<infer T> ? T : D extends Optional<infer T> ? T : D extends Schema<infer T> ? T : never;

type Words = Readonly<Record<string, unknown>>;

type Properties = Readonly<Record<string, Schema<unknown> | Optional<unknown>>>;

type Flat<T> = { [K in keyof T]: T[K] };

type ObjectOf<P extends Properties> = Flat<
  { readonly [K in keyof P as P[K] extends Optional<unknown> ? never : K]: TypeOf<P[K]> } & {
    readonly [K in keyof P as P[K] extends Optional<unknown> ? K : never]?: TypeOf<P[K]>;
  }
>;

type WithRequired<T, K extends keyof T> = Flat<Omit<T, K> & { readonly [P in K]-?: Exclude<T[P], undefined> }>;

export function define<T>(name: string, schema: Schema<T>): Definition<T> {
  return { name, schema };
}

/** Builds a schema that the other builders do not cover. The caller specifies the type. */
export function schemaOf<T>(words: Words): Schema<T> {
  return words;
}

/** Refers to a definition. Keywords next to the reference also apply. */
export function ref<T>({ name }: Definition<T>, words: Words = {}): Schema<T> {
  return refTo(name, words);
}

/** Refers to a definition that comes later, for recursion. The caller specifies the type. */
export function refTo<T>(name: string, words: Words = {}): Schema<T> {
  return { $ref: `#/$defs/${name}`, ...words };
}

export function optional<T>(schema: Schema<T>): Optional<T> {
  return { optional: schema };
}

export function string(words: Words = {}): Schema<string> {
  return { type: 'string', ...words };
}

export function number(words: Words = {}): Schema<number> {
  return { type: 'number', ...words };
}

export function integer(words: Words = {}): Schema<number> {
  return { type: 'integer', ...words };
}

export function boolean(words: Words = {}): Schema<boolean> {
  return { type: 'boolean', ...words };
}

interface ScalarTypes {
  readonly string: string;
  readonly number: number;
  readonly integer: number;
  readonly boolean: boolean;
}

export function scalar<K extends keyof ScalarTypes>(types: readonly K[], words: Words = {}): Schema<ScalarTypes[K]> {
  return { type: types, ...words };
}

export function constant<const T extends string | true>(value: T, words: Words = {}): Schema<T> {
  return { const: value, ...words };
}

export function enumeration<const T extends string>(values: readonly T[], words: Words = {}): Schema<T> {
  return { enum: values, ...words };
}

export function array<T>(items: Schema<T>, words: Words = {}): Schema<readonly T[]> {
  return { type: 'array', items, ...words };
}

export function object<P extends Properties>(properties: P, words: Words = {}): Schema<ObjectOf<P>> {
  return { type: 'object', ...propertyWords(properties, words), additionalProperties: false };
}

/** Builds an object schema that is meant to be extended with `extend`. */
export function baseObject<P extends Properties>(properties: P): Schema<ObjectOf<P>> {
  return { type: 'object', ...propertyWords(properties, {}) };
}

export function extend<T, const K extends keyof T & string = never, P extends Properties = Record<never, never>>(
  base: Definition<T>,
  properties: P,
  words: Words & { readonly required?: readonly K[] } = {},
): Schema<WithRequired<T, K> & ObjectOf<P>> {
  // TypeScript cannot infer the type from the spread properties.
  return schemaOf({ $ref: `#/$defs/${base.name}`, ...propertyWords(properties, words), unevaluatedProperties: false });
}

export function record<T>(values: Schema<T>, words: Words = {}): Schema<Readonly<Record<string, T>>> {
  return { type: 'object', additionalProperties: values, ...words };
}

/** Applies the first schema to values that match a condition, and the second to all other values. */
export function either<A, B>(
  condition: Words,
  matching: Schema<A>,
  other: Schema<B>,
  words: Words = {},
): Schema<A | B> {
  return { ...conditional(condition, matching, other), ...words };
}

export function conditional(condition: Words, matching: Words, other?: Words): Words {
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword; the object is never awaited
  return { if: condition, then: matching, ...(other && { else: other }) };
}

export function oneOrMore<T>(items: Schema<T>, arrayWords: Words, words: Words = {}): Schema<T | readonly T[]> {
  return either({ type: 'array' }, schemaOf<readonly T[]>({ items, ...arrayWords }), items, words);
}

export function anyOf<A, B>(first: Schema<A>, second: Schema<B>, words: Words = {}): Schema<A | B> {
  return { anyOf: [first, second], ...words };
}

function propertyWords(properties: Properties, { required: others = [], ...words }: Words): Words {
  const entries = Object.entries(properties);
  const required = [
    ...entries.filter(([, property]) => !isOptional(property)).map(([name]) => name),
    ...(others as readonly string[]),
  ];
  return {
    ...(entries.length > 0 && {
      properties: Object.fromEntries(
        entries.map(([name, property]) => [name, isOptional(property) ? property.optional : property]),
      ),
    }),
    ...(required.length > 0 && { required }),
    ...words,
  };
}

function isOptional(property: Schema<unknown> | Optional<unknown>): property is Optional<unknown> {
  return 'optional' in property;
}
