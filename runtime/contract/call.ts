// The context of a call. Adapters and sources read everything that is not an argument from here, so tests can replace it.

import type { AdapterResult } from './adapter-result.ts';

/** The caller. If it has no key, only its network is known. */
export interface Caller {
  /** Stable id for quotas, feedback and subscriptions; never the key itself. */
  readonly keyId: string | undefined;
  readonly plan: string | undefined;
  /** IPv4 address, or the first 64 bits of an IPv6 address. */
  readonly network?: string | undefined;
}

/** Origin of data, for `Cache-Status`, `Age`, `Almanac-Source` and MCP's `_meta`. */
export interface Provenance {
  /** Id (sources/<id>.yaml). */
  readonly source: string;
  readonly cache: 'hit' | 'stale' | 'miss';
  /** In milliseconds since 1970. */
  readonly fetchedAt: number;
  /** End of the freshness lifetime, in milliseconds since 1970. */
  readonly freshUntil: number;
  /**
   * `sha256:` followed by a SHA-256 in hexadecimal: of the response's body, the downloaded archive, or the rows of a
   * list. Absent if unknown.
   */
  readonly digest?: string | undefined;
  /** True if the source was queried, but is not cited because the answer contains none of its data. */
  readonly isUncited?: true;
}

export function citedOf(provenance: readonly Provenance[]): readonly Provenance[] {
  return provenance.filter(({ isUncited }) => isUncited !== true);
}

export interface Call {
  readonly caller: Caller;
  readonly service: string;
  /** Time of the injected clock; for a replayed recording, the date of the recording. */
  now(): Date;
  /** Aborted when the client disconnects or the deadline passes. Never passed to shared requests. */
  readonly signal: AbortSignal;
  /** In milliseconds since 1970. */
  readonly deadline: number;
  /** Reports the progress of a slow tool, with a sentence about the current step. */
  progress(done: number, total: number | undefined, message: string): void;
  provenance(entry: Provenance): void;
  /** One sentence for MCP clients that read only text. Not part of the result. */
  explain?(sentence: string): void;
  /**
   * Lists the sources whose data the answer contains; other queried sources are then not cited. Default: all queried
   * sources.
   */
  cites?(sources: Iterable<string>): void;
  /**
   * Signals that a source is queried for this call, so the quota is not refunded if the arguments turn out to be
   * invalid.
   */
  asking?(): void;
}

/** The adapter method of one tool. Dispatch publishes the result. */
export interface Handler<Arguments, Result> {
  (args: Arguments, call: Call): AdapterResult<Result> | Promise<AdapterResult<Result>>;
  /** Never set; exists only to carry the published result type. */
  readonly published?: Result;
}
