// The manifest of airline_awards_search repeats these argument defaults; a test checks that they are equal.

import { AWARD_CABIN_VALUES } from '../../../generated/services/flights/codec.ts';
import type { AwardCabin, AwardDestination } from '../../../generated/services/flights/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';

export const ORIGIN = { code: 'OSL', name: 'Oslo', zone: 'Europe/Oslo' } as const;
export const CABINS: readonly AwardCabin[] = AWARD_CABIN_VALUES;
export const DEFAULTS = { passengers: 3, minStayDays: 2, maxStayDays: 10 } as const;
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

export const DESTINATIONS: readonly AdapterResult<AwardDestination>[] = LIST.map(([code, name, country, priority]) => ({
  ...{ code, name, country, priority },
  cabins: CABINS,
}));
