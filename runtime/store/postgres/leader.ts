// Elects a leader with an advisory lock. The lock belongs to a dedicated connection and is lost with it.

import { Client } from 'pg';
import type { Leadership } from '../engine.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { clientConfig } from './pool.ts';

const ANSWER_TIMEOUT_MS = 1_000;
/**
 * Interval at which a leader checks its connection. By the time it notices a dead one, another process may be the
 * leader.
 */
const HEARTBEAT_MS = 2_000;

/**
 * @returns undefined while another process leads
 * @throws StoreUnavailable
 */
export async function tryLead(url: string, name: string): Promise<Leadership | undefined> {
  const client = new Client({
    ...clientConfig(url),
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  const lost = new AbortController();
  let heartbeat: NodeJS.Timeout | undefined;
  const end = async () => {
    clearInterval(heartbeat);
    lost.abort();
    await client.end().catch(() => {});
  };
  client.on('error', end);
  client.on('end', end);
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [`almanac.${name}`],
    );
    if (rows[0]?.taken !== true) {
      await end();
      return undefined;
    }
  } catch (error) {
    await end();
    throw new StoreUnavailable(false, error);
  }
  heartbeat = setInterval(() => client.query('select 1').catch(end), HEARTBEAT_MS).unref();
  return { lost: lost.signal, release: end };
}
