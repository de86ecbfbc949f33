// Compares two schemas of an argument, result or event.

import type { JsonSchema } from '../emit/json-schema.ts';
import { type Changes, classOf, type Direction, type Effect, inner, type Spot, shown } from './change.ts';
import { plainPattern } from './patterns.ts';
import { orderIn, unitsIn } from './wording.ts';

export type Definitions = Readonly<Record<string, { readonly source: string; readonly schema: JsonSchema }>>;

export class SchemaComparison {
  readonly #changes: Changes;
  readonly #was: Definitions;
  readonly #is: Definitions;
  readonly #seen = new Set<string>();

  constructor(changes: Changes, was: Definitions, is: Definitions) {
    this.#changes = changes;
    this.#was = was;
    this.#is = is;
  }

  compare(spot: Spot, direction: Direction, before: JsonSchema, after: JsonSchema): void {
    const was = resolved(before, this.#was);
    const is = resolved(after, this.#is);
    const at = new SchemaSpot(this.#changes, spot, direction);
    nullability(at, was, is);
    if (was.name !== undefined && was.name === is.name) {
      texts(at, withOwnText(before), withOwnText(after));
      if (this.#seen.has(was.name)) return;
      this.#seen.add(was.name);
      const source = this.#is[was.name]?.source ?? spot.source;
      this.#look(
        new SchemaSpot(this.#changes, { subject: spot.subject, where: was.name, source, inside: [] }, direction),
        was.schema,
        is.schema,
      );
      return;
    }
    this.#look(at, was.schema, is.schema);
  }

  #look(at: SchemaSpot, was: JsonSchema, is: JsonSchema): void {
    texts(at, was, is);
    if (!types(at, was, is)) return;
    values(at, was, is);
    // Length and pattern are not compared for enums.
    if ((was['enum'] === undefined) === (is['enum'] === undefined)) {
      bounds(at, was, is);
      forms(at, was, is);
    }
    meaning(at, was, is);
    this.#fields(at, was, is);
    const { spot, direction } = at;
    if (isSchema(was['items']) && isSchema(is['items']))
      this.compare(inner(spot, '[]', ['items']), direction, was['items'], is['items']);
    const [before, after] = [was['additionalProperties'], is['additionalProperties']];
    if (isSchema(before) && isSchema(after))
      this.compare(inner(spot, '*', ['additionalProperties']), direction, before, after);
  }

  #fields({ spot, direction }: SchemaSpot, was: JsonSchema, is: JsonSchema): void {
    const [before, after] = [fieldsOf(was), fieldsOf(is)];
    const [needed, needs] = [requiredOf(was), requiredOf(is)];
    for (const [name, schema] of Object.entries(before)) {
      const at = new SchemaSpot(this.#changes, inner(spot, name), direction);
      const now = after[name];
      if (now === undefined) {
        at.note('breaking', 'field-removed', `the field ${name} was removed`, typeWords(schema));
        continue;
      }
      if (needed.has(name) && !needs.has(name)) at.judge('widens', 'field-became-optional', `${name} is now optional`);
      if (!needed.has(name) && needs.has(name))
        at.judge('narrows', 'field-became-required', `${name} is now always present`);
      this.compare(at.spot, direction, schema, now);
    }
    for (const [name, schema] of Object.entries(after)) {
      if (Object.hasOwn(before, name)) continue;
      const at = new SchemaSpot(this.#changes, inner(spot, name), direction);
      const mustBeSent = direction === 'takes' && needs.has(name);
      at.note(
        mustBeSent ? 'breaking' : 'additive',
        mustBeSent ? 'field-added-required' : 'field-added',
        `the field ${name} was added`,
        undefined,
        typeWords(schema),
      );
    }
  }
}

class SchemaSpot {
  readonly #changes: Changes;
  readonly spot: Spot;
  readonly direction: Direction;

  constructor(changes: Changes, spot: Spot, direction: Direction) {
    this.#changes = changes;
    this.spot = spot;
    this.direction = direction;
  }

  judge(effect: Effect, aspect: string, message: string, was?: unknown, is?: unknown): void {
    this.note(classOf(effect, this.direction), aspect, message, was, is);
  }

  note(class_: 'breaking' | 'additive' | 'text', aspect: string, message: string, was?: unknown, is?: unknown): void {
    this.#changes.add(this.spot, { class: class_, aspect, message, was, is });
  }
}

interface Resolved {
  readonly schema: JsonSchema;
  readonly nullable: boolean;
  readonly name?: string;
}

/** Resolves references. Null is removed from the types and returned separately. */
function resolved(schema: JsonSchema, definitions: Definitions): Resolved {
  const choices = schema['anyOf'];
  const reference = Array.isArray(choices) ? choices.find((each: JsonSchema) => '$ref' in each) : schema;
  const name = (reference as JsonSchema)['$ref'];
  if (typeof name === 'string') {
    return { schema: definitions[name]?.schema ?? {}, nullable: Array.isArray(choices), name };
  }
  const types = [schema['type'] ?? []].flat() as string[];
  const bare = types.filter((type) => type !== 'null');
  const words = schema['enum'];
  return {
    nullable: bare.length < types.length,
    schema: {
      ...schema,
      ...(types.length === 0 ? {} : { type: bare }),
      ...(Array.isArray(words) ? { enum: words.filter((word) => word !== null) } : {}),
    },
  };
}

/** The description of a reference is compared separately from the description of the record. */
function withOwnText({ description }: JsonSchema): JsonSchema {
  return description === undefined ? {} : { description };
}

function nullability(at: SchemaSpot, was: Resolved, is: Resolved): void {
  if (!was.nullable && is.nullable) at.judge('widens', 'null-allowed', 'it may now be null');
  if (was.nullable && !is.nullable) at.judge('narrows', 'null-refused', 'it is no longer null');
}

/** Returns whether the types are similar enough to compare further. */
function types(at: SchemaSpot, was: JsonSchema, is: JsonSchema): boolean {
  const [before, after] = [typesOf(was), typesOf(is)];
  if (before.join() === after.join()) return true;
  const [old, now] = [typeWords(was), typeWords(is)];
  if (covers(after, before)) at.judge('widens', 'type-widened', `the types widened from ${old} to ${now}`, old, now);
  else if (covers(before, after))
    at.judge('narrows', 'type-narrowed', `the types narrowed from ${old} to ${now}`, old, now);
  else at.note('breaking', 'type-changed', `was ${old}, is ${now}`, old, now);
  return false;
}

function typesOf({ type }: JsonSchema): string[] {
  return ([type ?? []].flat() as string[]).filter((each) => each !== 'null').sort();
}

/** Integers count as numbers. */
function covers(wide: readonly string[], narrow: readonly string[]): boolean {
  return narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number')));
}

function typeWords(schema: JsonSchema): string {
  const { $ref } = schema;
  return typeof $ref === 'string' ? $ref : typesOf(schema).join(' or ') || 'anything';
}

/** A new enum value in a result is not breaking, because consumers must accept unknown values. */
function values(at: SchemaSpot, was: JsonSchema, is: JsonSchema): void {
  const [before, after] = [was['enum'], is['enum']] as (unknown[] | undefined)[];
  if (before === undefined && after !== undefined)
    at.judge('narrows', 'values-closed', `now limited to these values: ${shown(after)}`, undefined, after);
  if (before !== undefined && after === undefined)
    at.judge('widens', 'values-opened', 'any value is now allowed', before);
  if (before !== undefined && after !== undefined) valueLists(at, before, after);
  if (JSON.stringify(was['const']) !== JSON.stringify(is['const'])) {
    at.note(
      'breaking',
      'constant-changed',
      `the constant changed from ${shown(was['const'])} to ${shown(is['const'])}`,
      was['const'],
      is['const'],
    );
  }
}

function valueLists(at: { note: SchemaSpot['note'] }, before: readonly unknown[], after: readonly unknown[]): void {
  for (const word of before.filter((each) => !after.includes(each))) {
    at.note('breaking', 'value-removed', `the value ${shown(word)} was removed`, word);
  }
  for (const word of after.filter((each) => !before.includes(each))) {
    at.note('additive', 'value-added', `the value ${shown(word)} was added`, undefined, word);
  }
}

const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

function bounds(at: SchemaSpot, was: JsonSchema, is: JsonSchema): void {
  for (const word of [...LOWER_BOUNDS, ...UPPER_BOUNDS]) {
    const [before, after] = [was[word], is[word]] as (number | undefined)[];
    if (before === after) continue;
    if (before === undefined) at.judge('narrows', `${word}-added`, `${word} is now ${after}`, before, after);
    else if (after === undefined) at.judge('widens', `${word}-removed`, `${word} ${before} was removed`, before, after);
    else {
      const raised = after > before;
      const effect = raised === LOWER_BOUNDS.includes(word) ? 'narrows' : 'widens';
      at.judge(effect, `${word}-${raised ? 'raised' : 'lowered'}`, `${word} was ${before}, is ${after}`, before, after);
    }
  }
}

function forms(at: SchemaSpot, was: JsonSchema, is: JsonSchema): void {
  for (const word of ['pattern', 'format', 'uniqueItems']) {
    const [before, after] = [was[word], is[word]];
    if (before === after || isSamePattern(word, before, after)) continue;
    if (before === undefined)
      at.judge('narrows', `${word}-added`, `${word} ${shown(after)} is now required`, before, after);
    else if (after === undefined)
      at.judge('widens', `${word}-removed`, `${word} ${shown(before)} no longer applies`, before, after);
    else at.judge('differs', `${word}-changed`, `${word} was ${shown(before)}, is ${shown(after)}`, before, after);
  }
}

/** If a kind is declared for the first time, the values do not change. Formats are compared separately. */
function meaning(at: SchemaSpot, was: JsonSchema, is: JsonSchema): void {
  const [before, after] = [was['x-almanac-is'], is['x-almanac-is']];
  if (before !== undefined && after !== undefined && before !== after && was['format'] === is['format'])
    at.note('breaking', 'kind-changed', `the kind of values changed from ${before} to ${after}`, before, after);
  const [oldKeys, newKeys] = [kindOfKeys(was), kindOfKeys(is)];
  if (oldKeys !== undefined && newKeys !== undefined && oldKeys !== newKeys)
    at.note(
      'breaking',
      'kind-of-keys-changed',
      `the kind of keys changed from ${oldKeys} to ${newKeys}`,
      oldKeys,
      newKeys,
    );
}

function kindOfKeys({ propertyNames }: JsonSchema): unknown {
  return isSchema(propertyNames) ? propertyNames['x-almanac-is'] : undefined;
}

function isSamePattern(word: string, before: unknown, after: unknown): boolean {
  if (word !== 'pattern' || typeof before !== 'string' || typeof after !== 'string') return false;
  return plainPattern(before) === plainPattern(after);
}

function texts(at: SchemaSpot, was: JsonSchema, is: JsonSchema): void {
  if (was['deprecated'] !== true && is['deprecated'] === true) at.note('additive', 'deprecated', 'it is deprecated');
  if (was['deprecated'] === true && is['deprecated'] !== true)
    at.note('additive', 'kept', 'it is no longer deprecated');
  const [before, after] = [was['description'] ?? '', is['description'] ?? ''] as [string, string];
  if (before === after) return;
  const numeric = typesOf(is).some((type) => type === 'number' || type === 'integer');
  const [units, now] = numeric ? [unitsIn(before), unitsIn(after)] : [[], []];
  const [gone, come] = [units.filter((unit) => !now.includes(unit)), now.filter((unit) => !units.includes(unit))];
  if (gone.length > 0 && come.length > 0) {
    at.note(
      'breaking',
      'unit-changed',
      `the unit changed from ${gone.join(', ')} to ${come.join(', ')}`,
      gone.join(', '),
      come.join(', '),
    );
  }
  const [order, newOrder] = typesOf(is).includes('array') ? [orderIn(before), orderIn(after)] : [];
  if (order !== undefined && newOrder !== undefined && order !== newOrder) {
    at.note('breaking', 'order-changed', `the order changed from "${order}" to "${newOrder}"`, order, newOrder);
  }
  at.note('text', 'description-changed', 'the description changed', before, after);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

export function fieldsOf({ properties }: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (properties ?? {}) as Record<string, JsonSchema>;
}

function requiredOf({ required }: JsonSchema): ReadonlySet<string> {
  return new Set((required ?? []) as string[]);
}

export function compareLists(
  changes: Changes,
  spot: Spot,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  valueLists(new SchemaSpot(changes, spot, 'takes'), before, after);
}
