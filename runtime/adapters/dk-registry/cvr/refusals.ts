// The gateway reports errors by a code in the body, with arbitrary HTTP statuses. Some codes mean "no such company";
// the other errors differ in who can fix them.

import { Problem } from '../../../contract/problem.ts';
import { addDays } from '../../../lib/day.ts';
import { HOUR_S } from '../../../lib/duration.ts';
import { type JsonObject, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import { instantsOf, localDay } from '../../../lib/time-zones.ts';
import type { Answer } from '../../../sources/client/answer.ts';

const NOT_FOUND: ReadonlySet<string> = new Set(['NOT_FOUND', 'INVALID_VAT']);

export function bodyOf(answer: Answer): JsonObject | undefined {
  try {
    return objectOf(answer.json());
  } catch {
    return undefined;
  }
}

export function errorCode(answer: Answer): string | undefined {
  return textOf(bodyOf(answer)?.['error'])?.toUpperCase();
}

/** Returns true for an error code that means "no such company", and for a 404 with an empty body. */
export function isNotFound(answer: Answer): boolean {
  const word = errorCode(answer);
  if (word !== undefined) return NOT_FOUND.has(word);
  return answer.status === 404 && answer.text().trim() === '';
}

function isQuotaUsedUp(answer: Answer): boolean {
  const word = errorCode(answer);
  if (word !== undefined) return word === 'QUOTA_EXCEEDED';
  return answer.status === 402 || (answer.status === 429 && retryAfterOf(answer) === undefined);
}

/** Returns the Retry-After delay in seconds. */
function retryAfterOf(answer: Answer): number | undefined {
  const seconds = wholeOf(answer.headers['retry-after']);
  return seconds !== undefined && seconds > 0 ? seconds : undefined;
}

/** Returns the failure that the response reports; undefined if the response may contain a company. */
export function failureOf(answer: Answer, now: Date): Problem | undefined {
  if (isQuotaUsedUp(answer)) return quotaUsedUp(now);
  const word = errorCode(answer);
  if (word === 'BANNED') {
    const detail = "cvr: cvrapi.dk has blocked this server's IP address. The operator must contact cvrapi.dk.";
    return new Problem('upstream_unavailable', detail, { retryAfter: HOUR_S });
  }
  if (word === 'INVALID_UA') {
    const detail =
      'cvr: cvrapi.dk rejects this server\'s User-Agent. The operator must set ALMANAC_PUBLIC_URL, or CVRAPI_USER_AGENT to "company - project - contact name and e-mail".';
    return new Problem('upstream_failed', detail);
  }
  if (word === undefined && answer.status < 300) return undefined;
  if (word === undefined && answer.status === 429) {
    const detail = 'cvr: cvrapi.dk is rate limiting this server.';
    return new Problem('upstream_unavailable', detail, { retryAfter: retryAfterOf(answer) ?? HOUR_S });
  }
  // Do not include other error codes, because they may echo request data.
  const description = word === 'INTERNAL_ERROR' ? word : `an error with status ${answer.status}`;
  return new Problem('upstream_failed', `cvr: cvrapi.dk returned ${description}.`);
}

function quotaUsedUp(now: Date): Problem<'upstream_unavailable'> {
  return new Problem('upstream_unavailable', QUOTA_SPENT, { retryAfter: secondsToMidnight(now) });
}

const QUOTA_SPENT =
  "cvr: this server's daily cvrapi.dk quota is used up; it resets at midnight in Denmark. Companies looked up in recent weeks are still available. For a higher limit, the operator can set CVRAPI_TOKEN, or CVR_VIRK_USER and CVR_VIRK_PASSWORD.";

const DENMARK = 'Europe/Copenhagen';

function secondsToMidnight(now: Date): number {
  const tomorrow = Date.parse(addDays(localDay(DENMARK, now), 1)) / 1000;
  return Math.ceil(instantsOf(DENMARK, tomorrow).instant - now.getTime() / 1000);
}
