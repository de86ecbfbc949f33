// Resolves an airport from its IATA code, its name, or its city, optionally followed by a comma and the country. A city whose
// airports share a city code resolves to that code (London: LON). An ambiguous name is rejected with a list of the airports.

import { wordsOf } from '../lib/text/analyser.ts';
import { foldWords } from '../lib/text/fold.ts';
import { nearestFew } from '../lib/text/nearest.ts';
import { AIRPORTS } from './airports-table.ts';
import { countryArgument, countryOf, type Refusal, usStateArgument } from './countries/countries.ts';

/** `code name/other names: airports`. Codes are IATA city codes. */
const CITIES = `
LON London/Londres/Londra/Londyn/Lontoo: LHR LGW STN LTN LCY SEN
PAR Paris/Parigi/Pariisi: CDG ORY BVA
NYC New York/New York City/Nueva York/Nova York/Nowy Jork: JFK LGA EWR
TYO Tokyo/Tokio: HND NRT
MIL Milan/Milano/Mailand: MXP LIN BGY
ROM Rome/Roma/Rom/Rzym: FCO CIA
STO Stockholm/Tukholma/Sztokholm/Estocolmo: ARN BMA NYO VST
CHI Chicago: ORD MDW
WAS Washington/Washington DC/Washington D C: IAD DCA BWI
MOW Moscow/Moskva/Moskau/Mosca/Moskwa: SVO DME VKO
BJS Beijing/Peking/Pekin/Pechino: PEK PKX
OSA Osaka: KIX ITM
SEL Seoul/Seul/Soul: ICN GMP
BUE Buenos Aires: EZE AEP
RIO Rio de Janeiro/Rio: GIG SDU
SAO Sao Paulo: GRU CGH VCP
REK Reykjavik: KEF RKV
YTO Toronto: YYZ YTZ
YMQ Montreal: YUL YMX
DTT Detroit: DTW YIP
BUH Bucharest/Bukarest/Bucuresti: OTP BBU
JKT Jakarta: CGK HLP
`;
const CALLED_THERE: Readonly<Record<string, string>> = {
  kopenhagen: 'copenhagen',
  kobenhavn: 'copenhagen',
  copenhague: 'copenhagen',
  kopenhaga: 'copenhagen',
  wien: 'vienna',
  vienne: 'vienna',
  viena: 'vienna',
  munchen: 'munich',
  muenchen: 'munich',
  koln: 'cologne',
  koeln: 'cologne',
  genf: 'geneva',
  geneve: 'geneva',
  ginebra: 'geneva',
  lissabon: 'lisbon',
  lisboa: 'lisbon',
  lisbonne: 'lisbon',
  athen: 'athens',
  aten: 'athens',
  atenas: 'athens',
  brussel: 'brussels',
  bruxelles: 'brussels',
  bryssel: 'brussels',
  goteborg: 'gothenburg',
  helsingfors: 'helsinki',
  warszawa: 'warsaw',
  warschau: 'warsaw',
  varsovie: 'warsaw',
  praha: 'prague',
  prag: 'prague',
  praga: 'prague',
  venezia: 'venice',
  venedig: 'venice',
  firenze: 'florence',
  florenz: 'florence',
  napoli: 'naples',
  neapel: 'naples',
  torino: 'turin',
  beograd: 'belgrade',
  belgrad: 'belgrade',
  sevilla: 'seville',
  nizza: 'nice',
  zurigo: 'zurich',
  dublino: 'dublin',
  berlino: 'berlin',
  hambourg: 'hamburg',
  hamborg: 'hamburg',
  francfort: 'frankfurt',
  singapur: 'singapore',
  'mexico city': 'ciudad de mexico',
};
const KINDS: ReadonlySet<string> = new Set(
  'airport airports international intl the of lufthavn flyplass flygplats flughafen aeroport aeropuerto aeroporto lentoasema lotnisko'.split(
    ' ',
  ),
);
const MAX_LISTED = 6;
const MAX_CHARACTERS = 60;
const ACCEPTED = 'Use an IATA code, such as OSL, or the name of a city or an airport, such as Copenhagen or Heathrow.';

interface Airport {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  /** Set only for the United States. */
  readonly state: string | undefined;
  readonly city: string;
  /** Folded, like all fields below. */
  readonly cities: readonly string[];
  readonly ownName: string;
  readonly names: readonly string[];
  readonly words: readonly string[];
}

interface City {
  readonly code: string;
  readonly airports: readonly string[];
}

interface Table {
  readonly byCode: ReadonlyMap<string, Airport>;
  readonly cities: ReadonlyMap<string, City>;
  readonly byCityName: ReadonlyMap<string, City>;
}

let table: Table | undefined;
const english = new Intl.DisplayNames('en', { type: 'region' });

export function airportArgument(text: string): string | Refusal {
  const meant = meantBy(text);
  return typeof meant === 'string' ? meant : refusal(text, meant.folded, meant.found, table as Table);
}

/** Undefined if the name is unknown or ambiguous. */
export function airportNamed(text: string): string | undefined {
  const meant = meantBy(text);
  return typeof meant === 'string' ? meant : undefined;
}

