import type { Crisis } from '../../../generated/services/crisis-intelligence/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { countryOf } from '../../reference/countries/countries.ts';
import type { DisasterEvent } from './gdacs/gdacs.ts';
import type { CapWarning } from './meteoalarm/meteoalarm.ts';
import { type Placing, placing } from './placing.ts';
import type { Earthquake } from './usgs-earthquakes/usgs-earthquakes.ts';

export function ofDisaster({ crisis, countryCodes }: DisasterEvent): AdapterResult<Crisis> {
  const { codes, by } = placeOf(crisis, countryCodes);
  return { ...crisis, country_codes: codes, placed_by: by };
}

/** Returns the countries that GDACS reports or, failing that, the countries found by place name or coordinates. */
function placeOf(
  { area, title, latitude, longitude }: DisasterEvent['crisis'],
  countryCodes: readonly string[],
): Placing {
  const known = countryCodes.map((code) => countryOf(code)?.iso2).filter((code) => code !== undefined);
  if (known.length > 0) return { codes: [...new Set(known)], by: undefined };
  return placing({ text: area ?? title, latitude, longitude });
}

export function ofEarthquake(quake: Earthquake): AdapterResult<Crisis> {
  const { area, latitude, longitude } = quake;
  const { codes, by } = placing({ text: area, latitude, longitude });
  return { ...quake, country_codes: codes, placed_by: by };
}

export function ofCap(
  { crisis, areas }: CapWarning,
  source: 'dmi-warnings' | 'fmi-warnings',
  country: 'DK' | 'FI',
): AdapterResult<Crisis> {
  return {
    source,
    ...crisis,
    country_codes: [country],
    area: areas.length === 0 ? undefined : areas.join(', '),
  };
}
