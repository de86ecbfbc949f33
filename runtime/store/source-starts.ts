// The rates of sources that all processes share, on PostgreSQL: the starts of the last requests stand in one row a source,
// and one statement takes the next start under that row's lock, by the database's clock. So in no window of time, however it is
// laid, are there more starts than the rate allows. (rate-limiter-flexible's RateLimiterPostgres counts fixed windows: twice the
// rate around their border; and it refuses what comes too early instead of saying when its turn is.)

import { sql } from 'kysely';
import { HOUR_MS } from '../lib/duration.ts';
import type { Engine } from './engine.ts';
import type { SourceStarts } from './store.ts';

/** A start that is further ahead was noted before the database's clock was set back: it was just now, as far as anybody knows. */
const LONGEST_AHEAD_MS = HOUR_MS;

/** When requests to sources may start, over all processes, on an engine. */
export function sourceStarts({ counts }: Engine): SourceStarts {
  return {
    async take(source, rate, longestWaitMs) {
      // `past` and `turn` see the row as it is once it is locked, and read the clock once. The start at which the window
      // begins is the one `requests` places from the end; where there is none yet, the window is not full.
      const { rows } = await sql<{ wait: number }>`
        insert into source_starts as kept (source, starts, wait)
        values (${source}, (extract(epoch from clock_timestamp()) * 1000)::bigint::text, 0)
        on conflict (source) do update set (starts, wait) = (
          select
            case when turn.wait > ${longestWaitMs}::double precision then kept.starts
            else array_to_string(
              (turn.starts || (turn.now + turn.wait))[greatest(1, cardinality(turn.starts) + 2 - ${rate.requests}::int):], ','
            ) end,
            turn.wait
          from (
            select starts, now,
              greatest(0, starts[cardinality(starts) + 1 - ${rate.requests}::int] + ${rate.per}::bigint - now) as wait
            from (
              select array(
                  select case when start > read.now + ${LONGEST_AHEAD_MS}::bigint then read.now else start end
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
