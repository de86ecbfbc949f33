// airline_awards_search: queries destinations sequentially until all are done, the source refuses a request, or time
// runs out. The result lists the destinations that were not queried.

import type {
  AirlineAwardsSearchArguments,
  AirlineAwardsSearchResult,
  AwardCabin,
  AwardDestination,
  AwardPair,
  DestinationResult,
} from '../../../generated/services/flights/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call, Provenance } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { daysBetween } from '../../lib/day.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { nearest } from '../../lib/text/nearest.ts';
import { localDay } from '../../lib/time-zones.ts';
import { collectProblemsOfAll } from '../../sdk/collect-problems.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import type { AirlineAwards, SeatCalendar, SeatDay } from './airline-awards/airline-awards.ts';
import { CABINS, DESTINATIONS, ORIGIN } from './award-destinations.ts';

/** Part of the deadline that is reserved for building the result. */
const RESERVE_MS = 1500;
/** Minimum remaining time to query another destination, including time spent waiting in the queue. */
const MIN_TIME_MS = 4000;

export async function searchAwards(
  source: AirlineAwards,
  args: AirlineAwardsSearchArguments,
  call: Call,
): Promise<AdapterResult<AirlineAwardsSearchResult>> {
  const requested = destinationsFor(args);
  const results: AdapterResult<DestinationResult>[] = [];
  let refusal: string | undefined;
  for (const [index, destination] of requested.entries()) {
    call.progress(index, requested.length, `Searching ${destination.name}`);
    const time = call.deadline - RESERVE_MS - Date.now();
    const why = refusal ?? (call.signal.aborted || time < MIN_TIME_MS ? 'Time ran out.' : undefined);
    if (why !== undefined) {
      results.push({
        ...about(destination),
        status: 'not_asked',
        reason: why,
        pair_count: 0,
        pairs: [],
        fetched_at: null,
      });
      continue;
    }
    const { result, refused } = await lookAt(source, destination, args, call);
    results.push(result);
    if (refused) refusal = 'The source refused an earlier request.';
  }
  call.progress(requested.length, requested.length, 'Done');
  const notQueried = results.filter(({ status }) => status === 'not_asked').map(({ code }) => code);
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length + notQueried.length === results.length) throw nothingSearched(failed);
  return {
    origin: ORIGIN.code,
    passengers: args.passengers,
    min_stay_days: args.min_stay_days,
    max_stay_days: args.max_stay_days,
    complete: notQueried.length + failed.length === 0,
    pair_count: results.reduce((sum, { pair_count }) => sum + pair_count, 0),
    destinations: results,
    not_asked: notQueried,
    note: joinedNotes(
      notQueried.length > 0 ? `Not searched: ${notQueried.join(', ')}. Call again with these destinations.` : null,
      failed.length > 0
        ? `Failed: ${failed.map(({ code }) => code).join(', ')}. Seat availability there is unknown.`
        : null,
    ),
  };
}

function destinationsFor({
  destinations,
  priority_only,
}: AirlineAwardsSearchArguments): readonly AdapterResult<AwardDestination>[] {
  const codes = DESTINATIONS.map(({ code }) => code);
  const requested = collectProblemsOfAll(destinations ?? [], (text, at) => {
    const meant = destinationsNamed(text);
    if (meant.length > 0) return meant.map(({ code }) => code);
    const near = nearest(text.toUpperCase(), codes);
    const known = DESTINATIONS.map(({ code, name }) => `${code} (${name})`).join(', ');
    const hint = `${near === undefined ? '' : `Did you mean ${near}? `}Supported destinations: ${known}.`;
    throw invalidArgument(`destinations[${at}]`, `${text} is not a supported destination`, hint);
  }).flat();
  const chosen = DESTINATIONS.filter(
    ({ code, priority }) => (requested.length === 0 || requested.includes(code)) && (!priority_only || priority),
  );
  if (chosen.length > 0) return chosen;
  throw invalidArgument(
    'priority_only',
    'excludes all of these destinations',
    'The priority destinations are MIA and LAX.',
  );
}

