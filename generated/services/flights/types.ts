// Generated from spec/services/flights/service.yaml by `make generate`: do not edit.

/** Cabin of an award seat. */
export type AwardCabin = 'business' | 'premium_economy';

/** Cabin. */
export type CabinClass = 'economy' | 'premium_economy' | 'business' | 'first';

/** brief leaves out aircraft, terminals, baggage and fare codes. */
export type Detail = 'brief' | 'full';

/** Id of a source. */
export type FlightSource = 'duffel' | 'seats-aero' | 'airline-awards';

/** What is searched: fares to pay (revenue), seats for points (award), or both. */
export type SearchMode = 'revenue' | 'award' | 'all';

/** spec/services/flights/service.yaml#records.AwardDestination */
export interface AwardDestination {
  /** IATA code. */
  readonly code: string;
  /** City. */
  readonly name: string;
  /** Country. */
  readonly country: 'US' | 'CA';
  /** Whether priority_only includes it. */
  readonly priority: boolean;
  /** Cabins that are looked for. */
  readonly cabins: readonly AwardCabin[];
}

/** spec/services/flights/service.yaml#records.AwardPair */
export interface AwardPair {
  readonly cabin: AwardCabin;
  /** Day of the flight out. */
  readonly outbound_date: string;
  /** Award seats on it. */
  readonly outbound_seats: number;
  /** Day of the flight back. */
  readonly return_date: string;
  /** Award seats on it. */
  readonly return_seats: number;
  /** Days between the two. */
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
  /** Whether it is a priority destination. */
  readonly priority: boolean;
  /**
   * ok, empty: it was looked at; failed: the source did not answer or refused; not_asked: there was no time left, or
   * the source had refused before.
   */
  readonly status: 'ok' | 'empty' | 'failed' | 'not_asked';
  /** Why it failed or was not asked. */
  readonly reason: string | null;
  /** How many pairs of days fit. */
  readonly pair_count: number;
  /** The first of them, by day out and day back. */
  readonly pairs: readonly AwardPair[];
  /** When the seats were looked up. */
  readonly fetched_at: string | null;
}

/** spec/services/flights/service.yaml#records.Leg */
export interface Leg {
  /** IATA code. */
  readonly origin: string | null;
  /** IATA code. */
  readonly destination: string | null;
  /** Day of departure. */
  readonly date: string | null;
  /** Whole time on the way, where known. */
  readonly duration_minutes?: number;
  /** Stops on the way; null where not known: direct tells then. */
  readonly stops: number | null;
  /** Whether there is a flight without a change. */
  readonly direct: boolean | null;
  /** Flights of this leg; empty for award seats. */
  readonly segments: readonly Segment[];
  /** Award seats left; null where the programme does not say. */
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
  /** Where it comes from. */
  readonly source: FlightSource;
  /** A fare to pay or seats for points. */
  readonly kind: 'revenue' | 'award';
  /** Price for all passengers together; null for award seats. */
  readonly price: Money | null;
  /** Points for each passenger over all legs; null for fares, and where not known. */
  readonly points: number | null;
  /** Taxes and fees: those within the price, or beside the points for each passenger; null where not known. */
  readonly taxes: Money | null;
  /** Loyalty programme whose points are meant, such as aeroplan. */
  readonly program?: string;
  /** Airline that sells it, or airlines that fly it. */
  readonly airlines: readonly Carrier[];
  /** Cabin. */
  readonly cabin_class?: string | null;
  /** Way out, and way back where asked for. */
  readonly legs: readonly Leg[];
  /** Whether it is refunded before departure; null where not known. */
  readonly refundable?: boolean | null;
  /** Whether it can be changed before departure. */
  readonly changeable?: boolean | null;
  /** CO2 estimate in kilograms. */
  readonly emissions_kg?: number;
  /** Until when the offer holds. */
  readonly expires_at?: string | null;
  /** True for offers of a test token; they cannot be flown. */
  readonly invented?: boolean;
}

