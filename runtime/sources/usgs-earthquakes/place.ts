// The country at the end of a place such as "23 km NE of Jurm, Afghanistan" or "7 km WNW of Cobb, CA".

import { countryCalled, usStateLike } from '../../language/countries/countries.ts';

/** The state of the United States that a word or code of its networks stands for; codes in capitals only. */
function isUsState(name: string): boolean {
  return usStateLike(name)?.isState === true && (name.length > 2 || name === name.toUpperCase());
}

/** ISO 3166-1 alpha-2; undefined where the text does not end in the name of a country or of a US state. */
export function countryOfPlace(place: string | undefined): string | undefined {
  if (place === undefined) return undefined;
  const comma = place.lastIndexOf(',');
  const last = place.slice(comma + 1).trim();
  // A town's neighbour is a state there: "Lebanon, Georgia" and "Tbilisi, Georgia" are told apart by their coordinates.
  if (last === 'Georgia' && comma >= 0) return undefined;
  if (isUsState(last)) return 'US';
  const name = last.replace(/ region$/i, '').replace(/^(?:northern|southern|eastern|western|central) /i, '');
  return (countryCalled(last) ?? countryCalled(name))?.iso2;
}
