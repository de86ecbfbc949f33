// A source's answer. `Stored` is the one copy that the cache keeps and all callers share; `Answer` is one caller's view of
// it, which knows whether this caller got it fresh or stale. What is parsed once is kept, so that a cached answer costs
// no parsing: treat it as read-only.

import type { Provenance } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import { type Apart, membersApart } from '../../lib/json-apart.ts';
import { parsedWithVisibleText, visibleText } from '../../lib/visible-text.ts';
import type { AnswerHeaders } from './answer-headers.ts';
import { jsonFault } from './bounds.ts';
import { mayBeUtf8, textOf, withoutHalves } from './charset.ts';
import { SourceFailure } from './failure.ts';
import { LARGEST_BODY_READ_HERE, placeOf, readBeside } from './reading-thread.ts';

/** A body is kept beside what was made of it, which takes about as much again, and more. */
const BYTES_PER_BODY_BYTE = 4;
/** Objects take more memory than their serialized form. */
const BYTES_PER_MODEL_BYTE = 3;

declare const registered: unique symbol;

/** Makes a source's model of an answer, in the thread of the caller. */
export type Reader<Value> = (answer: Answer) => Value;

/** One of a module's `reads`: large bodies are read by it in the worker. Its value is cached and shared. */
export type Read<Value> = Reader<Value> & { readonly [registered]: true };

/** One answer as it was received. */
export class Stored {
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** When the source said so, milliseconds since 1970; moves when the source confirms it (304). */
  fetchedAt: number;
  /** The same on the running clock, which cache lifetimes go by: a replayed answer is old but freshly read. */
  checkedAt: number;
  /** Found to be unreadable after all: not to be served again. */
  unreadable = false;
  #body: Buffer;
  #text: string | undefined;
  #json: { readonly value: unknown } | undefined;
  #modelBytes = 0;
  readonly #models = new Map<Reader<unknown>, unknown>();

  constructor(status: number, headers: AnswerHeaders, body: Buffer, fetchedAt: number, checkedAt = Date.now()) {
    this.status = status;
    this.headers = headers;
    this.#body = body;
    this.fetchedAt = fetchedAt;
    this.checkedAt = checkedAt;
  }

