// The model: what the manifests say, with every shorthand resolved. Emitters read this and nothing else.

import type { Effect, Lifecycle } from '../../runtime/contract/operation.ts';
import type { ArgumentData, PlatformData, UpstreamData } from './data.ts';

export type ScalarType = 'string' | 'number' | 'integer' | 'boolean';

/** The words of JSON Schema that stand beside a type and are passed on as they are. */
export type Words = Pick<
  ArgumentData,
  | 'enum'
  | 'const'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'format'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'examples'
>;

/** A schema with its shorthands resolved. */
export type Shape = { readonly description?: string; readonly nullable: boolean; readonly words: Words } & (
  | { readonly kind: 'scalar'; readonly types: readonly ScalarType[] }
  | { readonly kind: 'reference'; readonly target: Definition }
  | { readonly kind: 'list'; readonly items: Shape }
  | { readonly kind: 'object'; readonly fields: readonly Field[] }
  | { readonly kind: 'map'; readonly values: Shape }
);

export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly shape: Shape;
}

/** A named record or value set, of one manifest or of the platform. */
export interface Definition {
  readonly name: string;
  readonly kind: 'record' | 'values';
  readonly shape: Shape;
  /** `spec/services/places.yaml#records.City` */
  readonly source: string;
  /** Declared in platform.yaml. */
  readonly shared: boolean;
}

export interface Argument extends Field {
  readonly default: unknown;
  readonly emptyMeansAbsent: boolean;
  readonly ignoreCase: boolean;
  /** The value set whose words the string lists. */
  readonly commaSeparated?: Definition;
  readonly inPath: boolean;
}

/** What a call answers: fields, by name when a record was named. */
export interface Returns {
  readonly record?: Definition;
  readonly fields: readonly Field[];
  /** The result may be `{ error: 'not_found' }` instead. */
  readonly orNotFound: boolean;
}

export interface Operation {
  readonly name: string;
  readonly path?: string;
  readonly summary: string;
  readonly description?: string;
  readonly keywords: readonly string[];
  readonly arguments: readonly Argument[];
  readonly returns: Returns;
  readonly examples: readonly { readonly summary?: string; readonly arguments: Readonly<Record<string, unknown>> }[];
  readonly atLeastOneOf: readonly (readonly string[])[];
  readonly oneGroupOf?: readonly (readonly string[])[];
  readonly inOrder: readonly (readonly [string, string])[];
  readonly effect: Effect;
  readonly repeatable: boolean;
  readonly closedWorld: boolean;
  readonly needsKey: boolean;
  readonly keyArgument?: string;
  readonly slow: boolean;
  /** Against what it is tested: answers recorded from the real source, hand-made ones, none; or its data is built in. */
  readonly provenBy: 'recorded' | 'fixture' | 'unverified' | 'built in';
  readonly errors: readonly string[];
  readonly deprecated?: { readonly since: string; readonly use?: string; readonly removeAfter: string };
  /** Added from platform.yaml to every service. */
  readonly shared: boolean;
  /** `spec/services/places.yaml#tools.get_city` */
  readonly source: string;
}

/** A tool service or an area of `/api`. */
export interface Service {
  readonly kind: 'service' | 'area';
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly lifecycle: Lifecycle;
  readonly upstreams: readonly string[];
  readonly getFirst: boolean;
  readonly definitions: readonly Definition[];
  readonly operations: readonly Operation[];
  readonly file: string;
}

export interface EventType {
  /** `<source>_<entity>` */
  readonly type: string;
  readonly source: string;
  readonly upstream: string;
  readonly summary: string;
  readonly everyMs: number;
  readonly identity: string;
  readonly compare: readonly string[];
  readonly scope: Readonly<Record<string, string | number>>;
  readonly record: Returns;
  readonly example: Readonly<Record<string, unknown>>;
  readonly manifest: string;
}

export interface EventSource {
  readonly source: string;
  readonly title: string;
  readonly definitions: readonly Definition[];
  readonly types: readonly EventType[];
  readonly file: string;
}

export interface Spec {
  readonly platform: PlatformData;
  readonly sharedDefinitions: readonly Definition[];
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly events: readonly EventSource[];
  readonly upstreams: readonly UpstreamData[];
  /** Short revision identifier of the spec's content. */
  readonly version: string;
}
