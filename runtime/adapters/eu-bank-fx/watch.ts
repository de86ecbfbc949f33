import type { EcbFxWatcher } from '../../../generated/events.ts';
import type { WatchContext } from '../watch-context.ts';

export const watchers = { 'ecb-fx': create };

function create({ source }: WatchContext<'ecb-fx'>): EcbFxWatcher {
  return {
    async rate(_cursor, _scope, call) {
      const day = await source.latest(call);
      const records = day.codes().flatMap((currency) => {
        const rate = day.rate(currency);
        // EUR is the base currency of all rates.
        return rate === undefined || currency === 'EUR'
          ? []
          : [{ currency, base: 'EUR' as const, date: day.date, rate }];
      });
      return { covers: 'all', records };
    },
  };
}
