// The table of countries that ships with the server (generated/embedded/countries.json).

import { readFileSync } from 'node:fs';
import { foldWords } from '../contract/fold.ts';
import { nearest } from '../contract/nearest.ts';

/** A country or territory of ISO 3166-1. */
export interface CountryRow {
  iso_code: string;
  iso3_code: string;
  country_name: string;
  native_name: string;
  /** null where there is none (Antarctica, Macao). */
  capital: string | null;
  /** About 2018; null where unknown. */
  population: number | null;
  area_km2: number;
  continent: string;
  continent_name: string;
  /** The first of `currency_codes`; null in Antarctica. */
  currency_code: string | null;
  currency_codes: string[];
  /** ISO 639 codes, the most used first. */
  languages: string[];
  calling_codes: string[];
  top_level_domain: string | null;
  neighbours: string[];
}

/** Codes that people write for another. */
const OTHER_CODES: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

/** All countries, by code. */
export class Countries {
  readonly all: readonly CountryRow[];
  readonly #byCode: ReadonlyMap<string, CountryRow>;

  constructor(rows: readonly CountryRow[]) {
    this.all = rows;
    this.#byCode = new Map(rows.map((row) => [row.iso_code, row]));
  }

  /** The country of a two-letter code in any case; undefined when no country has it. */
  find(code: string): CountryRow | undefined {
    return this.#byCode.get(code.trim().toUpperCase());
  }

  /** What somebody who gave this code meant, as `NO (Norway)`: a three-letter code, a name, or a slip. */
  suggest(code: string): string | undefined {
    const wanted = code.trim().toUpperCase();
    const words = foldWords(code);
    const meant =
      this.find(OTHER_CODES[wanted] ?? '') ??
      this.all.find((row) => row.iso3_code === wanted) ??
      this.all.find((row) => foldWords(row.country_name) === words || foldWords(row.native_name) === words) ??
      this.all.find(
        (row) =>
          row.country_name ===
          nearest(
            code,
            this.all.map((other) => other.country_name),
          ),
      );
    return meant === undefined ? undefined : `${meant.iso_code} (${meant.country_name})`;
  }
}

/** Reads the embedded table. */
export function loadCountries(): Countries {
  const file = new URL('../../generated/embedded/countries.json', import.meta.url);
  return new Countries(JSON.parse(readFileSync(file, 'utf8')) as CountryRow[]);
}