/** spec/services/flights/service.yaml#records.Segment */
export interface Segment {
  /** Number under which it is sold, such as SK805. */
  readonly flight_number: string | null;
  /** Airline that flies it, where it is not the one that sells it. */
  readonly operated_by: string | null;
  /** IATA code of the airport. */
  readonly origin: string | null;
  /** IATA code of the airport. */
  readonly destination: string | null;
  /** Local time at the origin, without offset: 2026-12-15T07:45:00. */
  readonly departing_at: string | null;
  /** Local time at the destination. */
  readonly arriving_at: string | null;
  /** Cabin. */
  readonly cabin_class?: string;
  /** IANA zone of the origin; only with detail full, like the fields below. */
  readonly origin_time_zone?: string;
  /** IANA zone of the destination. */
  readonly destination_time_zone?: string;
  /** Terminal of departure. */
  readonly origin_terminal?: string;
  /** Terminal of arrival. */
  readonly destination_terminal?: string;
  /** Kind of aircraft. */
  readonly aircraft?: string;
  /** Fare basis code. */
  readonly fare_basis?: string;
  /** Checked bags included for each passenger. */
  readonly checked_bags?: number;
  /** Carry-on bags included for each passenger. */
  readonly carry_on_bags?: number;
}

/** spec/services/flights/service.yaml#records.SourceInfo */
export interface SourceInfo {
  /** Id in results. */
  readonly source: FlightSource;
  /** Name. */
  readonly title: string;
  /** What it can be searched for. */
  readonly modes: readonly ('revenue' | 'award')[];
  /** Whether this server can ask it. */
  readonly enabled: boolean;
  /** What the operator must do for it; null where it is enabled. */
  readonly to_enable: string | null;
  /** Tools that ask it. */
  readonly tools: readonly string[];
  /** What it knows. */
  readonly coverage: string;
  /** Its home page. */
  readonly homepage: string;
  /** What to write beside its data. */
  readonly attribution: string;
}

/** spec/services/flights/service.yaml#records.SourceOutcome */
export interface SourceOutcome {
  /** Which source. */
  readonly source: FlightSource;
  /** Who that is, as people name it. */
  readonly publisher: string;
  /** ok, empty: it answered; failed: it did not; not_configured: the operator has no key for it. */
  readonly status: 'ok' | 'empty' | 'failed' | 'not_configured';
  /** How many offers of it are returned. */
  readonly count: number;
  /** How many it had. */
  readonly found: number | null;
  /** Why it gave nothing, or what its answer lacks. */
  readonly reason: string | null;
}

export interface SearchFlightsArguments {
  /** IATA code of the airport of departure, or of a city (LON); a name is taken too. */
  readonly origin: string;
  /** IATA code of the airport of arrival, or of a city (LON); a name is taken too. */
  readonly destination: string;
  /** Day of departure, YYYY-MM-DD; not in the past. */
  readonly departure_date: string;
  /** Day of the flight back, YYYY-MM-DD; leave it out for one way. */
  readonly return_date?: string;
  /** How many adults. */
  readonly adults: number;
  /** Only this cabin. */
  readonly cabin_class?: CabinClass;
  /** Fares, award seats, or both. */
  readonly mode: SearchMode;
  /** How many offers of each kind at most. */
  readonly max_results: number;
  /** How many changes of plane at most each way, for fares; 1 unless said. */
  readonly max_connections?: number;
  /** How much of each offer. */
  readonly detail: Detail;
}

export interface SearchFlightsResult {
  /** IATA code. */
  readonly origin: string;
  /** IATA code. */
  readonly destination: string;
  /** Day out. */
  readonly departure_date: string;
  /** Day back. */
  readonly return_date: string | null;
  /** What was searched. */
  readonly mode: SearchMode;
  /** How many offers are returned. */
  readonly count: number;
  /** Fares by price, then award seats by points. */
  readonly offers: readonly Offer[];
  /** What each source gave, fares first. */
  readonly sources: readonly SourceOutcome[];
  /** What limits this answer. */
  readonly note: string | null;
}

