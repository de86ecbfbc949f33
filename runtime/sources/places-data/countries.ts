// Reads generated/embedded/countries.json.

import { readFileSync } from 'node:fs';
import { foldWords } from '../../lib/text/fold.ts';
import { nearest } from '../../lib/text/nearest.ts';
import { meaningOf } from '../../reference/countries/countries.ts';

/** Year of the population figures. The file does not state it, but large countries have the World Bank's figures for this year. */
export const POPULATION_YEAR = 2018;

export interface CountryRow {
  iso_code: string;
  iso3_code: string;
  country_name: string;
  native_name: string;
  capital: string | null;
  population: number | null;
  area_km2: number;
  continent: string;
  continent_name: string;
  currency_code: string | null;
  currency_codes: string[];
  languages: string[];
  calling_codes: string[];
  top_level_domain: string | null;
  neighbours: string[];
}

/** ISO 3166-1. */
export interface Country {
  readonly isoCode: string;
  readonly iso3Code: string;
  /** In English. */
  readonly name: string;
  readonly nativeName: string;
  /** Name of the capital. Undefined for Antarctica and Macao. */
  readonly capital: string | undefined;
  readonly population: number | undefined;
  readonly populationYear: number | undefined;
  readonly areaKm2: number;
  readonly continent: string;
  readonly continentName: string;
  /** The main currency first; empty for Antarctica. */
  readonly currencyCodes: readonly string[];
  /** ISO 639 codes of languages, most used first. */
  readonly languages: readonly string[];
  readonly callingCodes: readonly string[];
  readonly topLevelDomain: string | undefined;
  readonly neighbours: readonly string[];
}

export class Countries {
  readonly all: readonly Country[];
  readonly #byCode: ReadonlyMap<string, Country>;
  readonly #byOwnName: ReadonlyMap<string, Country>;

  constructor(rows: readonly Country[]) {
    this.all = rows;
    this.#byCode = new Map(rows.map((row) => [row.isoCode, row]));
    // If countries share a native name, the first code wins.
    this.#byOwnName = new Map([...rows].reverse().map((row) => [foldWords(row.nativeName), row]));
  }

  /** Takes a two-letter code, ignoring case. */
  find(code: string): Country | undefined {
    return this.#byCode.get(code.trim().toUpperCase());
  }

  /**
   * Finds a country by its name in English or its own language. Names in other languages are ignored, because they may
   * also be towns (Granada).
   */
  named(name: string): Country | undefined {
    const meaning = meaningOf(name);
    if (meaning?.kind === 'country' && meaning.by === 'english') return this.#byCode.get(meaning.country.iso2);
    return meaning === undefined || meaning.kind === 'country' ? this.#byOwnName.get(foldWords(name)) : undefined;
  }

  /** Finds a country by a name or a two- or three-letter code, including common wrong codes. */
  meant(text: string): Country | undefined {
    const meaning = meaningOf(text);
    return meaning?.kind === 'country' ? this.#byCode.get(meaning.country.iso2) : undefined;
  }

  /** Returns, for example, `NO (Norway)` for a three-letter code, a name, or a misspelling. */
  suggest(code: string): string | undefined {
    const names = this.all.map((row) => row.name);
    const meant = this.meant(code) ?? this.all[names.indexOf(nearest(code, names) ?? '')];
    return meant === undefined ? undefined : `${meant.isoCode} (${meant.name})`;
  }
}

export function loadCountries(): Countries {
  const file = new URL('../../../generated/embedded/countries.json', import.meta.url);
  return new Countries((JSON.parse(readFileSync(file, 'utf8')) as CountryRow[]).map(countryOf));
}

function countryOf(row: CountryRow): Country {
  return {
    isoCode: row.iso_code,
    iso3Code: row.iso3_code,
    name: row.country_name,
    nativeName: row.native_name,
    capital: row.capital ?? undefined,
    population: row.population ?? undefined,
    populationYear: row.population === null ? undefined : POPULATION_YEAR,
    areaKm2: row.area_km2,
    continent: row.continent,
    continentName: row.continent_name,
    currencyCodes: row.currency_codes,
    languages: row.languages,
    callingCodes: row.calling_codes,
    topLevelDomain: row.top_level_domain ?? undefined,
    neighbours: row.neighbours,
  };
}
