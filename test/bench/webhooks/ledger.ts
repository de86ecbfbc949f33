// Checks the delivery guarantee by comparing the received events with the events that subscribers can pull, with the
// source, and with the deliveries that were claimed when processes died.

import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreLocation } from '../../../runtime/store/store.ts';
import { beneath } from '../../runtime/store/engines.ts';
import { send } from '../../support/http.ts';
import type { Arrival } from './receiver-client.ts';

interface PulledEvent {
  readonly id: string;
  readonly sequence: number;
  readonly data: { readonly entity_id: string; readonly record: { readonly rate: number } };
}

/** Claimed deliveries, each as `<subscription> <sequence>`. */
export type InFlight = ReadonlySet<string>;

export interface Verdict {
  readonly lines: readonly string[];
  readonly broken: readonly string[];
}

/** Returns the currently claimed deliveries, read directly from the store. */
export function inFlight(location: StoreLocation): Promise<InFlight> {
  return deliveriesOf(location, 'select subscription_id, sequence from deliveries where lease is not null');
}

/**
 * Ends every claim, including those of running processes.
 * @returns the claims that were ended, read in the same
 * statement because running processes keep claiming deliveries
 */
export function endClaims(location: StoreLocation): Promise<InFlight> {
  const statement = 'update deliveries set due_at = 0 where lease is not null returning subscription_id, sequence';
  return deliveriesOf(location, statement);
}

async function deliveriesOf(location: StoreLocation, statement: string): Promise<InFlight> {
  const rows = await beneath(location, statement);
  return new Set(rows.map(({ subscription_id, sequence }) => `${subscription_id} ${sequence}`));
}

export async function pullAll(port: number, key: string, subscription: string): Promise<PulledEvent[]> {
  const pulled: PulledEvent[] = [];
  for (let after = 0, more = true; more; ) {
    const { status, json, text } = await send(port, {
      path: `/webhooks/${subscription}/events?after=${after}&limit=1000`,
      key,
    });
    // A key may pull only a few pages per second.
    if (status === 429) {
      await sleep(1_000);
      continue;
    }
    if (status !== 200) throw new Error(`pull: ${text}`);
    pulled.push(...(json.events as PulledEvent[]));
    ({ next_after: after, more } = json as { next_after: number; more: boolean });
  }
  return pulled;
}

/**
 * @param pulled events that each subscription can pull
 * @param newest latest version of the rates of the source, and number of rates
 * @param kills deliveries that were claimed at each failure
 */
export function checkDeliveries(
  arrivals: readonly Arrival[],
  pulled: ReadonlyMap<string, readonly PulledEvent[]>,
  newest: { readonly version: number; readonly rates: number },
  kills: readonly InFlight[],
): Verdict {
  const accepted = arrivals.filter((arrival) => arrival.accepted && !arrival.ping);
  const byDelivery = Map.groupBy(accepted, ({ subscription, sequence }) => `${subscription} ${sequence}`);
  let [events, lost, gaps, mismatched, stale, disordered] = [0, 0, 0, 0, 0, 0];
  for (const [subscription, own] of pulled) {
    events += own.length;
    const last = new Map<string, number>();
    for (const [index, { id, sequence, data }] of own.entries()) {
      if (sequence !== index + 1) gaps++;
      const received = byDelivery.get(`${subscription} ${sequence}`) ?? [];
      if (received.length === 0) lost++;
      if (received.some((arrival) => arrival.id !== id || arrival.rate !== data.record.rate)) mismatched++;
      if ((last.get(data.entity_id) ?? 0) >= data.record.rate) disordered++;
      last.set(data.entity_id, data.record.rate);
    }
    const upToDate = [...last.values()].filter((rate) => Math.floor(rate) === newest.version).length;
    stale += newest.rates - upToDate;
  }
  const known = new Set([...pulled].flatMap(([id, own]) => own.map(({ sequence }) => `${id} ${sequence}`)));
  const unknown = [...byDelivery.keys()].filter((name) => !known.has(name)).length;
  let [duplicates, unexplained] = [0, 0];
  for (const [name, received] of byDelivery) {
    duplicates += received.length - 1;
    unexplained += Math.max(0, received.length - 1 - kills.filter((kill) => kill.has(name)).length);
  }
  const claimed = kills.reduce((sum, kill) => sum + kill.size, 0);
  const guarantees: readonly (readonly [string, number])[] = [
    ['events never delivered', lost],
    ['gaps in the sequences', gaps],
    ['deliveries with a wrong id or record', mismatched],
    ['deliveries of events that cannot be pulled', unknown],
    ['changes reported twice or in the wrong order', disordered],
    ['changes of the source never reported', stale],
    ['redeliveries that were not in flight', unexplained],
  ];
  return {
    lines: [
      `  ${events} events for ${pulled.size} subscriptions, ${accepted.length} accepted of ${arrivals.length} attempts`,
      `  ${claimed} deliveries in flight at ${kills.length} kills, ${duplicates} of them redelivered`,
      ...guarantees.map(([what, count]) => `  ${count} ${what}`),
    ],
    broken: guarantees.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`),
  };
}
