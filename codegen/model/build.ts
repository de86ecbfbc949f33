// Builds the model from sound manifests: resolves names and shorthands, fills what the platform gives.

import { createHash } from 'node:crypto';
import type { Manifest } from '../load/manifest.ts';
import { bareName, typesOf } from '../validate/scope.ts';
import type {
  ApiData,
  ArgumentData,
  EntityData,
  EventsData,
  FieldsData,
  OperationData,
  PlatformData,
  SchemaData,
  SchemaObject,
  ServiceData,
  UpstreamData,
  ValueSetData,
} from './data.ts';
import type {
  Argument,
  Definition,
  EventSource,
  EventType,
  Field,
  Operation,
  Returns,
  ScalarType,
  Service,
  Shape,
  Spec,
  Words,
} from './model.ts';
import { milliseconds } from './units.ts';

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
  'examples',
] as const satisfies readonly (keyof Words)[];

/** The model of manifests that `validateSpec` found sound. */
export function buildModel(manifests: readonly Manifest[]): Spec {
  const data = <Kind>(kind: Manifest['kind']) =>
    manifests
      .filter((manifest) => manifest.kind === kind)
      .map((manifest) => [manifest.data as Kind, manifest.file] as const);
  const [platform, platformFile] = data<PlatformData>('platform')[0] as readonly [PlatformData, string];
  const shared = new Definitions(platform, platformFile, true);
  const sharedTools = Object.entries(platform.tools ?? {});
  const services = data<ServiceData>('service').map(([service, file]) =>
    buildService(service, file, shared, platform, sharedTools),
  );
  const areas = data<ApiData>('api').map(([area, file]) => buildArea(area, file, shared, platform));
  const events = data<EventsData>('events').map(([source, file]) => buildEvents(source, file, shared));
  return {
    platform,
    sharedDefinitions: shared.own,
    services: services.sort(bySlug),
    areas: areas.sort(bySlug),
    events: events.sort((a, b) => (a.source < b.source ? -1 : 1)),
    upstreams: data<UpstreamData>('upstream')
      .map(([upstream]) => upstream)
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    version: revision(manifests),
  };
}

/** The records and value sets that a manifest may name: its own and the platform's, resolved on first use. */
class Definitions {
  readonly own: Definition[];
  readonly #byName = new Map<string, Definition>();

  constructor(
    data: { values?: PlatformData['values']; records?: PlatformData['records'] },
    file: string,
    shared: boolean,
    outer?: Definitions,
  ) {
    for (const definition of outer?.own ?? []) this.#byName.set(definition.name, definition);
    const values = Object.entries(data.values ?? {}).map(([name, set]) =>
      this.#add(name, 'values', file, shared, () => valueShape(set)),
    );
    const records = Object.entries(data.records ?? {}).map(([name, fields]) =>
      this.#add(name, 'records', file, shared, () => this.#object(fields)),
    );
    this.own = [...values, ...records];
  }

  get(name: string): Definition {
    const definition = this.#byName.get(name);
    if (definition === undefined) throw new Error(`${name} passed validation but is not declared`);
    return definition;
  }

  /** A schema with shorthands resolved. */
  shape(schema: SchemaData): Shape {
    const words: SchemaObject = typeof schema === 'string' ? { type: schema } : schema;
    const { scalars, names, nullable } = typesOf(words);
    const base = {
      nullable,
      words: pickWords(words),
      ...(words.description === undefined ? {} : { description: words.description }),
    };
    if (names[0] !== undefined) return { ...base, kind: 'reference', target: this.get(names[0]) };
    if (scalars.includes('array')) return { ...base, kind: 'list', items: this.shape(words.items as SchemaData) };
    if (words.additionalProperties !== undefined)
      return { ...base, kind: 'map', values: this.shape(words.additionalProperties) };
    if (words.properties !== undefined) return { ...base, kind: 'object', fields: this.fields(words.properties) };
    return { ...base, kind: 'scalar', types: scalars as ScalarType[] };
  }

