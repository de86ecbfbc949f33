// The descriptor that the generator writes for every tool and endpoint. Transports and dispatch (`invoke`) read it; a transport never
// refers to a service by name.

import type { ArgumentProblem } from './problem.ts';
import type { PublishedRecord } from './published.ts';
import type { Citation } from './source.ts';

/** Arguments as a transport received them. All values of a query are strings, and a name may occur several times. */
export type RawArguments =
  | { readonly encoding: 'json'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly encoding: 'query'; readonly values: ReadonlyMap<string, readonly string[]> };

/** Checked arguments with defaults filled in and lists split, or all problems. */
export type Decoded<Arguments> =
  | { readonly ok: true; readonly arguments: Arguments }
  | { readonly ok: false; readonly problems: ArgumentProblem[] };

export type Effect = 'read' | 'write' | 'destroy';
export type Lifecycle = 'flagship' | 'maintained';

/** Dates are `YYYY-MM-DD`; a former name may have none. */
export interface Deprecation {
  readonly since?: string;
  readonly use?: string;
  readonly removeAfter?: string;
}

/** A deprecated argument, value of an argument, or former name. */
export interface DeprecatedInput extends Deprecation {
  readonly argument: string;
  readonly value?: string;
}

/** One tool or endpoint, as declared in its manifest. */
export interface Operation {
  /** `<slug>.<tool>` or `api.<area>.<endpoint>`: unique, used in metrics and logs. */
  readonly id: string;
  /** Slug of the service, or `api/<area>`. */
  readonly service: string;
  /** Key of the adapter: the service's own, or `shared`. */
  readonly adapter: string;
  readonly name: string;
  readonly summary: string;
  readonly effect: Effect;
  /** HTTP methods of its REST endpoint. */
  readonly methods: readonly ('GET' | 'POST')[];
  /** Path pattern of an endpoint below `/api`; absent for tools. */
  readonly path?: string;
  /** MCP tool name of such an endpoint. */
  readonly tool?: string;
  readonly needsKey: boolean;
  /** The argument that may carry the key (`api_key` of webhook tools). */
  readonly keyArgument?: string;
  readonly slow: boolean;
  readonly deprecated?: Deprecation;
  /** Absent if no input is deprecated. */
  readonly deprecatedInputs?: readonly DeprecatedInput[];
  /** Error codes it can return, in addition to those of every operation. */
  readonly errors: readonly string[];
  /** Ids of the sources that it queries. */
  readonly sources: readonly string[];
  /** Citations for data that ships with the server or describes the server itself. */
  readonly builtIn?: readonly Citation[];
  readonly decode: (raw: RawArguments) => Decoded<object>;
  /** Schema of the result; `publish` applies it. */
  readonly result: PublishedRecord;
}

/** How well a service is tested, computed from evidence. Its lifecycle, by contrast, is a maintenance commitment. */
export interface Quality {
  readonly level: 'none' | 'bronze' | 'silver' | 'gold';
  /** The next level and the requirements still missing for it. */
  readonly next?: 'bronze' | 'silver' | 'gold';
  readonly missing: readonly string[];
  /** Date of the last successful run of all live checks of its sources; absent if there was none. */
  readonly verified?: string;
}

/** A tool service or an area of `/api`. */
export interface Service {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** What people ask of its subject and it does not have. */
  readonly lacks?: readonly string[];
  readonly lifecycle: Lifecycle;
  readonly quality?: Quality;
  /** The platform subject under which pages list it. */
  readonly subject?: string;
  readonly sources: readonly string[];
  readonly operations: readonly Operation[];
}

/** Errors that any handler may throw, and errors caused by sources. */
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

/** Returns true if the operation documents this error code. */
export function declaresError({ errors, sources }: Operation, code: string): boolean {
  return ANY_HANDLER.has(code) || errors.includes(code) || (sources.length > 0 && ANY_SOURCE.has(code));
}

/** Returns a tool shared by all services as a tool of one service; it also accepts GET if the service's contract is GET. */
export function sharedOperation(operation: Operation, slug: string, methods = operation.methods): Operation {
  return { ...operation, id: `${slug}.${operation.name}`, service: slug, methods };
}
