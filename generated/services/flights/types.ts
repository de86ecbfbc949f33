// Generated from spec/services/flights.yaml by `make generate`: do not edit.

/** Cabin of an award seat. */
export type AwardCabin = 'business' | 'premium_economy';

/** Cabin. */
export type CabinClass = 'economy' | 'premium_economy' | 'business' | 'first';

/** short leaves out aircraft, terminals, baggage and fare codes. */
export type Detail = 'short' | 'full';

/** Id of a source. */
export type FlightSource = 'duffel' | 'seats-aero' | 'airline-awards';

/** What is searched: fares to pay (revenue), seats for points (award), or both. */
export type SearchMode = 'revenue' | 'award' | 'all';

/** spec/services/flights.yaml#records.AwardDestination */
export interface AwardDestination {
  /** IATA code. */
  code: string;
  /** City. */
  name: string;
  /** Country. */
  country: 'US' | 'CA';
  /** Whether priority_only includes it. */
  priority: boolean;
  /** Cabins that are looked for. */
  cabins: AwardCabin[];
}

/** spec/services/flights.yaml#records.AwardPair */
export interface AwardPair {
  cabin: AwardCabin;
  /** Day of the flight out. */
  outbound_date: string;
  /** Award seats on it. */
  outbound_seats: number;
  /** Day of the flight back. */
  return_date: string;
  /** Award seats on it. */
  return_seats: number;
  /** Days between the two. */
  stay_days: number;
}

/** spec/services/flights.yaml#records.Carrier */
export interface Carrier {
  /** IATA code. */
  code: string | null;
  /** Name. */
  name: string | null;
}

/** spec/services/flights.yaml#records.DestinationResult */
export interface DestinationResult {
  /** IATA code of the destination. */
  code: string;
  /** City. */
  name: string;
  /** Whether it is a priority destination. */
  priority: boolean;
  /**
   * ok, empty: it was looked at; failed: the source did not answer or refused; not_asked: there was no time left, or
   * the source had refused before.
   */
  status: 'ok' | 'empty' | 'failed' | 'not_asked';
  /** Why it failed or was not asked. */
  reason: string | null;
  /** How many pairs of days fit. */
  pair_count: number;
  /** The first of them, by day out and day back. */
  pairs: AwardPair[];
  /** When the seats were looked up. */
  fetched_at: string | null;
}

/** spec/services/flights.yaml#records.Leg */
export interface Leg {
  /** IATA code. */
  origin: string | null;
  /** IATA code. */
  destination: string | null;
  /** Day of departure. */
  date: string | null;
  /** Whole time on the way, where known. */
  duration_minutes?: number;
  /** Stops on the way; null where not known: direct tells then. */
  stops: number | null;
  /** Whether there is a flight without a change. */
  direct: boolean | null;
  /** Flights of this leg; empty for award seats. */
  segments: Segment[];
  /** Award seats left; null where the programme does not say. */
  seats?: number | null;
  /** When the award seat was last seen. */
  updated_at?: string | null;
}

