// One process re-encrypts sealed values; a key is rehashed on its next use, because only its owner has the plain key.
// Both master keys are accepted until ALMANAC_MASTER_KEY_PREVIOUS is removed.

import { MINUTE_MS } from '../lib/duration.ts';
import type { SealedSecrets } from '../store/master-key.ts';
import type { Store } from '../store/store.ts';
import { open, seal, secretContext } from './seal.ts';
import type { Secrets } from './secrets.ts';

const AT_ONCE = 100;
/** Repeated, because a process with other settings may have written values in the meantime. */
const EVERY_MS = 10 * MINUTE_MS;
const LEADERSHIP = 'master key';

export interface Exchanged {
  /** Number of webhook secrets that were re-encrypted. */
  readonly resealed: number;
  readonly unreadable: number;
  /** Number of keys that are unknown without the previous master key. */
  readonly keysWaiting: number;
}

export interface KeyRotationOptions {
  readonly store: Pick<Store, 'masterKey' | 'tryLead'>;
  readonly secrets: Secrets;
  readonly now: () => number;
  readonly onExchanged: (exchanged: Exchanged) => void;
  readonly onError: (message: string, error: unknown) => void;
}

/** Returns undefined if another process is rotating, or if no rotation is needed. */
export async function exchangeOnce({ store, secrets, now }: KeyRotationOptions): Promise<Exchanged | undefined> {
  const { previous } = secrets;
  if (previous === undefined) return undefined;
  const leadership = await store.tryLead(LEADERSHIP);
  if (leadership === undefined) return undefined;
  try {
    let [resealed, unreadable, after] = [0, 0, ''];
    for (;;) {
      const page = await store.masterKey.sealed(after, AT_ONCE);
      for (const each of page) {
        const renewed = sealedAnew(each, secrets, previous);
        if (renewed === undefined) unreadable++;
        else if (renewed !== each) {
          await store.masterKey.reseal(each, renewed);
          resealed++;
        }
      }
      if (page.length < AT_ONCE) break;
      after = (page.at(-1) as SealedSecrets).id;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await store.masterKey.adopt(secrets.fingerprint);
    return { resealed, unreadable, keysWaiting: await store.masterKey.hashedOtherwise(secrets.fingerprint, now()) };
  } finally {
    await leadership.release();
  }
}

/** Returns the value unchanged if it is sealed with the current key, and undefined if neither key decrypts it. */
function sealedAnew(sealed: SealedSecrets, present: Secrets, previous: Secrets): SealedSecrets | undefined {
  const context = secretContext(sealed.id);
  const opens = (key: Buffer, text: string) => {
    try {
      return open(key, context, text);
    } catch {
      return undefined;
    }
  };
  const renewed = (text: string) => {
    if (opens(present.webhookKey, text) !== undefined) return text;
    const plain = opens(previous.webhookKey, text);
    return plain === undefined ? undefined : seal(present.webhookKey, context, plain);
  };
  const secret = renewed(sealed.secret);
  const previousSecret = sealed.previousSecret === null ? null : renewed(sealed.previousSecret);
  if (secret === undefined || previousSecret === undefined) return undefined;
  const isSame = secret === sealed.secret && previousSecret === sealed.previousSecret;
  return isSame ? sealed : { id: sealed.id, secret, previousSecret };
}

/** Time for which a count is reused. */
const COUNTED_MS = 5_000;

/** Returns undefined if there is no rotation or the store is unavailable. */
export function keysWaitingIn({
  store,
  secrets,
  now,
}: Pick<KeyRotationOptions, 'store' | 'secrets' | 'now'>): () => Promise<number | undefined> {
  if (secrets.previous === undefined) return () => Promise.resolve(undefined);
  let [count, until] = [Promise.resolve<number | undefined>(undefined), Number.NEGATIVE_INFINITY];
  return () => {
    if (performance.now() >= until) {
      until = performance.now() + COUNTED_MS;
      count = store.masterKey.hashedOtherwise(secrets.fingerprint, now()).catch(() => undefined);
    }
    return count;
  };
}

/** Returns a function that stops the rotation and waits for the current run. */
export function startKeyRotation(options: KeyRotationOptions): () => Promise<void> {
  if (options.secrets.previous === undefined) return () => Promise.resolve();
  const once = async () => {
    try {
      const exchanged = await exchangeOnce(options);
      if (exchanged !== undefined) options.onExchanged(exchanged);
    } catch (error) {
      options.onError('Re-encrypting secrets with the new master key failed; will retry.', error);
    }
  };
  let underWay = once();
  const timer = setInterval(() => {
    underWay = underWay.then(once);
  }, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
