// What an operation is: the descriptor that the generator writes for every tool and endpoint, and that every transport and
// dispatch (`invoke`) read. A transport never knows a service by name; all it needs stands here.

import type { ArgumentProblem } from './problem.ts';
import type { PublishedRecord } from './published.ts';
import type { Citation } from './source.ts';

/** Arguments as a transport received them. A query's values are all strings, and a name may stand several times. */
export type RawArguments =
  | { readonly encoding: 'json'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly encoding: 'query'; readonly values: ReadonlyMap<string, readonly string[]> };

/** Arguments after checking: defaults filled, lists split, or every problem found. */
export type Decoded<Arguments> =
  | { readonly ok: true; readonly arguments: Arguments }
  | { readonly ok: false; readonly problems: ArgumentProblem[] };

/** What a tool does to the world. */
export type Effect = 'read' | 'write' | 'destroy';
/** How a service is cared for. */
export type Lifecycle = 'flagship' | 'maintained';

/** The platform's promise on what will go: dates are `YYYY-MM-DD`; a former name may have none. */
export interface Deprecation {
  readonly since?: string;
  readonly use?: string;
  readonly removeAfter?: string;
}

/** An argument that will go, or a value of one, or a name that it had. */
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
  /** Key of the adapter that answers it: the service's own, or `shared`. */
  readonly adapter: string;
  readonly name: string;
  readonly summary: string;
  readonly effect: Effect;
  /** HTTP methods that its REST address answers. */
  readonly methods: readonly ('GET' | 'POST')[];
  /** Path pattern of an endpoint below `/api`; tools have none. */
  readonly path?: string;
  /** Of such an endpoint: its name as a tool over MCP. */
  readonly tool?: string;
  readonly needsKey: boolean;
  /** The argument that may carry the key (`api_key` of webhook tools). */
  readonly keyArgument?: string;
  readonly slow: boolean;
  readonly deprecated?: Deprecation;
  /** What of its arguments will go; absent where nothing does. */
  readonly deprecatedInputs?: readonly DeprecatedInput[];
  /** Codes of the error table that it can answer, beyond those that every operation can. */
  readonly errors: readonly string[];
  /** Ids of the sources that it asks. */
  readonly sources: readonly string[];
  /** Whom it quotes where its data ships with the server, or the server tells of itself. */
  readonly builtIn?: readonly Citation[];
  readonly decode: (raw: RawArguments) => Decoded<object>;
  /** What it answers; `publish` makes the result by it. */
  readonly result: PublishedRecord;
}

/** How well a service is proven, computed from evidence; beside its lifecycle, which is a promise of care. */
export interface Quality {
  readonly level: 'none' | 'bronze' | 'silver' | 'gold';
  /** The next step, and what is missing for it. */
  readonly next?: 'bronze' | 'silver' | 'gold';
  readonly missing: readonly string[];
  /** The day on which its sources were last asked for real and all held; absent until somebody has. */
  readonly verified?: string;
}

/** A tool service or an area of `/api`. */
export interface Service {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly lifecycle: Lifecycle;
  readonly quality?: Quality;
  /** Under which of the platform's subjects the pages list it. */
  readonly subject?: string;
  readonly sources: readonly string[];
  readonly operations: readonly Operation[];
}

/** What any handler may throw, and what sources bring about. */
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

/** Whether consumers are told that the operation may fail with this code. */
export function declaresError({ errors, sources }: Operation, code: string): boolean {
  return ANY_HANDLER.has(code) || errors.includes(code) || (sources.length > 0 && ANY_SOURCE.has(code));
}

/** A tool that every service gets, as the tool of one of them; where the service's contract is GET it answers GET, too. */
export function sharedOperation(operation: Operation, slug: string, methods = operation.methods): Operation {
  return { ...operation, id: `${slug}.${operation.name}`, service: slug, methods };
}
