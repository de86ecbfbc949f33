// search_flights and search_award_flights: queries the sources for the selected mode in parallel. Fares are sorted by
// price and award seats by points.

import type {
  CabinClass,
  Detail,
  Offer,
  SearchFlightsArguments,
  SourceOutcome,
} from '../../../generated/services/flights/types.ts';
import { sources } from '../../../generated/sources.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { utcDay } from '../../lib/day.ts';
import { DAY_MS } from '../../lib/duration.ts';
import { airportsOf } from '../../reference/airports.ts';
import { collectProblems } from '../../sdk/collect-problems.ts';
import { publisherOf } from '../../sdk/publisher.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import type { Duffel } from './duffel/duffel.ts';
import { awardOffer, byPoints, fareOffer } from './offers.ts';
import type { AwardSeat, SeatsAero } from './seats-aero/seats-aero.ts';

export interface FlightSources {
  readonly fares: Duffel;
  readonly seats: SeatsAero;
}

export type Route = Pick<
  SearchFlightsArguments,
  'origin' | 'destination' | 'departure_date' | 'return_date' | 'adults' | 'cabin_class' | 'max_results'
>;

export interface SearchArguments extends Route {
  readonly mode: SearchFlightsArguments['mode'];
  readonly detail: Detail;
  readonly max_connections?: number | undefined;
}

export interface FoundFlights {
  readonly origin: string;
  readonly destination: string;
  readonly departure_date: string;
  readonly return_date: string | undefined;
  readonly count: number;
  readonly offers: AdapterResult<Offer>[];
  readonly sources: AdapterResult<SourceOutcome>[];
  readonly note: string | null;
}

/** The best offers from one source, its total number of offers, and a note on missing data. */
interface Answered {
  readonly offers: readonly AdapterResult<Offer>[];
  readonly found: number;
  readonly lacks: string | null;
}

type Kind = 'duffel' | 'seats-aero';
export async function searchFlights(
  sources: FlightSources,
  request: SearchArguments,
  call: Call,
): Promise<FoundFlights> {
  const route = checked(request, call);
  const kinds: readonly Kind[] =
    request.mode === 'all' ? ['duffel', 'seats-aero'] : request.mode === 'award' ? ['seats-aero'] : ['duffel'];
  const configured = kinds.filter((kind) => (kind === 'duffel' ? sources.fares : sources.seats).configured);
  if (configured.length === 0) throw nothingConfigured(kinds);
  const send = (kind: Kind) =>
    kind === 'duffel' ? fares(sources.fares, route, call) : seats(sources.seats, route, call);
  const { answered, failed } = await settleAll(configured, send);
  if (answered.length === 0 && failed[0] !== undefined) throw failed[0].problem;
  const outcomes = kinds.map((kind): AdapterResult<SourceOutcome> => {
    if (!configured.includes(kind)) {
      return {
        source: kind,
        publisher: publisherOf(kind),
        status: 'not_configured',
        count: 0,
        found: null,
        reason: `Not configured. The operator can set ${keyOf(kind)}.`,
      };
    }
    const problem = failed.find(({ item }) => item === kind)?.problem;
    if (problem !== undefined)
      return {
        source: kind,
        publisher: publisherOf(kind),
        status: 'failed',
        count: 0,
        found: null,
        reason: problem.message,
      };
    const result = answered.find(({ item }) => item === kind)?.value;
    const count = result?.offers.length ?? 0;
    return {
      source: kind,
      publisher: publisherOf(kind),
      status: count > 0 ? 'ok' : 'empty',
      count,
      found: result?.found ?? 0,
      reason: result?.lacks,
    };
  });
  const offers = answered.flatMap(({ value }) => value.offers);
  call.cites?.(offers.map(({ source }) => source));
  return {
    origin: route.origin,
    destination: route.destination,
    departure_date: route.departure_date,
    return_date: route.return_date,
    count: offers.length,
    offers,
    sources: outcomes,
    note: noteOn(
      offers,
      failed.length,
      kinds.filter((kind) => !configured.includes(kind)),
    ),
  };
}

