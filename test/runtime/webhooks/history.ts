// Writes webhook histories that would take hours to create.

import { beneath, type Place } from '../store/engines.ts';

const HOUR_MS = 3_600_000;

/** Writes events with their deliveries, a millisecond apart and lowest number first. They are delivered by default. */
export async function writeEvents(
  { location }: Pick<Place, 'location'>,
  id: string,
  input: { count: number; bytes: number; from?: number; ageMs?: number; state?: 'delivered' | 'pending' | 'held' },
): Promise<void> {
  const { count, bytes, from = 1, ageMs = HOUR_MS, state = 'delivered' } = input;
  const filler = 'databaseUrl' in location ? `repeat('x', ${bytes})` : `replace(hex(zeroblob(${bytes / 2})), '0', 'x')`;
  const numbers = `with recursive n (i) as (select ${from} union all select i + 1 from n where i < ${from + count - 1})`;
  const at = `${Date.now() - ageMs - count} + i`;
  const data = `'{"entity_id":"' || i || '","change":"created","fields_changed":["name"],"record":{"name":"' || ${filler} || '"}}'`;
  await beneath(
    location,
    `${numbers} insert into events (id, entity_type, occurred_at, data, created_at)
     select 'evt_${id}_' || i, 'harbour_ship', ${at}, ${data}, ${at} from n`,
  );
  await beneath(
    location,
    `${numbers} insert into deliveries (subscription_id, sequence, event_id, state, attempts, created_at)
     select '${id}', i, 'evt_${id}_' || i, '${state}', 1, ${at} from n`,
  );
  await beneath(location, `update subscriptions set sequence = ${from + count - 1} where id = '${id}'`);
}

/** Writes attempts over the 700 hours before the most recent hour. Four out of five succeeded. */
export async function writeAttempts(
  { location }: Pick<Place, 'location'>,
  id: string,
  keyId: string,
  count: number,
): Promise<void> {
  const newest = Date.now() - HOUR_MS;
  await beneath(
    location,
    `with recursive n (i) as (select cast(1 as bigint) union all select i + 1 from n where i < ${count})
     insert into attempts (id, subscription_id, key_id, event_id, event_type, number, status, created_at)
     select '${id}' || i, '${id}', '${keyId}', 'evt', 'harbour_ship', 1,
       case when i % 5 = 0 then 'failed' else 'delivered' end, ${newest} - i * ${Math.floor((700 * HOUR_MS) / count)} from n`,
  );
}
