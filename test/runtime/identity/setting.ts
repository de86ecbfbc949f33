import type { Credentials } from '../../../runtime/contract/gate.ts';
import { type Accounts, openAccounts } from '../../../runtime/identity/accounts.ts';
import { deriveSecrets } from '../../../runtime/identity/secrets.ts';
import type { Plans } from '../../../runtime/limits/plans.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { type Place, type TestEngine, withStore } from '../store/engines.ts';

export const NOON = Date.UTC(2026, 10, 21, 12);
export const MASTER_KEY = 'a master key of at least 32 characters';

export const PLANS: Plans = {
  free: { name: 'free', callsPerDay: 100, burst: undefined, subscriptions: 20 },
  bursty: { name: 'bursty', callsPerDay: 1_000, burst: { perSecond: 10, size: 20 }, subscriptions: 20 },
  unlimited: { name: 'unlimited', callsPerDay: undefined, burst: undefined, subscriptions: 200 },
};

export interface Setting {
  readonly accounts: Accounts;
  readonly store: Store;
  readonly place: Place;
  /** Number of store lookups by the authenticator. */
  looks(): number;
  /** Moves the system clock (`moveDay`) or the monotonic clock (`moveElapsed`) by milliseconds. */
  moveDay(ms: number): void;
  moveElapsed(ms: number): void;
}

export function header(key: string): Credentials {
  return { keys: [key] };
}

export function withAccounts(engine: TestEngine, use: (setting: Setting) => Promise<void>): Promise<void> {
  return withStore(engine, async (store, place) => {
    let now = NOON;
    let elapsed = 1; // A monotonic clock does not start at 0.
    let looks = 0;
    const find: Store['keys']['find'] = (digest) => {
      looks++;
      return store.keys.find(digest);
    };
    const accounts = await openAccounts({
      store: { ...store, keys: { ...store.keys, find } },
      secrets: deriveSecrets(MASTER_KEY),
      plans: PLANS,
      now: () => now,
      elapsed: () => elapsed,
    });
    try {
      await use({
        accounts,
        store,
        place,
        looks: () => looks,
        moveDay: (ms) => {
          now += ms;
        },
        moveElapsed: (ms) => {
          elapsed += ms;
        },
      });
    } finally {
      await accounts.close();
    }
  });
}

export async function failure(step: () => unknown): Promise<{ code: string; message: string; retryAfter?: number }> {
  try {
    await step();
  } catch (error) {
    const { code, message, extras } = error as { code: string; message: string; extras?: { retryAfter?: number } };
    const retryAfter = extras?.retryAfter;
    return { code, message, ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
  throw new Error('should have failed');
}

export async function code(step: () => unknown): Promise<string> {
  return (await failure(step)).code;
}
