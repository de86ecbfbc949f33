// The store failure that callers see: 503, retry soon.

import { Problem } from '../contract/problem.ts';

const RETRY_AFTER_SECONDS = 5;

export class StoreUnavailable extends Problem<'store_unavailable'> {
  /** False if the statement had no effect; true if that is unknown. */
  readonly mayHaveHappened: boolean;

  constructor(mayHaveHappened: boolean, cause: unknown) {
    super('store_unavailable', 'The store of keys and counts is not responding.', {
      retryAfter: RETRY_AFTER_SECONDS,
      cause,
    });
    this.mayHaveHappened = mayHaveHappened;
  }
}
