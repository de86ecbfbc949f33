// Rate limits of sources shared by all processes, on PostgreSQL. One row per source stores the starts of the last
// requests; one statement reserves the next start while it holds the row lock, using the database's clock. The rate
// therefore holds in every sliding window. (rate-limiter-flexible's RateLimiterPostgres counts fixed windows, which
// allows twice the rate around a window boundary, and it rejects early requests instead of returning the wait.)

import { sql } from 'kysely';
import { HOUR_MS } from '../lib/duration.ts';
import type { Engine } from './engine.ts';
import type { SourceStarts } from './store.ts';

/**
 * A start further in the future must have been recorded before the database's clock was set back; it is treated as now.
 */
const MAX_AHEAD_MS = HOUR_MS;

export function sourceStarts({ counts }: Engine): SourceStarts {
  return {
    async take(source, rate, maxWaitMs) {
      // `past` and `turn` see the locked row and read the clock once. The window begins at the start that is `requests`
      // places from the end; if there are fewer starts, the window is not full.
      const { rows } = await sql<{ wait: number }>`
        insert into source_starts as kept (source, starts, wait)
        values (${source}, (extract(epoch from clock_timestamp()) * 1000)::bigint::text, 0)
        on conflict (source) do update set (starts, wait) = (
          select
            case when turn.wait > ${maxWaitMs}::double precision then kept.starts
            else array_to_string(
              (turn.starts || (turn.now + turn.wait))[greatest(1, cardinality(turn.starts) + 2 - ${rate.requests}::int):], ','
            ) end,
            turn.wait
          from (
            select starts, now,
              greatest(0, starts[cardinality(starts) + 1 - ${rate.requests}::int] + ${rate.per}::bigint - now) as wait
            from (
              select array(
                  select case when start > read.now + ${MAX_AHEAD_MS}::bigint then read.now else start end
                  from unnest(string_to_array(kept.starts, ',')::bigint[]) with ordinality as one (start, place) order by place
                ) as starts, read.now
              from (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now offset 0) as read
              offset 0
            ) as past
          ) as turn
        )
        returning wait`.execute(counts);
      return (rows[0] as { wait: number }).wait;
    },
  };
}
