// A source's answer. `Stored` is the one copy that the cache keeps and all callers share; `Answer` is one caller's view of
// it, which knows whether this caller got it fresh or stale. What is parsed once is kept, so that a cached answer costs
// no parsing: treat it as read-only.

import type { Provenance } from '../contract/call.ts';
import { Problem } from '../contract/problem.ts';
import { SourceFailure } from './failure.ts';

/** The response headers that modules may need; all others are dropped. */
const KEPT_HEADERS: ReadonlySet<string> = new Set([
  'content-type',
  'content-language',
  'content-disposition',
  'date',
  'etag',
  'last-modified',
  'link',
  'retry-after',
]);
const KEPT_PREFIXES = ['x-total', 'x-count', 'x-ratelimit', 'x-rate-limit', 'ratelimit'];

export type AnswerHeaders = Readonly<Record<string, string>>;

export function keptHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): AnswerHeaders {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const wanted = KEPT_HEADERS.has(name) || KEPT_PREFIXES.some((prefix) => name.startsWith(prefix));
    if (wanted && value !== undefined) kept[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return kept;
}

/** One answer as it was received. */
export class Stored {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Buffer;
  /** When the source said so, milliseconds since 1970; moves when the source confirms it (304). */
  fetchedAt: number;
  /** The same on the running clock, which cache lifetimes go by: a replayed answer is old but freshly read. */
  checkedAt: number;
  /** Found to be unreadable after all: not to be served again. */
  unreadable = false;
  #text: string | undefined;
  #json: { readonly value: unknown } | undefined;
  readonly #parsed = new Map<(answer: Answer) => unknown, unknown>();

  constructor(status: number, headers: AnswerHeaders, body: Buffer, fetchedAt: number, checkedAt = Date.now()) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.fetchedAt = fetchedAt;
    this.checkedAt = checkedAt;
  }

  text(): string {
    this.#text ??= decode(this.body, this.headers['content-type']);
    return this.#text;
  }

  json(source: string): unknown {
    if (this.#json === undefined) {
      const text = decode(this.body, this.headers['content-type']);
      try {
        this.#json = { value: JSON.parse(text) as unknown };
      } catch (cause) {
        this.unreadable = true;
        const what = text.trim() === '' ? 'an empty body' : 'something that is not';
        throw unreadable(source, `JSON was expected, ${what} came`, cause);
      }
    }
    return this.#json.value;
  }

  parsed<Value>(source: string, read: (answer: Answer) => Value, view: Answer): Value {
    if (this.#parsed.has(read)) return this.#parsed.get(read) as Value;
    let value: Value;
    try {
      value = read(view);
    } catch (cause) {
      if (cause instanceof Problem && cause.code !== 'upstream_invalid_response') throw cause;
      this.unreadable = true;
      if (cause instanceof Problem) throw cause;
      throw unreadable(source, 'the answer has not the form that was expected', cause);
    }
    this.#parsed.set(read, value);
    return value;
  }
}

/** One caller's view of an answer. */
export class Answer {
  readonly provenance: Provenance;
  readonly #stored: Stored;

  constructor(stored: Stored, source: string, cache: Provenance['cache']) {
    this.#stored = stored;
    this.provenance = { source, cache, fetchedAt: stored.fetchedAt };
  }

  get status(): number {
    return this.#stored.status;
  }

  /** The headers that modules may need, names in lower case. */
  get headers(): AnswerHeaders {
    return this.#stored.headers;
  }

  /** The body, decompressed. Shared: never write into it. */
  get body(): Buffer {
    return this.#stored.body;
  }

  /** The body as text, by the charset that the source declared (UTF-8 unless said), without a byte order mark. */
  text(): string {
    return this.#stored.text();
  }

  /** The body as JSON; anything else is Problem `upstream_invalid_response`. Shared between callers: read only. */
  json<Value = unknown>(): Value {
    return this.#stored.json(this.provenance.source) as Value;
  }

  /**
   * What `read` makes of this answer; it runs once for each answer fetched, whoever asks, so `read` must be a constant
   * function of the module. What it throws is Problem `upstream_invalid_response`. The value is shared: read only.
   */
  parsed<Value>(read: (answer: Answer) => Value): Value {
    return this.#stored.parsed(this.provenance.source, read, this);
  }
}

function unreadable(source: string, why: string, cause: unknown): SourceFailure {
  return new SourceFailure('upstream_invalid_response', `${source}: ${why}.`, { retryable: true, cause });
}

const UTF8 = new TextDecoder();

function decode(body: Buffer, contentType: string | undefined): string {
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(contentType ?? '')?.[1];
  if (charset === undefined || /^utf-?8$/i.test(charset)) return UTF8.decode(body);
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // A charset that nobody knows: the bytes are most likely UTF-8.
    return UTF8.decode(body);
  }
}
