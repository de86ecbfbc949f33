// Statuses of studies. The registry reports UNKNOWN if a sponsor has not verified the status for two years.

import { REGISTERED_STATUS_VALUES } from '../../../../generated/services/trials/codec.ts';
import type { RegisteredStatus } from '../../../../generated/services/trials/types.ts';
import { at, dayOrMonthOf, oneOf, required } from '../../../decoding/source-values.ts';
import { type JsonObject, textOf } from '../../../lib/loose-json.ts';

/** An unrecognized status becomes UNKNOWN, and `statusNote` contains the original. */
export function statusOf(row: JsonObject): RegisteredStatus {
  return knownStatus(rawStatus(row)) ?? 'UNKNOWN';
}

export function lastKnownStatus(row: JsonObject): RegisteredStatus | undefined {
  const status = textOf(at(row, 'statusModule', 'lastKnownStatus'));
  return status === undefined ? undefined : (knownStatus(status) ?? 'UNKNOWN');
}

export function statusNote(row: JsonObject): string | undefined {
  const status = rawStatus(row);
  if (knownStatus(status) === undefined) {
    return `The registry reports the status ${status}, which is not a known status.`;
  }
  if (status !== 'UNKNOWN') return undefined;
  const verified = dayOrMonthOf(at(row, 'statusModule', 'statusVerifiedDate'));
  const since = verified === undefined ? 'for at least two years' : `since ${verified}`;
  const lastStatus = textOf(at(row, 'statusModule', 'lastKnownStatus'));
  const last = lastStatus === undefined ? '' : `; the last known status is ${lastStatus}`;
  return `The sponsor has not verified the status ${since}${last}.`;
}

function rawStatus(row: JsonObject): string {
  return required(textOf(at(row, 'statusModule', 'overallStatus')), 'statusModule.overallStatus');
}

function knownStatus(status: string): RegisteredStatus | undefined {
  return oneOf(status, REGISTERED_STATUS_VALUES);
}
