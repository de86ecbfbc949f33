// Keys, quotas, sign-up, operators and feedback, put together over one store.

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

/** The part of what a network may ask for that a process lets in before the others have heard of it. */
const REQUESTS_AHEAD = 0.05;

/** What accounts are made with. */
export interface AccountsOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly plans: Plans;
  /** Milliseconds since 1970, of the injected clock: it says which day it is. */
  readonly now: () => number;
  /** Milliseconds of a clock that always runs, for caps and ages in memory. */
  readonly elapsed?: () => number;
  /** Where sign-up goes by mail. */
  readonly mail?: SignUpMail | undefined;
  /** Failed calls that a key may make in a minute. */
  readonly failuresAMinute?: number;
  /** What a network may ask for without a key; absent for no cap. */
  readonly keyless?: Burst;
  /** Whom to ask who is blocked. */
  readonly contact?: string | undefined;
  /** How long things are kept. */
  readonly keep?: Retention;
  /** Buckets of bursts that several processes share; absent where this one is alone. */
  readonly buckets?: SharedBuckets | undefined;
  /** Told how far the exchange of the master key is. */
  readonly onExchanged?: (exchanged: Exchanged) => void;
  /** Told of failures that no caller sees. */
  readonly onError?: (message: string, error: unknown) => void;
}

/** What dispatch, the transports and the operators' pages need of accounts. */
export interface Accounts {
  /**
   * The key of a request.
   * @throws Problem key_conflict, key_required, key_unknown, key_revoked, store_unavailable; thrown or as a rejection
   */
  authenticate(credentials: Credentials, argument?: string): AccountKey | Promise<AccountKey>;
  /**
   * The key that a secret belongs to, by what the store keeps of the secret.
   * @throws Problem key_unknown, key_revoked, store_unavailable; thrown or as a rejection
   */
  keyOfSecret(digest: string): AccountKey | Promise<AccountKey>;
  /** What is wrong with the key that a request carries; undefined where nothing is, or the store cannot be asked. */
  keyProblem(credentials: Credentials): Promise<Problem | undefined>;
  /** How many requests may come. */
  readonly requestLimiter: RequestLimiter;
  /** How many calls a key may make. */
  readonly callLimits: Quota;
  /** How keys are got without an operator. */
  readonly signUps: SignUps;
  receiveFeedback(remark: Remark): Promise<FeedbackReceipt>;
  readonly operators: Operators;
  /** Who is kept out. */
  readonly blocks: Blocks;
  readonly ownKey: OwnKey;
  /** Keys that were not used since the master key was exchanged; undefined without an exchange. */
  readonly keysWaiting: () => Promise<number | undefined>;
  /** A cap on what comes at once, of all processes where they share such; no two have one name. */
  burstCap(name: string): BurstCap;
  /** Writes what is in memory. The store stays open. */
  close(): Promise<void>;
}

/**
 * Opens the accounts of a store.
 * @throws Error when the store was made with another master key: all its keys would be unknown
 */
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
