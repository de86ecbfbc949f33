// Finds cities. A query is a name, a name with its region or country, a country, or coordinates.

import { invalidArgument } from '../../contract/problem.ts';
import { foldWords } from '../../lib/text/fold.ts';
import {
  type Area,
  type Cities,
  type Countries,
  type Country,
  divisionsNamed,
  type Place,
  type Within,
} from '../../sources/places-data/places-data.ts';

export interface CitySearch {
  readonly query: string;
  /** ISO 3166-1 alpha-2 in upper case. */
  readonly countryCode: string | undefined;
  readonly limit: number;
  /** If true, results are sorted by population instead of match quality. */
  readonly largestFirst?: boolean;
}

/** Limit for searches that need all matches; larger than the number of cities. */
const ALL = 1_000_000;

export type Match = 'country' | 'nearest' | ReturnType<Cities['search']['find']>[number]['match'];

export interface Hit {
  readonly place: Place;
  readonly match: Match;
  readonly distanceKm?: number;
}

export interface Hits {
  readonly hits: readonly Hit[];
  /** Similar names, if no name equals or begins with the query. Each of them is a valid query for the place. */
  readonly similar?: readonly string[];
  readonly note?: string;
}

/** Matches coordinates in degrees with a sign or a compass letter, separated by a comma, a semicolon or a space. */
const POINT = /^([+-]?\d{1,3}(?:\.\d{1,15})?)°?\s?([NS]?)(?:\s?[,;]\s?|\s)([+-]?\d{1,3}(?:\.\d{1,15})?)°?\s?([EW]?)$/i;
/** Maximum number of parts between commas. Longer input is not a name with its region and country. */
const MAX_PARTS = 4;
const MAX_SIMILAR = 5;
/** Seats of first-level divisions. People use their names for the division, as in `Moss, Oslo`. */
const SEATS = new Set(['PPLC', 'PPLA']);
/** Kinds of match that a misspelled name can have by chance. */
const FAINT: ReadonlySet<Match> = new Set(['part_of_name', 'alternate_name_prefix']);
const WORDS_OF_AREA = 3;
const SIMILAR_ADVICE = 'The field similar lists the nearest names.';

/**
 * @throws Problem `invalid_arguments` if the query contains no letters or digits, or if coordinates are out of range
 */
export function findCities(cities: Cities, countries: Countries, options: CitySearch): Hits {
  const point = pointOf(options.query);
  if (point !== undefined) return nearPoint(cities, point, options);
  if (options.largestFirst !== true) return bestMatches(cities, countries, options);
  const { hits, ...rest } = bestMatches(cities, countries, { ...options, limit: ALL });
  const bySize = [...hits].sort((a, b) => (b.place.population ?? 0) - (a.place.population ?? 0));
  return { ...rest, hits: bySize.slice(0, options.limit) };
}

function bestMatches(cities: Cities, countries: Countries, options: CitySearch): Hits {
  if (foldWords(options.query) === '') {
    throw invalidArgument('query', 'must contain a letter or a digit', 'Use the name of a place, such as Oslo.');
  }
  const country = countries.named(options.query);
  if (country !== undefined && (options.countryCode ?? country.isoCode) === country.isoCode) {
    return inCountry(cities, country, options);
  }
  return options.query.includes(',') ? narrowed(cities, countries, options) : named(cities, countries, options);
}

function pointOf(query: string): { readonly latitude: number; readonly longitude: number } | undefined {
  const [all, north = '', south = '', east = '', west = ''] = POINT.exec(query.trim().replace(/\s+/g, ' ')) ?? [];
  if (all === undefined) return undefined;
  const latitude = Number(north) * (south.toUpperCase() === 'S' ? -1 : 1);
  const longitude = Number(east) * (west.toUpperCase() === 'W' ? -1 : 1);
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  const hint = 'Send latitude from -90 to 90, then longitude from -180 to 180, such as 59.91,10.75.';
  throw invalidArgument('query', 'is not a valid latitude,longitude pair', hint);
}

function nearPoint(
  { search }: Cities,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  { countryCode, limit }: CitySearch,
): Hits {
  const near = search.nearestTo(latitude, longitude, withinCountry(countryCode), limit);
  const hits = near.map(({ place, distanceKm }) => ({ place, match: 'nearest' as const, distanceKm }));
  return { hits, note: `These are the places nearest to ${latitude}, ${longitude} (latitude, longitude).` };
}

/** Returns places with the same name as the country (Luxembourg), followed by the largest places in the country. */
function inCountry({ search }: Cities, country: Country, { query, limit }: CitySearch): Hits {
  const within = withinCountry(country.isoCode);
  const namesakes = search.find(query, within, limit).filter(({ match }) => match === 'name');
  const known = new Set(namesakes.map(({ place }) => place.geonameid));
  const others = search.largest(within, limit).filter(({ geonameid }) => !known.has(geonameid));
  const hits: Hit[] = [...namesakes, ...others.map((place) => ({ place, match: 'country' as const }))];
  return {
    hits: hits.slice(0, limit),
    note: `${country.name} is a country: these are its largest places. Use get_country for the country itself.`,
  };
}

