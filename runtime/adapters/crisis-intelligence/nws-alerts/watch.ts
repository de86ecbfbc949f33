// Active or announced alerts. Each update is a message with a new id and references to the earlier messages, so the id
// of the first message identifies the alert.

import type { NwsAlertsWatcher } from '../../../../generated/events.ts';
import type { WatchContext } from '../../watch-context.ts';
import { hasEnded } from '../crisis-intelligence.ts';
import type { WeatherAlert } from './nws-alerts.ts';

export function create({ source }: WatchContext<'nws-alerts'>): NwsAlertsWatcher {
  return {
    async alert(_cursor, { severities, states }, call) {
      const { alerts, cancelledIds } = await source.activeAndCancelled(call);
      const isMatch = (alert: WeatherAlert) =>
        severities.includes(alert.crisis.source_level ?? 'Unknown') &&
        (states.length === 0 || alert.states.some((each) => states.includes(each)));
      const matching = alerts.filter(isMatch);
      const records = [...byFirstMessage(matching)]
        .map(([id, alert]) => ({ ...alert.crisis, source_id: id }))
        .filter((record) => !hasEnded(record, call.now().getTime()));
      // Removes alerts that no longer match immediately, without the usual confirmation.
      const unwantedIds = alerts
        .filter((alert) => !isMatch(alert))
        .flatMap(({ crisis, firstId }) => [crisis.source_id, firstId]);
      return { covers: 'all', records, removedIds: [...cancelledIds, ...unwantedIds] };
    },
  };
}

/**
 * Several messages can continue one alert, each for a part of its area. One of these messages is identified by the id
 * of the first message, the others by their own ids.
 */
function byFirstMessage(alerts: readonly WeatherAlert[]): Map<string, WeatherAlert> {
  const found = new Map<string, WeatherAlert>();
  for (const alert of [...alerts].sort((a, b) => (order(a) < order(b) ? -1 : 1))) {
    found.set(found.has(alert.firstId) ? alert.crisis.source_id : alert.firstId, alert);
  }
  return found;
}

function order({ crisis }: WeatherAlert): string {
  return `${crisis.updated_at ?? ''} ${crisis.source_id}`;
}
