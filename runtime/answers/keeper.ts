// Names answers at the end of a call, and stores them afterwards in batches. Answers that cannot be stored are dropped;
// this never delays a call or makes it fail.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { AnswerKeeping, AnswerName, EndedCall } from '../contract/answer-name.ts';
import { canonicalJson } from '../lib/canonical-json.ts';
import { HOUR_MS } from '../lib/duration.ts';
import type { AnswerStore, StoredAnswer } from '../store/answers.ts';
import { type AnswerContent, answerName, answerSources } from './content.ts';

const FLUSH_MS = 500;
/** Maximum characters of pending answers; further ones are dropped. */
const MAX_WAITING = 32_000_000;
/** For longer answers, only the digest is stored. In characters. */
const MAX_STORED_LENGTH = 256 * 1024;
/** Recently stored ids, which are not stored again for an hour. Later, another process may have evicted them. */
const RECENT = 20_000;
/** Number of stored bytes after which the oldest answers may need to be evicted. */
const EVICT_EVERY = 4_000_000;

const deflate = promisify(deflateRaw) as (text: string, options: ZlibOptions) => Promise<Buffer>;
/** Takes half the time of the default level, and JSON of tables does not become larger. */
const FAST: ZlibOptions = { level: 1, memLevel: 5, windowBits: 12 };
const MAX_INLINE_DEFLATE_LENGTH = 32_000;
/** Number of answers stored before other work runs. */
const ANSWERS_AT_ONCE = 25;

export interface KeeperOptions {
  readonly store: AnswerStore;
  readonly revision: string;
  /** Whether a source's content may be stored. */
  readonly isKept: (source: string) => boolean;
  /** Maximum size of all answers, in bytes. */
  readonly maxBytes: number;
  readonly onError: (message: string, error: unknown) => void;
}

interface Waiting {
  readonly name: AnswerName;
  readonly operation: string;
  /** Canonical JSON of the content, without the result if only the digest is kept. */
  readonly text: string;
  readonly hasResult: boolean;
}

export class AnswerKeeper implements AnswerKeeping {
  readonly #options: KeeperOptions;
  readonly #recent = new LRUCache<string, true>({ max: RECENT, ttl: HOUR_MS });
  #waiting = new Map<string, Waiting>();
  #characters = 0;
  #sinceEviction = 0;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Names an answer and schedules it to be stored. Returns undefined if it gets no address. */
  keep({ operation, arguments: args, provenance, result, isPermalink }: EndedCall): AnswerName | undefined {
    // Data that belongs to a key is not published.
    if (operation.effect !== 'read' || operation.keyArgument !== undefined) return undefined;
    const sources = answerSources(provenance);
    if (sources.length === 0 && !isPermalink) return undefined;
    const { revision, isKept } = this.#options;
    const content: AnswerContent = { operation: operation.id, revision, arguments: args, sources, result };
    const text = this.#canonical(content);
    if (text === undefined) return undefined;
    const name = answerName(text);
    if (this.#recent.has(name.id) || this.#waiting.has(name.id)) return name;
    const hasResult = text.length <= MAX_STORED_LENGTH && sources.every(({ source }) => isKept(source));
    const { result: _, ...question } = content;
    this.#enqueue({ name, operation: operation.id, hasResult, text: hasResult ? text : canonicalJson(question) });
    return name;
  }

  #canonical(content: AnswerContent): string | undefined {
    try {
      return canonicalJson(content);
    } catch (error) {
      this.#options.onError('An answer has no canonical form, so it gets no address.', error);
      return undefined;
    }
  }

  #enqueue(waiting: Waiting): void {
    if (this.#characters + waiting.text.length > MAX_WAITING) return;
    this.#waiting.set(waiting.name.id, waiting);
    this.#characters += waiting.text.length;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, FLUSH_MS).unref();
  }

  /** Stored answers were erased, so they can be stored again. */
  forget(): void {
    this.#recent.clear();
  }

  /** Stores pending answers. Never rejects. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  /** Resolves once a pending answer with this id is stored. Writes nothing for other ids. Never rejects. */
  settled(id: string): Promise<void> {
    return this.#waiting.has(id) ? this.flush() : this.#flushing;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    const { store, maxBytes, onError } = this.#options;
    const waiting = [...this.#waiting.values()];
    if (waiting.length === 0) return;
    this.#waiting = new Map();
    this.#characters = 0;
    try {
      for (let at = 0; at < waiting.length; at += ANSWERS_AT_ONCE) {
        const rows = await Promise.all(waiting.slice(at, at + ANSWERS_AT_ONCE).map((each) => rowOf(each)));
        await store.put(rows);
        for (const { id } of rows) this.#recent.set(id, true);
        this.#sinceEviction += rows.reduce((sum, { content }) => sum + content.length, 0);
        // Lets other calls continue.
        await nextTurn();
      }
      if (this.#sinceEviction < EVICT_EVERY && this.#sinceEviction < maxBytes / 100) return;
      this.#sinceEviction = 0;
      if ((await store.evict(maxBytes)) > 0) this.#recent.clear();
    } catch (error) {
      onError('Storing answers failed; their addresses will not open.', error);
    }
  }
}

async function rowOf({ name, operation, text, hasResult }: Waiting): Promise<StoredAnswer> {
  // For a short string, the thread pool costs more than compressing it here.
  const bytes = text.length < MAX_INLINE_DEFLATE_LENGTH ? deflateRawSync(text, FAST) : await deflate(text, FAST);
  const content = bytes.toString('base64');
  return { ...name, operation, content, hasResult, keptAt: Date.now() };
}
