// Sign-up: an e-mail address in, a key out, shown once.

import { Problem } from '../contract/problem.ts';
import type { KeyStore } from '../store/store.ts';
import { clientNetwork } from './client-address.ts';
import { readEmail } from './email.ts';
import { issueKey } from './issue.ts';
import { type Plans, SIGN_UP_PLAN } from './plans.ts';
import { quotaDay, secondsLeft } from './quota-day.ts';
import type { Secrets } from './secrets.ts';

const KEYS_A_DAY_AND_ADDRESS = 5;

/** The answer to a sign-up, ready to be sent. */
export interface SignedUp {
  /** The key itself; it cannot be shown again. */
  readonly key: string;
  readonly id: string;
  readonly plan: string;
  readonly email: string;
  readonly calls_per_day: number | null;
  /** ISO 8601. */
  readonly created_at: string;
}

/**
 * Makes a key of the free plan.
 * @param email as sent
 * @param address of the client; kept only as an HMAC, and only until the next day's first sign-up
 * @throws Problem invalid_arguments, email_taken, signup_limit, store_unavailable
 */
export async function signUp(
  context: { keys: KeyStore; secrets: Secrets; plans: Plans; now: () => number },
  email: unknown,
  address: string,
): Promise<SignedUp> {
  const { keys, secrets, plans } = context;
  const now = context.now();
  const day = quotaDay(now);
  const { key, record, secret } = issueKey(secrets, readEmail(email), SIGN_UP_PLAN, 'signup', now);
  const outcome = await keys.signUp(record, secret, {
    address: secrets.addressDigest(clientNetwork(address), day),
    day,
    limit: KEYS_A_DAY_AND_ADDRESS,
  });
  if (outcome === 'email_taken') {
    throw new Problem('email_taken', 'This e-mail address already has an active key; it was shown when it was made.');
  }
  if (outcome === 'address_limit') {
    throw new Problem('signup_limit', `This address got ${KEYS_A_DAY_AND_ADDRESS} keys today.`, {
      retryAfter: secondsLeft(now),
    });
  }
  return {
    key,
    id: record.id,
    plan: record.plan,
    email: record.email,
    calls_per_day: plans[SIGN_UP_PLAN]?.callsPerDay ?? null,
    created_at: new Date(now).toISOString(),
  };
}
