// The quota of a key as HTTP fields, the same on every door: draft-ietf-httpapi-ratelimit-headers, a policy and where the
// key stands with it.

import type { QuotaState } from '../../corridor/invocation.ts';

const SECONDS_A_DAY = 86_400;

/** The fields of a keyed answer; none for a call without a key and for a plan without a limit. */
export function quotaHeaders(quota: QuotaState | undefined): Record<string, string> {
  if (quota?.limit === undefined) return {};
  return {
    'RateLimit-Policy': `"daily";q=${quota.limit};w=${SECONDS_A_DAY}`,
    RateLimit: `"daily";r=${quota.remaining ?? 0};t=${quota.resetSeconds}`,
  };
}