function meantBy(text: string): string | { readonly folded: string; readonly found: readonly Airport[] } {
  table ??= readTable();
  const code = text.trim().toUpperCase();
  if (table.byCode.has(code) || table.cities.has(code)) return code;
  const [name = '', ...rest] = text.slice(0, 2 * MAX_CHARACTERS).split(',');
  const within = areaOf(rest.join(' ').trim());
  const isThere = ({ country, state }: Airport) => within === undefined || within === country || within === state;
  const folded = nameOf(name);
  const city = table.byCityName.get(folded);
  if (city?.airports.some((each) => isThere(table?.byCode.get(each) as Airport))) return city.code;
  const found = airportsCalled(folded, [...table.byCode.values()].filter(isThere));
  const [only, another] = found;
  return only !== undefined && another === undefined ? only.code : { folded, found };
}

/** City codes that cover several airports come first, then airports sorted by code. */
export function allAirports(): readonly { readonly code: string; readonly label: string; readonly words: string }[] {
  table ??= readTable();
  const { byCode, cities } = table;
  const placed = ({ name, city, country }: Airport) =>
    `${city === '' || name.startsWith(city) ? name : `${city}, ${name}`}, ${english.of(country) ?? country}`;
  return [
    ...[...cities.values()].map(({ code, airports }) => ({
      code,
      label: `${byCode.get(airports[0] ?? '')?.city ?? code}, all airports`,
      words: airports.join(' '),
    })),
    ...[...byCode.values()].map((airport) => ({
      code: airport.code,
      label: placed(airport),
      words: [...airport.cities, ...airport.names].join(' '),
    })),
  ];
}

export function airportsOf(code: string): readonly string[] {
  table ??= readTable();
  return table.cities.get(code)?.airports ?? [code];
}

/** Matches names and cities first, then other names, then single words of any of them. */
function airportsCalled(folded: string, airports: readonly Airport[]): Airport[] {
  if (folded === '') return [];
  const called = airports.filter(({ cities, ownName }) => ownName === folded || cities.includes(folded));
  if (called.length > 0) return called;
  const named = airports.filter(({ names }) => names.includes(folded));
  if (named.length > 0) return named;
  const wanted = folded.split(' ');
  return airports.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

function refusal(text: string, folded: string, found: readonly Airport[], { byCode }: Table): Refusal {
  const shown = JSON.stringify(text.slice(0, MAX_CHARACTERS));
  if (found.length > 0) {
    const choices = found.slice(0, MAX_LISTED).map(choice);
    const further = found.length > MAX_LISTED ? ', or a more specific name' : '';
    return { message: `${shown} matches several airports`, hint: `Use ${choices.join(' or ')}${further}.` };
  }
  const names = new Map([...byCode.values()].flatMap((airport) => airport.cities.map((each) => [each, airport])));
  const near = folded.length > MAX_CHARACTERS ? [] : nearestFew(folded, names.keys(), 3);
  const meant = near.map((each) => choice(names.get(each) as Airport));
  const hint = meant.length > 0 ? `Did you mean ${meant.join(' or ')}? ${ACCEPTED}` : ACCEPTED;
  return { message: `${shown} is not a known airport or city`, hint };
}

function choice({ code, name, city, country, state }: Airport): string {
  const where = foldWords(name) === foldWords(city) ? '' : `${city}, `;
  return `${code} (${name}, ${where}${state === undefined ? '' : `${state}, `}${english.of(country) ?? country})`;
}

/** If the area is unknown, no airport matches. */
function areaOf(text: string): string | undefined {
  if (text === '') return undefined;
  const state = usStateArgument(text);
  // After a city, CA means California.
  if ('code' in state) return `US-${state.code}`;
  const country = countryArgument(text);
  return 'message' in country ? text : (countryOf(country.iso2)?.iso2 ?? text);
}

/** Removes words for "airport" and maps the rest to the name used in the table. */
function nameOf(text: string): string {
  const name = wordsOf(text)
    .filter((word) => !KINDS.has(word))
    .join(' ');
  return CALLED_THERE[name] ?? name;
}

function readTable(): Table {
  const airports = AIRPORTS.trim().split('\n').flatMap(airportsOfLine);
  const byCode = new Map(airports.map((airport) => [airport.code, airport]));
  const cities = new Map<string, City>();
  const byCityName = new Map<string, City>();
  for (const line of CITIES.trim().split('\n')) {
    const [head = '', codes = ''] = line.split(': ');
    const city = { code: head.slice(0, 3), airports: codes.split(' ').filter((code) => byCode.has(code)) };
    cities.set(city.code, city);
    for (const name of head.slice(4).split('/')) byCityName.set(foldWords(name), city);
  }
  return { byCode, cities, byCityName };
}

function airportsOfLine(line: string): Airport[] {
  const [area = '', ...rows] = line.split('|');
  return rows.map((row) => {
    const [code = '', cities = '', name = '', others = ''] = row.split(';');
    const [city = ''] = cities.split('/');
    const folded = cities.split('/').map(nameOf);
    const ownName = nameOf(name);
    const names = others.split('/').map(nameOf);
    const words = new Set([code.toLowerCase(), ...[...folded, ownName, ...names].flatMap((each) => each.split(' '))]);
    const country = area.slice(0, 2);
    const state = country === 'US' && area.length > 2 ? area : undefined;
    return { code, name, country, state, city, cities: folded, ownName, names, words: [...words] };
  });
}
