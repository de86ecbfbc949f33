// A separate module, because reading the release must not load the rules.

import { TIME_ZONE_RELEASE } from '../../generated/embedded/time-zones-release.ts';

export { TIME_ZONE_RELEASE };

const DAY_MS = 86_400_000;
/** IANA publishes several releases a year. */
const OLDEST_RELEASE_DAYS = 243;

export function outdatedRulesWarning(now: Date): string | undefined {
  const { release, published } = TIME_ZONE_RELEASE;
  if (now.getTime() - Date.parse(published) <= OLDEST_RELEASE_DAYS * DAY_MS) return undefined;
  return `The time zone rules (IANA release ${release}) were published on ${published}, more than eight months ago. Local times can be wrong where rules changed since; update Almanac.`;
}
