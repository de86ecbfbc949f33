// Renders errors as RFC 9457 documents for REST and as text for models, from the error table in spec/platform.yaml.

import { platform, problems } from '../../generated/platform.ts';
import { Problem } from '../contract/problem.ts';
import { MINUTE_S } from '../lib/duration.ts';

interface TableEntry {
  readonly status: number;
  readonly title: string;
  readonly remedy: string;
  readonly type?: string;
}

const table: Readonly<Record<string, TableEntry>> = problems;

/** An unknown code is treated as an internal error. */
export function entryOf(problem: Problem): TableEntry {
  return table[problem.code] ?? problems.internal;
}

export function statusOf(problem: Problem): number {
  return entryOf(problem).status;
}

/** Maximum waiting time that a source can request, because longer ones may be mistakes. */
const MAX_SOURCE_WAIT_S = 3_600;

/** Returns the seconds until a retry as an integer of at least 1, or undefined if unknown. */
export function retrySeconds(problem: Problem): number | undefined {
  const { retryAfter } = problem.extras;
  if (retryAfter === undefined) return undefined;
  const seconds = Math.max(1, Math.ceil(retryAfter));
  return statusOf(problem) >= 500 ? Math.min(seconds, MAX_SOURCE_WAIT_S) : seconds;
}

/**
 * True if the same call may succeed later, for example after a rate limit or a failure that neither the caller nor the
 * operator must fix.
 */
export function isRetryable(problem: Problem): boolean {
  const status = statusOf(problem);
  if (status === 429) return (retrySeconds(problem) ?? 0) <= MAX_RETRY_S;
  return status >= 500 && problem.code !== 'not_configured';
}

/**
 * Maximum delay for automatic retries. If the daily quota is used up, clients should return later instead of waiting.
 */
const MAX_RETRY_S = 15 * MINUTE_S;

/** Does not disclose the text of unexpected errors. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem
    ? error
    : new Problem('internal', 'An internal server error occurred.', { cause: error });
}

/** The RFC 9457 document. */
export function problemDetails(problem: Problem, requestId?: string): object {
  const { status, title, type, remedy } = entryOf(problem);
  const { hint, errors } = problem.extras;
  const retryAfter = retrySeconds(problem);
  return {
    type: type ?? `/problems/${problem.code}`,
    title,
    status,
    detail: sentences(problem.message, hint, remedy),
    code: problem.code,
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(problem.code === 'quota_exceeded' ? { 'violated-policies': ['daily'] } : {}),
    ...(requestId === undefined ? {} : { request_id: requestId }),
    ...(errors === undefined ? {} : { errors }),
  };
}

/** Headers as name, value, name, value … */
export function problemFields(problem: Problem): string[] {
  const fields: string[] = [];
  const retryAfter = retrySeconds(problem);
  if (retryAfter !== undefined) fields.push('Retry-After', String(retryAfter));
  if (statusOf(problem) === 401) {
    const byKey = `ApiKey realm="${platform.title}", header="${platform.keyHeader}"`;
    fields.push('WWW-Authenticate', problem.code === 'operator_token' ? `Bearer realm="${platform.title}"` : byKey);
  }
  return fields;
}

/** Text for models that lists each invalid argument and how to fix it. */
export function problemText(problem: Problem): string {
  const { title, remedy } = entryOf(problem);
  const { hint, errors } = problem.extras;
  const retryAfter = retrySeconds(problem);
  const lines = (errors ?? []).map((error) => `- ${error.parameter}: ${sentences(error.message, error.hint)}`);
  const head = lines.length > 0 ? `${title}:` : `${title}. ${sentences(problem.message, hint)}`;
  const wait = retryAfter === undefined ? '' : ` Try again after ${retryAfter} s.`;
  return [head, ...lines, `${remedy}${wait} (${problem.code})`].join('\n');
}

/** Joins sentences and adds missing periods. */
function sentences(...parts: (string | undefined)[]): string {
  const present = parts.filter((part) => part !== undefined && part !== '') as string[];
  return present.map((part) => (/[.?!:)…]$/.test(part) ? part : `${part}.`)).join(' ');
}
