import { displayPrefix, newKey, randomBase62 } from '../contract/key-format.ts';
import type { KeyOrigin, NewKey, NewSecret } from '../store/store.ts';
import { mailboxOf } from './email.ts';
import type { Secrets } from './secrets.ts';

const ID_LENGTH = 16;

/** Give `key` to its owner, and put `secret` into the store. */
export function issueSecret(secrets: Secrets): { key: string; secret: NewSecret } {
  const key = newKey();
  const hashed = { digest: secrets.keyDigest(key), hashedWith: secrets.fingerprint };
  return { key, secret: { ...hashed, prefix: displayPrefix(key) } };
}

export function issueKey(
  secrets: Secrets,
  email: string,
  plan: string,
  origin: KeyOrigin,
  createdAt: number,
): { key: string; record: NewKey; secret: NewSecret } {
  const id = `key_${randomBase62(ID_LENGTH)}`;
  const record = { id, plan, email, mailbox: mailboxOf(email), origin, createdAt };
  return { ...issueSecret(secrets), record };
}
