// Request ids: the caller's own if valid, otherwise a new one.

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SENSIBLE = /^[A-Za-z0-9._-]{8,64}$/;

/** A new id needs no entropy. */
export class RequestIds {
  readonly #process = randomBytes(6).toString('hex');
  #count = 0;

  of(request: IncomingMessage): string {
    const input = request.headers['x-request-id'];
    return typeof input === 'string' && SENSIBLE.test(input) ? input : this.next();
  }

  next(): string {
    this.#count += 1;
    return `${this.#process}-${this.#count.toString(36)}`;
  }
}
