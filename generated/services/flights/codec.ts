// Generated from spec/services/flights/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  AirlineAwardsGetConfigArguments,
  AirlineAwardsListDestinationsArguments,
  AirlineAwardsSearchArguments,
  ListFlightSourcesArguments,
  SearchAwardFlightsArguments,
  SearchFlightsArguments,
} from './types.ts';

/** Cabin of an award seat. */
export const AWARD_CABIN_VALUES = ['business', 'premium_economy'] as const;

/** Cabin. */
export const CABIN_CLASS_VALUES = ['economy', 'premium_economy', 'business', 'first'] as const;

/** brief leaves out aircraft, terminals, baggage and fare codes. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Id of a source. */
export const FLIGHT_SOURCE_VALUES = ['duffel', 'seats-aero', 'airline-awards'] as const;

/** What is searched: fares to pay (revenue), seats for points (award), or both. */
export const SEARCH_MODE_VALUES = ['revenue', 'award', 'all'] as const;

const DESTINATION_PATTERN = /^[A-Za-z]{3}$/u;
const ORIGIN_PATTERN = /^[A-Za-z]{3}$/u;
const STATUS_VALUES = ['ok', 'empty', 'failed', 'not_configured'] as const;

/** spec/services/flights/service.yaml#records.AwardDestination */
export const awardDestinationFields = published.fields({
  code: published.string(),
  name: published.string(),
  country: published.choice(['US', 'CA']),
  priority: published.boolean(),
  cabins: published.list(published.choice(AWARD_CABIN_VALUES)),
});

/** spec/services/flights/service.yaml#records.AwardPair */
export const awardPairFields = published.fields({
  cabin: published.choice(AWARD_CABIN_VALUES),
  outbound_date: published.string({ format: 'date' }),
  outbound_seats: published.integer({ minimum: 1 }),
  return_date: published.string({ format: 'date' }),
  return_seats: published.integer({ minimum: 1 }),
  stay_days: published.integer({ minimum: 0 }),
});

/** spec/services/flights/service.yaml#records.Carrier */
export const carrierFields = published.fields({
  code: published.string({ nullable: true }),
  name: published.string({ nullable: true }),
});

/** spec/services/flights/service.yaml#records.DestinationResult */
export const destinationResultFields = published.fields({
  code: published.string(),
  name: published.string(),
  priority: published.boolean(),
  status: published.choice(['ok', 'empty', 'failed', 'not_asked']),
  reason: published.string({ nullable: true }),
  pair_count: published.integer({ minimum: 0 }),
  pairs: published.list(published.record(awardPairFields)),
  fetched_at: published.string({ nullable: true, format: 'date-time' }),
});

/** spec/services/flights/service.yaml#records.Segment */
export const segmentFields = published.fields({
  flight_number: published.string({ nullable: true }),
  operated_by: published.string({ nullable: true }),
  origin: published.string({ nullable: true }),
  destination: published.string({ nullable: true }),
  departing_at: published.string({ nullable: true }),
  arriving_at: published.string({ nullable: true }),
  cabin_class: published.string({ optional: true }),
  origin_time_zone: published.string({ optional: true }),
  destination_time_zone: published.string({ optional: true }),
  origin_terminal: published.string({ optional: true }),
  destination_terminal: published.string({ optional: true }),
  aircraft: published.string({ optional: true }),
  fare_basis: published.string({ optional: true }),
  checked_bags: published.integer({ optional: true }),
  carry_on_bags: published.integer({ optional: true }),
});

/** spec/services/flights/service.yaml#records.Leg */
export const legFields = published.fields({
  origin: published.string({ nullable: true }),
  destination: published.string({ nullable: true }),
  date: published.string({ nullable: true, format: 'date' }),
  duration_minutes: published.integer({ optional: true }),
  stops: published.integer({ nullable: true }),
  direct: published.boolean({ nullable: true }),
  segments: published.list(published.record(segmentFields)),
  seats: published.integer({ optional: true, nullable: true }),
  updated_at: published.string({ optional: true, nullable: true, format: 'date-time' }),
});

/** spec/services/flights/service.yaml#records.Money */
export const moneyFields = published.fields({
  amount: published.number(),
  currency: published.string(),
});

