// Converts statuses, body formats and the results of `judge` into failures.

import { Problem } from '../../contract/problem.ts';
import type { SourcePolicy } from '../../contract/source.ts';
import type { Stored } from './answer.ts';
import { SourceFailure } from './failure.ts';
import type { RawResponse } from './fetch.ts';
import { MAX_INLINE_BODY_BYTES } from './reading-thread.ts';
import type { ExpectedForm, PreparedRequest } from './request.ts';

/** Statuses that indicate temporary failures. */
const PASSING_TROUBLE: ReadonlySet<number> = new Set([
  408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 525, 529,
]);
/** Used if the source sent no `Retry-After`. */
const UNSAID_WAIT_MS = 30_000;

export const NO_CONTENT = 204;

const [NOT_FOUND, GONE] = [404, 410];

/**
 * 410 becomes 404 if the module accepts only 404, and an empty success becomes 204 if the source may report "no matches" that
 * way.
 */
export function understoodStatus({ accept, mayBeEmpty, download }: PreparedRequest, raw: RawResponse): number {
  const { status, body } = raw;
  if (status === GONE && accept?.includes(NOT_FOUND) === true && !accept.includes(GONE)) return NOT_FOUND;
  const isEmpty = mayBeEmpty === true && download === undefined && status === 200 && isBlank(body);
  return isEmpty ? NO_CONTENT : status;
}

function isBlank(body: Buffer): boolean {
  return body.length <= MAX_BLANKS && body.toString('utf8').trim() === '';
}

/** Maximum number of bytes of a body that counts as empty, such as a line break or byte order mark. */
const MAX_BLANKS = 16;

/**
 * Throws for an unaccepted status: SourceFailure for 5xx, 408 and 429; for other 4xx a Problem, which does not count against
 * the source's health.
 */
export function judgeStatus(
  policy: SourcePolicy,
  { accept, mayBeEmpty }: Pick<PreparedRequest, 'accept' | 'mayBeEmpty'>,
  raw: RawResponse,
  status: number,
): void {
  if (status === NO_CONTENT && mayBeEmpty === true) return;
  if (accept === undefined ? status >= 200 && status < 300 : accept.includes(status)) return;
  const passing = PASSING_TROUBLE.has(status);
  if (!passing && status >= 400 && status < 500) throw refused(policy, status);
  const waitMs = passing ? retryAfterMs(raw.headers['retry-after']) : undefined;
  if (status === 429 || (status === 503 && waitMs !== undefined)) {
    const detail = `${policy.id}: HTTP ${status}; the source asked us to wait.`;
    throw new SourceFailure('upstream_unavailable', detail, { retryable: true, waitMs, retryAfterMs: UNSAID_WAIT_MS });
  }
  const code = status === 504 || status === 408 ? 'upstream_timeout' : 'upstream_failed';
  throw new SourceFailure(code, `${policy.id}: HTTP ${status}.`, { retryable: passing, waitMs });
}

function refused(policy: SourcePolicy, status: number): Problem {
  const keys = policy.keys.map((key) => key.env);
  const hint = status === 401 || status === 403 ? keyHint(keys) : '';
  return new Problem('upstream_failed', `${policy.id}: unexpected HTTP ${status}.${hint}`);
}

function keyHint(variables: readonly string[]): string {
  return variables.length === 0 ? '' : ` The operator may have to renew ${variables.join(' and ')}.`;
}

/** Returns undefined if the header is absent, zero or invalid. */
export function retryAfterMs(header: string | string[] | undefined, now = Date.now()): number | undefined {
  const text = (Array.isArray(header) ? header[0] : header)?.trim();
  if (text === undefined || text === '') return undefined;
  const ms = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

/** Throws SourceFailure if the body clearly has the wrong format. */
export function refuseWrongForm(source: string, expect: ExpectedForm | undefined, stored: Stored): void {
  if (expect === undefined || expect === 'bytes' || stored.status === NO_CONTENT) return;
  const start = stored.body
    .subarray(0, 512)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (start === '') throw invalid(source, `expected ${expect}, got an empty body.`);
  if (expect !== 'html' && /^<(?:!doctype\s+html|html|head|body)[\s>]/i.test(start)) {
    throw invalid(source, `expected ${expect}, got an HTML page.`);
  }
  if (expect === 'xml' && !start.startsWith('<')) throw invalid(source, 'expected XML, got something else.');
  // Skip large bodies, which are parsed only by their reader.
  if (expect === 'json' && stored.body.length <= MAX_INLINE_BODY_BYTES) stored.json(source);
}

export function sourceFailureOf(error: unknown): unknown {
  if (error instanceof SourceFailure || !(error instanceof Problem)) return error;
  const { code } = error;
  const waitMs = error.extras.retryAfter === undefined ? undefined : error.extras.retryAfter * 1000;
  switch (code) {
    case 'upstream_failed':
    case 'upstream_invalid_response':
    case 'upstream_timeout':
    case 'upstream_unavailable':
      return new SourceFailure(code, error.message, {
        retryable: true,
        waitMs,
        ...(code === 'upstream_unavailable' ? { retryAfterMs: UNSAID_WAIT_MS } : {}),
        cause: error.cause,
      });
    default:
      return error;
  }
}

function invalid(source: string, why: string): SourceFailure {
  return new SourceFailure('upstream_invalid_response', `${source}: ${why}`, { retryable: true });
}
