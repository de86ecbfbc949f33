// Returns the quota in HTTP fields (draft-ietf-httpapi-ratelimit-headers).

import type { QuotaCap, QuotaState } from '../../contract/gate.ts';
import { DAY_S } from '../../lib/duration.ts';

/** Empty if there is no key or no limit. */
export function quotaFields(quota: QuotaState | undefined): string[] {
  if (quota?.limit === undefined) return [];
  const { limit, remaining = 0, resetSeconds, caps } = quota;
  const daily = `"daily";q=${limit};w=${DAY_S}`;
  return [
    'RateLimit-Policy',
    caps === undefined ? daily : daily + capsText(caps),
    'RateLimit',
    `"daily";r=${remaining};t=${resetSeconds}`,
  ];
}

const texts = new WeakMap<readonly QuotaCap[], string>();

/** Returns the text for additional caps, which is cached because every response contains it. */
function capsText(caps: readonly QuotaCap[]): string {
  let text = texts.get(caps);
  if (text === undefined) {
    text = caps.map(({ name, calls, seconds }) => `, "${name}";q=${calls};w=${seconds}`).join('');
    texts.set(caps, text);
  }
  return text;
}
