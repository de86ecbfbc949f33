// Generated from spec/services/flights/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Flights and award seats. Flight offers with prices, award seats for points, and SAS award seats from Oslo to North
 * America.
 */
export function flightsFunctions(caller: Caller) {
  return {
    /**
     * Flight offers for a route on given days: fares sorted by price, award seats sorted by points. With mode all,
     * fares come first, then award seats; the two are never mixed. sources reports which sources were queried and the
     * outcome of each. Offers cannot be booked here. Use when the user wants to fly somewhere on a given day and asks
     * for prices, times or connections. For only seats for points use search_award_flights; for SAS award seats from
     * Oslo to North America over a year use airline_awards_search; for which sources this server can query use
     * list_flight_sources. departure_date must not be after return_date.
     */
    search_flights: (
      values: components['schemas']['Flights.SearchFlightsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.SearchFlightsResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/search_flights' }, values, options),

    /**
     * Award seats for points or miles for a route on given days, across about 24 loyalty programs, fewest points
     * first. Seats were last seen hours or days ago. SAS EuroBonus is not among the programs. Use when the user wants
     * to pay for a flight with points or miles. For fares in money use search_flights; for SAS EuroBonus award seats
     * from Oslo to North America use airline_awards_search. departure_date must not be after return_date.
     */
    search_award_flights: (
      values: components['schemas']['Flights.SearchAwardFlightsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.SearchAwardFlightsResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/search_award_flights' }, values, options),

    /**
     * The sources of fares and award seats: what each can search for, and whether this server can query it. Use when
     * the user asks which flight sources are available, or why a search returns no fares or award seats. For flights
     * use search_flights.
     */
    list_flight_sources: (
      values: components['schemas']['Flights.ListFlightSourcesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.ListFlightSourcesResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/list_flight_sources' }, values, options),

    /**
     * Pairs of days with SAS award seats in Business or Premium Economy from Oslo to North America and back, for a
     * given length of stay. Destinations are queried one after another (about 3 seconds each). After 50 seconds the
     * tool returns the results so far; pass destinations with status not_asked to another call. If the source rejects
     * automated requests, the status is failed. Use when the user looks for SAS EuroBonus award trips from Oslo to
     * the USA or Canada with flexible dates. For award seats of other programs on a given day use
     * search_award_flights; for the list of destinations use airline_awards_list_destinations. min_stay_days must not
     * be above max_stay_days.
     */
    airline_awards_search: (
      values: components['schemas']['Flights.AirlineAwardsSearchArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.AirlineAwardsSearchResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/airline_awards_search' }, values, options),

    /**
     * The 11 destinations in North America that airline_awards_search covers, priority ones first, with cabins. Use
     * when the user asks which cities or airports the SAS award search covers. For award seats to these destinations
     * use airline_awards_search.
     */
    airline_awards_list_destinations: (
      values: components['schemas']['Flights.AirlineAwardsListDestinationsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.AirlineAwardsListDestinationsResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/airline_awards_list_destinations' }, values, options),

    /**
     * Origin, default number of passengers, lengths of stay and search horizon of airline_awards_search. Use when the
     * user asks about the origin, number of passengers or date range of the SAS award search. For seats use
     * airline_awards_search.
     */
    airline_awards_get_config: (
      values: components['schemas']['Flights.AirlineAwardsGetConfigArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.AirlineAwardsGetConfigResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/airline_awards_get_config' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/report_feedback', changes: true }, values, options),
  };
}
