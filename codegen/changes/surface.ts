// The public contract as plain data. It is built only from the model, so that contracts from different files, such as
// spec/released.json, can be compared.

import {
  argumentSchema,
  inline,
  isPublishedRequired,
  type JsonSchema,
  outputSchema,
  type Refer,
  shapeSchema,
} from '../emit/json-schema.ts';
import { methods } from '../emit/service/operations.ts';
import { describe } from '../model/description.ts';
import type { Argument, Definition, Operation, Service, Shape, Spec } from '../model/model.ts';
import { usedDefinitions } from '../plan/plan.ts';

/** Version of this format. Contracts in different formats cannot be compared. */
export const SURFACE_FORMAT = 1;

export interface SurfaceDeprecation {
  readonly since?: string;
  readonly use?: string;
  readonly removeAfter?: string;
}

export interface SurfaceArgument {
  readonly schema: JsonSchema;
  readonly required: boolean;
  readonly default?: unknown;
  /** Accepted values, for an argument that is a comma-separated list. */
  readonly list?: readonly (string | number)[];
  readonly anyCase?: true;
  readonly groups?: true;
  readonly formerly?: readonly string[];
}

export interface SurfaceOperation {
  /** Example: `spec/services/places/service.yaml#tools.get_city` */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  readonly methods: readonly string[];
  /** Set only for endpoints. The path of a tool is `/rest/<slug>/<tool>`. */
  readonly path?: string;
  readonly effect: string;
  readonly security: string;
  readonly arguments: Readonly<Record<string, SurfaceArgument>>;
  readonly atLeastOneOf?: readonly (readonly string[])[];
  readonly oneGroupOf?: readonly (readonly string[])[];
  readonly inOrder?: readonly (readonly string[])[];
  readonly result: JsonSchema;
  readonly orNotFound?: true;
  readonly status?: number;
  readonly content?: string;
  readonly errors: readonly string[];
  readonly deprecated?: SurfaceDeprecation;
}

export interface SurfaceEvent {
  readonly source: string;
  readonly summary: string;
  readonly identity: string;
  readonly compare: readonly string[];
  readonly record: JsonSchema;
  readonly deprecated?: SurfaceDeprecation;
}

/** Examples of keys: `places.get_city`, `api.preprints.search`, `platform.sign_up`, `places.City`. */
export interface Surface {
  readonly format: number;
  readonly version: string;
  readonly services: Readonly<
    Record<
      string,
      { readonly source: string; readonly title: string; readonly summary: string; readonly lifecycle: string }
    >
  >;
  readonly operations: Readonly<Record<string, SurfaceOperation>>;
  readonly definitions: Readonly<Record<string, { readonly source: string; readonly schema: JsonSchema }>>;
  readonly events: Readonly<Record<string, SurfaceEvent>>;
  readonly errors: Readonly<Record<string, { readonly status: number; readonly title: string }>>;
  readonly plans: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly key: Readonly<Record<string, string>>;
}

export function surfaceOf(spec: Spec): Surface {
  const services = [...spec.services, ...spec.areas];
  const definitions: Record<string, { source: string; schema: JsonSchema }> = {};
  const operations: Record<string, SurfaceOperation> = {};
  const shared = spec.services[0]?.operations.filter((operation) => operation.shared) ?? [];
  const offers: (readonly [prefix: string, service: Service, operations: readonly Operation[]])[] = [
    ...services.map(
      (service) => [prefixOf(service), service, service.operations.filter((each) => !each.shared)] as const,
    ),
    ['platform', spec.endpoints, [...spec.endpoints.operations, ...shared.map((each) => ({ ...each, shared: false }))]],
  ];
  for (const [prefix, service, own] of offers) {
    const refer = referrer(prefix);
    for (const operation of own)
      operations[`${prefix}.${operation.name}`] = operationSurface(operation, service, refer);
    for (const definition of usedDefinitions(own.map(({ returns }) => ({ returns, arguments: [] })))) {
      definitions[nameOf(prefix, definition)] = {
        source: definition.source,
        schema: definitionSchema(definition.shape, refer),
      };
    }
  }
  const { platform } = spec;
  const events = spec.events.flatMap((source) => source.types);
  return sorted({
    format: SURFACE_FORMAT,
    version: spec.version,
    services: Object.fromEntries(
      services.map((service) => {
        const { file: source, title, summary, lifecycle } = service;
        return [prefixOf(service), { source, title, summary, lifecycle }];
      }),
    ),
    operations,
    definitions,
    events: Object.fromEntries(
      events.map(({ type, manifest, summary, identity, compare, record, deprecated }) => {
        const schema = withoutExamples(outputSchema(record, inline));
        const going = deprecated === undefined ? {} : { deprecated };
        return [type, { source: manifest, summary, identity, compare, record: schema, ...going }];
      }),
    ),
    errors: Object.fromEntries(
      Object.entries(platform.errors).map(([code, { status, title }]) => [code, { status, title }]),
    ),
    plans: Object.fromEntries(Object.entries(platform.plans).map(([name, plan]) => [name, numbers(plan)])),
    key: { header: platform.key.header, query: platform.key.query, prefix: platform.key.prefix },
  }) as Surface;
}

