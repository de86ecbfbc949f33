// Encrypts stored secrets with AES-256-GCM, bound to the place of storage, so that a value copied to another row cannot
// be decrypted.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1.';

export function secretContext(subscriptionId: string): string {
  return `subscription:${subscriptionId}`;
}

/**
 * @param key 32 bytes
 * @param context such as `subscription:<id>`; `open` requires the same context
 * @returns `v1.` and base64url of nonce, ciphertext and tag
 */
export function seal(key: Buffer, context: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return VERSION + sealed.toString('base64url');
}

/** @throws Error for another key or context, or a modified value */
export function open(key: Buffer, context: string, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
  if (!sealed.startsWith(VERSION) || bytes.length < NONCE_BYTES + TAG_BYTES)
    throw new Error('This is not a sealed value.');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new Error('A sealed value cannot be decrypted: it was modified, or the master key differs.', { cause });
  }
}
