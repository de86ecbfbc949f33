// What a handler is handed beside its arguments: the clock, the deadline, who asks, and where to report progress and
// provenance. Adapters and sources take everything that is not an argument from here, so that tests can hand in their own.

import type { AdapterResult } from './adapter-result.ts';

/** Who makes a call. Without a key (operations that need none) only the address is known. */
export interface Caller {
  /** Stable id of the key, for quotas, feedback and subscriptions; never the key itself. */
  readonly keyId: string | undefined;
  readonly plan: string | undefined;
  /** The network that the call came from: of IPv4 the address, of IPv6 its first 64 bits. */
  readonly network?: string | undefined;
}

/** Where an answer's data came from, for `Cache-Status`, `Age`, `Almanac-Source` and MCP's `_meta`. */
export interface Provenance {
  /** Id of the source (sources/<id>.yaml). */
  readonly source: string;
  readonly cache: 'hit' | 'stale' | 'miss';
  /** When the data was fetched, milliseconds since 1970. */
  readonly fetchedAt: number;
  /** Until when it is good without asking again, by the lifetime of the request itself; milliseconds since 1970. */
  readonly freshUntil: number;
  /** Set where the source was asked and the answer has no data of it: it is not cited. */
  readonly isUncited?: true;
}

/** The origins of an answer that are cited. */
export function citedOf(provenance: readonly Provenance[]): readonly Provenance[] {
  return provenance.filter(({ isUncited }) => isUncited !== true);
}

/** One call as its handler sees it. */
export interface Call {
  readonly caller: Caller;
  /** Slug of the service that was called. */
  readonly service: string;
  /** The injected clock: replayed recordings bring their own date. */
  now(): Date;
  /** Aborted when the caller left or the deadline passed. Never handed into shared requests. */
  readonly signal: AbortSignal;
  /** When the answer is due, milliseconds since 1970. */
  readonly deadline: number;
  /** Reports progress of a slow tool: `done` of `total` steps, with a sentence on what happens now. */
  progress(done: number, total: number | undefined, message: string): void;
  /** Notes where data came from. */
  provenance(entry: Provenance): void;
  /** States in a sentence why the result is what it is, for readers of text over MCP. It is no part of the result. */
  explain?(sentence: string): void;
  /**
   * Names the sources whose data the answer holds, where others were asked too: those are not cited then. An answer without data of any source
   * cites all that were asked.
   */
  cites?(sources: Iterable<string>): void;
  /** Notes that a source is asked for this call: what it costs is the caller's, whatever comes of it. */
  asking?(): void;
}

/** The method that an adapter supplies for one tool. What it gives, dispatch writes as the published result. */
export interface Handler<Arguments, Result> {
  (args: Arguments, call: Call): AdapterResult<Result> | Promise<AdapterResult<Result>>;
  /** Never set: it tells the compiler what is published of that which is given. */
  readonly published?: Result;
}
