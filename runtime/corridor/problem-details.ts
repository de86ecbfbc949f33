// Problems as callers see them: RFC 9457 documents for REST, plain text for models. Both come from one table, which is
// spec/platform.yaml's.

import { platform, problems } from '../../generated/platform.ts';
import { Problem } from '../contract/problem.ts';

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

/** What was thrown, as a Problem: anything that is not one is ours, and its text stays inside. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('internal', 'The server made a mistake.', { cause: error });
}

/** The RFC 9457 document of a problem. */
export function problemDetails(problem: Problem, requestId?: string): object {
  const { status, title, type, remedy } = entryOf(problem);
  const { hint, errors, retryAfter } = problem.extras;
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

/** Header fields that belong to a problem. */
export function problemHeaders(problem: Problem): Record<string, string> {
  const headers: Record<string, string> = {};
  if (problem.extras.retryAfter !== undefined)
    headers['Retry-After'] = String(Math.max(1, Math.ceil(problem.extras.retryAfter)));
  if (statusOf(problem) === 401) {
    const byKey = `ApiKey realm="${platform.title}", header="${platform.keyHeader}"`;
    headers['WWW-Authenticate'] = problem.code === 'operator_token' ? `Bearer realm="${platform.title}"` : byKey;
  }
  return headers;
}

/** A problem as a model reads it: what is wrong, argument by argument, and what to change. */
export function problemText(problem: Problem): string {
  const { title, remedy } = entryOf(problem);
  const { hint, errors, retryAfter } = problem.extras;
  const lines = (errors ?? []).map((error) => `- ${error.parameter}: ${sentences(error.message, error.hint)}`);
  const head = lines.length > 0 ? `${title}:` : `${title}. ${sentences(problem.message, hint)}`;
  const wait = retryAfter === undefined ? '' : ` Try again after ${Math.ceil(retryAfter)} s.`;
  return [head, ...lines, `${remedy}${wait} (${problem.code})`].join('\n');
}

/** Joins sentences; one that lacks its full stop gets it. */
function sentences(...parts: (string | undefined)[]): string {
  const given = parts.filter((part) => part !== undefined && part !== '') as string[];
  return given.map((part) => (/[.?!:)…]$/.test(part) ? part : `${part}.`)).join(' ');
}
