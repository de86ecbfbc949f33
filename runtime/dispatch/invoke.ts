// Dispatch: the function behind every transport. Checks the key, decodes the arguments, counts the call, calls the adapter and
// validates the result. Limits, metrics and rules added here apply to all transports.

import type { AnswerKeeping } from '../contract/answer-name.ts';
import type { Caller } from '../contract/call.ts';
import { deprecatedIn } from '../contract/deprecated.ts';
import {
  type AccountKey,
  type CallLimits,
  type LimitedCall,
  QuotaExceeded,
  type QuotaState,
} from '../contract/gate.ts';
import { type DeprecatedInput, declaresError, type Operation, type RawArguments } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { publish } from '../contract/publish.ts';
import { isTraced, traced } from '../lib/tracing.ts';
import { withVisibleText } from '../lib/visible-text.ts';
import type { AnyHandler } from './binding.ts';
import type { CallsInFlight } from './calls-in-flight.ts';
import type { Invocation, Invoke, Outcome } from './invocation.ts';
import { OngoingCall } from './ongoing-call.ts';
import { asProblem, statusOf } from './problem-details.ts';

/** Observes calls, for metrics and logs. */
export interface CallObserver {
  called(invocation: Invocation, outcome: Outcome, keyId: string | undefined, elapsedMs: number): void;
  violated(operation: Operation, path: string, message: string, fatal: boolean): void;
  failed(operation: Operation, requestId: string, error: unknown): void;
  outdated(operation: Operation, inputs: readonly DeprecatedInput[]): void;
}

export interface InvokeOptions {
  readonly limits: CallLimits;
  readonly handlers: ReadonlyMap<Operation, AnyHandler>;
  readonly observer: CallObserver;
  readonly inFlight: CallsInFlight;
  /** @param sources sources that the call queried */
  readonly nowFor: (sources: readonly string[]) => Date;
  /** For tests: if true, a schema violation makes the call fail. */
  readonly strictResults?: boolean;
  readonly auditResult?: ResultAudit | undefined;
  /** Assigns names to successful answers and stores them. */
  readonly answers?: AnswerKeeping | undefined;
}

/** Returns an error description, or undefined if the result is valid. */
export type ResultAudit = (operation: Operation, result: object) => string | undefined;

export function createInvoke(options: InvokeOptions): Invoke {
  return (invocation) => (isTraced() ? tracedInvoke(options, invocation) : invoke(options, invocation));
}

function tracedInvoke(options: InvokeOptions, invocation: Invocation): Promise<Outcome> {
  return traced(
    () => ({
      name: `call ${invocation.operation.id}`,
      kind: 'internal',
      facts: { 'almanac.service': invocation.operation.service, 'gen_ai.tool.name': invocation.operation.name },
    }),
    async (note) => {
      const outcome = await invoke(options, invocation);
      if (!outcome.ok) note.failed(outcome.problem.code);
      return outcome;
    },
  );
}

async function invoke(options: InvokeOptions, invocation: Invocation): Promise<Outcome> {
  const started = performance.now();
  const progress: CallProgress = { key: undefined, limited: undefined, call: undefined };
  let outcome: Outcome;
  try {
    outcome = await pass(options, invocation, progress);
  } catch (error) {
    outcome = await failedOutcome(options, invocation, progress, error);
  }
  options.observer.called(invocation, outcome, progress.key?.id, performance.now() - started);
  return outcome;
}

interface CallProgress {
  key: AccountKey | undefined;
  /** Set after the caller was identified and passed its burst limit. */
  limited: LimitedCall | undefined;
  /** Set when the handler is called. */
  call: OngoingCall | undefined;
}

