// The context that a handler receives with its arguments: clock, deadline, caller, progress and provenance. Adapters and sources read
// everything that is not an argument from here, so that tests can supply their own.

import type { AdapterResult } from './adapter-result.ts';

/** Operations that need no key know only the caller's network. */
export interface Caller {
  /** Stable id of the key, for quotas, feedback and subscriptions; never the key itself. */
  readonly keyId: string | undefined;
  readonly plan: string | undefined;
  /** The caller's network: an IPv4 address, or the first 64 bits of an IPv6 address. */
  readonly network?: string | undefined;
}

/** Origin of an answer's data, for `Cache-Status`, `Age`, `Almanac-Source` and MCP's `_meta`. */
export interface Provenance {
  /** Id of the source (sources/<id>.yaml). */
  readonly source: string;
  readonly cache: 'hit' | 'stale' | 'miss';
  /** Time of the fetch, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** End of the freshness lifetime of the request itself, in milliseconds since 1970. */
  readonly freshUntil: number;
  /** The source was queried, but the answer contains none of its data, so it is not cited. */
  readonly isUncited?: true;
}

export function citedOf(provenance: readonly Provenance[]): readonly Provenance[] {
  return provenance.filter(({ isUncited }) => isUncited !== true);
}

export interface Call {
  readonly caller: Caller;
  /** Slug of the service that was called. */
  readonly service: string;
  /** The injected clock: replayed recordings use their own date. */
  now(): Date;
  /** Aborted when the client disconnects or the deadline passes. Never passed to shared requests. */
  readonly signal: AbortSignal;
  /** In milliseconds since 1970. */
  readonly deadline: number;
  /** Reports progress of a slow tool: `done` of `total` steps, with a sentence about the current step. */
  progress(done: number, total: number | undefined, message: string): void;
  /** Records where data came from. */
  provenance(entry: Provenance): void;
  /** Explains a result in one sentence for MCP clients that read text. Not part of the result. */
  explain?(sentence: string): void;
  /**
   * Names the sources whose data the answer contains; other queried sources are then not cited. An answer without any source's data cites
   * all queried sources.
   */
  cites?(sources: Iterable<string>): void;
  /** Records that a source is queried for this call: the caller pays for it, whatever the outcome. */
  asking?(): void;
}

/** The adapter method for one tool. Dispatch publishes what it returns. */
export interface Handler<Arguments, Result> {
  (args: Arguments, call: Call): AdapterResult<Result> | Promise<AdapterResult<Result>>;
  /** Never set: links the handler to its published result type for the compiler. */
  readonly published?: Result;
}