/** spec/services/flights/service.yaml#records.Offer */
export const offerFields = published.fields({
  id: published.string(),
  source: published.choice(FLIGHT_SOURCE_VALUES),
  kind: published.choice(['revenue', 'award']),
  price: published.record(moneyFields, { nullable: true }),
  points: published.integer({ nullable: true }),
  taxes: published.record(moneyFields, { nullable: true }),
  program: published.string({ optional: true }),
  airlines: published.list(published.record(carrierFields)),
  cabin_class: published.string({ optional: true, nullable: true }),
  legs: published.list(published.record(legFields)),
  refundable: published.boolean({ optional: true, nullable: true }),
  changeable: published.boolean({ optional: true, nullable: true }),
  emissions_kg: published.number({ optional: true }),
  expires_at: published.string({ optional: true, nullable: true, format: 'date-time' }),
  invented: published.boolean({ optional: true }),
});

/** spec/services/flights/service.yaml#records.SourceInfo */
export const sourceInfoFields = published.fields({
  source: published.choice(FLIGHT_SOURCE_VALUES),
  title: published.string(),
  modes: published.list(published.choice(['revenue', 'award'])),
  enabled: published.boolean(),
  to_enable: published.string({ nullable: true }),
  tools: published.list(published.string()),
  coverage: published.string(),
  homepage: published.string({ format: 'uri' }),
  attribution: published.string(),
});

/** spec/services/flights/service.yaml#records.SourceOutcome */
export const sourceOutcomeFields = published.fields({
  source: published.choice(FLIGHT_SOURCE_VALUES),
  publisher: published.string(),
  status: published.choice(STATUS_VALUES),
  count: published.integer({ minimum: 0 }),
  found: published.integer({ nullable: true, minimum: 0 }),
  reason: published.string({ nullable: true }),
});

