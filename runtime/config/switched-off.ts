// Sources that do not permit automated access, so the operator must enable them.

import type { SourceId } from '../../generated/sources.ts';
import type { Config } from './config.ts';

export const AIRLINE_AWARDS_ON =
  'Set ALMANAC_AIRLINE_AWARDS=on: the airline does not permit automated access, so the operator must enable this source.';

/** Returns an error message for each disabled source. */
export function switchedOff({ airlineAwards }: Pick<Config, 'airlineAwards'>): Partial<Record<SourceId, string>> {
  if (airlineAwards === 'on') return {};
  return { 'airline-awards': `The SAS award finder (airline-awards) is disabled on this server. ${AIRLINE_AWARDS_ON}` };
}
