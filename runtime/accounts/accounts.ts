// Keys, quotas, sign-up, operators and feedback, put together over one store.

import type { AccountKey, Credentials, Gate } from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';
import type { Store } from '../store/store.ts';
import { Authenticator } from './authenticate.ts';
import { type FeedbackReceipt, type Remark, receiveFeedback } from './feedback.ts';
import { LastUsed } from './last-used.ts';
import { Operators } from './operators.ts';
import type { Plans } from './plans.ts';
import { startPurging } from './purging.ts';
import { Quota } from './quota.ts';
import type { Secrets } from './secrets.ts';
import { type SignedUp, signUp } from './sign-up.ts';

/** What accounts are made with. */
export interface AccountsOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly plans: Plans;
  /** Milliseconds since 1970, of the injected clock: it says which day it is. */
  readonly now: () => number;
  /** Milliseconds of a clock that always runs, for caps and ages in memory. */
  readonly elapsed?: () => number;
  /** Failed calls that a key may make in a minute. */
  readonly failuresAMinute?: number;
  /** Told of failures that no caller sees. */
  readonly onError?: (message: string, error: unknown) => void;
}

/** What the corridor, the doors and the operators' pages need of accounts. */
export interface Accounts extends Gate {
  /**
   * The key that a secret belongs to, by what the store keeps of the secret.
   * @throws Problem key_unknown, key_revoked, store_unavailable; thrown or as a rejection
   */
  keyOfSecret(digest: string): AccountKey | Promise<AccountKey>;
  /** What is wrong with the key that a request carries; undefined where nothing is, or the store cannot be asked. */
  keyProblem(credentials: Credentials): Promise<Problem | undefined>;
  signUp(email: unknown, address: string): Promise<SignedUp>;
  receiveFeedback(remark: Remark): Promise<FeedbackReceipt>;
  readonly operators: Operators;
  /** Writes what is in memory. The store stays open. */
  close(): Promise<void>;
}

/**
 * Opens the accounts of a store.
 * @throws Error when the store was made with another master key: all its keys would be unknown
 */
export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const { store, secrets, plans, now, elapsed = () => performance.now(), onError = () => {} } = options;
  if ((await store.settings.claim('master_key', secrets.fingerprint)) !== secrets.fingerprint) {
    throw new Error(
      'This store was made with another master key: set ALMANAC_MASTER_KEY to that one, or restore master.key in DATA_DIR.',
    );
  }
  const lastUsed = new LastUsed(store.keys, onError);
  const authenticator = new Authenticator({ keys: store.keys, secrets, plans, lastUsed, now, elapsed });
  const quota = new Quota(store.usage, now, elapsed, options.failuresAMinute);
  const stopPurging = startPurging({ store, now, onError });
  const operators = new Operators({ store, secrets, plans, now, flushLastUsed: () => lastUsed.flush() });
  return {
    authenticate: (credentials, argument) => authenticator.authenticate(credentials, argument),
    keyOfSecret: (digest) => authenticator.bySecret(digest),
    async keyProblem(credentials) {
      try {
        await authenticator.authenticate(credentials);
        return undefined;
      } catch (error) {
        return error instanceof Problem && error.code !== 'store_unavailable' ? error : undefined;
      }
    },
    admit: (key) => quota.admit(key),
    refund: (key, day, failed) => quota.refund(key, day, failed),
    noteFailure: (key) => quota.noteFailure(key),
    quotaState: (key) => quota.quotaState(key),
    signUp: (email, address) => signUp({ keys: store.keys, secrets, plans, now }, email, address),
    receiveFeedback: (remark) => receiveFeedback(store.feedback, remark, now()),
    operators,
    async close() {
      authenticator.close();
      await lastUsed.close();
      await stopPurging();
    },
  };
}
