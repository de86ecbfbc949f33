// Generated from spec/services/flights/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  AirlineAwardsGetConfigArguments,
  AirlineAwardsListDestinationsArguments,
  AirlineAwardsSearchArguments,
  ListFlightSourcesArguments,
  SearchAwardFlightsArguments,
  SearchFlightsArguments,
} from './types.ts';
import {
  AWARD_CABIN_VALUES,
  CABIN_CLASS_VALUES,
  DETAIL_VALUES,
  FLIGHT_SOURCE_VALUES,
  SEARCH_MODE_VALUES,
} from './values.ts';

const DESTINATION_PATTERN = /^[A-Za-z]{3}$/u;
const ORIGIN_PATTERN = /^[A-Za-z]{3}$/u;
const STATUS_VALUES = ['ok', 'empty', 'failed', 'not_configured'] as const;

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
export function checkSearchFlightsResult(check: ResultCheck, result: object): void {
  check.string(result, 'origin', { required: true });
  check.string(result, 'destination', { required: true });
  check.string(result, 'departure_date', { required: true, format: 'date' });
  check.string(result, 'return_date', { required: true, nullable: true, format: 'date' });
  check.choice(result, 'mode', SEARCH_MODE_VALUES, { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'offers', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkOffer),
  );
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceOutcome),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/flights/service.yaml#tools.search_award_flights */
export function decodeSearchAwardFlights(raw: RawArguments): Decoded<SearchAwardFlightsArguments> {
  const read = new ArgumentReader(
    raw,
    ['origin', 'destination', 'departure_date', 'return_date', 'adults', 'cabin_class', 'max_results'],
  );
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
export function checkSearchAwardFlightsResult(check: ResultCheck, result: object): void {
  check.string(result, 'origin', { required: true });
  check.string(result, 'destination', { required: true });
  check.string(result, 'departure_date', { required: true, format: 'date' });
  check.string(result, 'return_date', { required: true, nullable: true, format: 'date' });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'offers', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkOffer),
  );
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceOutcome),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/flights/service.yaml#tools.list_flight_sources */
export function decodeListFlightSources(raw: RawArguments): Decoded<ListFlightSourcesArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<ListFlightSourcesArguments>({});
}

/** Result of spec/services/flights/service.yaml#tools.list_flight_sources */
export function checkListFlightSourcesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true });
  check.list(result, 'sources', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSourceInfo),
  );
}

/** spec/services/flights/service.yaml#tools.airline_awards_search */
export function decodeAirlineAwardsSearch(raw: RawArguments): Decoded<AirlineAwardsSearchArguments> {
  const read = new ArgumentReader(
    raw,
    ['destinations', 'passengers', 'min_stay_days', 'max_stay_days', 'priority_only', 'max_pairs'],
  );
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
export function checkAirlineAwardsSearchResult(check: ResultCheck, result: object): void {
  check.string(result, 'origin', { required: true });
  check.integer(result, 'passengers', { required: true });
  check.integer(result, 'min_stay_days', { required: true });
  check.integer(result, 'max_stay_days', { required: true });
  check.boolean(result, 'complete', { required: true });
  check.integer(result, 'pair_count', { required: true, minimum: 0 });
  check.list(result, 'destinations', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDestinationResult),
  );
  check.list(result, 'not_asked', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/flights/service.yaml#tools.airline_awards_list_destinations */
export function decodeAirlineAwardsListDestinations(raw: RawArguments): Decoded<AirlineAwardsListDestinationsArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<AirlineAwardsListDestinationsArguments>({});
}

/** Result of spec/services/flights/service.yaml#tools.airline_awards_list_destinations */
export function checkAirlineAwardsListDestinationsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true });
  check.string(result, 'origin', { required: true });
  check.list(result, 'destinations', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAwardDestination),
  );
}

