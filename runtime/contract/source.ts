// Request policy of a source, generated from sources/<id>.yaml with defaults applied. Durations are in milliseconds, sizes in
// bytes.

export interface SourceKey {
  /** Environment variable. */
  readonly env: string;
  /**
   * `body`: a top-level member of a JSON body. `path`: the first segment after the base URL. `exchange`: the source's module
   * gets a token with it or sends it in a message.
   */
  readonly in: 'query' | 'header' | 'path' | 'basic_user' | 'basic_password' | 'body' | 'exchange';
  /** Parameter, header or member; not used by HTTP Basic. */
  readonly name?: string;
  /** For example `Bearer {key}`. */
  readonly format?: string;
  /** Without it, calls fail with `not_configured`. */
  readonly required: boolean;
  /** A public key for servers without the variable. */
  readonly default?: string;
  /** A URL or a sentence. */
  readonly how: string;
}

/** `per` is in milliseconds. */
export interface SourceRate {
  readonly requests: number;
  readonly per: number;
}

export interface SourcePoliteness {
  readonly concurrency: number;
  /** Maximum waiting requests; others are rejected. */
  readonly queue: number;
  readonly rate?: SourceRate;
  /** Whether the rate applies to each process or to the cluster. */
  readonly scope: 'process' | 'cluster';
}

/** In milliseconds. */
export interface SourceTimeouts {
  readonly connect: number;
  /** One attempt, until the last byte is received. */
  readonly request: number;
  /** Includes queueing, retries and pauses. */
  readonly call: number;
}

/** `stale` and `staleOnError` start when `fresh` ends. */
export interface SourceCacheLifetimes {
  readonly fresh: number;
  /** Served while a background refresh runs. */
  readonly stale: number;
  /** Served if the refresh fails. */
  readonly staleOnError: number;
  /** For "not found" responses (404 or another accepted 4xx). */
  readonly missing: number;
}

export interface SourceCache extends SourceCacheLifetimes {
  /** Maximum number of cached responses. */
  readonly entries: number;
}

export interface SourceBreaker {
  /** Consecutive failures, of different requests, that open the circuit. */
  readonly failures: number;
  /** Time until one request probes the source. */
  readonly pause: number;
}

/** A request with a known response. */
export interface SourceProbe {
  /** Description of the request. */
  readonly asks: string;
  readonly host: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Accepted statuses. */
  readonly status: readonly number[];
  readonly contains?: string;
  /** Must not occur in the response. */
  readonly lacks?: string;
  /** Required headers, in lower case. */
  readonly headers: readonly string[];
  readonly seconds?: number;
  /**
   * Conditions on the JSON body at a JSON Pointer: a type, a value, or a minimum or maximum (of a number, or of a list's
   * length).
   */
  readonly holds: readonly {
    readonly at: string;
    readonly type?: readonly string[];
    readonly is?: string | number | boolean;
    readonly least?: number;
    readonly most?: number;
  }[];
  /** Id of the verified claim. */
  readonly settles?: string;
  readonly health: boolean;
}

export interface Citation {
  readonly publisher: string;
  /** A page for readers. */
  readonly page?: string;
  /** Short name, if attribution requires it. */
  readonly licence?: string;
  /**
   * Date of data that ships with the server. `{tzdata}` stands for the IANA release of the time zone data, `{call}` for the
   * time of the call.
   */
  readonly asOf?: string;
}

export interface SourcePolicy {
  readonly id: string;
  readonly title: string;
  readonly homepage: string;
  /** The data ships with the server; `hosts` is empty. */
  readonly embedded: boolean;
  /** Requests cost the operator money. */
  readonly metered?: true;
  /** Base URLs by name, including `default`; may contain a path. */
  readonly hosts: Readonly<Record<string, string>>;
  readonly keys: readonly SourceKey[];
  readonly licence: { readonly name: string; readonly url?: string };
  readonly attribution: string;
  readonly citation: Citation;
  readonly politeness: SourcePoliteness;
  readonly timeouts: SourceTimeouts;
  /** Attempts after the first. */
  readonly retries: number;
  readonly cache: SourceCache;
  /** Other lifetimes than `cache`, by name. */
  readonly lifetimes: Readonly<Record<string, SourceCacheLifetimes>>;
  readonly breaker: SourceBreaker;
  /** After decompression. */
  readonly maxBody: number;
  /** The source expects an identifying User-Agent, which is always sent. */
  readonly userAgent: boolean;
  readonly probes: readonly SourceProbe[];
  /** `digest`: answers with data of this source are not stored, only their digest. */
  readonly answers?: 'keep' | 'digest';
  /** Parameters that do not identify a recording. */
  readonly volatileParameters: readonly string[];
  /** Documented claims that no recording confirms. */
  readonly unverified: readonly {
    readonly id: string;
    readonly claim: string;
    /** Why no probe can verify it. */
    readonly unasked?: string;
    /** When its probe last passed. */
    readonly verified?: string;
  }[];
  /** When all probes last passed. */
  readonly verified?: string;
}
