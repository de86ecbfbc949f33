import type { SmhiWarningsWatcher } from '../../../../generated/events.ts';
import type { WatchContext } from '../../watch-context.ts';
import { hasEnded } from '../crisis-intelligence.ts';

export function create({ source }: WatchContext<'smhi-warnings'>): SmhiWarningsWatcher {
  return {
    async warning(_cursor, _scope, call) {
      const warnings = await source.warnings(call);
      const records = warnings.filter((record) => !hasEnded(record, call.now().getTime()));
      return { covers: 'all', records };
    },
  };
}