/** spec/services/flights.yaml#records.Money */
export interface Money {
  /** Amount. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
}

/** spec/services/flights.yaml#records.Offer */
export interface Offer {
  /** Id at the source. */
  id: string;
  /** Where it comes from. */
  source: FlightSource;
  /** A fare to pay or seats for points. */
  kind: 'revenue' | 'award';
  /** Price for all passengers together; null for award seats. */
  price: Money | null;
  /** Points for each passenger over all legs; null for fares, and where not known. */
  points: number | null;
  /** Taxes and fees: those within the price, or beside the points for each passenger; null where not known. */
  taxes: Money | null;
  /** Loyalty programme whose points are meant, such as aeroplan. */
  program?: string;
  /** Airline that sells it, or airlines that fly it. */
  airlines: Carrier[];
  /** Cabin. */
  cabin_class?: string | null;
  /** Way out, and way back where asked for. */
  legs: Leg[];
  /** Whether it is refunded before departure; null where not known. */
  refundable?: boolean | null;
  /** Whether it can be changed before departure. */
  changeable?: boolean | null;
  /** CO2 estimate in kilograms. */
  emissions_kg?: number;
  /** Until when the offer holds. */
  expires_at?: string | null;
  /** True for offers of a test token; they cannot be flown. */
  invented?: boolean;
}

/** spec/services/flights.yaml#records.Segment */
export interface Segment {
  /** Number under which it is sold, such as SK805. */
  flight_number: string | null;
  /** Airline that flies it, where it is not the one that sells it. */
  operated_by: string | null;
  /** IATA code of the airport. */
  origin: string | null;
  /** IATA code of the airport. */
  destination: string | null;
  /** Local time at the origin, without offset: 2026-12-15T07:45:00. */
  departing_at: string | null;
  /** Local time at the destination. */
  arriving_at: string | null;
  /** Cabin. */
  cabin_class?: string;
  /** IANA zone of the origin; only with detail full, like the fields below. */
  origin_time_zone?: string;
  /** IANA zone of the destination. */
  destination_time_zone?: string;
  /** Terminal of departure. */
  origin_terminal?: string;
  /** Terminal of arrival. */
  destination_terminal?: string;
  /** Kind of aircraft. */
  aircraft?: string;
  /** Fare basis code. */
  fare_basis?: string;
  /** Checked bags included for each passenger. */
  checked_bags?: number;
  /** Carry-on bags included for each passenger. */
  carry_on_bags?: number;
}

/** spec/services/flights.yaml#records.SourceInfo */
export interface SourceInfo {
  /** Id in results. */
  source: FlightSource;
  /** Name. */
  title: string;
  /** What it can be searched for. */
  modes: ('revenue' | 'award')[];
  /** Whether this server can ask it. */
  enabled: boolean;
  /** What the operator must do for it; null where it is enabled. */
  to_enable: string | null;
  /** Tools that ask it. */
  tools: string[];
  /** What it knows. */
  coverage: string;
  /** Its home page. */
  homepage: string;
  /** What to write beside its data. */
  attribution: string;
}

/** spec/services/flights.yaml#records.SourceOutcome */
export interface SourceOutcome {
  /** Which source. */
  source: FlightSource;
  /** ok, empty: it answered; failed: it did not; not_configured: the operator has no key for it. */
  status: 'ok' | 'empty' | 'failed' | 'not_configured';
  /** How many offers of it are returned. */
  count: number;
  /** How many it had. */
  found: number | null;
  /** Why it gave nothing, or what its answer lacks. */
  reason: string | null;
}

export interface SearchFlightsArguments {
  /** IATA code of the airport of departure. */
  origin: string;
  /** IATA code of the airport of arrival. */
  destination: string;
  /** Day of departure, YYYY-MM-DD; not in the past. */
  departure_date: string;
  /** Day of the flight back, YYYY-MM-DD; leave it out for one way. */
  return_date?: string;
  /** How many adults. */
  adults: number;
  /** Only this cabin. */
  cabin_class?: CabinClass;
  /** Fares, award seats, or both. */
  mode: SearchMode;
  /** How many offers of each kind at most. */
  max_results: number;
  /** How many changes of plane at most each way, for fares; 1 unless said. */
  max_connections?: number;
  /** How much of each offer. */
  detail: Detail;
}

export interface SearchFlightsResult {
  /** IATA code. */
  origin: string;
  /** IATA code. */
  destination: string;
  /** Day out. */
  departure_date: string;
  /** Day back. */
  return_date: string | null;
  /** What was searched. */
  mode: SearchMode;
  /** How many offers are returned. */
  count: number;
  /** Fares by price, then award seats by points. */
  offers: Offer[];
  /** What each source gave. */
  sources: SourceOutcome[];
  /** What limits this answer. */
  note: string | null;
}

export interface SearchAwardFlightsArguments {
  /** IATA code of the airport of departure. */
  origin: string;
  /** IATA code of the airport of arrival. */
  destination: string;
  /** Day of departure, YYYY-MM-DD; not in the past. */
  departure_date: string;
  /** Day of the flight back; pairs of the same programme and cabin are given then. */
  return_date?: string;
  /** How many seats; a programme that does not say how many are left is kept. */
  adults: number;
  /** Only this cabin. */
  cabin_class?: CabinClass;
  /** How many offers at most. */
  max_results: number;
}

export interface SearchAwardFlightsResult {
  /** IATA code. */
  origin: string;
  /** IATA code. */
  destination: string;
  /** Day out. */
  departure_date: string;
  /** Day back. */
  return_date: string | null;
  /** How many offers are returned. */
  count: number;
  /** Fewest points first, those without a known number last. */
  offers: Offer[];
  /** What the source gave. */
  sources: SourceOutcome[];
  /** What limits this answer. */
  note: string | null;
}

export interface ListFlightSourcesArguments {}

export interface ListFlightSourcesResult {
  /** How many sources. */
  count: number;
  /** The sources. */
  sources: SourceInfo[];
}

export interface AirlineAwardsSearchArguments {
  /** IATA codes of destinations; leave it out for all 11. airline_awards_list_destinations lists them. */
  destinations?: string[];
  /** Seats needed on both flights. */
  passengers: number;
  /** Shortest stay in days. */
  min_stay_days: number;
  /** Longest stay in days. */
  max_stay_days: number;
  /** Only the priority destinations MIA and LAX. */
  priority_only: boolean;
  /** How many pairs of days a destination at most; pair_count tells how many there are. */
  max_pairs: number;
}

export interface AirlineAwardsSearchResult {
  /** IATA code of the origin. */
  origin: string;
  /** Seats needed. */
  passengers: number;
  /** Shortest stay. */
  min_stay_days: number;
  /** Longest stay. */
  max_stay_days: number;
  /** Whether every destination was looked at. */
  complete: boolean;
  /** How many pairs were found in all. */
  pair_count: number;
  /** Each destination with its pairs, priority ones first. */
  destinations: DestinationResult[];
  /** Codes of destinations that were not asked, for another call. */
  not_asked: string[];
  /** What limits this answer. */
  note: string | null;
}

export interface AirlineAwardsListDestinationsArguments {}

export interface AirlineAwardsListDestinationsResult {
  /** How many destinations. */
  count: number;
  /** IATA code of the origin. */
  origin: string;
  /** Priority ones first. */
  destinations: AwardDestination[];
}

export interface AirlineAwardsGetConfigArguments {}

export interface AirlineAwardsGetConfigResult {
  /** IATA code of the origin. */
  origin: string;
  /** Its city. */
  origin_name: string;
  /** Passengers unless said. */
  default_passengers: number;
  /** Shortest stay unless said. */
  default_min_stay_days: number;
  /** Longest stay unless said. */
  default_max_stay_days: number;
  /** How many days ahead the source shows seats, about. */
  lookahead_days: number;
  /** Cabins that are looked for. */
  cabins: AwardCabin[];
  /** Codes of priority destinations. */
  priority_destinations: string[];
  /** How many destinations. */
  destination_count: number;
  /** How long one takes at least. */
  seconds_a_destination: number;
}
