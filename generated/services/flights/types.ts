// Generated from spec/services/flights/service.yaml by `make generate`: do not edit.

/** Cabin of the award seat. */
export type AwardCabin = 'business' | 'premium_economy';

/** Cabin. */
export type CabinClass = 'economy' | 'premium_economy' | 'business' | 'first';

/** brief omits aircraft, terminals, baggage and fare codes. */
export type Detail = 'brief' | 'full';

/** Id of a source. */
export type FlightSource = 'duffel' | 'seats-aero' | 'airline-awards';

/** What to search: fares (revenue), award seats for points (award), or both. */
export type SearchMode = 'revenue' | 'award' | 'all';

/** spec/services/flights/service.yaml#records.AwardDestination */
export interface AwardDestination {
  /** IATA code. */
  readonly code: string;
  /** City. */
  readonly name: string;
  /** Country. */
  readonly country: 'US' | 'CA';
  /** Whether priority_only includes the destination. */
  readonly priority: boolean;
  /** Cabins searched. */
  readonly cabins: readonly AwardCabin[];
}

/** spec/services/flights/service.yaml#records.AwardPair */
export interface AwardPair {
  readonly cabin: AwardCabin;
  /** Day of the outbound flight. */
  readonly outbound_date: string;
  /** Award seats on the outbound flight. */
  readonly outbound_seats: number;
  /** Day of the return flight. */
  readonly return_date: string;
  /** Award seats on the return flight. */
  readonly return_seats: number;
  /** Days between the two flights. */
  readonly stay_days: number;
}

/** spec/services/flights/service.yaml#records.Carrier */
export interface Carrier {
  /** IATA code. */
  readonly code: string | null;
  /** Name. */
  readonly name: string | null;
}

/** spec/services/flights/service.yaml#records.DestinationResult */
export interface DestinationResult {
  /** IATA code of the destination. */
  readonly code: string;
  /** City. */
  readonly name: string;
  /** Whether this is a priority destination. */
  readonly priority: boolean;
  /**
   * ok: returned seats; empty: returned no seats; failed: the source did not respond or rejected the request;
   * not_asked: not queried, because no time was left or the source had already rejected requests.
   */
  readonly status: 'ok' | 'empty' | 'failed' | 'not_asked';
  /** Reason the destination failed or was not queried. */
  readonly reason: string | null;
  /** Number of matching pairs of outbound and return days. */
  readonly pair_count: number;
  /** First pairs, sorted by outbound and return day. */
  readonly pairs: readonly AwardPair[];
  /** When the seats were fetched. */
  readonly fetched_at: string | null;
}

/** spec/services/flights/service.yaml#records.Leg */
export interface Leg {
  /** IATA code. */
  readonly origin: string | null;
  /** IATA code. */
  readonly destination: string | null;
  /** Departure day. */
  readonly date: string | null;
  /** Total travel time, if known. */
  readonly duration_minutes?: number;
  /** Number of stops; null if unknown (see direct). */
  readonly stops: number | null;
  /** Whether a direct flight exists. */
  readonly direct: boolean | null;
  /** Flights of this leg; empty for award seats. */
  readonly segments: readonly Segment[];
  /** Award seats left; null if the program does not report it. */
  readonly seats?: number | null;
  /** When the award seat was last seen. */
  readonly updated_at?: string | null;
}