  /** The same answer with a body of its own, for what outlives the reading of this one. */
  copy(): Stored {
    return new Stored(this.status, this.headers, Buffer.from(this.#body), this.fetchedAt, this.checkedAt);
  }

  /** Whether the body went to another thread to be read: only its model is here. */
  get isGivenUp(): boolean {
    return this.#modelBytes > 0;
  }

  /** Empty once a large body was read: only its model is kept. */
  get body(): Buffer {
    return this.#body;
  }

  /** Roughly the memory that it takes: a body read here has its text or model beside it. */
  get bytes(): number {
    return this.#body.length * BYTES_PER_BODY_BYTE + this.#modelBytes * BYTES_PER_MODEL_BYTE;
  }

  text(source: string): string {
    if (this.#text === undefined) {
      try {
        this.#text = textOf(this.#body, this.headers['content-type']);
      } catch (cause) {
        this.unreadable = true;
        throw unreadable(source, cause instanceof Error ? cause.message : 'it is no text', cause);
      }
    }
    return this.#text;
  }

  json(source: string): unknown {
    if (this.#json === undefined) {
      const text = this.text(source);
      // Its value is kept: the text is not needed again.
      this.#text = undefined;
      this.#json = { value: this.#parsed(source, text) };
    }
    return this.#json.value;
  }

  jsonApart(source: string, names: readonly string[]): JsonApart {
    const apart = mayBeUtf8(this.headers['content-type']) ? membersApart(this.#body, names) : undefined;
    if (apart === undefined) return { rest: this.json(source), members: {} };
    return { rest: this.#parsed(source, visibleText(apart.rest.toString('utf8'))), members: apart.members };
  }

  #parsed(source: string, text: string): unknown {
    const fault = jsonFault(text);
    if (fault !== undefined) {
      this.unreadable = true;
      throw unreadable(source, fault, undefined);
    }
    try {
      return parsedWithVisibleText(text, JSON.parse(withoutHalves(text)) as unknown);
    } catch (cause) {
      this.unreadable = true;
      const what = text.trim() === '' ? 'an empty body' : 'something that is not';
      throw unreadable(source, `JSON was expected, ${what} came`, cause);
    }
  }

  /** Whether `modelOf` has a value for this reader already. */
  hasModelOf(read: Read<unknown>): boolean {
    return this.#models.has(read);
  }

  /** What `read` made of it, reading it here where that was not done before. */
  modelOf<Value>(source: string, read: Reader<Value>, view: Answer): Value {
    if (this.#models.has(read)) return this.#models.get(read) as Value;
    try {
      const value = read(view);
      this.#models.set(read, value);
      return value;
    } catch (cause) {
      throw this.#unread(source, cause);
    }
  }

  /** Reads a large body beside this thread; afterwards `modelOf` has the value, and the body is given up. */
  async readBeside<Value>(source: string, read: Read<Value>): Promise<Value> {
    const { status, headers } = this;
    // A part of a larger buffer must not be handed over: the rest belongs to others.
    const owned = this.#body.byteLength === this.#body.buffer.byteLength ? this.#body : Buffer.from(this.#body);
    const body = new Uint8Array(owned.buffer as ArrayBuffer);
    this.#body = Buffer.alloc(0);
    try {
      const { value, bytes } = await readBeside({ ...placeOf(read), source, status, headers, body });
      this.#models.set(read, value);
      this.#modelBytes += bytes;
      return value as Value;
    } catch (cause) {
      throw this.#unread(source, cause);
    }
  }

  #unread(source: string, cause: unknown): unknown {
    if (cause instanceof Problem && cause.code !== 'upstream_invalid_response') return cause;
    this.unreadable = true;
    if (cause instanceof Problem) return cause;
    return unreadable(source, 'the answer has not the form that was expected', cause);
  }
}

/** JSON without the members that could be read apart from it; the others are in `rest`. */
export interface JsonApart {
  readonly rest: unknown;
  readonly members: Apart['members'];
}

/** One caller's view of an answer. */
export class Answer {
  readonly provenance: Provenance;
  readonly #stored: Stored;

  /** @param freshFor Milliseconds that it is good from when it was last checked. */
  constructor(stored: Stored, source: string, cache: Provenance['cache'], freshFor = 0) {
    this.#stored = stored;
    this.provenance = { source, cache, fetchedAt: stored.fetchedAt, freshUntil: stored.checkedAt + freshFor };
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
    return this.#stored.text(this.provenance.source);
  }

  /** The body as JSON; anything else is Problem `upstream_invalid_response`. Shared between callers: read only. */
  json<Value = unknown>(): Value {
    return this.#stored.json(this.provenance.source) as Value;
  }

  /**
   * As `json`, with members of the outermost object, lists or objects of very many plain values, read apart from it where they
   * can be: parsed, they would take ten times their size in memory.
   */
  jsonApart(names: readonly string[]): JsonApart {
    return this.#stored.jsonApart(this.provenance.source, names);
  }

  /**
   * What `read` makes of this answer; it runs once for each answer fetched, whoever asks, so `read` must be a constant
   * function of the module. What it throws is Problem `upstream_invalid_response`. The value is shared: read only.
   */
  parsed<Value>(read: Reader<Value>): Value {
    return this.#stored.modelOf(this.provenance.source, read, this);
  }

  /** As `parsed`; a large body is read beside this thread. */
  read<Value>(read: Read<Value>): Value | Promise<Value> {
    const stored = this.#stored;
    const isSmall = stored.body.length <= LARGEST_BODY_READ_HERE;
    if (isSmall || stored.hasModelOf(read)) return this.parsed(read);
    return stored.readBeside(this.provenance.source, read);
  }
}

function unreadable(source: string, why: string, cause: unknown): SourceFailure {
  return new SourceFailure('upstream_invalid_response', `${source}: ${why}.`, { retryable: true, cause });
}