async function pass(options: InvokeOptions, invocation: Invocation, progress: CallProgress): Promise<Outcome> {
  const { operation, raw } = invocation;

  // 1. Identify the caller and check the burst limit. Do not await plain values: with the embedded store, checking a
  // known key does not cost a turn of the event loop.
  if (operation.needsKey) {
    const key = invocation.identify(keyArgument(operation, raw));
    progress.key = key instanceof Promise ? await key : key;
    const limited = options.limits.begin(progress.key);
    progress.limited = limited instanceof Promise ? await limited : limited;
  }

  // 2. Decode the arguments. Invalid calls are not counted.
  const decoded = operation.decode(raw);
  if (!decoded.ok) {
    const names = [...new Set(decoded.problems.map(({ parameter }) => parameter))].join(', ');
    throw new Problem('invalid_arguments', `Invalid arguments: ${names}.`, { errors: decoded.problems });
  }

  const deprecated = deprecatedIn(operation, raw);
  if (operation.deprecated !== undefined || deprecated.length > 0) options.observer.outdated(operation, deprecated);

  // 3. Count the call against the quota.
  const counted = progress.limited?.count();
  const quota = counted instanceof Promise ? await counted : counted;

  // 4. Call the handler.
  const now = () => options.nowFor(operation.sources);
  const caller = new OngoingCaller(progress.key, invocation);
  const call = new OngoingCall(invocation, caller, now);
  const handler = options.handlers.get(operation) as AnyHandler;
  progress.call = call;
  const answer = handler(decoded.arguments, call);
  const result = answer instanceof Promise ? await options.inFlight.answer(call, answer) : answer;

  // 5. Publish the result.
  const { origins: provenance, explanation } = call;
  const published = publishedResult(options, operation, result);
  const isPermalink = invocation.isPermalink === true;
  const ended = { operation, arguments: decoded.arguments, provenance, result: published, isPermalink };
  const named = options.answers?.keep(ended);
  return { ok: true, result: published, provenance, explanation, quota, deprecated, answer: named };
}

/**
 * Looks up the network only after a source fails. This is a class, because a getter in an object literal would double
 * the cost of a call.
 */
class OngoingCaller implements Caller {
  readonly keyId: string | undefined;
  readonly plan: string | undefined;
  readonly #invocation: Invocation;

  constructor(key: AccountKey | undefined, invocation: Invocation) {
    this.keyId = key?.id;
    this.plan = key?.plan.name;
    this.#invocation = invocation;
  }

  get network(): string {
    return this.#invocation.network;
  }
}

/** Returns the key argument if it is a string; the decoder reports any other value. */
function keyArgument({ keyArgument: name }: Operation, raw: RawArguments): string | undefined {
  if (name === undefined) return undefined;
  if (raw.encoding === 'query') return undefined; // In a query, the parameter was already read as a credential.
  const value = Object.hasOwn(raw.values, name) ? raw.values[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** @throws Problem if a required value is invalid; in tests, if any value is invalid */
function publishedResult(options: InvokeOptions, operation: Operation, callResult: object): object {
  const { observer, strictResults = false, auditResult } = options;
  const { result, violations } = publish(operation.result, callResult);
  for (const { path, message, fatal } of violations) observer.violated(operation, path, message, fatal);
  const worst = violations.find(({ fatal }) => fatal) ?? (strictResults ? violations[0] : undefined);
  if (worst !== undefined) {
    throw new Problem(
      'upstream_invalid_response',
      `The result does not match its published schema: ${worst.path} ${worst.message}.`,
    );
  }
  const fault = auditResult?.(operation, result);
  if (fault !== undefined) throw new Problem('internal', `The result does not match its declaration: ${fault}`);
  return result;
}

/** Reports error codes that the manifest does not declare. */
function declaredProblem(
  { observer, strictResults = false }: InvokeOptions,
  operation: Operation,
  { call }: CallProgress,
  problem: Problem,
): Problem {
  if (call === undefined || declaresError(operation, problem.code)) return problem;
  observer.violated(operation, 'error', `${problem.code} is not declared`, false);
  if (!strictResults) return problem;
  const detail = `${operation.id} returned ${problem.code} without declaring it: ${problem.message}`;
  return new Problem('internal', detail, { cause: problem });
}

/** Removes hidden characters, because error details may quote a source. */
function visibleProblem(problem: Problem): Problem {
  const { cause, ...extras } = problem.extras;
  const original = { detail: problem.message, extras };
  const visible = withVisibleText(original);
  return visible === original ? problem : new Problem(problem.code, visible.detail, { ...visible.extras, cause });
}

/** Returns the outcome of a failed call, and decides whether to refund the call. */
async function failedOutcome(
  options: InvokeOptions,
  invocation: Invocation,
  progress: CallProgress,
  error: unknown,
): Promise<Outcome> {
  const problem = visibleProblem(declaredProblem(options, invocation.operation, progress, asProblem(error)));
  if (problem.code === 'internal') options.observer.failed(invocation.operation, invocation.requestId, error);
  let quota: QuotaState | undefined;
  if (error instanceof QuotaExceeded) quota = error.quota;
  else if (problem.code !== 'store_unavailable') {
    const { key, limited, call } = progress;
    const failed = {
      isOurs: statusOf(problem) >= 500,
      isRefused: problem.code === 'invalid_arguments',
      sourceQueried: call?.queried === true,
      isAbandoned: invocation.signal.aborted,
    };
    if (limited !== undefined) quota = await limited.settle(failed);
    else if (key !== undefined) quota = await options.limits.quotaState(key);
  }
  return { ok: false, problem, quota };
}
