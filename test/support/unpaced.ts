// A request limiter that admits every request.

import type { AccountKey, RequestLimiter } from '../../runtime/contract/gate.ts';
import { Problem } from '../../runtime/contract/problem.ts';
import type { Invocation } from '../../runtime/dispatch/invocation.ts';

/** A request limiter whose key id consists of all presented keys, so that tests can check them. */
export const UNPACED: RequestLimiter = {
  enter: (_, { keys, account }) => ({
    isKeyed: true,
    who: 'all',
    identify(): AccountKey {
      if (account !== undefined) return account;
      if (keys.length === 0) throw new Problem('key_required', 'A key is needed.');
      return { id: keys.join(' '), prefix: '', plan: { name: 'test', subscriptions: 1 } };
    },
    charge: () => {},
    chargeBody: () => {},
  }),
};

export function presentedKeys(invocation: Pick<Invocation, 'identify'>): string[] {
  try {
    return (invocation.identify() as AccountKey).id.split(' ');
  } catch {
    return [];
  }
}
