// The exchange of the master key (ALMANAC_MASTER_KEY_PREVIOUS): what is sealed is sealed anew in the background, by one of the processes;
// a key is hashed anew when it is used, since nobody but its owner has its text. Until the previous one is taken away both hold.

import { MINUTE_MS } from '../lib/duration.ts';
import type { SealedSecrets } from '../store/master-key.ts';
import type { Store } from '../store/store.ts';
import { open, seal, secretContext } from './seal.ts';
import type { Secrets } from './secrets.ts';

const AT_ONCE = 100;
/** Once more now and then: a process with other settings may have written meanwhile. */
const EVERY_MS = 10 * MINUTE_MS;
const LEADERSHIP = 'master key';

/** How far an exchange is. */
export interface Exchanged {
  /** Secrets of webhooks that were sealed anew, and those that neither key opens. */
  readonly resealed: number;
  readonly unreadable: number;
  /** Keys that work and were not used since: without the previous master key they are unknown. */
  readonly keysWaiting: number;
}

/** What the exchange needs. */
export interface KeyRotationOptions {
  readonly store: Pick<Store, 'masterKey' | 'tryLead'>;
  readonly secrets: Secrets;
  readonly now: () => number;
  readonly onExchanged: (exchanged: Exchanged) => void;
  readonly onError: (message: string, error: unknown) => void;
}

/** Exchanges once; undefined where another process is at it, or there is nothing to exchange. */
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

/** Itself where it is sealed with the present key; undefined where neither opens it. */
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

/** All who ask within this time get one count. */
const COUNTED_MS = 5_000;

/** Counts the keys that were not used since the exchange; undefined without an exchange and while the store cannot be read. */
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

/** Exchanges while there is a previous master key. Returns the function that ends it, once what is under way has ended. */
export function startKeyRotation(options: KeyRotationOptions): () => Promise<void> {
  if (options.secrets.previous === undefined) return () => Promise.resolve();
  const once = async () => {
    try {
      const exchanged = await exchangeOnce(options);
      if (exchanged !== undefined) options.onExchanged(exchanged);
    } catch (error) {
      options.onError('Secrets could not be re-encrypted with the new master key; it is retried.', error);
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