export interface SearchAwardFlightsArguments {
  /** IATA code of the airport of departure, or of a city (LON); a name is taken too. */
  readonly origin: string;
  /** IATA code of the airport of arrival, or of a city (LON); a name is taken too. */
  readonly destination: string;
  /** Day of departure, YYYY-MM-DD; not in the past. */
  readonly departure_date: string;
  /** Day of the flight back; pairs of the same programme and cabin are given then. */
  readonly return_date?: string;
  /** How many seats; a programme that does not say how many are left is kept. */
  readonly adults: number;
  /** Only this cabin. */
  readonly cabin_class?: CabinClass;
  /** How many offers at most. */
  readonly max_results: number;
}

export interface SearchAwardFlightsResult {
  /** IATA code. */
  readonly origin: string;
  /** IATA code. */
  readonly destination: string;
  /** Day out. */
  readonly departure_date: string;
  /** Day back. */
  readonly return_date: string | null;
  /** How many offers are returned. */
  readonly count: number;
  /** Fewest points first, those without a known number last. */
  readonly offers: readonly Offer[];
  /** What the source gave. */
  readonly sources: readonly SourceOutcome[];
  /** What limits this answer. */
  readonly note: string | null;
}

export interface ListFlightSourcesArguments {}

export interface ListFlightSourcesResult {
  /** How many sources. */
  readonly count: number;
  /** The sources: fares first, then award seats. */
  readonly sources: readonly SourceInfo[];
}

export interface AirlineAwardsSearchArguments {
  /**
   * IATA codes of destinations, or their cities; leave it out for all 11. airline_awards_list_destinations lists
   * them.
   */
  readonly destinations?: readonly string[];
  /** Seats needed on both flights. */
  readonly passengers: number;
  /** Shortest stay in days. */
  readonly min_stay_days: number;
  /** Longest stay in days. */
  readonly max_stay_days: number;
  /** Only the priority destinations MIA and LAX. */
  readonly priority_only: boolean;
  /** How many pairs of days a destination at most; pair_count tells how many there are. */
  readonly max_pairs: number;
}

export interface AirlineAwardsSearchResult {
  /** IATA code of the origin. */
  readonly origin: string;
  /** Seats needed. */
  readonly passengers: number;
  /** Shortest stay. */
  readonly min_stay_days: number;
  /** Longest stay. */
  readonly max_stay_days: number;
  /** Whether every destination was looked at. */
  readonly complete: boolean;
  /** How many pairs were found in all. */
  readonly pair_count: number;
  /** Each destination with its pairs, priority ones first. */
  readonly destinations: readonly DestinationResult[];
  /** Codes of destinations that were not asked, for another call. */
  readonly not_asked: readonly string[];
  /** What limits this answer. */
  readonly note: string | null;
}

export interface AirlineAwardsListDestinationsArguments {}

export interface AirlineAwardsListDestinationsResult {
  /** How many destinations. */
  readonly count: number;
  /** IATA code of the origin. */
  readonly origin: string;
  /** Priority ones first. */
  readonly destinations: readonly AwardDestination[];
}

export interface AirlineAwardsGetConfigArguments {}

export interface AirlineAwardsGetConfigResult {
  /** IATA code of the origin. */
  readonly origin: string;
  /** Its city. */
  readonly origin_name: string;
  /** Passengers unless said. */
  readonly default_passengers: number;
  /** Shortest stay unless said. */
  readonly default_min_stay_days: number;
  /** Longest stay unless said. */
  readonly default_max_stay_days: number;
  /** How many days ahead the source shows seats, about. */
  readonly lookahead_days: number;
  /** Cabins that are looked for. */
  readonly cabins: readonly AwardCabin[];
  /** Codes of priority destinations. */
  readonly priority_destinations: readonly string[];
  /** How many destinations. */
  readonly destination_count: number;
  /** How long one takes at least. */
  readonly seconds_a_destination: number;
}
