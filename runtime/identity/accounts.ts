import type { SharedBuckets } from '../cluster/buckets.ts';
import type { AccountKey, Burst, Credentials, RequestLimiter } from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';
import { Blocks } from '../limits/blocks.ts';
import { BurstCap } from '../limits/burst.ts';
import type { Plans } from '../limits/plans.ts';
import { Quota } from '../limits/quota.ts';
import { KeyAndNetworkLimiter } from '../limits/request-limiter.ts';
import { SharedBurstCap } from '../limits/shared-burst.ts';
import { MASTER_KEY_SETTING } from '../store/master-key.ts';
import type { Retention } from '../store/purge.ts';
import type { Store } from '../store/store.ts';
import { Authenticator } from './authenticate.ts';
import { type FeedbackReceipt, type Remark, receiveFeedback } from './feedback.ts';
import { type Exchanged, keysWaitingIn, startKeyRotation } from './key-rotation.ts';
import { LastUsed } from './last-used.ts';
import { Operators } from './operators.ts';
import { OwnKey } from './own-key.ts';
import { startPurging } from './purging.ts';
import type { Secrets } from './secrets.ts';
import { type SignUpMail, SignUps } from './sign-up.ts';

const NO_CAP: Burst = { perSecond: Number.POSITIVE_INFINITY, size: Number.POSITIVE_INFINITY };

/** Share of the requests in a limit that a process may admit before the other processes know about them. */
const REQUESTS_AHEAD = 0.05;

export interface AccountsOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly plans: Plans;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds from a monotonic clock. */
  readonly elapsed?: () => number;
  readonly mail?: SignUpMail | undefined;
  /** Per key. */
  readonly failuresAMinute?: number;
  /** Undefined if there is no limit. */
  readonly keyless?: Burst;
  readonly contact?: string | undefined;
  readonly keep?: Retention;
  /** Undefined if there is only one process. */
  readonly buckets?: SharedBuckets | undefined;
  /** Reports the progress of master key rotation. */
  readonly onExchanged?: (exchanged: Exchanged) => void;
  readonly onError?: (message: string, error: unknown) => void;
}

export interface Accounts {
  /** @throws Problem key_conflict, key_required, key_unknown, key_revoked, store_unavailable; thrown or as a rejection */
  authenticate(credentials: Credentials, argument?: string): AccountKey | Promise<AccountKey>;
  /**
   * Takes the stored digest of a secret.
   * @throws Problem key_unknown, key_revoked, store_unavailable; thrown or as a rejection
   */
  keyOfSecret(digest: string): AccountKey | Promise<AccountKey>;
  /** Resolves to undefined if the key is valid or the store is unavailable. */
  keyProblem(credentials: Credentials): Promise<Problem | undefined>;
  readonly requestLimiter: RequestLimiter;
  readonly callLimits: Quota;
  readonly signUps: SignUps;
  receiveFeedback(remark: Remark): Promise<FeedbackReceipt>;
  readonly operators: Operators;
  readonly blocks: Blocks;
  readonly ownKey: OwnKey;
  /** Number of keys that have not been used since the master key was rotated; undefined if it was not rotated. */
  readonly keysWaiting: () => Promise<number | undefined>;
  /** If there is a shared cache, the cap is shared by all processes. Names must be unique. */
  burstCap(name: string): BurstCap;
  /** Does not close the store. */
  close(): Promise<void>;
}

/** @throws Error if the master key has changed, because all keys would be unknown */
export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const { store, secrets, plans, now, elapsed = () => performance.now(), onError = () => {} } = options;
  const holds = await store.settings.claim(MASTER_KEY_SETTING, secrets.fingerprint);
  if (holds !== secrets.fingerprint && holds !== secrets.previous?.fingerprint) {
    throw new Error(
      'This store was created with another master key: set ALMANAC_MASTER_KEY to that key, or restore master.key in DATA_DIR. To rotate to a new one, also set ALMANAC_MASTER_KEY_PREVIOUS.',
    );
  }
  const blocks = new Blocks({ store, now, contact: options.contact, onError });
  await blocks.load();
  const lastUsed = new LastUsed(store.keys, onError);
  const authenticator = new Authenticator({ store, secrets, plans, lastUsed, blocks, now, elapsed, onError });
  const burstCap = (name: string, ahead = 0) =>
    options.buckets === undefined
      ? new BurstCap(elapsed)
      : new SharedBurstCap({ elapsed, buckets: options.buckets, name, ahead });
  const quota = new Quota(store.usage, now, elapsed, burstCap('calls'), options.failuresAMinute);
  const stopPurging = startPurging({ store, now, keep: options.keep, onError });
  const { onExchanged = () => {} } = options;
  const stopExchange = startKeyRotation({ store, secrets, now, onExchanged, onError });
  const operators = new Operators({ store, secrets, plans, now, flushLastUsed: () => lastUsed.flush() });
  const authenticate: Accounts['authenticate'] = (credentials, argument) =>
    authenticator.authenticate(credentials, argument);
  const requestLimiter = new KeyAndNetworkLimiter({
    knownKey: (credentials) => authenticator.known(credentials),
    authenticate,
    refuseSpent: (key) => quota.refuseSpent(key),
    requests: burstCap('requests', REQUESTS_AHEAD),
    allowance: options.keyless ?? NO_CAP,
    isStoreUp: () => store.readings().up,
  });
  return {
    keyOfSecret: (digest) => authenticator.bySecret(digest),
    async keyProblem(credentials) {
      try {
        await authenticator.authenticate(credentials);
        return undefined;
      } catch (error) {
        return error instanceof Problem && error.code !== 'store_unavailable' ? error : undefined;
      }
    },
    requestLimiter,
    authenticate,
    callLimits: quota,
    signUps: new SignUps({
      keys: store.keys,
      links: store.signUpLinks,
      secrets,
      plans,
      now,
      mail: options.mail,
      blocks,
    }),
    receiveFeedback: (remark) => receiveFeedback(store.feedback, remark, now()),
    operators,
    blocks,
    ownKey: new OwnKey({ store, plans, operators, now, burst: burstCap('own key') }),
    keysWaiting: keysWaitingIn({ store, secrets, now }),
    burstCap,
    async close() {
      authenticator.close();
      blocks.close();
      await lastUsed.close();
      await stopPurging();
      await stopExchange();
    },
  };
}
