// Problems as callers see them: RFC 9457 documents for REST, plain text for models. Both come from one table, which is
// spec/platform.yaml's.

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

/** The table's entry for a problem; a code that is not in the table is a fault of ours. */
export function entryOf(problem: Problem): TableEntry {
  return table[problem.code] ?? problems.internal;
}

/** HTTP status of a problem. */
export function statusOf(problem: Problem): number {
  return entryOf(problem).status;
}

/** No source's word is taken for more than an hour: what it asks for may be a mistake, and callers wait for nothing. */
const LONGEST_SOURCE_WAIT_S = 3_600;

/** Whole seconds after which a retry may succeed, where that is known: at least 1. */
export function retrySeconds(problem: Problem): number | undefined {
  const { retryAfter } = problem.extras;
  if (retryAfter === undefined) return undefined;
  const seconds = Math.max(1, Math.ceil(retryAfter));
  return statusOf(problem) >= 500 ? Math.min(seconds, LONGEST_SOURCE_WAIT_S) : seconds;
}

/** Whether the same call may succeed later: after a limit and after a failure that is not the caller's, unless the operator must act. */
export function isRetryable(problem: Problem): boolean {
  const status = statusOf(problem);
  if (status === 429) return (retrySeconds(problem) ?? 0) <= LONGEST_RETRY_S;
  return status >= 500 && problem.code !== 'not_configured';
}

/** A program that calls again by itself waits no longer: who has used up a day's quota is told to come back, not to wait. */
const LONGEST_RETRY_S = 15 * MINUTE_S;

/** What was thrown, as a Problem: anything that is not one is ours, and its text stays inside. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('internal', 'The server made a mistake.', { cause: error });
}

/** The RFC 9457 document of a problem. */
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

/** Header fields that belong to a problem, as name, value, name, value … */
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

/** A problem as a model reads it: what is wrong, argument by argument, and what to change. */
export function problemText(problem: Problem): string {
  const { title, remedy } = entryOf(problem);
  const { hint, errors } = problem.extras;
  const retryAfter = retrySeconds(problem);
  const lines = (errors ?? []).map((error) => `- ${error.parameter}: ${sentences(error.message, error.hint)}`);
  const head = lines.length > 0 ? `${title}:` : `${title}. ${sentences(problem.message, hint)}`;
  const wait = retryAfter === undefined ? '' : ` Try again after ${retryAfter} s.`;
  return [head, ...lines, `${remedy}${wait} (${problem.code})`].join('\n');
}

/** Joins sentences; one that lacks its full stop gets it. */
function sentences(...parts: (string | undefined)[]): string {
  const given = parts.filter((part) => part !== undefined && part !== '') as string[];
  return given.map((part) => (/[.?!:)…]$/.test(part) ? part : `${part}.`)).join(' ');
}
