// `Stored` is the cache's single copy of a source's response, shared by all callers. `Answer` is one caller's view of
// this copy and records whether the caller got it fresh or stale. Parsed values are kept, so a cached response is
// parsed only once. Treat them as read-only.

import { hash } from 'node:crypto';
import type { Provenance } from '../../contract/call.ts';
import { Problem } from '../../contract/problem.ts';
import { type Apart, membersApart } from '../../lib/json-apart.ts';
import { parsedWithVisibleText, visibleText } from '../../lib/visible-text.ts';
import type { AnswerHeaders } from './answer-headers.ts';
import { jsonFault } from './bounds.ts';
import { mayBeUtf8, textOf, withoutHalves } from './charset.ts';
import { SourceFailure } from './failure.ts';
import { MAX_INLINE_BODY_BYTES, placeOf, readInWorker } from './reading-thread.ts';

/** Estimated memory of a body and its parsed form, per byte of the body. */
const BYTES_PER_BODY_BYTE = 4;
const BYTES_PER_MODEL_BYTE = 3;

declare const registered: unique symbol;

/** Reads a response in the caller's thread. */
export type Reader<Value> = (answer: Answer) => Value;

/**
 * Reader that a module exports in `reads`. It runs in the worker thread if the body is large. The result is cached and
 * shared.
 */
export type Read<Value> = Reader<Value> & { readonly [registered]: true };

export class Stored {
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** Milliseconds since 1970. Updated by a 304 response. */
  fetchedAt: number;
  /**
   * Time of the last check, on the monotonic clock that cache lifetimes use. For a replayed response, `fetchedAt` is
   * old but this time is recent.
   */
  checkedAt: number;
  /** True if the response must not be served again. */
  unreadable = false;
  #body: Buffer;
  #digest: string | undefined;
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

  /** Copies the response for uses that continue after it has been read. */
  copy(): Stored {
    return new Stored(this.status, this.headers, Buffer.from(this.#body), this.fetchedAt, this.checkedAt);
  }

  /** True if the body has been transferred to the worker thread. */
  get isTransferred(): boolean {
    return this.#modelBytes > 0;
  }

  /** Empty after a large body has been read. */
  get body(): Buffer {
    return this.#body;
  }

  /** `sha256:` and the SHA-256 of the body in hexadecimal. */
  get digest(): string {
    this.#digest ??= `sha256:${hash('sha256', this.#body, 'hex')}`;
    return this.#digest;
  }

  /** Estimated memory, including the string or model if the body was read in this thread. */
  get bytes(): number {
    return this.#body.length * BYTES_PER_BODY_BYTE + this.#modelBytes * BYTES_PER_MODEL_BYTE;
  }

  text(source: string): string {
    if (this.#text === undefined) {
      try {
        this.#text = textOf(this.#body, this.headers['content-type']);
      } catch (cause) {
        this.unreadable = true;
        throw unreadable(source, cause instanceof Error ? cause.message : 'the response is not text', cause);
      }
    }
    return this.#text;
  }

  json(source: string): unknown {
    if (this.#json === undefined) {
      const text = this.text(source);
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
      const what = text.trim() === '' ? 'an empty body' : 'text that is not JSON';
      throw unreadable(source, `expected JSON, got ${what}`, cause);
    }
  }

  hasModelOf(read: Read<unknown>): boolean {
    return this.#models.has(read);
  }

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

  /** Reads the body in the worker thread. Afterwards, `modelOf` returns the value, and the body is released. */
  async readInWorker<Value>(source: string, read: Read<Value>): Promise<Value> {
    const { status, headers } = this;
    // Copy a body that is part of a larger buffer, because other code uses the rest.
    const owned = this.#body.byteLength === this.#body.buffer.byteLength ? this.#body : Buffer.from(this.#body);
    // Compute the digest before the body is transferred.
    void this.digest;
    const body = new Uint8Array(owned.buffer as ArrayBuffer);
    this.#body = Buffer.alloc(0);
    try {
      const { value, bytes } = await readInWorker({ ...placeOf(read), source, status, headers, body });
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
    return unreadable(source, 'the response has an unexpected structure', cause);
  }
}

export interface JsonApart {
  readonly rest: unknown;
  readonly members: Apart['members'];
}

export class Answer {
  readonly provenance: Provenance;
  readonly #stored: Stored;

  /** @param freshFor lifetime in milliseconds, counted from the last check */
  constructor(stored: Stored, source: string, cache: Provenance['cache'], freshFor = 0) {
    this.#stored = stored;
    const { fetchedAt, checkedAt, digest } = stored;
    this.provenance = { source, cache, fetchedAt, freshUntil: checkedAt + freshFor, digest };
  }

  get status(): number {
    return this.#stored.status;
  }

  get headers(): AnswerHeaders {
    return this.#stored.headers;
  }

  /** The decompressed body. It is shared, so never write to it. */
  get body(): Buffer {
    return this.#stored.body;
  }

  /** Decoded with the declared charset (default UTF-8), without a byte order mark. */
  text(): string {
    return this.#stored.text(this.provenance.source);
  }

  /** Throws Problem `upstream_invalid_response`. The value is shared, so treat it as read-only. */
  json<Value = unknown>(): Value {
    return this.#stored.json(this.provenance.source) as Value;
  }

  /**
   * Like `json`, but separates the named members of the outermost object where possible: parsed lists or objects with
   * very many plain values would take ten times their size in memory.
   */
  jsonApart(names: readonly string[]): JsonApart {
    return this.#stored.jsonApart(this.provenance.source, names);
  }

  /**
   * `read` runs once per fetched response and must be a constant function of the module. Its errors become Problem
   * `upstream_invalid_response`. The result is shared, so treat it as read-only.
   */
  parsed<Value>(read: Reader<Value>): Value {
    return this.#stored.modelOf(this.provenance.source, read, this);
  }

  /** Reads large bodies in the worker thread. */
  read<Value>(read: Read<Value>): Value | Promise<Value> {
    const stored = this.#stored;
    const isSmall = stored.body.length <= MAX_INLINE_BODY_BYTES;
    if (isSmall || stored.hasModelOf(read)) return this.parsed(read);
    return stored.readInWorker(this.provenance.source, read);
  }
}

function unreadable(source: string, why: string, cause: unknown): SourceFailure {
  return new SourceFailure('upstream_invalid_response', `${source}: ${why}.`, { retryable: true, cause });
}
