// Without a mail server, the key is shown immediately, which suits private servers. Otherwise an emailed link shows it,
// which verifies the address, does not reveal which addresses have keys, and replaces lost keys.

import { createHash, randomBytes } from 'node:crypto';
import { platform } from '../../generated/platform.ts';
import { Problem } from '../contract/problem.ts';
import { HOUR_MS } from '../lib/duration.ts';
import type { Blocks } from '../limits/blocks.ts';
import { clientNetwork } from '../limits/client-address.ts';
import { type Plans, SIGN_UP_PLAN } from '../limits/plans.ts';
import { quotaDay, secondsLeft } from '../limits/quota-day.ts';
import type { KeyRecord, KeyStore, SignUpLinkStore } from '../store/store.ts';
import { mailboxOf, readEmail } from './email.ts';
import { issueKey, issueSecret } from './issue.ts';
import type { Mail, Outbox } from './mailer.ts';
import { open, seal } from './seal.ts';
import type { Secrets } from './secrets.ts';

const SIGN_UPS_A_DAY_AND_ADDRESS = 5;
const MAILS_A_DAY_AND_ADDRESS = 20;
const MAILS_A_DAY_AND_MAILBOX = 3;
const MAX_WAITING = 1_000;
const LINK_MS = HOUR_MS;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
/** Maximum per address. */
const MAX_KEYS = 200;
/** Redeeming is retried, because the key may be created or revoked concurrently. */
const REDEEM_ATTEMPTS = 5;

export interface SignedUp {
  readonly key: string;
  readonly id: string;
  readonly plan: string;
  readonly email: string;
  readonly calls_per_day: number | null;
  /** ISO 8601. */
  readonly created_at: string;
}

export interface SignUpOptions {
  readonly keys: KeyStore;
  readonly links: SignUpLinkStore;
  readonly secrets: Secrets;
  readonly plans: Plans;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly blocks: Pick<Blocks, 'refuseEmail'>;
  readonly mail?: SignUpMail | undefined;
}

export interface SignUpMail {
  readonly onWaiting: () => void;
}

export class SignUps {
  readonly #options: SignUpOptions;

  constructor(options: SignUpOptions) {
    this.#options = options;
  }

  get byMail(): boolean {
    return this.#options.mail !== undefined;
  }

