// Stored answers: opens an answer by its address, and repeats its call.

import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Operation } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { type Caller, callerOf, type Invoke, type Outcome } from '../dispatch/invocation.ts';
import { DAY_MS } from '../lib/duration.ts';
import type { AnswerStore, StoredAnswer } from '../store/answers.ts';
import { compareResults, type ListKeys, type ResultChanges } from './compare.ts';
import { ANSWER_ID, type AnswerSource, answeredAt, answerName } from './content.ts';
import type { AnswerSignatures, PublicJwk } from './signature.ts';
import { type FoundValue, findValue } from './value.ts';

const inflate = promisify(inflateRaw);
/** Maximum bytes of an answer's JSON. For answers above a quarter megabyte, only the digest is stored. */
const MAX_INFLATED = 4_000_000;

export interface PublishedAnswer {
  readonly id: string;
  readonly url: string;
  readonly operation: string;
  readonly arguments: object;
  /** When the latest source was fetched; null for data that ships with the server. */
  readonly answered_at: string | null;
  readonly revision: string;
  readonly sources: readonly AnswerSource[];
  /** Null if only its digest is stored. */
  readonly result: object | null;
  readonly digest: string;
  /** Detached JWS of the digest string. */
  readonly signature: string;
}

export interface CheckedAnswer {
  readonly id: string;
  /**
   * `unchanged`; `revised`: the result differs, see changes; `gone`: the record no longer exists; `unavailable`: no
   * result now; `answered`: there is a result, but the stored answer has only a digest and differs.
   */
  readonly status: 'unchanged' | 'revised' | 'gone' | 'unavailable' | 'answered';
  readonly checked_at: string;
  /** The address of the current answer. */
  readonly now?: { readonly id: string; readonly url: string } | undefined;
  readonly changes?: ResultChanges | undefined;
  /** Why there is no result. */
  readonly reason?: string | undefined;
  /** Where the value occurs. */
  readonly value?: { readonly stored: FoundValue | null; readonly now: FoundValue | null } | undefined;
}

export interface AnswersOptions {
  readonly store: AnswerStore;
  readonly signatures: AnswerSignatures;
  readonly operations: readonly Operation[];
  readonly invoke: Invoke;
  readonly keysOf: (operation: Operation) => Promise<ListKeys>;
  /** The public address of an answer. */
  readonly urlOf: (id: string) => string;
  /** Resolves once a pending answer with this id is stored. */
  readonly settled: (id: string) => Promise<void>;
  readonly now: () => Date;
}

export class Answers {
  readonly #options: AnswersOptions;
  readonly #operations: ReadonlyMap<string, Operation>;

  constructor(options: AnswersOptions) {
    this.#options = options;
    this.#operations = new Map(options.operations.map((operation) => [operation.id, operation]));
  }

  /** @throws Problem answer_unknown for an id that is malformed, unknown or no longer stored */
  async open(id: string): Promise<PublishedAnswer> {
    const { content, digest } = await this.#content(id);
    const { operation, revision, arguments: args, sources, result } = content;
    const { urlOf, signatures } = this.#options;
    return {
      ...{
        id,
        url: urlOf(id),
        operation,
        arguments: args,
        answered_at: answeredAt(sources) ?? null,
        revision,
        sources,
      },
      ...{ result: result ?? null, digest, signature: signatures.sign(digest) },
    };
  }

  /** The operation of an answer; undefined if this server no longer has it. */
  operationOf({ operation }: PublishedAnswer): Operation | undefined {
    return this.#operations.get(operation);
  }

  jwks(): { readonly keys: readonly PublicJwk[] } {
    return this.#options.signatures.jwks();
  }

