// Generated from spec/services/flights/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  airlineAwardsGetConfigResult,
  airlineAwardsListDestinationsResult,
  airlineAwardsSearchResult,
  decodeAirlineAwardsGetConfig,
  decodeAirlineAwardsListDestinations,
  decodeAirlineAwardsSearch,
  decodeListFlightSources,
  decodeSearchAwardFlights,
  decodeSearchFlights,
  listFlightSourcesResult,
  searchAwardFlightsResult,
  searchFlightsResult,
} from './codec.ts';
import type {
  AirlineAwardsGetConfigArguments,
  AirlineAwardsGetConfigResult,
  AirlineAwardsListDestinationsArguments,
  AirlineAwardsListDestinationsResult,
  AirlineAwardsSearchArguments,
  AirlineAwardsSearchResult,
  ListFlightSourcesArguments,
  ListFlightSourcesResult,
  SearchAwardFlightsArguments,
  SearchAwardFlightsResult,
  SearchFlightsArguments,
  SearchFlightsResult,
} from './types.ts';

/** Flight offers with prices, award seats for points, and SAS award seats from Oslo to North America. */
export interface FlightsHandlers {
  /**
   * Flight offers for a route on given days: fares sorted by price, award seats sorted by points. With mode all,
   * fares come first, then award seats; the two are never mixed. sources reports which sources were queried and the
   * outcome of each. Offers cannot be booked here. departure_date must not be after return_date.
   */
  search_flights: Handler<SearchFlightsArguments, SearchFlightsResult>;
  /**
   * Award seats for points or miles for a route on given days, across about 24 loyalty programs, fewest points first.
   * Seats were last seen hours or days ago. SAS EuroBonus is not among the programs. departure_date must not be after
   * return_date.
   */
  search_award_flights: Handler<SearchAwardFlightsArguments, SearchAwardFlightsResult>;
  /** The sources of fares and award seats: what each can search for, and whether this server can query it. */
  list_flight_sources: Handler<ListFlightSourcesArguments, ListFlightSourcesResult>;
  /**
   * Pairs of days with SAS award seats in Business or Premium Economy from Oslo to North America and back, for a
   * given length of stay. Destinations are queried one after another (about 3 seconds each). After 50 seconds the
   * tool returns the results so far; pass destinations with status not_asked to another call. If the source rejects
   * automated requests, the status is failed. min_stay_days must not be above max_stay_days.
   */
  airline_awards_search: Handler<AirlineAwardsSearchArguments, AirlineAwardsSearchResult>;
  /** The 11 destinations in North America that airline_awards_search covers, priority ones first, with cabins. */
  airline_awards_list_destinations: Handler<AirlineAwardsListDestinationsArguments, AirlineAwardsListDestinationsResult>;
  /** Origin, default number of passengers, lengths of stay and search horizon of airline_awards_search. */
  airline_awards_get_config: Handler<AirlineAwardsGetConfigArguments, AirlineAwardsGetConfigResult>;
}

/** spec/services/flights/service.yaml#tools.search_flights */
export const searchFlights: Operation = {
  id: 'flights.search_flights',
  service: 'flights',
  adapter: 'flights',
  name: 'search_flights',
  summary: 'Flight offers for a route on given days: fares sorted by price, award seats sorted by points.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_configured'],
  sources: ['duffel'],
  decode: decodeSearchFlights,
  result: searchFlightsResult,
};

/** spec/services/flights/service.yaml#tools.search_award_flights */
export const searchAwardFlights: Operation = {
  id: 'flights.search_award_flights',
  service: 'flights',
  adapter: 'flights',
  name: 'search_award_flights',
  summary: 'Award seats for points or miles for a route on given days, across about 24 loyalty programs, fewest points first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_configured'],
  sources: ['seats-aero'],
  decode: decodeSearchAwardFlights,
  result: searchAwardFlightsResult,
};

/** spec/services/flights/service.yaml#tools.list_flight_sources */
export const listFlightSources: Operation = {
  id: 'flights.list_flight_sources',
  service: 'flights',
  adapter: 'flights',
  name: 'list_flight_sources',
  summary: 'The sources of fares and award seats: what each can search for, and whether this server can query it.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, from its own settings', asOf: '{call}' }],
  decode: decodeListFlightSources,
  result: listFlightSourcesResult,
};

/** spec/services/flights/service.yaml#tools.airline_awards_search */
export const airlineAwardsSearch: Operation = {
  id: 'flights.airline_awards_search',
  service: 'flights',
  adapter: 'flights',
  name: 'airline_awards_search',
  summary: 'Pairs of days with SAS award seats in Business or Premium Economy from Oslo to North America and back, for a given length of stay.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_configured'],
  sources: ['airline-awards'],
  decode: decodeAirlineAwardsSearch,
  result: airlineAwardsSearchResult,
};

/** spec/services/flights/service.yaml#tools.airline_awards_list_destinations */
export const airlineAwardsListDestinations: Operation = {
  id: 'flights.airline_awards_list_destinations',
  service: 'flights',
  adapter: 'flights',
  name: 'airline_awards_list_destinations',
  summary: 'The 11 destinations in North America that airline_awards_search covers, priority ones first, with cabins.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [
    { publisher: "Almanac's own list of SAS routes", page: 'https://www.sas.se/award-finder', asOf: '2026-01' },
  ],
  decode: decodeAirlineAwardsListDestinations,
  result: airlineAwardsListDestinationsResult,
};

/** spec/services/flights/service.yaml#tools.airline_awards_get_config */
export const airlineAwardsGetConfig: Operation = {
  id: 'flights.airline_awards_get_config',
  service: 'flights',
  adapter: 'flights',
  name: 'airline_awards_get_config',
  summary: 'Origin, default number of passengers, lengths of stay and search horizon of airline_awards_search.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [
    { publisher: "Almanac's own list of SAS routes", page: 'https://www.sas.se/award-finder', asOf: '2026-01' },
  ],
  decode: decodeAirlineAwardsGetConfig,
  result: airlineAwardsGetConfigResult,
};