/** spec/services/flights/service.yaml#tools.search_flights */
export function decodeSearchFlights(raw: RawArguments): Decoded<SearchFlightsArguments> {
  const read = new ArgumentReader(raw, [
    'origin', 'destination', 'departure_date', 'return_date', 'adults', 'cabin_class', 'mode', 'max_results',
    'max_connections', 'detail',
  ]);
  const args: SearchFlightsArguments = {
    origin: read.airport('origin', {
      required: true,
      maxLength: 500,
      pattern: ORIGIN_PATTERN,
      wanted: 'an IATA code of three letters such as OSL',
    }),
    destination: read.airport('destination', {
      required: true,
      maxLength: 500,
      pattern: DESTINATION_PATTERN,
      wanted: 'an IATA code of three letters such as LHR',
    }),
    departure_date: read.string('departure_date', { required: true, format: 'date' }),
    return_date: read.string('return_date', { emptyMeansAbsent: true, format: 'date' }),
    adults: read.integer('adults', { default: 1, minimum: 1, maximum: 9 }),
    cabin_class: read.choice('cabin_class', CABIN_CLASS_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    mode: read.choice('mode', SEARCH_MODE_VALUES, { default: 'all', ignoreCase: true }),
    max_results: read.integer('max_results', { default: 20, minimum: 1, maximum: 100 }),
    max_connections: read.integer('max_connections', { minimum: 0, maximum: 2 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief' }),
  };
  read.inOrder('departure_date', args.departure_date, 'return_date', args.return_date);
  return read.finish(args);
}

/** Result of spec/services/flights/service.yaml#tools.search_flights */
export const searchFlightsResult = published.record(published.fields({
  origin: published.string(),
  destination: published.string(),
  departure_date: published.string({ format: 'date' }),
  return_date: published.string({ nullable: true, format: 'date' }),
  mode: published.choice(SEARCH_MODE_VALUES),
  count: published.integer({ minimum: 0 }),
  offers: published.list(published.record(offerFields)),
  sources: published.list(published.record(sourceOutcomeFields)),
  note: published.string({ nullable: true }),
}));

/** spec/services/flights/service.yaml#tools.search_award_flights */
export function decodeSearchAwardFlights(raw: RawArguments): Decoded<SearchAwardFlightsArguments> {
  const read = new ArgumentReader(raw, [
    'origin', 'destination', 'departure_date', 'return_date', 'adults', 'cabin_class', 'max_results',
  ]);
  const args: SearchAwardFlightsArguments = {
    origin: read.airport('origin', {
      required: true,
      maxLength: 500,
      pattern: ORIGIN_PATTERN,
      wanted: 'an IATA code of three letters such as CPH',
    }),
    destination: read.airport('destination', {
      required: true,
      maxLength: 500,
      pattern: DESTINATION_PATTERN,
      wanted: 'an IATA code of three letters such as BKK',
    }),
    departure_date: read.string('departure_date', { required: true, format: 'date' }),
    return_date: read.string('return_date', { emptyMeansAbsent: true, format: 'date' }),
    adults: read.integer('adults', { default: 1, minimum: 1, maximum: 9 }),
    cabin_class: read.choice('cabin_class', CABIN_CLASS_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 100 }),
  };
  read.inOrder('departure_date', args.departure_date, 'return_date', args.return_date);
  return read.finish(args);
}

/** Result of spec/services/flights/service.yaml#tools.search_award_flights */
export const searchAwardFlightsResult = published.record(published.fields({
  origin: published.string(),
  destination: published.string(),
  departure_date: published.string({ format: 'date' }),
  return_date: published.string({ nullable: true, format: 'date' }),
  count: published.integer({ minimum: 0 }),
  offers: published.list(published.record(offerFields)),
  sources: published.list(published.record(sourceOutcomeFields)),
  note: published.string({ nullable: true }),
}));

/** spec/services/flights/service.yaml#tools.list_flight_sources */
export function decodeListFlightSources(raw: RawArguments): Decoded<ListFlightSourcesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListFlightSourcesArguments>({});
}

/** Result of spec/services/flights/service.yaml#tools.list_flight_sources */
export const listFlightSourcesResult = published.record(published.fields({
  count: published.integer(),
  sources: published.list(published.record(sourceInfoFields)),
}));

/** spec/services/flights/service.yaml#tools.airline_awards_search */
export function decodeAirlineAwardsSearch(raw: RawArguments): Decoded<AirlineAwardsSearchArguments> {
  const read = new ArgumentReader(raw, [
    'destinations', 'passengers', 'min_stay_days', 'max_stay_days', 'priority_only', 'max_pairs',
  ]);
  const args: AirlineAwardsSearchArguments = {
    destinations: read.list('destinations', { maxItems: 11 }, (items, index) =>
      items.string(index, { required: true, minLength: 3, maxLength: 40 }),
    ),
    passengers: read.integer('passengers', { default: 3, minimum: 1, maximum: 9 }),
    min_stay_days: read.integer('min_stay_days', { default: 2, minimum: 1, maximum: 330 }),
    max_stay_days: read.integer('max_stay_days', { default: 10, minimum: 1, maximum: 330 }),
    priority_only: read.boolean('priority_only', { default: false }),
    max_pairs: read.integer('max_pairs', { default: 25, minimum: 1, maximum: 200 }),
  };
  read.inOrder('min_stay_days', args.min_stay_days, 'max_stay_days', args.max_stay_days);
  return read.finish(args);
}

/** Result of spec/services/flights/service.yaml#tools.airline_awards_search */
export const airlineAwardsSearchResult = published.record(published.fields({
  origin: published.string(),
  passengers: published.integer(),
  min_stay_days: published.integer(),
  max_stay_days: published.integer(),
  complete: published.boolean(),
  pair_count: published.integer({ minimum: 0 }),
  destinations: published.list(published.record(destinationResultFields)),
  not_asked: published.list(published.string()),
  note: published.string({ nullable: true }),
}));

/** spec/services/flights/service.yaml#tools.airline_awards_list_destinations */
export function decodeAirlineAwardsListDestinations(
  raw: RawArguments,
): Decoded<AirlineAwardsListDestinationsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<AirlineAwardsListDestinationsArguments>({});
}

/** Result of spec/services/flights/service.yaml#tools.airline_awards_list_destinations */
export const airlineAwardsListDestinationsResult = published.record(published.fields({
  count: published.integer(),
  origin: published.string(),
  destinations: published.list(published.record(awardDestinationFields)),
}));

/** spec/services/flights/service.yaml#tools.airline_awards_get_config */
export function decodeAirlineAwardsGetConfig(raw: RawArguments): Decoded<AirlineAwardsGetConfigArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<AirlineAwardsGetConfigArguments>({});
}

/** Result of spec/services/flights/service.yaml#tools.airline_awards_get_config */
export const airlineAwardsGetConfigResult = published.record(published.fields({
  origin: published.string(),
  origin_name: published.string(),
  default_passengers: published.integer(),
  default_min_stay_days: published.integer(),
  default_max_stay_days: published.integer(),
  lookahead_days: published.integer(),
  cabins: published.list(published.choice(AWARD_CABIN_VALUES)),
  priority_destinations: published.list(published.string()),
  destination_count: published.integer(),
  seconds_a_destination: published.number(),
}));
