// Generated from spec/services/flights/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  AirlineAwardsSearchResult,
  Carrier,
  DestinationResult,
  Leg,
  ListFlightSourcesResult,
  Offer,
  SearchAwardFlightsResult,
  SearchFlightsResult,
  Segment,
  SourceInfo,
  SourceOutcome,
} from './types.ts';

/** spec/services/flights/service.yaml#tools.search_flights */
export function writeSearchFlightsResult(given: AdapterResult<SearchFlightsResult>): SearchFlightsResult {
  return {
    origin: given.origin,
    destination: given.destination,
    departure_date: given.departure_date,
    return_date: given.return_date ?? null,
    mode: given.mode,
    count: given.count,
    offers: given.offers.map(writeOffer),
    sources: given.sources.map(writeSourceOutcome),
    note: given.note ?? null,
  };
}

/** spec/services/flights/service.yaml#tools.search_award_flights */
export function writeSearchAwardFlightsResult(given: AdapterResult<SearchAwardFlightsResult>): SearchAwardFlightsResult {
  return {
    origin: given.origin,
    destination: given.destination,
    departure_date: given.departure_date,
    return_date: given.return_date ?? null,
    count: given.count,
    offers: given.offers.map(writeOffer),
    sources: given.sources.map(writeSourceOutcome),
    note: given.note ?? null,
  };
}

/** spec/services/flights/service.yaml#tools.list_flight_sources */
export function writeListFlightSourcesResult(given: AdapterResult<ListFlightSourcesResult>): ListFlightSourcesResult {
  return {
    count: given.count,
    sources: given.sources.map(writeSourceInfo),
  };
}

/** spec/services/flights/service.yaml#tools.airline_awards_search */
export function writeAirlineAwardsSearchResult(given: AdapterResult<AirlineAwardsSearchResult>): AirlineAwardsSearchResult {
  return {
    origin: given.origin,
    passengers: given.passengers,
    min_stay_days: given.min_stay_days,
    max_stay_days: given.max_stay_days,
    complete: given.complete,
    pair_count: given.pair_count,
    destinations: given.destinations.map(writeDestinationResult),
    not_asked: given.not_asked,
    note: given.note ?? null,
  };
}

/** spec/services/flights/service.yaml#records.Carrier */
export function writeCarrier(given: AdapterResult<Carrier>): Carrier {
  return {
    code: given.code ?? null,
    name: given.name ?? null,
  };
}

/** spec/services/flights/service.yaml#records.DestinationResult */
export function writeDestinationResult(given: AdapterResult<DestinationResult>): DestinationResult {
  return {
    code: given.code,
    name: given.name,
    priority: given.priority,
    status: given.status,
    reason: given.reason ?? null,
    pair_count: given.pair_count,
    pairs: given.pairs,
    fetched_at: given.fetched_at ?? null,
  };
}

/** spec/services/flights/service.yaml#records.Leg */
export function writeLeg(given: AdapterResult<Leg>): Leg {
  return {
    origin: given.origin ?? null,
    destination: given.destination ?? null,
    date: given.date ?? null,
    ...(given.duration_minutes === undefined ? {} : { duration_minutes: given.duration_minutes }),
    stops: given.stops ?? null,
    direct: given.direct ?? null,
    segments: given.segments.map(writeSegment),
    ...('seats' in given ? { seats: given.seats ?? null } : {}),
    ...('updated_at' in given ? { updated_at: given.updated_at ?? null } : {}),
  };
}

/** spec/services/flights/service.yaml#records.Offer */
export function writeOffer(given: AdapterResult<Offer>): Offer {
  return {
    id: given.id,
    source: given.source,
    kind: given.kind,
    price: given.price ?? null,
    points: given.points ?? null,
    taxes: given.taxes ?? null,
    ...(given.program === undefined ? {} : { program: given.program }),
    airlines: given.airlines.map(writeCarrier),
    ...('cabin_class' in given ? { cabin_class: given.cabin_class ?? null } : {}),
    legs: given.legs.map(writeLeg),
    ...('refundable' in given ? { refundable: given.refundable ?? null } : {}),
    ...('changeable' in given ? { changeable: given.changeable ?? null } : {}),
    ...(given.emissions_kg === undefined ? {} : { emissions_kg: given.emissions_kg }),
    ...('expires_at' in given ? { expires_at: given.expires_at ?? null } : {}),
    ...(given.invented === undefined ? {} : { invented: given.invented }),
  };
}

/** spec/services/flights/service.yaml#records.Segment */
export function writeSegment(given: AdapterResult<Segment>): Segment {
  return {
    flight_number: given.flight_number ?? null,
    operated_by: given.operated_by ?? null,
    origin: given.origin ?? null,
    destination: given.destination ?? null,
    departing_at: given.departing_at ?? null,
    arriving_at: given.arriving_at ?? null,
    ...(given.cabin_class === undefined ? {} : { cabin_class: given.cabin_class }),
    ...(given.origin_time_zone === undefined ? {} : { origin_time_zone: given.origin_time_zone }),
    ...(given.destination_time_zone === undefined ? {} : { destination_time_zone: given.destination_time_zone }),
    ...(given.origin_terminal === undefined ? {} : { origin_terminal: given.origin_terminal }),
    ...(given.destination_terminal === undefined ? {} : { destination_terminal: given.destination_terminal }),
    ...(given.aircraft === undefined ? {} : { aircraft: given.aircraft }),
    ...(given.fare_basis === undefined ? {} : { fare_basis: given.fare_basis }),
    ...(given.checked_bags === undefined ? {} : { checked_bags: given.checked_bags }),
    ...(given.carry_on_bags === undefined ? {} : { carry_on_bags: given.carry_on_bags }),
  };
}

/** spec/services/flights/service.yaml#records.SourceInfo */
export function writeSourceInfo(given: AdapterResult<SourceInfo>): SourceInfo {
  return {
    source: given.source,
    title: given.title,
    modes: given.modes,
    enabled: given.enabled,
    to_enable: given.to_enable ?? null,
    tools: given.tools,
    coverage: given.coverage,
    homepage: given.homepage,
    attribution: given.attribution,
  };
}

/** spec/services/flights/service.yaml#records.SourceOutcome */
export function writeSourceOutcome(given: AdapterResult<SourceOutcome>): SourceOutcome {
  return {
    source: given.source,
    publisher: given.publisher,
    status: given.status,
    count: given.count,
    found: given.found ?? null,
    reason: given.reason ?? null,
  };
}