  fields(fields: FieldsData): Field[] {
    return Object.entries(fields).map(([field, schema]) => ({
      name: bareName(field),
      optional: field.endsWith('?') || (typeof schema !== 'string' && schema.default !== undefined),
      shape: this.shape(schema),
    }));
  }

  #object(fields: FieldsData): Shape {
    return { kind: 'object', nullable: false, words: {}, fields: this.fields(fields) };
  }

  #add(name: string, section: 'values' | 'records', file: string, shared: boolean, shape: () => Shape): Definition {
    let built: Shape | undefined;
    const definition: Definition = {
      name,
      kind: section === 'values' ? 'values' : 'record',
      source: `${file}#${section}.${name}`,
      shared,
      // A record may name one that stands further down, so shapes are built when first read.
      get shape() {
        built ??= shape();
        return built;
      },
    };
    this.#byName.set(name, definition);
    return definition;
  }
}

function valueShape({ type, enum: words, description }: ValueSetData): Shape {
  return { kind: 'scalar', types: [type], nullable: false, words: { enum: words }, description };
}

function pickWords(schema: Partial<SchemaObject>): Words {
  return Object.fromEntries(WORDS.filter((word) => schema[word] !== undefined).map((word) => [word, schema[word]]));
}

function buildService(
  data: ServiceData,
  file: string,
  shared: Definitions,
  platform: PlatformData,
  sharedTools: readonly (readonly [string, OperationData])[],
): Service {
  const definitions = new Definitions(data, file, false, shared);
  const own = Object.entries(data.tools).map(([name, tool]) =>
    buildOperation(name, tool, definitions, platform, `${file}#tools.${name}`, false),
  );
  const given = sharedTools.map(([name, tool]) =>
    buildOperation(name, tool, definitions, platform, `spec/platform.yaml#tools.${name}`, true),
  );
  return {
    kind: 'service',
    slug: data.slug,
    ...offer(data),
    getFirst: data.get_first === true,
    definitions: definitions.own,
    operations: [...own, ...given],
    file,
  };
}

function buildArea(data: ApiData, file: string, shared: Definitions, platform: PlatformData): Service {
  const definitions = new Definitions(data, file, false, shared);
  const operations = Object.entries(data.endpoints).map(([name, endpoint]) =>
    buildOperation(name, endpoint, definitions, platform, `${file}#endpoints.${name}`, false),
  );
  return {
    kind: 'area',
    slug: data.area,
    ...offer(data),
    getFirst: true,
    definitions: definitions.own,
    operations,
    file,
  };
}

function offer({ title, summary, lifecycle, upstreams = [] }: ServiceData | ApiData) {
  return { title, summary, lifecycle, upstreams };
}

function buildOperation(
  name: string,
  data: OperationData,
  definitions: Definitions,
  platform: PlatformData,
  source: string,
  shared: boolean,
): Operation {
  const pathNames = [...(data.path ?? '').matchAll(/\{([a-z0-9_]+)\}/g)].map((match) => match[1]);
  const { deprecated } = data;
  return {
    name,
    summary: data.summary,
    keywords: data.keywords ?? [],
    arguments: Object.entries(data.arguments ?? {}).map(([field, argument]) =>
      buildArgument(field, argument, definitions, platform, pathNames.includes(field)),
    ),
    returns: buildReturns(data.returns, definitions, data.not_found === true),
    examples: data.examples.map((example) => ({ ...example, arguments: example.arguments ?? {} })),
    atLeastOneOf: ruleLists(data.at_least_one_of),
    inOrder: data.in_order ?? [],
    effect: data.effect ?? 'read',
    repeatable: data.repeatable ?? true,
    closedWorld: data.closed_world === true,
    needsKey: data.key !== 'none',
    slow: data.slow === true,
    errors: data.errors ?? [],
    shared,
    source,
    ...(data.path === undefined ? {} : { path: data.path }),
    ...(data.description === undefined ? {} : { description: data.description }),
    ...(data.one_group_of === undefined ? {} : { oneGroupOf: data.one_group_of }),
    ...(data.key_argument === undefined ? {} : { keyArgument: data.key_argument }),
    ...(deprecated === undefined
      ? {}
      : {
          deprecated: {
            since: deprecated.since,
            removeAfter: deprecated.remove_after,
            ...(deprecated.use && { use: deprecated.use }),
          },
        }),
  };
}

