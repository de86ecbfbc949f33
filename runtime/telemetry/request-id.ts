// Request ids. The caller's id is used if it is valid; otherwise a new id is created.

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SENSIBLE = /^[A-Za-z0-9._-]{8,64}$/;

/** New ids combine a random prefix per process with a counter, because they do not have to be unpredictable. */
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
