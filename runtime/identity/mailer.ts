// Sends emails from a persistent outbox. Requests do not wait, so response times do not reveal whether an email is sent.

import { MINUTE_MS } from '../lib/duration.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** An email that is leased to this process. */
export interface WaitingMail {
  readonly id: string;
  /** Undefined if the email cannot be decrypted. */
  readonly mail: Mail | undefined;
  readonly tries: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface Outbox {
  /** `leaseUntil` is milliseconds since 1970. */
  take(now: number, max: number, leaseUntil: number): Promise<readonly WaitingMail[]>;
  done(id: string): Promise<void>;
  later(id: string, at: number): Promise<void>;
}

/** Rejects if the mail server does not accept the email; `responseCode` is the SMTP reply code. */
export type Transport = (mail: Mail) => Promise<unknown>;

export interface MailerOptions {
  readonly outbox: Outbox;
  readonly transport: Transport;
  readonly now: () => number;
  readonly onTransition: (state: 'failing' | 'sending', code?: string) => void;
  /** Failures are retried. */
  readonly onError: (message: string, error: unknown) => void;
  /** Retry delays in milliseconds. */
  readonly waits?: readonly number[];
}

const AT_ONCE = 4;
/** Interval for checking the outbox for retries and for emails from other processes. */
const LOOK_MS = 2_000;
/** Longer than a responsive mail server takes. If a process crashes, its emails wait this long. */
const LEASE_MS = 2 * MINUTE_MS;
const WAITS = [1_000, 5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS];
/** Maximum time to wait for emails in flight on stop. */
const STOP_MS = 2_000;
/** SMTP replies in this range mean that an address will never be accepted. */
const MIN_REJECTION_CODE = 550;
const MAX_REJECTION_CODE = 553;

export class Mailer {
  readonly #options: MailerOptions;
  readonly #waits: readonly number[];
  readonly #underWay = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #failing = false;
  #closed = false;

  constructor(options: MailerOptions) {
    this.#options = options;
    this.#waits = options.waits ?? WAITS;
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), LOOK_MS).unref();
    this.look();
  }

  look(): void {
    if (this.#closed || this.#underWay.size >= AT_ONCE) return;
    this.#looking ??= this.#take()
      .catch((error: unknown) => this.#options.onError('Pending emails could not be read.', error))
      .finally(() => {
        this.#looking = undefined;
      });
  }

  /** Waits briefly for emails in flight. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#looking;
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, STOP_MS);
    await Promise.race([Promise.all(this.#underWay.values()), late.promise]);
    clearTimeout(timer);
    for (const id of this.#underWay.keys()) await this.#note(() => this.#options.outbox.later(id, this.#options.now()));
    this.#underWay.clear();
  }

  async #take(): Promise<void> {
    const { outbox, now } = this.#options;
    const max = AT_ONCE - this.#underWay.size;
    const mails = await outbox.take(now(), max, now() + LEASE_MS);
    for (const waiting of mails) {
      // Already being sent: its lease only seems expired, because the clock was changed.
      if (this.#underWay.has(waiting.id)) continue;
      const sending = this.#send(waiting).finally(() => {
        this.#underWay.delete(waiting.id);
        this.look();
      });
      this.#underWay.set(waiting.id, sending);
    }
  }

  async #send({ id, mail, tries, until }: WaitingMail): Promise<void> {
    const { outbox, transport, now } = this.#options;
    let again: number | undefined;
    try {
      if (mail !== undefined) await transport(mail);
      this.#tell(false);
    } catch (error) {
      const { responseCode = 0, code = 'EUNKNOWN' } = error as { responseCode?: number; code?: string };
      // A wrong address does not count as a failure of the mail server.
      if (responseCode < MIN_REJECTION_CODE || responseCode > MAX_REJECTION_CODE) {
        this.#tell(true, responseCode === 0 ? code : `${code} ${responseCode}`);
        again = this.#waits[tries];
      }
    }
    // The email was already released because the mailer was stopped.
    if (!this.#underWay.has(id)) return;
    const at = now() + (again ?? 0);
    await this.#note(() => (again === undefined || at >= until ? outbox.done(id) : outbox.later(id, at)));
  }

  async #note(write: () => Promise<void>): Promise<void> {
    await write().catch((error: unknown) =>
      this.#options.onError('The status of an email could not be stored; it may be sent again.', error),
    );
  }

  #tell(failing: boolean, code?: string): void {
    if (failing === this.#failing || this.#closed) return;
    this.#failing = failing;
    this.#options.onTransition(failing ? 'failing' : 'sending', code);
  }
}