/** spec/services/flights/service.yaml#records.Money */
export interface Money {
  /** Amount. */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** spec/services/flights/service.yaml#records.Offer */
export interface Offer {
  /** Id at the source. */
  readonly id: string;
  /** Source of the offer. */
  readonly source: FlightSource;
  /** Fare or award seats for points. */
  readonly kind: 'revenue' | 'award';
  /** Total price for all passengers; null for award seats. */
  readonly price: Money | null;
  /** Points per passenger for all legs; null for fares or if unknown. */
  readonly points: number | null;
  /**
   * Taxes and fees: included in the price of a fare, or due in addition to the points per passenger; null if unknown.
   */
  readonly taxes: Money | null;
  /** Loyalty program of the points, such as aeroplan. */
  readonly program?: string;
  /** Airline that sells the flight, or airlines that operate it. */
  readonly airlines: readonly Carrier[];
  /** Cabin. */
  readonly cabin_class?: string | null;
  /** Outbound leg, and return leg if requested. */
  readonly legs: readonly Leg[];
  /** Whether the fare is refundable before departure; null if unknown. */
  readonly refundable?: boolean | null;
  /** Whether the fare can be changed before departure. */
  readonly changeable?: boolean | null;
  /** CO2 estimate in kilograms. */
  readonly emissions_kg?: number;
  /** Expiry time of the offer. */
  readonly expires_at?: string | null;
  /** True for fictitious offers returned for a test token. */
  readonly invented?: boolean;
}

/** spec/services/flights/service.yaml#records.Segment */
export interface Segment {
  /** Marketing flight number, such as SK805. */
  readonly flight_number: string | null;
  /** Operating airline, if different from the marketing airline. */
  readonly operated_by: string | null;
  /** Airport. */
  readonly origin: string | null;
  /** Airport. */
  readonly destination: string | null;
  /** Local departure time without offset: 2026-12-15T07:45:00. */
  readonly departing_at: string | null;
  /** Local arrival time. */
  readonly arriving_at: string | null;
  /** Cabin. */
  readonly cabin_class?: string;
  /** Time zone of the origin. This and the following fields are returned only if detail is full. */
  readonly origin_time_zone?: string;
  /** Time zone of the destination. */
  readonly destination_time_zone?: string;
  /** Departure terminal. */
  readonly origin_terminal?: string;
  /** Arrival terminal. */
  readonly destination_terminal?: string;
  /** Aircraft type. */
  readonly aircraft?: string;
  /** Fare basis code. */
  readonly fare_basis?: string;
  /** Checked bags included per passenger. */
  readonly checked_bags?: number;
  /** Carry-on bags included per passenger. */
  readonly carry_on_bags?: number;
}

/** spec/services/flights/service.yaml#records.SourceInfo */
export interface SourceInfo {
  /** Id used in results. */
  readonly source: FlightSource;
  /** Name. */
  readonly title: string;
  /** Supported search modes. */
  readonly modes: readonly ('revenue' | 'award')[];
  /** Whether this server can query the source. */
  readonly enabled: boolean;
  /** What the operator must do to enable the source; null if enabled. */
  readonly to_enable: string | null;
  /** Tools that query the source. */
  readonly tools: readonly string[];
  /** What it covers. */
  readonly coverage: string;
  /** Home page. */
  readonly homepage: string;
  /** Attribution to show with the data. */
  readonly attribution: string;
}

/** spec/services/flights/service.yaml#records.SourceOutcome */
export interface SourceOutcome {
  /** Source. */
  readonly source: FlightSource;
  /** Publisher, by its common name. */
  readonly publisher: string;
  /**
   * ok: returned offers; empty: returned no offers; failed: did not respond; not_configured: the operator has no API
   * key for it.
   */
  readonly status: 'ok' | 'empty' | 'failed' | 'not_configured';
  /** Number of offers returned from this source. */
  readonly count: number;
  /** Number of offers found. */
  readonly found: number | null;
  /** Reason the source returned nothing, or a note on missing data. */
  readonly reason: string | null;
}

export interface SearchFlightsArguments {
  /** Departure airport: IATA code of the airport or of a city (LON); names also work. */
  readonly origin: string;
  /** Arrival airport: IATA code of the airport or of a city (LON); names also work. */
  readonly destination: string;
  /** Departure day, YYYY-MM-DD; today or later. */
  readonly departure_date: string;
  /** Day of the return flight, YYYY-MM-DD. Omit for a one-way trip. */
  readonly return_date?: string;
  /** Number of adults. */
  readonly adults: number;
  /** Only this cabin. */
  readonly cabin_class?: CabinClass;
  /** Fares, award seats, or both. */
  readonly mode: SearchMode;
  /** Maximum number of offers of each kind. */
  readonly max_results: number;
  /** Maximum number of connections in each direction, for fares. Default: 1. */
  readonly max_connections?: number;
  /** Level of detail per offer. */
  readonly detail: Detail;
}

export interface SearchFlightsResult {
  /** IATA code. */
  readonly origin: string;
  /** IATA code. */
  readonly destination: string;
  /** Outbound day. */
  readonly departure_date: string;
  /** Return day. */
  readonly return_date: string | null;
  /** Search mode used. */
  readonly mode: SearchMode;
  /** Number of offers returned. */
  readonly count: number;
  /** Fares by price, then award seats by points. */
  readonly offers: readonly Offer[];
  /** Outcome for each source, fares first. */
  readonly sources: readonly SourceOutcome[];
  /** Limitations of this result. */
  readonly note: string | null;
}

export interface SearchAwardFlightsArguments {
  /** Departure airport: IATA code of the airport or of a city (LON); names also work. */
  readonly origin: string;
  /** Arrival airport: IATA code of the airport or of a city (LON); names also work. */
  readonly destination: string;
  /** Departure day, YYYY-MM-DD; today or later. */
  readonly departure_date: string;
  /** Day of the return flight. If set, returns pairs of flights with the same program and cabin. */
  readonly return_date?: string;
  /** Minimum number of seats. Award seats of programs that do not report how many are left are included. */
  readonly adults: number;
  /** Only this cabin. */
  readonly cabin_class?: CabinClass;
  /** Maximum number of offers. */
  readonly max_results: number;
}

export interface SearchAwardFlightsResult {
  /** IATA code. */
  readonly origin: string;
  /** IATA code. */
  readonly destination: string;
  /** Outbound day. */
  readonly departure_date: string;
  /** Return day. */
  readonly return_date: string | null;
  /** Number of offers returned. */
  readonly count: number;
  /** Fewest points first, unknown points last. */
  readonly offers: readonly Offer[];
  /** Outcome for the source. */
  readonly sources: readonly SourceOutcome[];
  /** Limitations of this result. */
  readonly note: string | null;
}

export interface ListFlightSourcesArguments {}

export interface ListFlightSourcesResult {
  /** Number of sources. */
  readonly count: number;
  /** Fare sources first, then award-seat sources. */
  readonly sources: readonly SourceInfo[];
}

export interface AirlineAwardsSearchArguments {
  /** IATA codes or cities of destinations. Default: all 11; see airline_awards_list_destinations. */
  readonly destinations?: readonly string[];
  /** Seats needed on both flights. */
  readonly passengers: number;
  /** Shortest stay in days. */
  readonly min_stay_days: number;
  /** Longest stay in days. */
  readonly max_stay_days: number;
  /** Only the priority destinations MIA and LAX. */
  readonly priority_only: boolean;
  /** Maximum number of pairs of days per destination; pair_count reports the total. */
  readonly max_pairs: number;
}

export interface AirlineAwardsSearchResult {
  /** Origin airport. */
  readonly origin: string;
  /** Seats requested. */
  readonly passengers: number;
  /** Shortest stay, in days. */
  readonly min_stay_days: number;
  /** Longest stay, in days. */
  readonly max_stay_days: number;
  /** Whether every destination was searched. */
  readonly complete: boolean;
  /** Total number of pairs found. */
  readonly pair_count: number;
  /** Destinations with their pairs, priority ones first. */
  readonly destinations: readonly DestinationResult[];
  /** Codes of destinations that were not queried; pass them to another call. */
  readonly not_asked: readonly string[];
  /** Limitations of this result. */
  readonly note: string | null;
}

export interface AirlineAwardsListDestinationsArguments {}

export interface AirlineAwardsListDestinationsResult {
  /** Number of destinations. */
  readonly count: number;
  /** Origin airport. */
  readonly origin: string;
  /** Priority destinations first. */
  readonly destinations: readonly AwardDestination[];
}

export interface AirlineAwardsGetConfigArguments {}

export interface AirlineAwardsGetConfigResult {
  /** Origin airport. */
  readonly origin: string;
  /** City of the origin. */
  readonly origin_name: string;
  /** Default number of passengers. */
  readonly default_passengers: number;
  /** Default shortest stay, in days. */
  readonly default_min_stay_days: number;
  /** Default longest stay, in days. */
  readonly default_max_stay_days: number;
  /** Approximate number of days ahead for which the source shows award seats. */
  readonly lookahead_days: number;
  /** Cabins searched. */
  readonly cabins: readonly AwardCabin[];
  /** Priority destinations. */
  readonly priority_destinations: readonly string[];
  /** Number of destinations. */
  readonly destination_count: number;
  /** Minimum number of seconds per destination. */
  readonly seconds_a_destination: number;
}
