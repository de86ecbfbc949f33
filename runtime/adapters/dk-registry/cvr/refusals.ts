// The gateway's answers that are no company: it says in a word what is wrong, with whatever status. Some of them mean that there
// is no such company, the others are failures that differ in who can mend them.

import { Problem } from '../../../contract/problem.ts';
import { addDays } from '../../../lib/day.ts';
import { HOUR_S } from '../../../lib/duration.ts';
import { type JsonObject, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import { instantsOf, localDay } from '../../../lib/time-zones.ts';
import type { Answer } from '../../../sources/client/answer.ts';

const NOT_FOUND: ReadonlySet<string> = new Set(['NOT_FOUND', 'INVALID_VAT']);

/** The answer's body where it is JSON; undefined for anything else. */
export function bodyOf(answer: Answer): JsonObject | undefined {
  try {
    return objectOf(answer.json());
  } catch {
    return undefined;
  }
}

/** The error word of an answer, such as QUOTA_EXCEEDED. */
export function errorWord(answer: Answer): string | undefined {
  return textOf(bodyOf(answer)?.['error'])?.toUpperCase();
}

/** Whether the gateway says that there is no such company: by its word, or by a 404 without any. */
export function saysNotFound(answer: Answer): boolean {
  const word = errorWord(answer);
  if (word !== undefined) return NOT_FOUND.has(word);
  return answer.status === 404 && answer.text().trim() === '';
}

/** Whether the look-ups of the day are used up. */
function saysQuotaSpent(answer: Answer): boolean {
  const word = errorWord(answer);
  if (word !== undefined) return word === 'QUOTA_EXCEEDED';
  return answer.status === 402 || (answer.status === 429 && waitOf(answer) === undefined);
}

/** Seconds that an answer asks to wait. */
function waitOf(answer: Answer): number | undefined {
  const seconds = wholeOf(answer.headers['retry-after']);
  return seconds !== undefined && seconds > 0 ? seconds : undefined;
}

/** The failure that an answer is; undefined when it may be a company. */
export function failureOf(answer: Answer, now: Date): Problem | undefined {
  if (saysQuotaSpent(answer)) return quotaSpent(now);
  const word = errorWord(answer);
  if (word === 'BANNED') {
    const detail = 'cvr: cvrapi.dk has banned the address of this server. Its operator must write to cvrapi.dk.';
    return new Problem('upstream_unavailable', detail, { retryAfter: HOUR_S });
  }
  if (word === 'INVALID_UA') {
    const detail =
      'cvr: cvrapi.dk does not accept how this server names itself. Its operator must set ALMANAC_PUBLIC_URL, or CVRAPI_USER_AGENT to "company - project - contact name and e-mail".';
    return new Problem('upstream_failed', detail);
  }
  if (word === undefined && answer.status < 300) return undefined;
  if (word === undefined && answer.status === 429) {
    const detail = 'cvr: cvrapi.dk was asked too often and wants to be left alone.';
    return new Problem('upstream_unavailable', detail, { retryAfter: waitOf(answer) ?? HOUR_S });
  }
  // Another word may echo what was sent.
  const said = word === 'INTERNAL_ERROR' ? word : `an error with status ${answer.status}`;
  return new Problem('upstream_failed', `cvr: cvrapi.dk answered ${said}.`);
}

/** What callers are told while the free look-ups of the day are used up. */
function quotaSpent(now: Date): Problem<'upstream_unavailable'> {
  return new Problem('upstream_unavailable', QUOTA_SPENT, { retryAfter: secondsToMidnight(now) });
}

const QUOTA_SPENT =
  'cvr: the look-ups that cvrapi.dk gives this server for a day are used up; they begin anew at midnight in Denmark. Companies that were looked up in the last weeks are still answered. For more the operator can set CVRAPI_TOKEN, or CVR_VIRK_USER and CVR_VIRK_PASSWORD.';

const DENMARK = 'Europe/Copenhagen';

/** Seconds to the next midnight in Denmark. */
function secondsToMidnight(now: Date): number {
  const tomorrow = Date.parse(addDays(localDay(DENMARK, now), 1)) / 1000;
  return Math.ceil(instantsOf(DENMARK, tomorrow).instant - now.getTime() / 1000);
}