  /**
   * Repeats the call of an answer.
   * @param value a number or string to find in both answers
   * @throws Problem for an unknown id, and for errors that the caller can fix: a missing key, a used-up quota
   */
  async check(id: string, value: number | string | undefined, caller: Caller): Promise<CheckedAnswer> {
    const { content, digest } = await this.#content(id);
    const { now, invoke, keysOf, urlOf } = this.#options;
    const operation = this.#operations.get(content.operation);
    const stored = value === undefined || content.result === undefined ? null : findValue(content.result, value);
    const checked = (
      status: CheckedAnswer['status'],
      rest: Partial<CheckedAnswer> = {},
      found: FoundValue | null = null,
    ): CheckedAnswer => ({
      ...{ id, status, checked_at: now().toISOString(), ...rest },
      ...(value === undefined ? {} : { value: { stored, now: found } }),
    });
    if (operation === undefined) return checked('unavailable', { reason: `${content.operation} no longer exists.` });
    const raw = { encoding: 'json', values: content.arguments as Readonly<Record<string, unknown>> } as const;
    // A built-in answer has an address only on request.
    const outcome = await invoke({ ...callerOf(caller), operation, raw, isPermalink: content.sources.length === 0 });
    if (!outcome.ok) return failedCheck(outcome, checked);
    const { result, answer } = outcome;
    if (isNotFound(result) && !isNotFound(content.result))
      return checked('gone', { reason: 'The record no longer exists.' });
    const found = value === undefined ? null : findValue(result, value);
    const address = answer === undefined ? {} : { now: { id: answer.id, url: urlOf(answer.id) } };
    if (answer?.digest === digest) return checked('unchanged', address, found);
    if (content.result === undefined) return checked('answered', address, found);
    const changes = compareResults(content.result, result, await keysOf(operation));
    const { added, removed } = changes.rows;
    const isUnchanged = changes.field_count === 0 && added === 0 && removed === 0;
    return checked(isUnchanged ? 'unchanged' : 'revised', { ...address, ...(isUnchanged ? {} : { changes }) }, found);
  }

  async #content(id: string): Promise<{ content: KeptContent; digest: string }> {
    if (!ANSWER_ID.test(id))
      throw unknownAnswer('is not the id of an answer, which has 26 digits and lower-case letters');
    const { store, settled, now } = this.#options;
    let stored = await store.get(id);
    if (stored === undefined) {
      // It may have been returned within the last half second.
      await settled(id);
      stored = await store.get(id);
    }
    if (stored === undefined) throw unknownAnswer('is unknown or no longer stored');
    const content = await contentOf(stored);
    const at = now().getTime();
    // Once a day is enough to keep it.
    if (at - stored.keptAt > DAY_MS) await store.opened(id, at).catch(() => {});
    return { content, digest: stored.digest };
  }
}

interface KeptContent {
  readonly operation: string;
  readonly revision: string;
  readonly arguments: object;
  readonly sources: readonly AnswerSource[];
  readonly result?: object;
}

/**
 * The JSON of a stored answer.
 * @throws Error if it is not compressed or too large
 */
export async function storedText(content: string): Promise<string> {
  return (await inflate(Buffer.from(content, 'base64'), { maxOutputLength: MAX_INFLATED })).toString('utf8');
}

/** @throws Problem if the stored content does not match its digest, or is unreadable */
export async function contentOf({ id, digest, content, hasResult }: StoredAnswer): Promise<KeptContent> {
  const damaged = () => new Problem('answer_unknown', 'The stored answer is damaged.');
  let text: string;
  try {
    text = await storedText(content);
  } catch {
    throw damaged();
  }
  const name = hasResult ? answerName(text) : undefined;
  if (name !== undefined && (name.digest !== digest || name.id !== id)) throw damaged();
  try {
    return JSON.parse(text) as KeptContent;
  } catch {
    throw damaged();
  }
}

function unknownAnswer(why: string): Problem {
  return new Problem('answer_unknown', `The answer ${why}.`);
}

function isNotFound(result: object | undefined): boolean {
  return result !== undefined && 'error' in result && result.error === 'not_found';
}

/** Returns failures of the source as a result, and throws errors that the caller can fix. */
function failedCheck(
  { problem }: Extract<Outcome, { ok: false }>,
  checked: (status: CheckedAnswer['status'], rest: Partial<CheckedAnswer>) => CheckedAnswer,
): CheckedAnswer {
  const { code, message } = problem;
  if (code === 'not_found') return checked('gone', { reason: message });
  const isOfSource =
    code.startsWith('upstream_') || ['invalid_arguments', 'not_configured', 'preparing'].includes(code);
  if (!isOfSource) throw problem;
  return checked('unavailable', { reason: message });
}
