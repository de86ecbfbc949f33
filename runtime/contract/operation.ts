// The generated descriptor of a tool or endpoint. Transports read it and never refer to a service by name.

import type { ArgumentProblem } from './problem.ts';
import type { PublishedRecord } from './published.ts';
import type { Citation } from './source.ts';

/** Arguments as received. Query values are strings, and a name may occur several times. */
export type RawArguments =
  | { readonly encoding: 'json'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly encoding: 'query'; readonly values: ReadonlyMap<string, readonly string[]> };

/** Valid arguments with defaults applied and lists split, or all problems found. */
export type Decoded<Arguments> =
  | { readonly ok: true; readonly arguments: Arguments }
  | { readonly ok: false; readonly problems: ArgumentProblem[] };

export type Effect = 'read' | 'write' | 'destroy';
export type Lifecycle = 'flagship' | 'maintained';

/** Dates are `YYYY-MM-DD`. A former name may have no dates. */
export interface Deprecation {
  readonly since?: string;
  readonly use?: string;
  readonly removeAfter?: string;
}

export interface DeprecatedInput extends Deprecation {
  readonly argument: string;
  readonly value?: string;
}

export interface Operation {
  /** Unique: `<slug>.<tool>` or `api.<area>.<endpoint>`. Used in metrics and logs. */
  readonly id: string;
  /** Slug, or `api/<area>`. */
  readonly service: string;
  readonly adapter: string;
  readonly name: string;
  readonly summary: string;
  readonly effect: Effect;
  /** HTTP methods of the REST endpoint. */
  readonly methods: readonly ('GET' | 'POST')[];
  /** Path of an endpoint below `/api`, with parameters. */
  readonly path?: string;
  /** MCP name of an endpoint below `/api`. */
  readonly tool?: string;
  readonly needsKey: boolean;
  /** Argument that may carry the key (`api_key` of webhook tools). */
  readonly keyArgument?: string;
  readonly slow: boolean;
  readonly deprecated?: Deprecation;
  readonly deprecatedInputs?: readonly DeprecatedInput[];
  readonly errors: readonly string[];
  readonly sources: readonly string[];
  /** Citations for data that ships with the server or describes the server itself. */
  readonly builtIn?: readonly Citation[];
  readonly decode: (raw: RawArguments) => Decoded<object>;
  /** Applied by `publish`. */
  readonly result: PublishedRecord;
}

/** Quality level computed from tests and other evidence, unlike the lifecycle, which is a maintenance commitment. */
export interface Quality {
  readonly level: 'none' | 'bronze' | 'silver' | 'gold';
  /** The next level; `missing` lists its unmet requirements. */
  readonly next?: 'bronze' | 'silver' | 'gold';
  readonly missing: readonly string[];
  /** Time of the last successful run of all live checks of the sources. */
  readonly verified?: string;
}

/** A service, or an area of `/api`. */
export interface Service {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Data that users ask for but the service does not have. */
  readonly lacks?: readonly string[];
  readonly lifecycle: Lifecycle;
  readonly quality?: Quality;
  readonly subject?: string;
  readonly sources: readonly string[];
  readonly operations: readonly Operation[];
}

/** Error codes that any handler may throw. */
const ANY_HANDLER: ReadonlySet<string> = new Set([
  'invalid_arguments',
  'internal',
  'store_unavailable',
  'shutting_down',
]);
const ANY_SOURCE: ReadonlySet<string> = new Set([
  'upstream_failed',
  'upstream_invalid_response',
  'upstream_timeout',
  'upstream_unavailable',
]);

export function declaresError({ errors, sources }: Operation, code: string): boolean {
  return ANY_HANDLER.has(code) || errors.includes(code) || (sources.length > 0 && ANY_SOURCE.has(code));
}

/** Returns a shared tool as a tool of one service. The tool accepts GET if the contract of the service is GET. */
export function sharedOperation(operation: Operation, slug: string, methods = operation.methods): Operation {
  return { ...operation, id: `${slug}.${operation.name}`, service: slug, methods };
}