/** spec/services/flights/service.yaml#tools.airline_awards_get_config */
export function decodeAirlineAwardsGetConfig(raw: RawArguments): Decoded<AirlineAwardsGetConfigArguments> {
  const read = new ArgumentReader(raw, []);
  return read.finish<AirlineAwardsGetConfigArguments>({});
}

/** Result of spec/services/flights/service.yaml#tools.airline_awards_get_config */
export function checkAirlineAwardsGetConfigResult(check: ResultCheck, result: object): void {
  check.string(result, 'origin', { required: true });
  check.string(result, 'origin_name', { required: true });
  check.integer(result, 'default_passengers', { required: true });
  check.integer(result, 'default_min_stay_days', { required: true });
  check.integer(result, 'default_max_stay_days', { required: true });
  check.integer(result, 'lookahead_days', { required: true });
  check.list(result, 'cabins', { required: true }, (check, items, index) =>
    check.choice(items, index, AWARD_CABIN_VALUES, { required: true }),
  );
  check.list(result, 'priority_destinations', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.integer(result, 'destination_count', { required: true });
  check.number(result, 'seconds_a_destination', { required: true });
}

/** spec/services/flights/service.yaml#records.AwardDestination */
function checkAwardDestination(check: ResultCheck, awardDestination: object): void {
  check.string(awardDestination, 'code', { required: true });
  check.string(awardDestination, 'name', { required: true });
  check.choice(awardDestination, 'country', ['US', 'CA'], { required: true });
  check.boolean(awardDestination, 'priority', { required: true });
  check.list(awardDestination, 'cabins', { required: true }, (check, items, index) =>
    check.choice(items, index, AWARD_CABIN_VALUES, { required: true }),
  );
}

/** spec/services/flights/service.yaml#records.AwardPair */
function checkAwardPair(check: ResultCheck, awardPair: object): void {
  check.choice(awardPair, 'cabin', AWARD_CABIN_VALUES, { required: true });
  check.string(awardPair, 'outbound_date', { required: true, format: 'date' });
  check.integer(awardPair, 'outbound_seats', { required: true, minimum: 1 });
  check.string(awardPair, 'return_date', { required: true, format: 'date' });
  check.integer(awardPair, 'return_seats', { required: true, minimum: 1 });
  check.integer(awardPair, 'stay_days', { required: true, minimum: 0 });
}

/** spec/services/flights/service.yaml#records.Carrier */
function checkCarrier(check: ResultCheck, carrier: object): void {
  check.string(carrier, 'code', { required: true, nullable: true });
  check.string(carrier, 'name', { required: true, nullable: true });
}

/** spec/services/flights/service.yaml#records.DestinationResult */
function checkDestinationResult(check: ResultCheck, destinationResult: object): void {
  check.string(destinationResult, 'code', { required: true });
  check.string(destinationResult, 'name', { required: true });
  check.boolean(destinationResult, 'priority', { required: true });
  check.choice(destinationResult, 'status', ['ok', 'empty', 'failed', 'not_asked'], { required: true });
  check.string(destinationResult, 'reason', { required: true, nullable: true });
  check.integer(destinationResult, 'pair_count', { required: true, minimum: 0 });
  check.list(destinationResult, 'pairs', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAwardPair),
  );
  check.string(destinationResult, 'fetched_at', { required: true, nullable: true, format: 'date-time' });
}

/** spec/services/flights/service.yaml#records.Leg */
function checkLeg(check: ResultCheck, leg: object): void {
  check.string(leg, 'origin', { required: true, nullable: true });
  check.string(leg, 'destination', { required: true, nullable: true });
  check.string(leg, 'date', { required: true, nullable: true, format: 'date' });
  check.integer(leg, 'duration_minutes', {});
  check.integer(leg, 'stops', { required: true, nullable: true });
  check.boolean(leg, 'direct', { required: true, nullable: true });
  check.list(leg, 'segments', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSegment),
  );
  check.integer(leg, 'seats', { nullable: true });
  check.string(leg, 'updated_at', { nullable: true, format: 'date-time' });
}

