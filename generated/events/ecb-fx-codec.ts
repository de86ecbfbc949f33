// Generated from spec/services/eu-bank-fx/events/ecb-fx.yaml by `make generate`: do not edit.

import { published } from '../../runtime/contract/published.ts';

/** spec/services/eu-bank-fx/events/ecb-fx.yaml#entities.rate */
export const rateFields = published.fields({
  currency: published.string(),
  base: published.choice(['EUR']),
  date: published.string({ format: 'date' }),
  rate: published.number(),
});
