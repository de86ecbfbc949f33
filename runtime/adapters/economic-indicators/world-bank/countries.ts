// Parses the World Bank's list of countries with their regions and income groups.

import { isObject, objectOf, textOf } from '../../../lib/loose-json.ts';
import { countryOf } from '../../../reference/countries/countries.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { envelopeOf } from './envelope.ts';

export const reads = readers(import.meta.url, { countries: readCountries });

export interface BankCountry {
  /** Empty for a group of countries and for the Channel Islands, which have no ISO code. */
  readonly iso2: string;
  /** Codes of the country's region and income group, and of the combined income groups that include the country. */
  readonly groups: readonly string[];
}

export interface CountryList {
  readonly total: number;
  /** All entries, including groups of countries. */
  readonly countries: readonly BankCountry[];
}

/** Region code that the source assigns to groups of countries. */
const NO_REGION = 'NA';

/** Combined income groups that include each income group, as World Bank codes. */
const COMBINED_GROUPS: Readonly<Record<string, readonly string[]>> = {
  LIC: ['LMY'],
  LMC: ['MIC', 'LMY'],
  UMC: ['MIC', 'LMY'],
};

function readCountries(answer: Answer): CountryList {
  const { header, items } = envelopeOf(answer.json());
  const countries = items.filter(isObject).map((row): BankCountry => {
    const iso2 = countryOf(textOf(row['iso2Code']) ?? '')?.iso2;
    const region = textOf(objectOf(row['region'])['id']);
    if (iso2 === undefined || region === NO_REGION) return { iso2: '', groups: [] };
    const income = textOf(objectOf(row['incomeLevel'])['id']);
    const groups = [region, income, ...(COMBINED_GROUPS[income ?? ''] ?? [])];
    return { iso2, groups: groups.filter((group) => group !== undefined) };
  });
  return { total: Number(header['total']), countries };
}
