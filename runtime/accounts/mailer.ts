// Mails on their way: few at a time, a bounded queue, and so many tries. Whoever asks for one does not wait for it, so that nobody
// learns from an answer's time what is mailed.

import { MINUTE_MS } from '../kit/duration.ts';

/** One mail, as text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** After this time it is of no use, in milliseconds since 1970. */
  readonly until: number;
}

/** Hands one mail to the mail server. Rejects where it is not taken; `responseCode` is what an SMTP server said. */
export type Transport = (mail: Mail) => Promise<unknown>;

/** What a mailer is made with. */
export interface MailerOptions {
  readonly transport: Transport;
  readonly now: () => number;
  /** Told when mails begin to fail, with why, and when they go out again. */
  readonly onTransition: (state: 'failing' | 'sending', code?: string) => void;
  /** Waits before each further try, in milliseconds. */
  readonly waits?: readonly number[];
}

const AT_ONCE = 4;
/** Mails that wait for the server, or for their next try. */
const MOST_WAITING = 1_000;
const WAITS = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS];
/** What a server says of an address that it will never take. */
const LEAST_REFUSAL = 550;
const MOST_REFUSAL = 553;

/** Sends mails behind the scenes. */
export class Mailer {
  readonly #options: MailerOptions;
  readonly #waits: readonly number[];
  readonly #ready: { mail: Mail; tries: number }[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #sending = 0;
  #failing = false;
  #closed = false;

  constructor(options: MailerOptions) {
    this.#options = options;
    this.#waits = options.waits ?? WAITS;
  }

  /** Takes a mail; false where so many wait that it cannot. */
  send(mail: Mail): boolean {
    if (this.#ready.length + this.#timers.size >= MOST_WAITING) return false;
    this.#ready.push({ mail, tries: 0 });
    this.#work();
    return true;
  }

  /** Ends. What has not gone out is lost: its owner asks again. */
  close(): void {
    this.#closed = true;
    this.#ready.length = 0;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #work(): void {
    while (this.#sending < AT_ONCE) {
      const next = this.#ready.shift();
      if (next === undefined) return;
      this.#sending++;
      void this.#attempt(next.mail, next.tries).finally(() => {
        this.#sending--;
        this.#work();
      });
    }
  }

  async #attempt(mail: Mail, tries: number): Promise<void> {
    try {
      await this.#options.transport(mail);
      this.#tell(false);
    } catch (error) {
      const { responseCode = 0, code = 'EUNKNOWN' } = error as { responseCode?: number; code?: string };
      // The address is the mistake of who gave it, not a fault of the server.
      if (responseCode >= LEAST_REFUSAL && responseCode <= MOST_REFUSAL) return;
      this.#tell(true, responseCode === 0 ? code : `${code} ${responseCode}`);
      this.#later(mail, tries);
    }
  }

  #later(mail: Mail, tries: number): void {
    const pause = this.#waits[tries];
    if (this.#closed || pause === undefined || this.#options.now() + pause >= mail.until) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#ready.push({ mail, tries: tries + 1 });
      this.#work();
    }, pause);
    timer.unref();
    this.#timers.add(timer);
  }

  #tell(failing: boolean, code?: string): void {
    if (failing === this.#failing || this.#closed) return;
    this.#failing = failing;
    this.#options.onTransition(failing ? 'failing' : 'sending', code);
  }
}
