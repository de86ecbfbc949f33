// Whether the promise was kept: what receivers got, held against what subscribers can pull, against the source, and against what was
// claimed at the moments when processes died.

import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreLocation } from '../../../runtime/store/store.ts';
import { beneath } from '../../runtime/store/engines.ts';
import { send } from '../../support/http.ts';
import type { Arrival } from './receiving.ts';

/** An event as a subscriber pulls it. */
interface Pulled {
  readonly id: string;
  readonly sequence: number;
  readonly data: { readonly entity_id: string; readonly record: { readonly rate: number } };
}

/** Deliveries that were under way: `<subscription> <sequence>`. */
export type InFlight = ReadonlySet<string>;

export interface Verdict {
  readonly lines: readonly string[];
  readonly broken: readonly string[];
}

/** What is claimed now, read past the server. */
export function inFlight(location: StoreLocation): Promise<InFlight> {
  return deliveriesOf(location, 'select subscription_id, sequence from deliveries where lease is not null');
}

/** Ends every claim, those of processes that live, too. @returns what was claimed: in one statement, since the living go on claiming */
export function endClaims(location: StoreLocation): Promise<InFlight> {
  const statement = 'update deliveries set due_at = 0 where lease is not null returning subscription_id, sequence';
  return deliveriesOf(location, statement);
}

async function deliveriesOf(location: StoreLocation, statement: string): Promise<InFlight> {
  const rows = await beneath(location, statement);
  return new Set(rows.map(({ subscription_id, sequence }) => `${subscription_id} ${sequence}`));
}

/** Every event that a subscription can pull, in the order in which they come. */
export async function pullAll(port: number, key: string, subscription: string): Promise<Pulled[]> {
  const pulled: Pulled[] = [];
  for (let after = 0, more = true; more; ) {
    const { status, json, text } = await send(port, {
      path: `/webhooks/${subscription}/events?after=${after}&limit=1000`,
      key,
    });
    // A key pulls a few pages a second.
    if (status === 429) {
      await sleep(1_000);
      continue;
    }
    if (status !== 200) throw new Error(`pull: ${text}`);
    pulled.push(...(json.events as Pulled[]));
    ({ next_after: after, more } = json as { next_after: number; more: boolean });
  }
  return pulled;
}

/**
 * Judges what came to the receivers.
 * @param pulled what each subscription can pull
 * @param newest the number that every rate of the source has by now, and how many rates there are
 * @param kills what was claimed at each moment at which something died
 */
export function judge(
  arrivals: readonly Arrival[],
  pulled: ReadonlyMap<string, readonly Pulled[]>,
  newest: { readonly version: number; readonly rates: number },
  kills: readonly InFlight[],
): Verdict {
  const accepted = arrivals.filter((arrival) => arrival.accepted && !arrival.ping);
  const byDelivery = Map.groupBy(accepted, ({ subscription, sequence }) => `${subscription} ${sequence}`);
  let [events, lost, gaps, renamed, stale, disordered] = [0, 0, 0, 0, 0, 0];
  for (const [subscription, own] of pulled) {
    events += own.length;
    const last = new Map<string, number>();
    for (const [index, { id, sequence, data }] of own.entries()) {
      if (sequence !== index + 1) gaps++;
      const came = byDelivery.get(`${subscription} ${sequence}`) ?? [];
      if (came.length === 0) lost++;
      if (came.some((arrival) => arrival.id !== id || arrival.rate !== data.record.rate)) renamed++;
      if ((last.get(data.entity_id) ?? 0) >= data.record.rate) disordered++;
      last.set(data.entity_id, data.record.rate);
    }
    const upToDate = [...last.values()].filter((rate) => Math.floor(rate) === newest.version).length;
    stale += newest.rates - upToDate;
  }
  const known = new Set([...pulled].flatMap(([id, own]) => own.map(({ sequence }) => `${id} ${sequence}`)));
  const unknown = [...byDelivery.keys()].filter((name) => !known.has(name)).length;
  let [duplicates, unexplained] = [0, 0];
  for (const [name, came] of byDelivery) {
    duplicates += came.length - 1;
    unexplained += Math.max(0, came.length - 1 - kills.filter((kill) => kill.has(name)).length);
  }
  const claimed = kills.reduce((sum, kill) => sum + kill.size, 0);
  const promises: readonly (readonly [string, number])[] = [
    ['events that never arrived', lost],
    ['gaps in the sequences', gaps],
    ['arrivals under another id or with another record', renamed],
    ['arrivals of events that cannot be pulled', unknown],
    ['changes told twice or in the wrong order', disordered],
    ['changes of the source that were never told', stale],
    ['duplicates of what was not in flight', unexplained],
  ];
  return {
    lines: [
      `  ${events} events for ${pulled.size} subscriptions, ${accepted.length} accepted of ${arrivals.length} attempts`,
      `  ${claimed} deliveries in flight at ${kills.length} deaths, ${duplicates} of them delivered again`,
      ...promises.map(([what, count]) => `  ${count} ${what}`),
    ],
    broken: promises.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`),
  };
}