/** spec/services/flights/service.yaml#records.Money */
function checkMoney(check: ResultCheck, money: object): void {
  check.number(money, 'amount', { required: true });
  check.string(money, 'currency', { required: true });
}

/** spec/services/flights/service.yaml#records.Offer */
function checkOffer(check: ResultCheck, offer: object): void {
  check.string(offer, 'id', { required: true });
  check.choice(offer, 'source', FLIGHT_SOURCE_VALUES, { required: true });
  check.choice(offer, 'kind', ['revenue', 'award'], { required: true });
  check.record(offer, 'price', { required: true, nullable: true }, checkMoney);
  check.integer(offer, 'points', { required: true, nullable: true });
  check.record(offer, 'taxes', { required: true, nullable: true }, checkMoney);
  check.string(offer, 'program', {});
  check.list(offer, 'airlines', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCarrier),
  );
  check.string(offer, 'cabin_class', { nullable: true });
  check.list(offer, 'legs', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkLeg),
  );
  check.boolean(offer, 'refundable', { nullable: true });
  check.boolean(offer, 'changeable', { nullable: true });
  check.number(offer, 'emissions_kg', {});
  check.string(offer, 'expires_at', { nullable: true, format: 'date-time' });
  check.boolean(offer, 'invented', {});
}

/** spec/services/flights/service.yaml#records.Segment */
function checkSegment(check: ResultCheck, segment: object): void {
  check.string(segment, 'flight_number', { required: true, nullable: true });
  check.string(segment, 'operated_by', { required: true, nullable: true });
  check.string(segment, 'origin', { required: true, nullable: true });
  check.string(segment, 'destination', { required: true, nullable: true });
  check.string(segment, 'departing_at', { required: true, nullable: true });
  check.string(segment, 'arriving_at', { required: true, nullable: true });
  check.string(segment, 'cabin_class', {});
  check.string(segment, 'origin_time_zone', {});
  check.string(segment, 'destination_time_zone', {});
  check.string(segment, 'origin_terminal', {});
  check.string(segment, 'destination_terminal', {});
  check.string(segment, 'aircraft', {});
  check.string(segment, 'fare_basis', {});
  check.integer(segment, 'checked_bags', {});
  check.integer(segment, 'carry_on_bags', {});
}

/** spec/services/flights/service.yaml#records.SourceInfo */
function checkSourceInfo(check: ResultCheck, sourceInfo: object): void {
  check.choice(sourceInfo, 'source', FLIGHT_SOURCE_VALUES, { required: true });
  check.string(sourceInfo, 'title', { required: true });
  check.list(sourceInfo, 'modes', { required: true }, (check, items, index) =>
    check.choice(items, index, ['revenue', 'award'], { required: true }),
  );
  check.boolean(sourceInfo, 'enabled', { required: true });
  check.string(sourceInfo, 'to_enable', { required: true, nullable: true });
  check.list(sourceInfo, 'tools', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(sourceInfo, 'coverage', { required: true });
  check.string(sourceInfo, 'homepage', { required: true, format: 'uri' });
  check.string(sourceInfo, 'attribution', { required: true });
}

/** spec/services/flights/service.yaml#records.SourceOutcome */
function checkSourceOutcome(check: ResultCheck, sourceOutcome: object): void {
  check.choice(sourceOutcome, 'source', FLIGHT_SOURCE_VALUES, { required: true });
  check.string(sourceOutcome, 'publisher', { required: true });
  check.choice(sourceOutcome, 'status', STATUS_VALUES, { required: true });
  check.integer(sourceOutcome, 'count', { required: true, minimum: 0 });
  check.integer(sourceOutcome, 'found', { required: true, nullable: true, minimum: 0 });
  check.string(sourceOutcome, 'reason', { required: true, nullable: true });
}
