// What airline_awards_search looks at: where from, the destinations, the cabins, and its defaults (those of the arguments stand in the
// manifest too, and a test holds the two together).

import { AWARD_CABIN_VALUES } from '../../../generated/services/flights/codec.ts';
import type { AwardCabin, AwardDestination } from '../../../generated/services/flights/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';

/** Where award trips begin. */
export const ORIGIN = { code: 'OSL', name: 'Oslo', zone: 'Europe/Oslo' } as const;
/** Cabins that awards are sought in. */
export const CABINS: readonly AwardCabin[] = AWARD_CABIN_VALUES;
/** Passengers and days of a stay, where the caller says nothing. */
export const DEFAULTS = { passengers: 3, minStayDays: 2, maxStayDays: 10 } as const;
/** How far ahead the source shows seats. */
export const LOOKAHEAD_DAYS = 330;

const LIST: readonly (readonly [code: string, name: string, country: 'US' | 'CA', priority: boolean])[] = [
  ['LAX', 'Los Angeles', 'US', true],
  ['MIA', 'Miami', 'US', true],
  ['ATL', 'Atlanta', 'US', false],
  ['BOS', 'Boston', 'US', false],
  ['EWR', 'New York (Newark)', 'US', false],
  ['IAD', 'Washington', 'US', false],
  ['JFK', 'New York (JFK)', 'US', false],
  ['ORD', 'Chicago', 'US', false],
  ['SEA', 'Seattle', 'US', false],
  ['SFO', 'San Francisco', 'US', false],
  ['YYZ', 'Toronto', 'CA', false],
];

/** Where award trips may go. */
export const DESTINATIONS: readonly AdapterResult<AwardDestination>[] = LIST.map(([code, name, country, priority]) => ({
  ...{ code, name, country, priority },
  cabins: CABINS,
}));
