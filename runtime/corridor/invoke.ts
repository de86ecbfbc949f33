// The corridor: the one function behind every door. It checks the key, decodes the arguments, counts the call, asks the
// adapter, watches the result. A limit, a metric or a rule added here holds on every door at once.

import type { AccountKey } from '../accounts/authenticate.ts';
import { type Admission, QuotaExceeded } from '../accounts/quota.ts';
import type { Operation, RawArguments } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { ResultWatch } from '../contract/result.ts';
import type { AnyHandler } from './binding.ts';
import type { Credentials, Invocation, Invoke, Outcome, QuotaState } from './invocation.ts';
import { OngoingCall } from './ongoing-call.ts';
import { asProblem, statusOf } from './problem-details.ts';

/** Clients give up at 60 s: a slow tool must end before, with what it has. */
const SLOW_CALL_MS = 50_000;
/** Longer than any source's own deadline, so that those report first. */
const CALL_MS = 30_000;

/** The part of accounts that a call needs; see accounts/accounts.ts. */
export interface Gate {
  authenticate(credentials: Credentials, argument?: string): AccountKey | Promise<AccountKey>;
  admit(key: AccountKey): Admission | Promise<Admission>;
  refund(key: AccountKey, day: number): QuotaState | Promise<QuotaState>;
  standing(key: AccountKey): QuotaState | Promise<QuotaState>;
}

/** What is told of every call: metrics and logs. */
export interface CallObserver {
  called(invocation: Invocation, outcome: Outcome, keyId: string | undefined, elapsedMs: number): void;
  /** A result departed from its published schema. */
  violated(operation: Operation, path: string, message: string, fatal: boolean): void;
  failed(operation: Operation, requestId: string, error: unknown): void;
}

export interface InvokeOptions {
  readonly gate: Gate;
  readonly handlers: ReadonlyMap<Operation, AnyHandler>;
  readonly observer: CallObserver;
  /** The clock as a call that asks these sources should see it. */
  readonly nowFor: (sources: readonly string[]) => Date;
  /** In tests any departure of a result from its schema fails the call. */
  readonly strictResults?: boolean;
}

/** Builds the corridor. */
export function createInvoke(options: InvokeOptions): Invoke {
  return async (invocation) => {
    const started = performance.now();
    const visit: Visit = { key: undefined, admission: undefined };
    let outcome: Outcome;
    try {
      outcome = await pass(options, invocation, visit);
    } catch (error) {
      outcome = await refused(options, invocation, visit, error);
    }
    options.observer.called(invocation, outcome, visit.key?.id, performance.now() - started);
    return outcome;
  };
}

/** How far a call came. */
interface Visit {
  key: AccountKey | undefined;
  admission: Admission | undefined;
}

async function pass(options: InvokeOptions, invocation: Invocation, visit: Visit): Promise<Outcome> {
  const { operation, raw, credentials } = invocation;
  const { gate } = options;

  // 1. Who calls. Values are not awaited: on the embedded store a known key costs no turn of the event loop.
  if (operation.needsKey) {
    const key = gate.authenticate(credentials, keyArgument(operation, raw));
    visit.key = key instanceof Promise ? await key : key;
  }

  // 2. With what. Faulty arguments never count.
  const decoded = operation.decode(raw);
  if (!decoded.ok) {
    const names = [...new Set(decoded.problems.map(({ parameter }) => parameter))].join(', ');
    throw new Problem('invalid_arguments', `Wrong: ${names}.`, { errors: decoded.problems });
  }

  // 3. Whether one more call is allowed.
  if (visit.key !== undefined) {
    const admission = gate.admit(visit.key);
    visit.admission = admission instanceof Promise ? await admission : admission;
  }

  // 4. The answer, within its time.
  const now = () => options.nowFor(operation.upstreams);
  const caller = { keyId: visit.key?.id, plan: visit.key?.plan.name };
  const call = new OngoingCall(invocation, caller, now, Date.now() + (operation.slow ? SLOW_CALL_MS : CALL_MS));
  const handler = options.handlers.get(operation) as AnyHandler;
  const answer = handler(decoded.arguments, call);
  const result = answer instanceof Promise ? await inTime(answer, call) : answer;

  // 5. What was promised of it.
  watchResult(options, operation, result);
  return { ok: true, result, provenance: call.entries, quota: visit.admission };
}

/** The key that a tool's own argument carries; anything but a string is left to the validator. */
function keyArgument({ keyArgument: name }: Operation, raw: RawArguments): string | undefined {
  if (name === undefined) return undefined;
  if (raw.encoding === 'query') return undefined; // The query parameter is a credential already.
  const value = Object.hasOwn(raw.values, name) ? raw.values[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

async function inTime<Result>(answer: Promise<Result>, call: OngoingCall): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      call.expire();
      reject(new Problem('upstream_timeout', 'The answer did not come in time.'));
    }, call.deadline - Date.now());
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function watchResult({ observer, strictResults = false }: InvokeOptions, operation: Operation, result: object): void {
  const watch = new ResultWatch();
  operation.watch(watch, result);
  if (watch.violations.length === 0) return;
  for (const { path, message, fatal } of watch.violations) observer.violated(operation, path, message, fatal);
  const worst = watch.violations.find(({ fatal }) => fatal) ?? (strictResults ? watch.violations[0] : undefined);
  if (worst !== undefined) {
    throw new Problem(
      'upstream_invalid_response',
      `The answer could not be given its promised form: ${worst.path} ${worst.message}.`,
    );
  }
}

/** A call that failed: what it is called, and whether it is given back. */
async function refused(options: InvokeOptions, invocation: Invocation, visit: Visit, error: unknown): Promise<Outcome> {
  const problem = asProblem(error);
  if (problem.code === 'internal') options.observer.failed(invocation.operation, invocation.requestId, error);
  const { key, admission } = visit;
  let quota: QuotaState | undefined;
  if (error instanceof QuotaExceeded) quota = error.quota;
  else if (key !== undefined && problem.code !== 'store_unavailable') {
    // What failed on our side or at the source is not the caller's to pay for, and faulty arguments never count, even those
    // that only the adapter can tell.
    const givenBack = admission !== undefined && (statusOf(problem) >= 500 || problem.code === 'invalid_arguments');
    if (givenBack) quota = await options.gate.refund(key, admission.day);
    else quota = admission ?? (await options.gate.standing(key));
  }
  return { ok: false, problem, quota };
}
