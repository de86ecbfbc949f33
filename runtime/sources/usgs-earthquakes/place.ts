// The country at the end of a place such as "23 km NE of Jurm, Afghanistan" or "7 km WNW of Cobb, CA".

import { countryNamed } from '../../kit/countries.ts';

const STATES = new Set(
  (
    'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|' +
    'Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|' +
    'New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|' +
    'South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|' +
    // The networks of some states shorten their names.
    'AK|AZ|AR|CA|CO|HI|ID|MO|MT|NM|NV|NY|OK|OR|TN|TX|UT|WA|WY'
  ).split('|'),
);

/** ISO 3166-1 alpha-2; undefined where the text does not end in the name of a country or of a US state. */
export function countryOfPlace(place: string | undefined): string | undefined {
  if (place === undefined) return undefined;
  const last = place.slice(place.lastIndexOf(',') + 1).trim();
  if (STATES.has(last)) return 'US';
  const name = last.replace(/ region$/i, '').replace(/^(?:northern|southern|eastern|western|central) /i, '');
  return (countryNamed(last) ?? countryNamed(name))?.iso2;
}
