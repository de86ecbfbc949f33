// Request policy of a source, generated from sources/<id>.yaml with defaults applied. Durations are in milliseconds, sizes in
// bytes.

export interface SourceKey {
  /** Environment variable. */
  readonly env: string;
  /**
   * `body`: a top-level member of a JSON body. `path`: the first segment after the base URL. `exchange`: the source's
   * module exchanges the key for a token or sends it in a message.
   */
  readonly in: 'query' | 'header' | 'path' | 'basic_user' | 'basic_password' | 'body' | 'exchange';
  /** Name of the parameter, header or member; not used for HTTP Basic. */
  readonly name?: string;
  /** For example `Bearer {key}`. */
  readonly format?: string;
  /** If true, calls without a key fail with `not_configured`. */
  readonly required: boolean;
  /** A public key for servers on which the variable is not set. */
  readonly default?: string;
  /** A URL or a sentence. */
  readonly how: string;
}

/** Maximum number of requests per period; `per` is in milliseconds. */
export interface SourceRate {
  readonly requests: number;
  readonly per: number;
}

export interface SourcePoliteness {
  readonly concurrency: number;
  /** Maximum number of waiting requests; further requests are rejected. */
  readonly queue: number;
  readonly rate?: SourceRate;
  /** Whether the rate applies to each process or to the cluster. */
  readonly scope: 'process' | 'cluster';
}

/** In milliseconds. */
export interface SourceTimeouts {
  readonly connect: number;
  /** Timeout of one attempt, until the last byte is received. */
  readonly request: number;
  /** Timeout of the whole call, including queueing, retries and pauses. */
  readonly call: number;
}

/** `stale` and `staleOnError` start when `fresh` ends. */
export interface SourceCacheLifetimes {
  readonly fresh: number;
  /** Responses of this age are served while a background refresh runs. */
  readonly stale: number;
  /** Responses of this age are served if the refresh fails. */
  readonly staleOnError: number;
  /** Lifetime of "not found" responses (404 or another accepted 4xx). */
  readonly missing: number;
}

export interface SourceCache extends SourceCacheLifetimes {
  /** Maximum number of cached responses. */
  readonly entries: number;
}

export interface SourceBreaker {
  /** Number of consecutive failures, from different requests, that opens the circuit. */
  readonly failures: number;
  /** Time after which one request probes the source. */
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
  /** Text that must not occur in the response. */
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
  /** Id of the claim that this probe verifies. */
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
   * Date of data that ships with the server. `{tzdata}` is replaced by the IANA release of the time zone data, and
   * `{call}` by the time of the call.
   */
  readonly asOf?: string;
}

export interface SourcePolicy {
  readonly id: string;
  readonly title: string;
  readonly homepage: string;
  /** True if the data ships with the server; `hosts` is then empty. */
  readonly embedded: boolean;
  /** Set if requests cost the operator money. */
  readonly metered?: true;
  /** Base URLs by name, including `default`; may contain a path. */
  readonly hosts: Readonly<Record<string, string>>;
  readonly keys: readonly SourceKey[];
  readonly licence: { readonly name: string; readonly url?: string };
  readonly attribution: string;
  readonly citation: Citation;
  readonly politeness: SourcePoliteness;
  readonly timeouts: SourceTimeouts;
  /** Number of attempts after the first one. */
  readonly retries: number;
  readonly cache: SourceCache;
  /** Named lifetimes that differ from those in `cache`. */
  readonly lifetimes: Readonly<Record<string, SourceCacheLifetimes>>;
  readonly breaker: SourceBreaker;
  /** After decompression. */
  readonly maxBody: number;
  /** True if the source expects an identifying User-Agent. It is always sent. */
  readonly userAgent: boolean;
  readonly probes: readonly SourceProbe[];
  /** `digest`: for answers that contain data from this source, only a digest is stored. */
  readonly answers?: 'keep' | 'digest';
  /** Parameters that do not identify a recording. */
  readonly volatileParameters: readonly string[];
  /** Documented claims that no recording confirms. */
  readonly unverified: readonly {
    readonly id: string;
    readonly claim: string;
    /** Reason why no probe can verify the claim. */
    readonly unasked?: string;
    /** When the claim's probe last passed. */
    readonly verified?: string;
  }[];
  /** When all probes of the source last passed. */
  readonly verified?: string;
}
