// A result is serialized once. The text is put unchanged into `structuredContent` and quoted into the text block,
// unless the client requested a table. A failure has only text, because no other content matches the output schema.

import type { AnswerName } from '../../contract/answer-name.ts';
import { calledInput } from '../../contract/deprecated.ts';
import type { QuotaState } from '../../contract/gate.ts';
import type { DeprecatedInput, Deprecation, Operation } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import { isRetryable, problemText, retrySeconds } from '../../dispatch/problem-details.ts';
import { type Cited, minuteOf, sourceFacts, sourceLine } from './citation.ts';
import { type Era, OWN_META } from './protocol.ts';
import type { RequestId } from './reply.ts';
import { tableText } from './table-text.ts';
import type { TextFormat } from './text-format.ts';

export interface Wrapping {
  readonly id: RequestId;
  readonly era: Era;
  readonly identity: string;
  readonly quota: QuotaState | undefined;
  readonly textFormat: TextFormat;
}

export interface CallResult {
  readonly result: object;
  readonly sources: readonly Cited[];
  readonly operation?: Operation;
  /** Deprecated inputs that the call used. */
  readonly deprecated?: readonly DeprecatedInput[];
  /** Text that is sent in a separate block. */
  readonly explanation?: string | undefined;
  readonly answer?: (AnswerName & { readonly url: string | undefined }) | undefined;
  /** Views as JSON text; empty if no app renders the result. */
  readonly views?: string;
  /** Paths of the lists that views show as rows. */
  readonly rowPaths?: readonly string[];
}

export function successText(wrapping: Wrapping, callResult: CallResult): string {
  const { result, sources, operation, deprecated = [], views = '', rowPaths, explanation = '', answer } = callResult;
  const json = JSON.stringify(result);
  const table = wrapping.textFormat === 'table' ? tableText(result, rowPaths) : undefined;
  const line = sourceLine(sources, answer?.url);
  const texts = table === undefined ? [json, line] : [line === '' ? table : `${table}\n\n${line}`];
  const all = [...[...texts, explanation].filter((text) => text !== ''), ...notes(sources, operation, deprecated)];
  const content = all.map((text) => `{"type":"text","text":${JSON.stringify(text)}}`).join(',');
  const origins = sources.length === 0 ? '' : `"${OWN_META.provenance}":${JSON.stringify(sourceFacts(sources))}`;
  const named = answer === undefined ? '' : `"${OWN_META.answer}":${JSON.stringify(answer)}`;
  const meta = [origins, named, views].filter((member) => member !== '').join(',');
  return response(wrapping, `"content":[${content}],"structuredContent":${json}`, meta);
}

export function textWithResult(wrapping: Wrapping, text: string, result: object): string {
  const content = `[{"type":"text","text":${JSON.stringify(text)}}]`;
  return response(wrapping, `"content":${content},"structuredContent":${JSON.stringify(result)}`, '');
}

/** Response of a tool that returns its own content blocks; adds no others. */
export function blocksText(wrapping: Wrapping, blocks: readonly object[]): string {
  return response(wrapping, `"content":${JSON.stringify(blocks)}`, '');
}

/** Structured facts, because clients do not act on waits and limits that are only stated in prose. */
export function problemFacts(problem: Problem): object {
  return { code: problem.code, retryable: isRetryable(problem), retry_after_seconds: retrySeconds(problem) };
}

export function failureText(wrapping: Wrapping, problem: Problem, rewrite = (text: string) => text): string {
  const facts = JSON.stringify({ ...problemFacts(problem), [OWN_META.errors]: problem.extras.errors });
  const content = `"content":[{"type":"text","text":${JSON.stringify(rewrite(problemText(problem)))}}],"isError":true`;
  return response(wrapping, content, facts.slice(1, -1));
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

/** Notes on stale data and deprecated tools. */
function notes(
  sources: readonly Cited[],
  operation: Operation | undefined,
  inputs: readonly DeprecatedInput[],
): string[] {
  const lines = sources
    .filter(({ cache }) => cache === 'stale')
    .map(({ publisher, fetchedAt = 0 }) => {
      return `Note: the data from ${publisher} is as of ${minuteOf(fetchedAt)}; newer data was not available in time.`;
    });
  const deprecated = operation?.deprecated;
  if (operation !== undefined && deprecated !== undefined) {
    lines.push(deprecationNote(operation.name, deprecated));
  }
  for (const input of inputs) lines.push(deprecationNote(calledInput(input), input));
  return lines;
}

function deprecationNote(what: string, { since, removeAfter, use }: Deprecation): string {
  const from = since === undefined ? '' : ` since ${since}`;
  const until = removeAfter === undefined ? '' : ` and will be removed after ${removeAfter}`;
  return `Note: ${what} is deprecated${from}${until}.${use === undefined ? '' : ` Use ${use} instead.`}`;
}
