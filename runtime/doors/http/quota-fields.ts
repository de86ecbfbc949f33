// The quota of a key as HTTP fields, the same on every door: draft-ietf-httpapi-ratelimit-headers, a policy and how
// much of it the key has left.

import type { QuotaState } from '../../contract/gate.ts';
import { DAY_S } from '../../kit/duration.ts';

/** The fields of a keyed answer. None for a call without a key and for a plan without a limit. */
export function quotaFields(quota: QuotaState | undefined): string[] {
  if (quota?.limit === undefined) return [];
  const { limit, remaining = 0, resetSeconds } = quota;
  const policy = `"daily";q=${limit};w=${DAY_S}`;
  return ['RateLimit-Policy', policy, 'RateLimit', `"daily";r=${remaining};t=${resetSeconds}`];
}
