// Generated from spec/services/flights/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Flights and award seats. Flight offers by price, award seats by points, and SAS award seats from Oslo to North
 * America.
 */
export function flightsFunctions(caller: Caller) {
  return {
    /**
     * Flight offers for a route and days: fares sorted by price, award seats sorted by points. With mode all, fares
     * come first, then award seats; the two are never mixed in one order. sources says which source was asked and
     * what became of it. Offers cannot be booked here. Use when somebody wants to fly somewhere on a day and asks for
     * prices, times or connections. For seats for points alone use search_award_flights; for SAS award seats from
     * Oslo to North America over a year use airline_awards_search; for which sources this server can ask use
     * list_flight_sources. departure_date must not be after return_date.
     */
    search_flights: (
      values: components['schemas']['Flights.SearchFlightsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.SearchFlightsResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/search_flights' }, values, options),

    /**
     * Seats for points or miles on a route and days, cheapest in points first, over some 24 loyalty programmes. The
     * seats are sightings of the last hours or days; SAS EuroBonus is not among the programmes. Use when somebody
     * wants to pay a flight with points or miles. For fares in money use search_flights; for SAS EuroBonus award
     * seats from Oslo to North America use airline_awards_search. departure_date must not be after return_date.
     */
    search_award_flights: (
      values: components['schemas']['Flights.SearchAwardFlightsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.SearchAwardFlightsResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/search_award_flights' }, values, options),

    /**
     * The sources of fares and award seats: what each can be searched for, and whether this server can ask it. Use
     * when it is asked which flight sources there are, or why a search finds no fares or no award seats. For flights
     * themselves use search_flights.
     */
    list_flight_sources: (
      values: components['schemas']['Flights.ListFlightSourcesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.ListFlightSourcesResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/list_flight_sources' }, values, options),

    /**
     * Pairs of days with SAS award seats in Business or Premium Economy from Oslo to North America and back, for a
     * stay of some days. Destinations are asked one after another (about 3 seconds each) and the tool ends at 50
     * seconds with what it has: destinations with status not_asked can be asked for by another call. The source may
     * refuse programs: that is told as failed. Use when somebody looks for SAS EuroBonus award trips from Oslo to the
     * USA or Canada and is free in the days. For award seats of other programmes on a given day use
     * search_award_flights; for the destinations that can be asked for use airline_awards_list_destinations.
     * min_stay_days must not be above max_stay_days.
     */
    airline_awards_search: (
      values: components['schemas']['Flights.AirlineAwardsSearchArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.AirlineAwardsSearchResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/airline_awards_search' }, values, options),

    /**
     * The 11 destinations in North America that airline_awards_search knows, priority ones first, with cabins. Use
     * when it is asked to which cities or airports the SAS award search can look. For seats to them use
     * airline_awards_search.
     */
    airline_awards_list_destinations: (
      values: components['schemas']['Flights.AirlineAwardsListDestinationsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.AirlineAwardsListDestinationsResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/airline_awards_list_destinations' }, values, options),

    /**
     * Origin, default number of passengers, stays and how far ahead airline_awards_search looks. Use when it is asked
     * from where, for how many or how far ahead the SAS award search looks. For seats use airline_awards_search.
     */
    airline_awards_get_config: (
      values: components['schemas']['Flights.AirlineAwardsGetConfigArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Flights.AirlineAwardsGetConfigResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/airline_awards_get_config' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/flights/report_feedback', changes: true }, values, options),
  };
}
