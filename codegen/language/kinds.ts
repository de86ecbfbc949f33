// Kinds for `is`, which specify the meaning of values. Each kind has an exact code system, because columns of different
// tools are joined by kind. Ids of a single source are not listed; use `id.<source>.<entity>`.

export interface Kind {
  readonly description: string;
  readonly types: readonly ('string' | 'number' | 'integer')[];
  /** Pattern that matches every value when written as a string. */
  readonly pattern?: RegExp;
  readonly range?: readonly [least: number, greatest: number];
  /** The schema of a field of this kind must accept at least one of these examples. */
  readonly examples: readonly (string | number)[];
}

const TEXT = ['string'] as const;
const NUMBER = ['number', 'integer'] as const;
const TEXT_OR_NUMBER = ['string', 'integer'] as const;

function text(description: string, pattern: RegExp | undefined, ...examples: readonly string[]): Kind {
  return { description, types: TEXT, ...(pattern === undefined ? {} : { pattern }), examples };
}

/** Builds a kind for a number that some sources send as a string. */
function digits(description: string, pattern: RegExp, ...examples: readonly string[]): Kind {
  return { description, types: TEXT_OR_NUMBER, pattern, examples: [...examples, ...examples.map(Number)] };
}

export const KINDS = {
  'country.iso2': text('Country, ISO 3166-1 alpha-2.', /^[A-Z]{2}$/, 'NO', 'US', 'DE'),
  'country.iso3': text('Country, ISO 3166-1 alpha-3.', /^[A-Z]{3}$/, 'NOR', 'USA', 'DEU'),
  'country.m49': digits('Country or area, UN M49.', /^[0-9]{1,3}$/, '578', '840', '276'),
  'country.eurostat': text(
    'Country code of Eurostat: EL for Greece, UK for the United Kingdom.',
    /^[A-Z]{2}$/,
    'EL',
    'UK',
    'DE',
  ),
  'country.name': text('Name of a country.', undefined, 'Norway'),
  country_or_group: text(
    'ISO 3166-1 alpha-2 code of a country, or the code of a group of countries, such as EU, EA or WLD.',
    /^[A-Z][A-Z0-9_]{1,15}$/,
    'NO',
    'EU',
    'WLD',
  ),
  'region.iso3166_2': text(
    'Subdivision of a country, ISO 3166-2.',
    /^[A-Z]{2}-[A-Z0-9]{1,3}$/,
    'NO-03',
    'US-CA',
    'DE-BY',
  ),
  'region.us_state': text('State, district or territory of the United States, USPS code.', /^[A-Z]{2}$/, 'CA', 'NY'),
  currency: text('Currency, ISO 4217.', /^[A-Z]{3}$/, 'EUR', 'USD', 'NOK'),
  day: {
    description: 'Calendar day, ISO 8601.',
    types: TEXT,
    pattern: /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/,
    examples: ['2024-03-31'],
  },
  moment: {
    description: 'Point in time, ISO 8601 with its offset from UTC.',
    types: TEXT,
    pattern: /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})$/,
    examples: ['2024-03-31T12:00:00Z', '2024-03-31T12:00:00+02:00'],
  },
  year: digits('Calendar year.', /^[0-9]{4}$/, '2024', '2010', '1990'),
  period: text(
    'Period that shows its own frequency: year, half-year, quarter, month, week, day, or several years.',
    /^[0-9]{4}([-_][0-9]{4}|-(S[12]|Q[1-4]|W[0-9]{2}|[0-9]{2}(-[0-9]{2})?))?$/,
    '2024',
    '2024-Q1',
    '2024-03',
    '2024-W05',
    '2024-03-31',
  ),
  timezone: text('Time zone of the IANA database.', /^[A-Za-z0-9_+/-]+$/, 'Europe/Oslo', 'UTC'),
  unit: text('Unit of measurement.', undefined, 'kg', 'percent', 'MWh'),
  adjustment: text('Seasonal adjustment of figures, as the source labels it.', undefined, 'Seasonally adjusted'),
  'language.iso639_1': text('Language, ISO 639-1.', /^[a-z]{2}$/, 'en', 'no', 'sv'),
  'language.iso639': text(
    'Language, ISO 639-1 code or, for languages without one, ISO 639-3 code.',
    /^[a-z]{2,3}$/,
    'en',
    'no',
    'fil',
  ),
  'language.name': text('Name of a language.', undefined, 'English'),
  latitude: {
    description: 'Degrees north of the equator, WGS 84.',
    types: NUMBER,
    range: [-90, 90],
    examples: [59.91, -33.86],
  },
  longitude: {
    description: 'Degrees east of Greenwich, WGS 84.',
    types: NUMBER,
    range: [-180, 180],
    examples: [10.75, -70.67],
  },
  place: text('Name of a city, town, region or other place.', undefined, 'Oslo'),
  'port.unlocode': text('Port, UN/LOCODE.', /^[A-Z]{2}[A-Z2-9]{3}$/, 'NOOSL', 'DEHAM'),
  'airport.iata': text('Airport, or city with several airports, IATA code.', /^[A-Z]{3}$/, 'OSL', 'LON'),
  'airport.icao': text('Airport, ICAO code.', /^[A-Z][A-Z0-9]{3}$/, 'ENGM', 'EGLL'),
  'airline.iata': text('Airline, IATA code.', /^[A-Z0-9]{2}$/, 'SK', 'LH'),
  'airline.icao': text('Airline, ICAO code.', /^[A-Z]{3}$/, 'SAS', 'DLH'),
  'id.arxiv': text(
    'Paper on arXiv.',
    /^([a-z.-]+(\/|[.][A-Z]{2}\/))?[0-9]{4}[.]?[0-9]{3,5}(v[0-9]+)?$/,
    '2401.01234',
    'hep-th/9901001',
  ),
  'id.celex': text('Document of EU law, CELEX number.', /^[0-9CE][0-9]{4}[A-Z].+$/, '32016R0679', '62014CJ0362'),
  'id.cordis': text(
    'Project of EU research, grant reference in CORDIS.',
    /^[A-Za-z0-9][A-Za-z0-9._+/-]*$/,
    '691102',
    'AIR21353',
  ),
  'id.cvr': digits('Danish company, CVR number.', /^[0-9]{8}$/, '24256790'),
  'id.cvr_unit': digits('Danish production unit, P number.', /^[0-9]{10}$/, '1003388394'),
  'id.doi': text(
    'Publication or data set, DOI without the address of the resolver.',
    /^10[.][0-9]{4,9}\/.+$/,
    '10.1038/nature12373',
  ),
  'id.eurovoc': text('Subject of EuroVoc.', /^([0-9]{1,9}|c_[0-9a-f]{1,9})$/, '3030', 'c_04ae3ba8'),
  'id.geonames': digits('Place in GeoNames.', /^[0-9]{1,9}$/, '3143244'),
  'id.icao24': text('Aircraft, 24-bit ICAO address in hexadecimal.', /^[0-9a-f]{6}$/, '4ca7b3'),
  'id.imo': digits('Ship, IMO number.', /^[0-9]{7}$/, '9074729'),
  'id.issn': text('Journal, ISSN.', /^[0-9]{4}-[0-9]{3}[0-9X]$/, '0028-0836'),
  'id.lei': text('Legal entity, LEI of ISO 17442.', /^[A-Z0-9]{18}[0-9]{2}$/, '213800WAVVOPS85N2205'),
  'id.mmsi': digits('Ship or radio station, MMSI.', /^[0-9]{9}$/, '257038740'),
  'id.nct': text('Clinical trial on ClinicalTrials.gov, NCT number.', /^NCT[0-9]{8}$/, 'NCT04280705'),
  'id.norad': digits('Satellite, NORAD catalog number.', /^[0-9]{1,9}$/, '25544'),
  'id.npi': digits('Health care provider in the United States, NPI.', /^[0-9]{10}$/, '1234567893'),
  'id.openalex': text('Record of OpenAlex.', /^[A-Z][0-9]+$/, 'W2741809807'),
  'id.orcid': text('Researcher, ORCID iD.', /^[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X]$/, '0000-0002-1825-0097'),
  'id.org_number.no': digits('Norwegian organization, number of nine digits.', /^[0-9]{9}$/, '974760673'),
  'id.pic': digits('Participant in programs of the EU, PIC.', /^[0-9]{9}$/, '999992401'),
  'id.pmid': digits('Publication in PubMed.', /^[0-9]{1,9}$/, '23903748'),
  'id.ror': text('Research organization: ROR id without the URL prefix.', /^0[a-z0-9]{6}[0-9]{2}$/, '01xtthb56'),
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof KINDS;

/** Matches kinds for ids of one source, or of one service whose records combine several sources. */
export const SOURCE_ID = /^id[.]([a-z][a-z0-9-]*)[.][a-z][a-z0-9_]*$/;

export const KIND_OF_FORMAT: Readonly<Record<string, KindName>> = { date: 'day', 'date-time': 'moment' };

/** Returns the kind with the given name. Ids of a source may be any string or integer. */
export function kindOf(name: string): Kind {
  return Object.hasOwn(KINDS, name)
    ? KINDS[name as KindName]
    : { description: 'Id of one source.', types: TEXT_OR_NUMBER, examples: [] };
}

export function isOfKind(value: unknown, { types, pattern, range }: Kind): boolean {
  const isTyped = types.some((type) => (type === 'integer' ? Number.isInteger(value) : typeof value === type));
  if (!isTyped) return false;
  if (range !== undefined) return typeof value === 'number' && value >= range[0] && value <= range[1];
  return pattern === undefined || pattern.test(String(value));
}
