// The store failure that callers see: status 503 with a short `Retry-After`.

import { Problem } from '../contract/problem.ts';

const RETRY_AFTER_SECONDS = 5;

export class StoreUnavailable extends Problem<'store_unavailable'> {
  /** False if the statement is known to have had no effect; otherwise true. */
  readonly mayHaveHappened: boolean;

  constructor(mayHaveHappened: boolean, cause: unknown) {
    super('store_unavailable', 'The store of keys and counts is not responding.', {
      retryAfter: RETRY_AFTER_SECONDS,
      cause,
    });
    this.mayHaveHappened = mayHaveHappened;
  }
}
