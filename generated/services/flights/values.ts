// Generated from spec/services/flights/service.yaml by `make generate`: do not edit.

/** Cabin of an award seat. */
export const AWARD_CABIN_VALUES = ['business', 'premium_economy'] as const;

/** Cabin. */
export const CABIN_CLASS_VALUES = ['economy', 'premium_economy', 'business', 'first'] as const;

/** brief leaves out aircraft, terminals, baggage and fare codes. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Id of a source. */
export const FLIGHT_SOURCE_VALUES = ['duffel', 'seats-aero', 'airline-awards'] as const;

/** What is searched: fares to pay (revenue), seats for points (award), or both. */
export const SEARCH_MODE_VALUES = ['revenue', 'award', 'all'] as const;
