// The store's own failure as callers see it: 503, try again soon. Whether the statement may have been carried out all the
// same is kept beside it, for those who would repeat it.

import { Problem } from '../contract/problem.ts';

const RETRY_AFTER_SECONDS = 5;

/** The store does not answer. */
export class StoreUnavailable extends Problem<'store_unavailable'> {
  /** False: the statement surely had no effect. True: nobody knows. */
  readonly mayHaveHappened: boolean;

  constructor(mayHaveHappened: boolean, cause: unknown) {
    super('store_unavailable', 'The store of keys and counts does not answer.', {
      retryAfter: RETRY_AFTER_SECONDS,
      cause,
    });
    this.mayHaveHappened = mayHaveHappened;
  }
}
