// Resolves names and shorthands to records and value sets.

import type { Deprecation } from '../../runtime/contract/operation.ts';
import type {
  DeprecationData,
  FieldSourceObject,
  FieldsData,
  PlatformData,
  SchemaData,
  SchemaObject,
  ValueSetData,
} from '../language/data.ts';
import { KIND_OF_FORMAT } from '../language/kinds.ts';
import { bareName, typesOf } from '../language/names.ts';
import type { Definition, Field, InputWords, ScalarType, Shape, Words } from './model.ts';

const WORDS = [
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'examples',
] as const satisfies readonly (keyof Words)[];

/** Each shape is resolved when it is first used. */
export class Definitions {
  readonly own: Definition[];
  readonly #byName = new Map<string, Definition>();

  constructor(
    data: {
      values?: PlatformData['values'];
      records?: PlatformData['records'];
      brief?: Readonly<Record<string, readonly string[]>>;
    },
    file: string,
    shared: boolean,
    outer?: Definitions,
  ) {
    for (const definition of outer?.own ?? []) this.#byName.set(definition.name, definition);
    const values = Object.entries(data.values ?? {}).map(([name, set]) =>
      this.#add(name, 'values', file, shared, () => valueShape(set)),
    );
    const records = Object.entries(data.records ?? {}).map(([name, fields]) =>
      this.#add(name, 'records', file, shared, () => this.#object(fields), data.brief?.[name]),
    );
    this.own = [...values, ...records];
  }

  get(name: string): Definition {
    const definition = this.#byName.get(name);
    if (definition === undefined) throw new Error(`${name} passed validation but is not declared`);
    return definition;
  }

  shape(schema: SchemaData): Shape {
    const words: SchemaObject = typeof schema === 'string' ? { type: schema } : schema;
    const { scalars, names, nullable } = typesOf(words);
    const base = {
      nullable,
      words: pickWords(words),
      input: inputWords(words),
      ...(words.description === undefined ? {} : { description: words.description }),
      ...(words.deprecated === undefined ? {} : { deprecated: deprecation(words.deprecated) }),
      ...deprecatedValues(words),
      ...kindWord(words),
    };
    if (names[0] !== undefined) return { ...base, kind: 'reference', target: this.get(names[0]) };
    if (scalars.includes('array')) {
      const { key, order } = words;
      const identity = typeof key === 'object' ? key.map(bareName) : key;
      const rows = {
        ...(identity === undefined ? {} : { key: identity }),
        ...(order === undefined ? {} : { order }),
      };
      return { ...base, kind: 'list', items: this.shape(words.items as SchemaData), ...rows };
    }
    if (words.additionalProperties !== undefined) {
      const keys = words.keys === undefined ? {} : { keys: words.keys.is };
      return { ...base, kind: 'map', values: this.shape(words.additionalProperties), ...keys };
    }
    if (words.properties !== undefined) return { ...base, kind: 'object', fields: this.fields(words.properties) };
    return { ...base, kind: 'scalar', types: scalars as ScalarType[] };
  }

  fields(fields: FieldsData): Field[] {
    return Object.entries(fields).map(([field, schema]) => ({
      name: bareName(field),
      optional: field.endsWith('?'),
      shape: this.shape(schema),
      ...readingOf(schema),
    }));
  }

  #object(fields: FieldsData): Shape {
    return { kind: 'object', nullable: false, words: {}, input: {}, fields: this.fields(fields) };
  }

  #add(
    name: string,
    section: 'values' | 'records',
    file: string,
    shared: boolean,
    shape: () => Shape,
    brief?: readonly string[],
  ): Definition {
    let built: Shape | undefined;
    const definition: Definition = {
      name,
      kind: section === 'values' ? 'values' : 'record',
      source: `${file}#${section}.${name}`,
      shared,
      ...(brief === undefined ? {} : { brief }),
      // The shape is resolved on first use, because a record may refer to a record that is declared later.
      get shape() {
        built ??= shape();
        return built;
      },
    };
    this.#byName.set(name, definition);
    return definition;
  }
}

function readingOf(schema: SchemaData): Pick<Field, 'reading' | 'derived'> {
  if (typeof schema === 'string') return {};
  const { from, derive } = schema;
  if (derive) return { derived: true };
  if (from === undefined) return {};
  const written: FieldSourceObject = typeof from === 'object' && 'path' in from ? from : { path: from };
  const { path, read, missing = [], ...more } = written;
  const paths = [path].flat().map((each) => (each === '.' ? [] : each.split('.')));
  return { reading: { paths, missing, ...(read === undefined ? {} : { how: read }), ...more } };
}

function valueShape(set: ValueSetData): Shape {
  const { type, enum: words, description, called } = set;
  const names = called === undefined ? {} : { called };
  const base = { nullable: false, words: { enum: words }, input: {}, description, ...deprecatedValues(set), ...names };
  return { ...base, kind: 'scalar', types: [type] };
}

function deprecatedValues({ deprecated_values: values }: Pick<ValueSetData, 'deprecated_values'>) {
  if (values === undefined) return {};
  const entries = Object.entries(values).map(([value, data]) => [value, deprecation(data)]);
  return { deprecatedValues: Object.fromEntries(entries) as Readonly<Record<string, Deprecation>> };
}

function kindWord({ is, format }: SchemaObject): { is?: string } {
  const kind = is ?? KIND_OF_FORMAT[format ?? ''];
  return kind === undefined ? {} : { is: kind };
}

export function deprecation({ since, remove_after: removeAfter, use }: DeprecationData): Deprecation {
  return { since, removeAfter, ...(use === undefined ? {} : { use: String(use) }) };
}

function pickWords(schema: Partial<SchemaObject>): Words {
  return Object.fromEntries(WORDS.filter((word) => schema[word] !== undefined).map((word) => [word, schema[word]]));
}

function inputWords({ wanted, examples = [], multiline, or_one }: Partial<SchemaObject>): InputWords {
  return {
    ...(wanted === undefined ? {} : { wanted: examples.length === 0 ? wanted : `${wanted} such as ${examples[0]}` }),
    ...(multiline === undefined ? {} : { multiline }),
    ...(or_one === undefined ? {} : { orOne: or_one }),
  };
}
