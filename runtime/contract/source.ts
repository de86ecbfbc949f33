// Request policy of a source: generated/sources.ts contains one for each sources/<id>.yaml, with all defaults filled in. Durations are in
// milliseconds, sizes in bytes.

/** A source's credential, from an environment variable. */
export interface SourceKey {
  /** Name of the environment variable. */
  readonly env: string;
  /**
   * Where the credential is sent. `body` is a top-level member of a JSON body; `path` is the first segment after the base URL; for
   * `exchange`, the source's module fetches a token with it or sends it in a message.
   */
  readonly in: 'query' | 'header' | 'path' | 'basic_user' | 'basic_password' | 'body' | 'exchange';
  /** Name of the parameter, header or member; not used by HTTP Basic. */
  readonly name?: string;
  /** For example `Bearer {key}`. */
  readonly format?: string;
  /** Without a required key, calls fail with `not_configured`. */
  readonly required: boolean;
  /** A public key, not a secret; used if the variable is not set. */
  readonly default?: string;
  /** How to get a key: a URL or a sentence. */
  readonly how: string;
}

/** At most `requests` within any `per` milliseconds. */
export interface SourceRate {
  readonly requests: number;
  readonly per: number;
}

/** Concurrency and rate limits. */
export interface SourcePoliteness {
  /** Maximum concurrent requests. */
  readonly concurrency: number;
  /** Maximum waiting requests; further ones are rejected. */
  readonly queue: number;
  readonly rate?: SourceRate;
  /** Whether the rate applies per process or to the whole cluster. */
  readonly scope: 'process' | 'cluster';
}

/** In milliseconds. */
export interface SourceTimeouts {
  readonly connect: number;
  /** One attempt, from the first byte sent to the last byte received. */
  readonly request: number;
  /** The whole call, including queueing, retries and pauses. */
  readonly call: number;
}

/** Lifetimes of a cached response. `stale` and `staleOnError` start when `fresh` ends. */
export interface SourceCacheLifetimes {
  readonly fresh: number;
  /** Served immediately while a background refresh runs. */
  readonly stale: number;
  /** Served if the refresh fails. */
  readonly staleOnError: number;
  /** How long a "not found" response (404 or another accepted 4xx) is cached. */
  readonly missing: number;
}

export interface SourceCache extends SourceCacheLifetimes {
  /** Maximum number of cached responses. */
  readonly entries: number;
}

export interface SourceBreaker {
  /** Consecutive failures, of different requests, that open the circuit. */
  readonly failures: number;
  /** How long the circuit stays open before one request probes the source. */
  readonly pause: number;
}

/** A request with a known response, and the conditions that the response must meet. */
export interface SourceProbe {
  /** Describes the request. */
  readonly asks: string;
  readonly host: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Accepted statuses. */
  readonly status: readonly number[];
  /** Text that the response must contain. */
  readonly contains?: string;
  /** Text that the response must not contain. */
  readonly lacks?: string;
  /** Names of required headers, in lower case. */
  readonly headers: readonly string[];
  /** Maximum response time. */
  readonly seconds?: number;
  /** Conditions on the JSON body: at a JSON Pointer, a type, a value, or a minimum or maximum (of a number, or of a list's length). */
  readonly holds: readonly {
    readonly at: string;
    readonly type?: readonly string[];
    readonly is?: string | number | boolean;
    readonly least?: number;
    readonly most?: number;
  }[];
  /** Id of the claim that the probe verifies. */
  readonly settles?: string;
  /** Used by health checks. */
  readonly health: boolean;
}

/** How an answer cites its source. */
export interface Citation {
  /** Short form of the publisher's name. */
  readonly publisher: string;
  /** URL of a page for readers. */
  readonly page?: string;
  /** Short name of the license, if attribution requires it. */
  readonly licence?: string;
  /**
   * Date of data that ships with the server. `{tzdata}` is replaced by the IANA release of the time zone data, `{call}` by the time of the
   * call.
   */
  readonly asOf?: string;
}

export interface SourcePolicy {
  readonly id: string;
  readonly title: string;
  readonly homepage: string;
  /** The data ships with the server; nothing is fetched and `hosts` is empty. */
  readonly embedded: boolean;
  /** Base URLs by name, including `default`; they may contain a path. */
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
  /** Named cache lifetimes that differ from `cache`. */
  readonly lifetimes: Readonly<Record<string, SourceCacheLifetimes>>;
  readonly breaker: SourceBreaker;
  /** Maximum body size after decompression. */
  readonly maxBody: number;
  /** The source requires or expects an identifying User-Agent (one is always sent). */
  readonly userAgent: boolean;
  readonly probes: readonly SourceProbe[];
  /** Parameters that do not identify a recording. */
  readonly volatileParameters: readonly string[];
  /** Claims of the documentation that no recording confirms. */
  readonly unverified: readonly {
    readonly id: string;
    readonly claim: string;
    /** Why no probe can verify it. */
    readonly unasked?: string;
    /** Date on which its probe last passed. */
    readonly verified?: string;
  }[];
  /** Date on which all its probes passed; undefined if they never ran. */
  readonly verified?: string;
}
