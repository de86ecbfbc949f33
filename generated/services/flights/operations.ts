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

/** Flight offers by price, award seats by points, and SAS award seats from Oslo to North America. */
export interface FlightsHandlers {
  /**
   * Flight offers for a route and days: fares sorted by price, award seats sorted by points. With mode all, fares
   * come first, then award seats; the two are never mixed in one order. sources says which source was asked and what
   * became of it. Offers cannot be booked here. departure_date must not be after return_date.
   */
  search_flights: Handler<SearchFlightsArguments, SearchFlightsResult>;
  /**
   * Seats for points or miles on a route and days, cheapest in points first, over some 24 loyalty programmes. The
   * seats are sightings of the last hours or days; SAS EuroBonus is not among the programmes. departure_date must not
   * be after return_date.
   */
  search_award_flights: Handler<SearchAwardFlightsArguments, SearchAwardFlightsResult>;
  /** The sources of fares and award seats: what each can be searched for, and whether this server can ask it. */
  list_flight_sources: Handler<ListFlightSourcesArguments, ListFlightSourcesResult>;
  /**
   * Pairs of days with SAS award seats in Business or Premium Economy from Oslo to North America and back, for a stay
   * of some days. Destinations are asked one after another (about 3 seconds each) and the tool ends at 50 seconds
   * with what it has: destinations with status not_asked can be asked for by another call. The source may refuse
   * programs: that is told as failed. min_stay_days must not be above max_stay_days.
   */
  airline_awards_search: Handler<AirlineAwardsSearchArguments, AirlineAwardsSearchResult>;
  /** The 11 destinations in North America that airline_awards_search knows, priority ones first, with cabins. */
  airline_awards_list_destinations: Handler<AirlineAwardsListDestinationsArguments, AirlineAwardsListDestinationsResult>;
  /** Origin, default number of passengers, stays and how far ahead airline_awards_search looks. */
  airline_awards_get_config: Handler<AirlineAwardsGetConfigArguments, AirlineAwardsGetConfigResult>;
}

/** spec/services/flights/service.yaml#tools.search_flights */
export const searchFlights: Operation = {
  id: 'flights.search_flights',
  service: 'flights',
  adapter: 'flights',
  name: 'search_flights',
  summary: 'Flight offers for a route and days: fares sorted by price, award seats sorted by points.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_configured'],
  sources: ['duffel', 'seats-aero', 'airline-awards'],
  decode: decodeSearchFlights,
  result: searchFlightsResult,
};

/** spec/services/flights/service.yaml#tools.search_award_flights */
export const searchAwardFlights: Operation = {
  id: 'flights.search_award_flights',
  service: 'flights',
  adapter: 'flights',
  name: 'search_award_flights',
  summary: 'Seats for points or miles on a route and days, cheapest in points first, over some 24 loyalty programmes.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_configured'],
  sources: ['duffel', 'seats-aero', 'airline-awards'],
  decode: decodeSearchAwardFlights,
  result: searchAwardFlightsResult,
};

/** spec/services/flights/service.yaml#tools.list_flight_sources */
export const listFlightSources: Operation = {
  id: 'flights.list_flight_sources',
  service: 'flights',
  adapter: 'flights',
  name: 'list_flight_sources',
  summary: 'The sources of fares and award seats: what each can be searched for, and whether this server can ask it.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [{ publisher: 'Almanac, of its own settings', asOf: '{call}' }],
  decode: decodeListFlightSources,
  result: listFlightSourcesResult,
};

/** spec/services/flights/service.yaml#tools.airline_awards_search */
export const airlineAwardsSearch: Operation = {
  id: 'flights.airline_awards_search',
  service: 'flights',
  adapter: 'flights',
  name: 'airline_awards_search',
  summary: 'Pairs of days with SAS award seats in Business or Premium Economy from Oslo to North America and back, for a stay of some days.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_configured'],
  sources: ['duffel', 'seats-aero', 'airline-awards'],
  decode: decodeAirlineAwardsSearch,
  result: airlineAwardsSearchResult,
};

/** spec/services/flights/service.yaml#tools.airline_awards_list_destinations */
export const airlineAwardsListDestinations: Operation = {
  id: 'flights.airline_awards_list_destinations',
  service: 'flights',
  adapter: 'flights',
  name: 'airline_awards_list_destinations',
  summary: 'The 11 destinations in North America that airline_awards_search knows, priority ones first, with cabins.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [
    {
      publisher: "Almanac's own list, of the routes that SAS shows",
      page: 'https://www.sas.se/award-finder',
      asOf: '2026-01',
    },
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
  summary: 'Origin, default number of passengers, stays and how far ahead airline_awards_search looks.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: [],
  builtIn: [
    {
      publisher: "Almanac's own list, of the routes that SAS shows",
      page: 'https://www.sas.se/award-finder',
      asOf: '2026-01',
    },
  ],
  decode: decodeAirlineAwardsGetConfig,
  result: airlineAwardsGetConfigResult,
};
