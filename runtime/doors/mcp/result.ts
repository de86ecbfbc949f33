// The result of a tool as MCP sends it. The result is serialised once: its text goes raw into `structuredContent`, and the
// same text, quoted, into the text block. A failure has text only, because nothing else of it fits the output schema.

import type { Provenance } from '../../contract/call.ts';
import type { Operation } from '../../contract/operation.ts';
import type { ArgumentProblem, Problem } from '../../contract/problem.ts';
import type { QuotaState } from '../../corridor/invocation.ts';
import { type Era, OWN_META } from './protocol.ts';
import type { RequestId } from './reply.ts';

/** What the wrapping of a result depends on, beside the result. */
export interface Wrapping {
  readonly id: RequestId;
  readonly era: Era;
  /** The endpoint's identity, as its text stands in `_meta`. */
  readonly identity: string;
  readonly quota: QuotaState | undefined;
}

/** The JSON-RPC response to a call that succeeded. */
export function successText(
  wrapping: Wrapping,
  result: object,
  provenance: readonly Provenance[],
  operation?: Operation,
): string {
  const text = JSON.stringify(result);
  let content = `{"type":"text","text":${JSON.stringify(text)}}`;
  for (const note of notes(provenance, operation)) content += `,{"type":"text","text":${JSON.stringify(note)}}`;
  const origins = provenance.length === 0 ? '' : `"${OWN_META.provenance}":${provenanceText(provenance)}`;
  return response(wrapping, `"content":[${content}],"structuredContent":${text}`, origins);
}

/** The JSON-RPC response to a call that failed: a result that the model reads and can act on. */
export function failureText(wrapping: Wrapping, problem: Problem, text: string): string {
  const { retryAfter, errors } = problem.extras;
  const facts = JSON.stringify({ code: problem.code, retry_after: retryAfter, errors });
  const content = `"content":[{"type":"text","text":${JSON.stringify(text)}}],"isError":true`;
  return response(wrapping, content, `"${OWN_META.problem}":${facts}`);
}

/** A problem as a model reads it: what is wrong, each bad argument with its hint, and what to do. */
export function problemText(problem: Problem, remedy?: string): string {
  const { errors = [], hint, retryAfter } = problem.extras;
  const lines = errors.length === 0 ? [problem.message] : errors.map(argumentLine);
  if (hint !== undefined) lines.push(hint);
  if (retryAfter !== undefined) lines.push(`Try again in ${retryAfter} s.`);
  if (remedy !== undefined) lines.push(remedy);
  return lines.join('\n');
}

function argumentLine({ parameter, message, hint }: ArgumentProblem): string {
  return hint === undefined ? `${parameter}: ${message}.` : `${parameter}: ${message}. ${hint}`;
}

function response({ id, era, identity, quota }: Wrapping, members: string, meta: string): string {
  const parts: string[] = [];
  if (era === 'modern') parts.push(identity);
  if (quota?.limit !== undefined) parts.push(`"${OWN_META.quota}":${quotaText(quota)}`);
  if (meta !== '') parts.push(meta);
  const kind = era === 'modern' ? '"resultType":"complete",' : '';
  const end = parts.length === 0 ? '' : `,"_meta":{${parts.join(',')}}`;
  return `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{${kind}${members}${end}}}`;
}

function quotaText({ limit, remaining, resetSeconds }: QuotaState): string {
  return `{"limit":${limit},"remaining":${remaining ?? 0},"reset_seconds":${resetSeconds}}`;
}

function provenanceText(provenance: readonly Provenance[]): string {
  const entries = provenance.map(({ source, cache, fetchedAt }) => {
    return { source, cache, fetched_at: new Date(fetchedAt).toISOString() };
  });
  return JSON.stringify(entries);
}

/** What the model must know beside the data: that it is old, that the tool will go. */
function notes(provenance: readonly Provenance[], operation: Operation | undefined): string[] {
  const lines = provenance
    .filter((entry) => entry.cache === 'stale')
    .map(({ source, fetchedAt }) => {
      const since = new Date(fetchedAt).toISOString();
      return `Note: the data from ${source} is as of ${since}; newer data could not be had in time.`;
    });
  const deprecated = operation?.deprecated;
  if (operation !== undefined && deprecated !== undefined) {
    const instead = deprecated.use === undefined ? '' : ` Use ${deprecated.use} instead.`;
    lines.push(
      `Note: ${operation.name} is deprecated since ${deprecated.since} and goes after ${deprecated.removeAfter}.${instead}`,
    );
  }
  return lines;
}
