// Standard Webhooks signatures: base64 of the HMAC-SHA256 of `id.timestamp.body`, with secrets that begin with
// `whsec_`. Format: https://github.com/standard-webhooks/standard-webhooks (spec/standard-webhooks.md).

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

export function makeSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * Returns one signature per secret, separated by spaces.
 * @param timestamp integer seconds since 1970
 * @param secrets the current secret first
 */
export function signatures(secrets: readonly string[], id: string, timestamp: number, body: string): string {
  return secrets.map((secret) => `v1,${signature(secret, id, timestamp, body)}`).join(' ');
}

/** Returns whether a received request has a valid signature made with one of these secrets. */
export function isSigned(secrets: readonly string[], headers: Readonly<Record<string, string>>, body: string): boolean {
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': value = '' } = headers;
  const valid = secrets.map((secret) => Buffer.from(`v1,${signature(secret, id, Number(timestamp), body)}`));
  return value.split(' ').some((each) => {
    const text = Buffer.from(each);
    return valid.some((wanted) => wanted.length === text.length && timingSafeEqual(wanted, text));
  });
}

function signature(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
}