function prefixOf({ kind, slug }: Service): string {
  return kind === 'area' ? `api.${slug}` : slug;
}

function nameOf(prefix: string, { name, shared }: Definition): string {
  return `${shared ? 'platform' : prefix}.${name}`;
}

function referrer(prefix: string): Refer {
  return (definition) => ({ $ref: nameOf(prefix, definition) });
}

function definitionSchema(shape: Shape, refer: Refer): JsonSchema {
  return withoutExamples(shapeSchema(shape, refer));
}

function operationSurface(operation: Operation, { getFirst }: Service, refer: Refer): SurfaceOperation {
  const { title, effect, path, endpoint, returns, errors, deprecated, atLeastOneOf, oneGroupOf, inOrder, needsKey } =
    operation;
  return {
    source: operation.source,
    title,
    // The deprecation is omitted from the description, because the surface contains it as data.
    description: describe({ ...operation, deprecated: undefined } as Operation),
    methods: endpoint === undefined ? methods(operation, getFirst) : [endpoint.method],
    ...(path === undefined ? {} : { path }),
    effect,
    security: endpoint?.security ?? (needsKey ? 'key' : 'none'),
    arguments: Object.fromEntries(operation.arguments.map((each) => [each.name, argumentSurface(each, operation)])),
    ...(atLeastOneOf.length === 0 ? {} : { atLeastOneOf }),
    ...(oneGroupOf === undefined ? {} : { oneGroupOf }),
    ...(inOrder.length === 0 ? {} : { inOrder }),
    result: withoutExamples(
      returns.record === undefined ? outputSchema({ ...returns, orNotFound: false }, refer) : refer(returns.record),
    ),
    ...(returns.orNotFound ? { orNotFound: true as const } : {}),
    ...(endpoint === undefined ? {} : { status: endpoint.status }),
    ...(endpoint?.content === undefined ? {} : { content: endpoint.content }),
    errors: [...errors].sort(),
    ...(deprecated === undefined ? {} : { deprecated }),
  };
}

function argumentSurface(argument: Argument, operation: Operation): SurfaceArgument {
  const { default: preset, ...schema } = withoutExamples(argumentSchema(argument, inline));
  const list = argument.commaSeparated?.shape.words.enum;
  return {
    // The values of a comma-separated list are compared separately, so that a new value does not count as a change of
    // the description.
    schema: list === undefined ? schema : { ...schema, ...described(argument.shape.description) },
    required: isPublishedRequired(operation, argument),
    ...(preset === undefined ? {} : { default: preset }),
    ...(list === undefined ? {} : { list }),
    ...(argument.ignoreCase ? { anyCase: true as const } : {}),
    ...(argument.named?.groups === true ? { groups: true as const } : {}),
    ...(argument.formerly.length === 0 ? {} : { formerly: argument.formerly.map(({ name }) => name) }),
  };
}

function described(description: string | undefined): object {
  return description === undefined ? {} : { description };
}

function numbers(plan: object, prefix = ''): Record<string, number> {
  return Object.fromEntries(
    Object.entries(plan).flatMap(([name, value]): [string, number][] => {
      if (typeof value === 'number') return [[`${prefix}${name}`, value]];
      return typeof value === 'object' && value !== null ? Object.entries(numbers(value, `${prefix}${name}.`)) : [];
    }),
  );
}

function withoutExamples(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === 'examples' && Array.isArray(value) ? undefined : value,
  );
  return JSON.parse(text) as JsonSchema;
}

/** Sorts by name, so that moving a tool within its file does not count as a change. */
function sorted(surface: object): object {
  return Object.fromEntries(
    Object.entries(surface).map(([section, members]) => {
      if (typeof members !== 'object' || section === 'key') return [section, members];
      return [section, Object.fromEntries(Object.entries(members as object).sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

/** Formats the surface with one line per operation, record or event, so that diffs are readable. */
export function surfaceText(surface: Surface): string {
  const sections = Object.entries(surface).map(([section, members]) => {
    if (typeof members !== 'object') return `${JSON.stringify(section)}: ${JSON.stringify(members)}`;
    const lines = Object.entries(members as object).map(
      ([name, each]) => `    ${JSON.stringify(name)}: ${JSON.stringify(each)}`,
    );
    return lines.length === 0
      ? `${JSON.stringify(section)}: {}`
      : `${JSON.stringify(section)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n  ${sections.join(',\n  ')}\n}\n`;
}
