// Records the outcome of each call during failures and, for each key, the number of correct answers and the number of
// calls that may or may not have used quota.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, mcpCall, type Sent, send } from '../../support/http.ts';
import { COMPANIES, companyName, isFound, searchPath } from './sources.ts';

const PAUSE_MS = 40;
const TIMEOUT_MS = 60_000;
const KILOMETERS_A_MILE = 1.609344;
export const FREE_CALLS_A_DAY = 100;
const CALLERS_PER_SHARED_KEY = 3;

export type Outcome =
  | { readonly kind: 'right' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'cut'; readonly why: string }
  | { readonly kind: 'wrong'; readonly what: string };

export interface Called {
  readonly tool: string;
  readonly keyId: string;
  /** In milliseconds, from performance.now(). */
  readonly sent: number;
  readonly ended: number;
  readonly end: Outcome;
}

export interface Key {
  readonly id: string;
  readonly key: string;
  usedUp: boolean;
}

export interface Book {
  readonly called: Called[];
  readonly keys: Key[];
  stop(): Promise<void>;
}

const NEVER: Outcome = { kind: 'wrong', what: `no answer within ${TIMEOUT_MS / 1_000} s` };

interface TestCall {
  readonly sent: Sent;
  right(answer: Answer): boolean;
}

type Caller = (nth: number) => TestCall;

const CALLERS: Readonly<Record<string, Caller>> = {
  'units by REST': (nth) => ({
    sent: { path: `/rest/unit-conversion/convert_units?value=${nth}&from_unit=mile&to_unit=kilometer` },
    right: ({ json }) => isConverted(json, nth),
  }),
  'units by MCP': (nth) => ({
    sent: mcpCall('unit-conversion', 'convert_units', { value: nth, from_unit: 'mile', to_unit: 'kilometer' }),
    right: ({ json }) => isConverted(json?.result?.structuredContent, nth),
  }),
  companies: (nth) => {
    // One company in eight is new, so the source is queried constantly but within its rate limit.
    const number = COMPANIES[(nth % 8 === 0 ? nth / 8 : nth % 40) % COMPANIES.length] as string;
    return {
      sent: { path: `/rest/no-registry/lookup_registry_company?org_number=${number}` },
      right: ({ json }) => json?.org_number === number && json.name === companyName(number),
    };
  },
  list: (nth) => ({ sent: { path: searchPath(nth) }, right: (answer) => isFound(answer, nth) }),
};
/**
 * Pauses between two calls, in milliseconds. Searches in the list fail while it is being fetched, and each key is
 * limited to thirty failures per minute.
 */
const PAUSES_MS: Readonly<Record<string, number>> = { companies: 150, list: 3_000 };

function isConverted(result: { result?: unknown } | undefined, miles: number): boolean {
  return Math.abs(Number(result?.result) - miles * KILOMETERS_A_MILE) < 1e-6;
}

/**
 * Starts callers with their own keys, and callers that share one key until its quota is used up.
 * @param makeKey creates a key with the given plan, and retries until it succeeds
 */
export async function startCalls(
  port: number,
  times: number,
  makeKey: (plan: string) => Promise<Pick<Key, 'id' | 'key'>>,
): Promise<Book> {
  const called: Called[] = [];
  const keys: Key[] = [];
  let isRunning = true;
  const newKey = async (plan: string): Promise<Key> => {
    const key = { ...(await makeKey(plan)), usedUp: false };
    keys.push(key);
    return key;
  };
  const call = async (tool: string, key: Key, { sent, right }: TestCall): Promise<Outcome> => {
    const started = performance.now();
    const end = await Promise.race([
      send(port, { ...sent, key: key.key }).then(
        (answer) => outcomeOf(answer, right),
        (error: Error): Outcome => ({ kind: 'cut', why: error.message }),
      ),
      sleep(TIMEOUT_MS, NEVER, { ref: false }),
    ]);
    called.push({ tool, keyId: key.id, sent: started, ended: performance.now(), end });
    return end;
  };
  const steady = async (tool: string, caller: Caller, key: Key) => {
    for (let nth = 1; isRunning; nth++) {
      await call(tool, key, caller(nth));
      await sleep(PAUSES_MS[tool] ?? PAUSE_MS);
    }
  };
  const useUpKeys = async () => {
    while (isRunning) {
      const key = await newKey('free');
      const one = async () => {
        for (let nth = 1; isRunning && !key.usedUp; nth++) {
          const end = await call('a quota used up', key, (CALLERS['units by REST'] as Caller)(nth));
          if (end.kind === 'refused' && end.code === 'quota_exceeded') key.usedUp = true;
          await sleep(PAUSE_MS);
        }
      };
      await Promise.all(Array.from({ length: CALLERS_PER_SHARED_KEY }, one));
    }
  };
  const all = [useUpKeys()];
  for (const [tool, caller] of Object.entries(CALLERS)) {
    const count = tool === 'list' ? 1 : times;
    for (let nth = 0; nth < count; nth++) all.push(steady(tool, caller, await newKey('partner')));
  }
  return {
    called,
    keys,
    async stop() {
      isRunning = false;
      await Promise.all(all);
    },
  };
}

function outcomeOf(answer: Answer, right: (answer: Answer) => boolean): Outcome {
  const { status, json, headers } = answer;
  const isMcpError = json?.result?.isError === true || json?.error !== undefined;
  if (status === 200 && !isMcpError) {
    return right(answer) ? { kind: 'right' } : { kind: 'wrong', what: answer.text.slice(0, 300) };
  }
  const isProblem = String(headers['content-type']).startsWith('application/problem+json');
  const code = isProblem ? json?.code : (json?.result?._meta?.code ?? json?.error?.data?.code);
  return EXPECTED_ERRORS.has(code)
    ? { kind: 'refused', code }
    : { kind: 'wrong', what: `${status} ${answer.text.slice(0, 300)}` };
}

/** Quota errors, and errors that are acceptable during an outage. `internal` is never acceptable. */
const EXPECTED_ERRORS = new Set(
  'store_unavailable upstream_failed upstream_unavailable upstream_timeout preparing quota_exceeded too_many_requests'.split(
    ' ',
  ),
);