/** Accepts an airport code or a city name. A city such as New York can match two airports. */
function destinationsNamed(text: string): readonly AdapterResult<AwardDestination>[] {
  const folded = foldWords(text);
  return DESTINATIONS.filter(({ code, name }) =>
    [code, name, name.split(' (', 1)[0] ?? name].some((each) => foldWords(each) === folded),
  );
}

function about({
  code,
  name,
  priority,
}: AdapterResult<AwardDestination>): Pick<AdapterResult<DestinationResult>, 'code' | 'name' | 'priority'> {
  return { code, name, priority };
}

async function lookAt(
  source: AirlineAwards,
  destination: AdapterResult<AwardDestination>,
  args: AirlineAwardsSearchArguments,
  call: Call,
): Promise<{ result: AdapterResult<DestinationResult>; refused: boolean }> {
  let fetchedAt: number | undefined;
  const part = {
    ...{ caller: call.caller, signal: call.signal, now: () => call.now(), deadline: call.deadline - RESERVE_MS },
    provenance: (entry: Provenance) => {
      fetchedAt = entry.fetchedAt;
      call.provenance(entry);
    },
  };
  try {
    const calendar = await source.calendar(ORIGIN.code, destination.code, args.passengers, part);
    const pairs = pairsOf(calendar, args, localDay(ORIGIN.zone, call.now()));
    const result: AdapterResult<DestinationResult> = {
      ...about(destination),
      status: pairs.length > 0 ? 'ok' : 'empty',
      reason: null,
      pair_count: pairs.length,
      pairs: pairs.slice(0, args.max_pairs),
      fetched_at: fetchedAt === undefined ? null : new Date(fetchedAt).toISOString(),
    };
    return { result, refused: false };
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'not_configured') throw error;
    const none = { pair_count: 0, pairs: [], fetched_at: null };
    const result: AdapterResult<DestinationResult> = {
      ...about(destination),
      status: 'failed',
      reason: error.message,
      ...none,
    };
    return { result, refused: error.code === 'upstream_unavailable' };
  }
}

/**
 * Returns pairs of outbound and return days with an allowed length of stay, sorted by outbound day, then by return day.
 */
export function pairsOf(
  { outbound, inbound }: SeatCalendar,
  {
    passengers,
    min_stay_days,
    max_stay_days,
  }: Pick<AirlineAwardsSearchArguments, 'passengers' | 'min_stay_days' | 'max_stay_days'>,
  today: string,
): AdapterResult<AwardPair>[] {
  const pairs = CABINS.flatMap((cabin) => {
    const fits = (day: SeatDay) => day.date >= today && seatsIn(day, cabin) >= passengers;
    const back = inbound.filter(fits);
    return outbound.filter(fits).flatMap((out) =>
      back.flatMap((home): AdapterResult<AwardPair>[] => {
        const stay_days = daysBetween(out.date, home.date);
        if (stay_days < min_stay_days || stay_days > max_stay_days) return [];
        const [outbound_seats, return_seats] = [seatsIn(out, cabin), seatsIn(home, cabin)];
        return [{ cabin, outbound_date: out.date, outbound_seats, return_date: home.date, return_seats, stay_days }];
      }),
    );
  });
  const key = ({ outbound_date, return_date, cabin }: AdapterResult<AwardPair>) =>
    `${outbound_date} ${return_date} ${cabin}`;
  return pairs.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function seatsIn(day: SeatDay, cabin: AwardCabin): number {
  return cabin === 'business' ? day.business : day.premium;
}

function nothingSearched(failed: readonly AdapterResult<DestinationResult>[]): Problem {
  const reason = failed[0]?.reason;
  if (reason === undefined || reason === null)
    return new Problem('upstream_timeout', 'Time ran out before the source could be queried.');
  return new Problem('upstream_failed', `No destination could be searched. ${reason}`);
}
