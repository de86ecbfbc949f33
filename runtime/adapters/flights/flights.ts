import type { FlightsHandlers } from '../../../generated/services/flights/operations.ts';
import type { FlightSource, SourceInfo } from '../../../generated/services/flights/types.ts';
import { sources as policies } from '../../../generated/sources.ts';
import { AIRLINE_AWARDS_ON } from '../../config/switched-off.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Context } from '../context.ts';
import type { AirlineAwards } from './airline-awards/airline-awards.ts';
import { CABINS, DEFAULTS, DESTINATIONS, LOOKAHEAD_DAYS, ORIGIN } from './award-destinations.ts';
import { searchAwards } from './award-search.ts';
import { type FlightSources, searchFlights } from './search.ts';

export function create(context: Context<'flights'>): FlightsHandlers {
  const sources: FlightSources = { fares: context.source('duffel'), seats: context.source('seats-aero') };
  const awards = context.source('airline-awards');
  return {
    search_flights: async (args, call) => ({ ...(await searchFlights(sources, args, call)), mode: args.mode }),
    search_award_flights: (args, call) => searchFlights(sources, { ...args, mode: 'award', detail: 'brief' }, call),
    list_flight_sources: () => {
      const all = sourcesOf(sources, awards);
      return { count: all.length, sources: all };
    },
    airline_awards_search: (args, call) => searchAwards(awards, args, call),
    airline_awards_list_destinations: () => ({
      count: DESTINATIONS.length,
      origin: ORIGIN.code,
      destinations: DESTINATIONS,
    }),
    airline_awards_get_config: () => ({
      origin: ORIGIN.code,
      origin_name: ORIGIN.name,
      default_passengers: DEFAULTS.passengers,
      default_min_stay_days: DEFAULTS.minStayDays,
      default_max_stay_days: DEFAULTS.maxStayDays,
      lookahead_days: LOOKAHEAD_DAYS,
      cabins: CABINS,
      priority_destinations: DESTINATIONS.filter(({ priority }) => priority).map(({ code }) => code),
      destination_count: DESTINATIONS.length,
      seconds_a_destination: policies['airline-awards'].politeness.rate.per / 1000,
    }),
  };
}

function sourcesOf({ fares, seats }: FlightSources, awards: AirlineAwards): AdapterResult<SourceInfo>[] {
  return [
    info(
      'duffel',
      ['revenue'],
      fares.configured,
      ['search_flights'],
      'Fares of about 300 airlines. With a test token, fares are fictional.',
    ),
    info(
      'seats-aero',
      ['award'],
      seats.configured,
      ['search_flights', 'search_award_flights'],
      'Award seats of about 24 loyalty programs, as last seen hours or days ago; SAS EuroBonus is not included.',
    ),
    info(
      'airline-awards',
      ['award'],
      awards.configured,
      ['airline_awards_search'],
      'SAS EuroBonus seats from Oslo to 11 destinations in North America. The airline may block automated requests; the result reports that.',
    ),
  ];
}

function info(
  source: FlightSource,
  modes: AdapterResult<SourceInfo>['modes'],
  enabled: boolean,
  tools: string[],
  coverage: string,
): AdapterResult<SourceInfo> {
  const { title, homepage, attribution, keys } = policies[source];
  const ways = keys.length === 0 ? [AIRLINE_AWARDS_ON] : keys.map(({ env, how }) => `Set ${env}: ${how}.`);
  const to_enable = enabled ? null : ways.join(' ');
  return { source, title, modes, enabled, to_enable, tools, coverage, homepage, attribution };
}
