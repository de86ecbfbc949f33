// Request ids: the caller's own where it sent a sensible one, otherwise a new one.

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SENSIBLE = /^[A-Za-z0-9._-]{8,64}$/;

/** Gives every request an id: random for the process, counted within it, so that none costs entropy. */
export class RequestIds {
  readonly #process = randomBytes(6).toString('hex');
  #count = 0;

  of(request: IncomingMessage): string {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && SENSIBLE.test(given) ? given : this.next();
  }

  /** A new id. */
  next(): string {
    this.#count += 1;
    return `${this.#process}-${this.#count.toString(36)}`;
  }
}
