// The newest day's rates, all of them in one small file.

import type { EcbFxWatcher } from '../../../generated/events.ts';
import type { WatchContext } from '../watch-context.ts';

/** The look-ups of each source, by the name under which its events are declared. */
export const watchers = { 'ecb-fx': create };

/** Makes the looks at the source's entities. */
function create({ source }: WatchContext<'ecb-fx'>): EcbFxWatcher {
  return {
    async rate(_cursor, _scope, call) {
      const day = await source.latest(call);
      const records = day.codes().flatMap((currency) => {
        const rate = day.rate(currency);
        // The source's own currency is the base of all.
        return rate === undefined || currency === 'EUR'
          ? []
          : [{ currency, base: 'EUR' as const, date: day.date, rate }];
      });
      return { covers: 'all', records };
    },
  };
}