/** @throws Problem `invalid_arguments` for a past date, or a destination that equals the origin */
function checked(request: SearchArguments, call: Call): SearchArguments {
  const origin = request.origin.toUpperCase();
  const destination = request.destination.toUpperCase();
  // Accept yesterday in UTC, because it may still be the current day west of Greenwich.
  const today = utcDay(new Date(call.now().getTime() - DAY_MS / 2));
  collectProblems({
    destination: () => {
      const isSamePlace = airportsOf(origin).some((each) => airportsOf(destination).includes(each));
      if (isSamePlace)
        throw invalidArgument('destination', 'must differ from the origin', 'Use airports of two different cities.');
    },
    departure: () => {
      const { departure_date: day } = request;
      if (day < today)
        throw invalidArgument('departure_date', `${day} is in the past`, `Today is ${utcDay(call.now())}.`);
    },
  });
  return { ...request, origin, destination };
}

async function fares(source: Duffel, request: SearchArguments, call: Call): Promise<Answered> {
  const { origin, destination, departure_date, return_date } = request;
  const slices = [{ origin, destination, date: departure_date }];
  if (return_date !== undefined) slices.push({ origin: destination, destination: origin, date: return_date });
  const { cabin_class: cabin, max_connections: maxConnections } = request;
  const found = await source.fares({ slices, adults: request.adults, cabin, maxConnections }, call);
  const currencies = new Set(found.fares.map(({ currency }) => currency));
  return {
    offers: found.fares.slice(0, request.max_results).map((fare) => fareOffer(fare, request.detail)),
    found: found.total,
    lacks:
      currencies.size > 1
        ? `Prices are in ${[...currencies].join(', ')} and sorted by amount, without conversion.`
        : null,
  };
}

async function seats(source: SeatsAero, request: SearchArguments, call: Call): Promise<Answered> {
  const { origin, destination, departure_date: date, return_date } = request;
  // Convert city codes to airport codes, because this source does not support city codes.
  const [origins, destinations] = [airportsOf(origin), airportsOf(destination)];
  const ways = [{ origins, destinations, date }];
  if (return_date !== undefined) ways.push({ origins: destinations, destinations: origins, date: return_date });
  const [out, back] = await Promise.all(ways.map((way) => source.seats(way, call)));
  const fits = (seat: AwardSeat) => isMatch(seat, request.cabin_class, request.adults);
  const outward = (out?.seats ?? []).filter(fits);
  const offers =
    back === undefined ? outward.map((seat) => awardOffer([seat])) : pairs(outward, back.seats.filter(fits));
  const isPartial = out?.isComplete === false || back?.isComplete === false;
  const isOneWay = back !== undefined && offers.length === 0 && outward.length > 0;
  return {
    offers: offers.sort(byPoints).slice(0, request.max_results),
    found: offers.length,
    lacks: isOneWay
      ? `${outward.length} outbound seats are available, but no return seats in the same program and cabin.`
      : isPartial
        ? 'The source has more rows than it returned.'
        : null,
  };
}

/** Keeps seats from programs that do not report the number of remaining seats. */
function isMatch(seat: AwardSeat, cabin: CabinClass | undefined, adults: number): boolean {
  return (cabin === undefined || seat.cabin === cabin) && (seat.seats === undefined || seat.seats >= adults);
}

function pairs(out: readonly AwardSeat[], back: readonly AwardSeat[]): AdapterResult<Offer>[] {
  return out.flatMap((seat) =>
    back
      .filter(({ program, cabin }) => program === seat.program && cabin === seat.cabin)
      .map((other) => awardOffer([seat, other])),
  );
}

function keyOf(kind: Kind): string {
  return sources[kind].keys.map(({ env }) => env).join(' and ');
}

function nothingConfigured(kinds: readonly Kind[]): Problem {
  const ways = kinds.map((kind) => `${sources[kind].title}: set ${keyOf(kind)}`).join('; ');
  return new Problem(
    'not_configured',
    `This server has no source configured for this search. The operator can enable one. ${ways}.`,
  );
}

const SEARCHED_FOR: Readonly<Record<Kind, string>> = { duffel: 'Fares', 'seats-aero': 'Award seats' };

function noteOn(offers: readonly AdapterResult<Offer>[], failures: number, lacking: readonly Kind[]): string | null {
  const parts = [
    ...lacking.map(
      (kind) => `${SEARCHED_FOR[kind]} were not searched: the operator of this server can set ${keyOf(kind)}.`,
    ),
    failures > 0 ? 'A source failed, so its offers are missing.' : undefined,
    offers.some(({ invented }) => invented === true)
      ? 'The operator uses a test token: these fares are fictional and cannot be booked.'
      : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' ') || null;
}
