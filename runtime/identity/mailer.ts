// Mails on their way: they wait in an outbox that outlives the process, whichever process comes first sends them, few at a time and with
// so many tries. Whoever asks for one does not wait for it, so that nobody learns from an answer's time what is mailed.

import { MINUTE_MS } from '../lib/duration.ts';

/** One mail, as text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail that nobody else sends before the lease ends. */
export interface WaitingMail {
  readonly id: string;
  /** Undefined where it cannot be read any more. */
  readonly mail: Mail | undefined;
  /** Tries before this one. */
  readonly tries: number;
  /** After this time it is of no use, in milliseconds since 1970. */
  readonly until: number;
}

/** Where mails wait. */
export interface Outbox {
  /** Takes mails that are due, and holds them until `leaseUntil`. Times in milliseconds since 1970. */
  take(now: number, most: number, leaseUntil: number): Promise<readonly WaitingMail[]>;
  /** It went out, or never will. */
  done(id: string): Promise<void>;
  /** It is tried again from then on. */
  later(id: string, at: number): Promise<void>;
}

/** Hands one mail to the mail server. Rejects where it is not taken; `responseCode` is what an SMTP server said. */
export type Transport = (mail: Mail) => Promise<unknown>;

/** What a mailer is made with. */
export interface MailerOptions {
  readonly outbox: Outbox;
  readonly transport: Transport;
  readonly now: () => number;
  /** Told when mails begin to fail, with why, and when they go out again. */
  readonly onTransition: (state: 'failing' | 'sending', code?: string) => void;
  /** Told of failures of the outbox: what was not noted is done again. */
  readonly onError: (message: string, error: unknown) => void;
  /** Waits before each further try, in milliseconds. */
  readonly waits?: readonly number[];
}

const AT_ONCE = 4;
/** How soon a mail is found that this process was not told of: a further try, or one that a process left behind. */
const LOOK_MS = 2_000;
/** Longer than a mail server that answers takes; after a process that died its mails wait so long. */
const LEASE_MS = 2 * MINUTE_MS;
const WAITS = [1_000, 5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS];
/** How long a stop waits for mails under way. */
const STOP_MS = 2_000;
/** What a server says of an address that it will never take. */
const LEAST_REFUSAL = 550;
const MOST_REFUSAL = 553;

/** Sends mails behind the scenes. */
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

  /** Something may be due. */
  look(): void {
    if (this.#closed || this.#underWay.size >= AT_ONCE) return;
    this.#looking ??= this.#take()
      .catch((error: unknown) => this.#options.onError('Pending emails could not be read.', error))
      .finally(() => {
        this.#looking = undefined;
      });
  }

  /** Takes no more mails, and waits a little for those under way: what has not gone out by then goes from the next process. */
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
    const most = AT_ONCE - this.#underWay.size;
    const mails = await outbox.take(now(), most, now() + LEASE_MS);
    for (const waiting of mails) {
      // Its lease seems to be over because the clock was moved.
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
      // The address is the mistake of who gave it, not a fault of the server.
      if (responseCode < LEAST_REFUSAL || responseCode > MOST_REFUSAL) {
        this.#tell(true, responseCode === 0 ? code : `${code} ${responseCode}`);
        again = this.#waits[tries];
      }
    }
    // A stop gave it back.
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
