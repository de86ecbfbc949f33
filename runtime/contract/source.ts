// How a source may be asked: what generated/sources.ts holds for each sources/<id>.yaml, with every default
// filled in. Plain data: durations are milliseconds, sizes are bytes.

/** A credential of a source, taken from the environment. */
export interface SourceKey {
  /** Name of the environment variable. */
  readonly env: string;
  /**
   * Where it goes; `body` is a top-level member of a JSON body, `path` the first part of the path below the base address,
   * `exchange` no place of a request: the source's module fetches a token with it, or sends it in a message.
   */
  readonly in: 'query' | 'header' | 'path' | 'basic_user' | 'basic_password' | 'body' | 'exchange';
  /** Name of the parameter, header or member; HTTP Basic needs none. */
  readonly name?: string;
  /** Such as `Bearer {key}`. */
  readonly format?: string;
  /** Without a required key the source answers `not_configured`. */
  readonly required: boolean;
  /** A public key, sent where the environment has none: no secret. */
  readonly default?: string;
  /** Where to get one: an address or a sentence. */
  readonly how: string;
}

/** At most `requests` within any `per` milliseconds. */
export interface SourceRate {
  readonly requests: number;
  readonly per: number;
}

/** How many requests at a time, and how often. */
export interface SourcePoliteness {
  /** Requests under way at once. */
  readonly concurrency: number;
  /** Requests that may wait for a place; further ones are refused. */
  readonly queue: number;
  readonly rate?: SourceRate;
  /** Whether the rate is counted for each process or over all of them. */
  readonly scope: 'process' | 'cluster';
}

/** How long is waited, in milliseconds. */
export interface SourceTimeouts {
  readonly connect: number;
  /** One attempt, from the first byte sent to the last received. */
  readonly request: number;
  /** The whole of it: queueing, retries and the pauses between them. */
  readonly call: number;
}

/** Lifetimes of a cached answer. `stale` and `staleOnError` begin where `fresh` ends. */
export interface SourceCacheLifetimes {
  readonly fresh: number;
  /** Served at once while it is refreshed behind. */
  readonly stale: number;
  /** Served when the refresh fails. */
  readonly staleOnError: number;
  /** How long "there is no such thing" (404 and other accepted 4xx) is believed. */
  readonly missing: number;
}

/** How long answers are kept, and how many. */
export interface SourceCache extends SourceCacheLifetimes {
  /** Most answers kept. */
  readonly entries: number;
}

/** After how many failures a source is left alone, and how long. */
export interface SourceBreaker {
  /** Failures in a row, of different requests, that open the circuit. */
  readonly failures: number;
  /** How long it stays open before one request probes. */
  readonly pause: number;
}

/** A request whose answer is known, and what must hold of it. */
export interface SourceProbe {
  /** What is asked, in words. */
  readonly asks: string;
  readonly host: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Statuses of a good answer. */
  readonly status: readonly number[];
  /** A text that stands in the answer. */
  readonly contains?: string;
  /** A text that stands in no good answer. */
  readonly lacks?: string;
  /** Headers of a good answer, in lower case. */
  readonly headers: readonly string[];
  /** In which time a good answer comes. */
  readonly seconds?: number;
  /** What holds of its JSON: at a JSON Pointer a type, a value, a least or greatest number (of items, of a list). */
  readonly holds: readonly {
    readonly at: string;
    readonly type?: readonly string[];
    readonly is?: string | number | boolean;
    readonly least?: number;
    readonly most?: number;
  }[];
  /** Id of the claim that it settles. */
  readonly settles?: string;
  /** Asked to tell whether the source is well. */
  readonly health: boolean;
}

/** Whom an answer quotes. */
export interface Citation {
  /** As short as people name it. */
  readonly publisher: string;
  /** Address of a page for readers. */
  readonly page?: string;
  /** Short name of the licence, where it must be named. */
  readonly licence?: string;
  /** Of when data is that ships with the server; `{tzdata}` stands for the IANA release of the shipped time zone rules, `{call}` for the time of the call. */
  readonly asOf?: string;
}

/** All that is known of how one source is asked. */
export interface SourcePolicy {
  readonly id: string;
  readonly title: string;
  readonly homepage: string;
  /** The data ships with the server; nothing is fetched and `hosts` is empty. */
  readonly embedded: boolean;
  /** Base addresses by name, `default` among them; they may carry a path. */
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
  /** Lifetimes of answers that differ from `cache`, by the name under which the source asks for them. */
  readonly lifetimes: Readonly<Record<string, SourceCacheLifetimes>>;
  readonly breaker: SourceBreaker;
  /** Largest body, counted after decompression. */
  readonly maxBody: number;
  /** The source demands or expects an identifying User-Agent (one is always sent). */
  readonly userAgent: boolean;
  /** Requests whose answers are known. */
  readonly probes: readonly SourceProbe[];
  /** Parameters that are not part of a recording's identity. */
  readonly volatileParameters: readonly string[];
  /** Claims of the documentation that no recording confirmed. */
  readonly unverified: readonly {
    readonly id: string;
    readonly claim: string;
    /** Why no probe can settle it. */
    readonly unasked?: string;
    /** The day on which its probe held. */
    readonly verified?: string;
  }[];
  /** The day on which all that it was asked held; undefined until somebody has asked. */
  readonly verified?: string;
}
