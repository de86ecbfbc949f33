// About 193,000 populated places from GeoNames. Columns and two text buffers need only tens of megabytes and no garbage
// collection. `codegen/embedded/gazetteer.ts` packs the file.

import { asciiOf } from './ascii.ts';
import { addUp, type Lines, lineStarts, paged, signed, UNKNOWN_ELEVATION, type Unsigned, unsigned } from './columns.ts';
import { type CompressedLines, compressedLine, compressLines } from './compressed-lines.ts';

export interface Place {
  readonly geonameid: number;
  readonly name: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Undefined if unknown, which GeoNames writes as 0. */
  readonly population: number | undefined;
  /** IANA id. */
  readonly timezone: string;
  /** GeoNames' first-level division: `MO` in the United States, digits in most countries. */
  readonly admin1Code: string | undefined;
  /** GeoNames' feature code: PPLC is a capital, PPLA the seat of a division. */
  readonly featureCode: string | undefined;
}

/** A country, or one of its first-level divisions, identified by its GeoNames code. */
export interface Area {
  readonly countryCode: string;
  readonly admin1Code?: string | undefined;
}

export interface PlaceDetails extends Place {
  readonly asciiName: string;
  readonly alternateNames: string[];
  /** Meters above sea level; undefined if unknown. */
  readonly elevation: number | undefined;
}

interface Header {
  format: number;
  places: number;
  /** Date of the latest row, `YYYY-MM-DD`. */
  newest: string;
  countries: [string, number][];
  zones: string[];
  features: string[];
  admin1: string[];
  sections: [string, number][];
}

/** Transferable between threads. */
export interface GazetteerColumns {
  readonly header: Header;
  readonly geonameids: Unsigned;
  readonly latitudes: Int16Array | Int32Array;
  readonly longitudes: Int16Array | Int32Array;
  readonly elevations: Int16Array | Int32Array;
  readonly populations: Unsigned;
  readonly zones: Unsigned;
  readonly features: Unsigned;
  readonly admin1: Unsigned;
  readonly names: Lines;
  /** A line is empty if `asciiOf` returns the ASCII name of the place. */
  readonly asciiNames: Lines;
  /** Separated by commas. */
  readonly alternateNames: Lines;
}

/** Columns that are needed only for the details of a place are compressed. */
export type KeptColumns = Omit<GazetteerColumns, 'asciiNames' | 'alternateNames'> & {
  readonly asciiNames: CompressedLines;
  readonly alternateNames: CompressedLines;
};

const FORMAT = 1;
const DEGREE = 100_000;

export function unpackGazetteer(file: Buffer): GazetteerColumns {
  const headerEnd = file.indexOf('\n');
  const header = JSON.parse(file.toString('utf8', 0, headerEnd)) as Header;
  if (header.format !== FORMAT) throw new Error(`the gazetteer has format ${header.format}, not ${FORMAT}`);
  const section = sections(file, headerEnd + 1, header.sections);
  const numbers = (name: string) => unsigned(section(name), header.places);
  const signedNumbers = (name: string) => signed(section(name), header.places);
  const lines = (name: string) => ({ text: paged(section(name)), starts: lineStarts(section(name), header.places) });
  return {
    header,
    geonameids: addUp(numbers('geonameids')),
    latitudes: signedNumbers('latitudes'),
    longitudes: signedNumbers('longitudes'),
    elevations: signedNumbers('elevations'),
    populations: numbers('populations'),
    zones: numbers('zones'),
    features: numbers('features'),
    admin1: numbers('admin1'),
    names: lines('names'),
    asciiNames: lines('ascii_names'),
    alternateNames: lines('alternate_names'),
  };
}

export function keptColumns(columns: GazetteerColumns): KeptColumns {
  const { asciiNames, alternateNames } = columns;
  return { ...columns, asciiNames: compressLines(asciiNames), alternateNames: compressLines(alternateNames) };
}

/** Ordered by country code and GeoNames id. */
export class Gazetteer {
  readonly size: number;
  /** Date of the latest row, `YYYY-MM-DD`. */
  readonly newest: string;
  readonly populations: Unsigned;
  readonly #columns: KeptColumns;
  readonly #countryRanges: ReadonlyMap<string, readonly [number, number]>;

  constructor(columns: KeptColumns) {
    this.size = columns.header.places;
    this.newest = columns.header.newest;
    this.populations = columns.populations;
    this.#columns = columns;
    this.#countryRanges = rangesOf(columns.header.countries);
  }

  /**
   * Returns the index of a country's first place and the index after its last place. The range is empty if the country
   * has no places.
   */
  countryRange(code: string): readonly [number, number] {
    return this.#countryRanges.get(code) ?? [0, 0];
  }

  liesIn(index: number, { countryCode, admin1Code }: Area): boolean {
    const [first, end] = this.countryRange(countryCode);
    if (index < first || index >= end) return false;
    return admin1Code === undefined || this.#columns.header.admin1[this.#columns.admin1[index]!] === admin1Code;
  }

  /** Degrees north and east. */
  position(index: number): readonly [latitude: number, longitude: number] {
    return [this.#columns.latitudes[index]! / DEGREE, this.#columns.longitudes[index]! / DEGREE];
  }

  indexOf(geonameid: number): number | undefined {
    const index = this.#columns.geonameids.indexOf(geonameid);
    return index < 0 ? undefined : index;
  }

  place(index: number): Place {
    const { header, geonameids, latitudes, longitudes, populations, zones, features, admin1, names } = this.#columns;
    return {
      geonameid: geonameids[index]!,
      name: line(names, index),
      countryCode: this.#countryOf(index),
      latitude: latitudes[index]! / DEGREE,
      longitude: longitudes[index]! / DEGREE,
      population: populations[index] === 0 ? undefined : populations[index]!,
      timezone: header.zones[zones[index]!]!,
      admin1Code: header.admin1[admin1[index]!] || undefined,
      featureCode: header.features[features[index]!] || undefined,
    };
  }

  details(index: number): PlaceDetails {
    const place = this.place(index);
    const { asciiNames, alternateNames, elevations } = this.#columns;
    const alternates = compressedLine(alternateNames, index);
    return {
      ...place,
      asciiName: compressedLine(asciiNames, index) || asciiOf(place.name),
      alternateNames: alternates === '' ? [] : alternates.split(','),
      elevation: elevations[index] === UNKNOWN_ELEVATION ? undefined : elevations[index]!,
    };
  }

  #countryOf(index: number): string {
    for (const [code, [first, end]] of this.#countryRanges) if (index >= first && index < end) return code;
    throw new RangeError(`there is no place with index ${index}`);
  }
}

function line({ text, starts }: Lines, index: number): string {
  return Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString(
    'utf8',
    starts[index],
    starts[index + 1]! - 1,
  );
}

function sections(file: Buffer, start: number, lengths: readonly [string, number][]): (name: string) => Buffer {
  const found = new Map<string, Buffer>();
  let at = start;
  for (const [name, length] of lengths) {
    found.set(name, file.subarray(at, at + length));
    at += length;
  }
  if (at !== file.length)
    throw new Error(`the gazetteer has ${file.length} bytes, not ${at}: it is truncated or corrupt`);
  return (name) => {
    const section = found.get(name);
    if (section === undefined) throw new Error(`the gazetteer lacks section ${name}`);
    return section;
  };
}

function rangesOf(runs: readonly [string, number][]): Map<string, readonly [number, number]> {
  const ranges = new Map<string, readonly [number, number]>();
  let first = 0;
  for (const [code, count] of runs) {
    ranges.set(code, [first, first + count]);
    first += count;
  }
  return ranges;
}
