// Generated from spec/services/flights/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkAirlineAwardsGetConfigResult,
  checkAirlineAwardsListDestinationsResult,
  checkAirlineAwardsSearchResult,
  checkListFlightSourcesResult,
  checkSearchAwardFlightsResult,
  checkSearchFlightsResult,
  decodeAirlineAwardsGetConfig,
  decodeAirlineAwardsListDestinations,
  decodeAirlineAwardsSearch,
  decodeListFlightSources,
  decodeSearchAwardFlights,
  decodeSearchFlights,
} from './validators.ts';
import {
  writeAirlineAwardsSearchResult,
  writeListFlightSourcesResult,
  writeSearchAwardFlightsResult,
  writeSearchFlightsResult,
} from './writers.ts';

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
  check: checkSearchFlightsResult,
  write: writeSearchFlightsResult,
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
  check: checkSearchAwardFlightsResult,
  write: writeSearchAwardFlightsResult,
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
  check: checkListFlightSourcesResult,
  write: writeListFlightSourcesResult,
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
  check: checkAirlineAwardsSearchResult,
  write: writeAirlineAwardsSearchResult,
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
  check: checkAirlineAwardsListDestinationsResult,
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
  check: checkAirlineAwardsGetConfigResult,
};
