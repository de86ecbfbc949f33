// Sources that are asked only where the operator has said so, since the source itself gives programs no permission.

import type { SourceId } from '../../generated/sources.ts';
import type { Config } from './config.ts';

/** What the operator does for the award finder. */
export const AIRLINE_AWARDS_ON =
  'Set ALMANAC_AIRLINE_AWARDS=on: the airline gives programs no permission, so it is asked only where the operator wants it.';

/** Sources that are off, with what a call of them is told. */
export function switchedOff({ airlineAwards }: Pick<Config, 'airlineAwards'>): Partial<Record<SourceId, string>> {
  if (airlineAwards === 'on') return {};
  return { 'airline-awards': `The award finder of SAS (airline-awards) is not switched on here. ${AIRLINE_AWARDS_ON}` };
}