  /**
   * @param address email address, stored only as an HMAC and only until the first sign-up on the next day
   * @throws Problem invalid_arguments, email_taken, signup_limit, store_unavailable
   */
  async atOnce(email: unknown, address: string): Promise<SignedUp> {
    const now = this.#options.now();
    const { key, record, secret } = issueKey(this.#options.secrets, this.#email(email), SIGN_UP_PLAN, 'signup', now);
    const from = { ...this.#origin(address, now), limit: SIGN_UPS_A_DAY_AND_ADDRESS };
    const outcome = await this.#options.keys.signUp(record, secret, from);
    if (outcome === 'email_taken') {
      throw new Problem(
        'email_taken',
        'This email address already has an active key; it was shown when it was created.',
      );
    }
    if (outcome === 'address_limit') throw tooMany(SIGN_UPS_A_DAY_AND_ADDRESS, now);
    return this.#shown(key, record, now);
  }

  /**
   * The link works only once and expires after an hour. The response and its timing do not depend on the address.
   * @throws Problem invalid_arguments, signup_limit (of the client's network), mail_unavailable, store_unavailable
   */
  async mailLink(email: unknown, address: string): Promise<void> {
    const { links, mail, secrets, now: clock } = this.#options;
    if (mail === undefined) throw new Error('No mail server is configured.');
    const to = this.#email(email);
    const now = clock();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const { address: origin, day } = this.#origin(address, now);
    const digest = digestOf(token);
    const waiting = { token: seal(secrets.mailKey, sealedFor(digest), token), sendAt: now };
    const outcome = await links.keep(
      { digest, email: to, mailbox: mailboxOf(to), day, expiresAt: now + LINK_MS, mail: waiting },
      {
        address: origin,
        ofAddress: MAILS_A_DAY_AND_ADDRESS,
        ofMailbox: MAILS_A_DAY_AND_MAILBOX,
        waiting: MAX_WAITING,
      },
    );
    if (outcome === 'address_limit') throw tooMany(MAILS_A_DAY_AND_ADDRESS, now);
    if (outcome === 'full')
      throw new Problem('mail_unavailable', 'The mail server is not accepting emails at the moment.', {
        retryAfter: 60,
      });
    if (outcome === 'kept') mail.onWaiting();
  }

  /**
   * A replacement revokes only the key of exactly this address.
   * @throws Problem link_expired, email_taken (another address of the mailbox has the free key), store_unavailable
   */
  async redeem(token: string): Promise<SignedUp> {
    const { keys, links, secrets, now: clock } = this.#options;
    const now = clock();
    const email = TOKEN.test(token) ? await links.use(digestOf(token), now) : undefined;
    if (email === undefined) throw new Problem('link_expired', 'This link was already used, or is older than an hour.');
    this.#options.blocks.refuseEmail(email);
    for (let attempt = 0; attempt < REDEEM_ATTEMPTS; attempt++) {
      const lost = await this.#active(email, now);
      if (lost !== undefined) {
        const { key, secret } = issueSecret(secrets);
        if ((await keys.rotate(lost.id, secret, now, now)) === 'rotated') return this.#shown(key, lost, now);
        continue;
      }
      const { key, record, secret } = issueKey(secrets, email, SIGN_UP_PLAN, 'signup', now);
      if ((await keys.signUp(record, secret)) === 'created') return this.#shown(key, record, now);
      // Another link has been redeemed, or the key belongs to another address of the mailbox.
      if ((await this.#active(email, now)) === undefined) break;
    }
    throw new Problem(
      'email_taken',
      'This mailbox already has a free key under another spelling of the address (upper and lower case or a +tag).',
      { hint: 'Request a link with exactly the address that you first signed up with.' },
    );
  }

  /** Prefers a key created by sign-up to keys created by an operator. */
  async #active(email: string, now: number): Promise<KeyRecord | undefined> {
    const listed = await this.#options.keys.list({ limit: MAX_KEYS }, now, { email });
    const active = listed.filter(({ revokedAt }) => revokedAt === null);
    return active.find(({ origin }) => origin === 'signup') ?? active[0];
  }

  #email(input: unknown): string {
    const email = readEmail(input);
    this.#options.blocks.refuseEmail(email);
    return email;
  }

  #origin(address: string, now: number): { address: string; day: number } {
    const day = quotaDay(now);
    return { address: this.#options.secrets.addressDigest(clientNetwork(address), day), day };
  }

  #shown(key: string, { id, plan, email }: Pick<KeyRecord, 'id' | 'plan' | 'email'>, now: number): SignedUp {
    const { plans } = this.#options;
    return {
      ...{ key, id, plan, email },
      calls_per_day: plans[plan]?.callsPerDay ?? null,
      created_at: new Date(now).toISOString(),
    };
  }
}

function tooMany(max: number, now: number): Problem<'signup_limit'> {
  return new Problem('signup_limit', `This address signed up ${max} times today.`, { retryAfter: secondsLeft(now) });
}

/** Tokens are random, so a plain digest cannot be reversed. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function sealedFor(digest: string): string {
  return `link:${digest}`;
}

export function linkOutbox(
  links: SignUpLinkStore,
  secrets: Pick<Secrets, 'mailKey' | 'previous'>,
  linkTo: (token: string) => string,
): Outbox {
  const opened = (digest: string, token: string) => {
    for (const { mailKey } of [secrets, secrets.previous ?? secrets]) {
      try {
        return open(mailKey, sealedFor(digest), token);
      } catch {}
    }
    return undefined;
  };
  return {
    async take(now, max, leaseUntil) {
      const unsent = await links.takeUnsent(now, max, leaseUntil);
      return unsent.map(({ digest, email, token: sealed, tries, expiresAt }) => {
        const token = opened(digest, sealed);
        const mail = token === undefined ? undefined : { ...letter(linkTo(token)), to: email };
        return { id: digest, mail, tries, until: expiresAt };
      });
    },
    done: (digest) => links.sent(digest),
    later: (digest, at) => links.sendLater(digest, at),
  };
}

function letter(link: string): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: `Your key for ${platform.title}`,
    text: [
      `Someone requested a key for ${platform.title} with this email address.`,
      'If it was you, open this page within an hour and press its button:',
      link,
      'The key is shown once. If you already have one, it is replaced and stops working.',
      'If it was not you, ignore this email: nothing changes.',
    ].join('\n\n'),
  };
}