/** `at_least_one_of` states one rule (a list of names) or several (a list of lists). */
function ruleLists(rule: OperationData['at_least_one_of']): readonly (readonly string[])[] {
  if (rule === undefined) return [];
  return typeof rule[0] === 'string' ? [rule as readonly string[]] : (rule as readonly (readonly string[])[]);
}

function buildArgument(
  field: string,
  data: string | ArgumentData,
  definitions: Definitions,
  platform: PlatformData,
  inPath: boolean,
): Argument {
  const argument: ArgumentData = typeof data === 'string' ? { type: data } : data;
  const set = argument.comma_separated === undefined ? undefined : definitions.get(argument.comma_separated);
  const optional = field.endsWith('?') || argument.default !== undefined;
  const shape = definitions.shape(set === undefined ? (argument as SchemaObject) : { ...argument, type: 'string' });
  return {
    name: bareName(field),
    optional,
    shape: withPlatformBounds(shape, platform, !optional),
    default: argument.default,
    emptyMeansAbsent: argument.empty_means_absent === true,
    ignoreCase: argument.ignore_case === true,
    inPath,
    ...(set === undefined ? {} : { commaSeparated: set }),
  };
}

/** A free string gets the platform's longest length, and at least one character where it must be given. */
function withPlatformBounds(shape: Shape, platform: PlatformData, required: boolean): Shape {
  if (shape.kind === 'list') return { ...shape, items: withPlatformBounds(shape.items, platform, true) };
  if (shape.kind === 'object') {
    const fields = shape.fields.map((field) => ({
      ...field,
      shape: withPlatformBounds(field.shape, platform, !field.optional),
    }));
    return { ...shape, fields };
  }
  if (shape.kind !== 'scalar' || !shape.types.includes('string')) return shape;
  const { words } = shape;
  if (words.enum !== undefined || words.const !== undefined || words.format === 'date' || words.format === 'uuid')
    return shape;
  const least = required && words.minLength === undefined && words.pattern === undefined ? { minLength: 1 } : {};
  const most = words.maxLength === undefined ? { maxLength: platform.limits.string_length } : {};
  return { ...shape, words: { ...words, ...least, ...most } };
}

function buildReturns(data: string | FieldsData, definitions: Definitions, orNotFound: boolean): Returns {
  if (typeof data !== 'string') return { fields: definitions.fields(data), orNotFound };
  const record = definitions.get(data);
  return { record, fields: record.shape.kind === 'object' ? record.shape.fields : [], orNotFound };
}

function buildEvents(data: EventsData, file: string, shared: Definitions): EventSource {
  const definitions = new Definitions(data, file, false, shared);
  const types = Object.entries(data.entities).map(([name, entity]) =>
    buildEventType(name, entity, data, file, definitions),
  );
  return { source: data.source, title: data.title, definitions: definitions.own, types, file };
}

function buildEventType(
  name: string,
  entity: EntityData,
  data: EventsData,
  file: string,
  definitions: Definitions,
): EventType {
  const record = buildReturns(entity.record, definitions, false);
  return {
    type: `${data.source.replaceAll('-', '_')}_${name}`,
    source: data.source,
    upstream: data.upstream,
    summary: entity.summary,
    everyMs: milliseconds(entity.every),
    identity: entity.identity,
    compare: entity.compare ?? record.fields.map((field) => field.name),
    scope: entity.scope ?? {},
    record,
    example: entity.example,
    manifest: `${file}#entities.${name}`,
  };
}

/** Twelve hexadecimal digits of what the manifests say; comments and layout do not count. */
function revision(manifests: readonly Manifest[]): string {
  const hash = createHash('sha256');
  for (const manifest of manifests) hash.update(JSON.stringify([manifest.file, manifest.data]));
  return hash.digest('hex').slice(0, 12);
}

function bySlug(a: Service, b: Service): number {
  return a.slug < b.slug ? -1 : 1;
}
