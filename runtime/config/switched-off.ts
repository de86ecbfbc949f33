// Sources that are asked only where the operator has said so, since the source itself gives programs no permission.

import type { SourceId } from '../../generated/sources.ts';
import type { Config } from './config.ts';

/** What the operator does for the award finder. */
export const AIRLINE_AWARDS_ON =
  'Set ALMANAC_AIRLINE_AWARDS=on: the airline does not permit automated access, so the operator must enable this source.';

/** Sources that are off, with what a call of them is told. */
export function switchedOff({ airlineAwards }: Pick<Config, 'airlineAwards'>): Partial<Record<SourceId, string>> {
  if (airlineAwards === 'on') return {};
  return { 'airline-awards': `The SAS award finder (airline-awards) is disabled on this server. ${AIRLINE_AWARDS_ON}` };
}