/** Handles `Paris, France` and `Springfield, MO, USA`. An unknown part after a comma may belong to the name. */
function narrowed(cities: Cities, countries: Countries, options: CitySearch): Hits {
  const [name = '', ...rest] = options.query.split(',', MAX_PARTS).map((part) => part.trim());
  const areas = rest
    .filter((part) => foldWords(part) !== '')
    .map((part) => ({ part, areas: areasOf(cities, countries, part) }));
  const unknown = areas.filter((area) => area.areas.length === 0).map(({ part }) => part);
  if (unknown.length > 0 || foldWords(name) === '') {
    const whole = cities.search.find(options.query, withinCountry(options.countryCode), options.limit);
    if (whole.length > 0 || foldWords(name) === '') return { hits: whole };
  }
  const choices = areas.filter((area) => area.areas.length > 0).map((area) => area.areas);
  const within = [...withinCountry(options.countryCode), ...choices];
  const hits = cities.search.find(name, within, options.limit);
  const left = unknown.map((part) => `${JSON.stringify(part)} is not a known country or region and was ignored.`);
  if (hits.length > 0) return { hits, ...(left.length === 0 ? {} : { note: left.join(' ') }) };
  const elsewhere = cities.search.find(name, [], MAX_SIMILAR).filter(({ match }) => match === 'name');
  const where = `No place in this area has the name ${JSON.stringify(name)}`;
  if (elsewhere.length > 0 && within.length > 0) {
    const similar = [...new Set(elsewhere.map(({ place }) => described(place, countries)))];
    return { hits: [], similar, note: [...left, `${where}; places with that name exist elsewhere.`].join(' ') };
  }
  return nearMiss(cities, countries, name, within, left);
}

function named(cities: Cities, countries: Countries, options: CitySearch): Hits {
  const within = withinCountry(options.countryCode);
  const hits = cities.search.find(options.query, within, options.limit);
  if (hits.some(({ match }) => !FAINT.has(match))) return { hits };
  // The last words may name the region or country, as in `Portland Oregon`.
  const words = options.query.trim().split(/\s+/);
  for (let count = Math.min(WORDS_OF_AREA, words.length - 1); count > 0; count--) {
    const areas = areasOf(cities, countries, words.slice(-count).join(' '));
    const inArea =
      areas.length === 0 ? [] : cities.search.find(words.slice(0, -count).join(' '), [...within, areas], options.limit);
    if (inArea.length > 0) return { hits: inArea };
  }
  if (hits.length === 0) return nearMiss(cities, countries, options.query, within, []);
  const similar = similarTo(cities, countries, options.query, within);
  if (similar.length === 0) return { hits };
  return {
    hits,
    similar,
    note: `No place has the name ${JSON.stringify(options.query)}: these names only contain it. ${SIMILAR_ADVICE}`,
  };
}

function nearMiss(cities: Cities, countries: Countries, name: string, within: Within, notes: readonly string[]): Hits {
  const similar = similarTo(cities, countries, name, within);
  const wherein = within.length === 0 ? 'No place' : 'No place in this area';
  const advice =
    similar.length > 0
      ? SIMILAR_ADVICE
      : 'Places with fewer than 500 inhabitants and parts of cities are not in the data.';
  return {
    hits: [],
    similar,
    note: [...notes, `${wherein} has the name ${JSON.stringify(name)}. ${advice}`].join(' '),
  };
}

function similarTo({ search }: Cities, countries: Countries, name: string, within: Within): string[] {
  return [...new Set(search.similar(name, within, MAX_SIMILAR).map((place) => described(place, countries)))];
}

/** Two letters can be the code of both a country and a division: CA is Canada and California. */
function areasOf({ search }: Cities, countries: Countries, text: string): readonly Area[] {
  const country = countries.meant(text);
  const areas: Area[] = [...(country === undefined ? [] : [{ countryCode: country.isoCode }]), ...divisionsNamed(text)];
  if (areas.length > 0) return areas;
  return search
    .find(text, [], MAX_SIMILAR)
    .filter(({ place, match }) => match.endsWith('name') && SEATS.has(place.featureCode ?? ''))
    .map(({ place }) => ({ countryCode: place.countryCode, admin1Code: place.admin1Code }));
}

function withinCountry(countryCode: string | undefined): Within {
  return countryCode === undefined ? [] : [[{ countryCode }]];
}

function described(place: Place, countries: Countries): string {
  // US state codes are widely known and distinguish places with the same name.
  const state = place.countryCode === 'US' && place.admin1Code !== undefined ? `, ${place.admin1Code}` : '';
  return `${place.name}${state}, ${countries.find(place.countryCode)?.name ?? place.countryCode}`;
}
