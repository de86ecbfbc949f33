// Parses UNHCR responses. A row contains a mixture of numbers, numeric strings, and "-" for figures that do not apply.

import {
  type Derivations,
  readAsylumSide,
  readDemographicsRow,
  readOriginSide,
  readPopulationRow,
  readSolutionsRow,
  readStatisticsCountry,
} from '../../../../generated/services/migration/readers.ts';
import { completeOf } from '../../../decoding/source-values.ts';
import { isObject, type JsonObject, numberOf, objectOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

/** A country, or a group with its own UNHCR code, such as stateless persons. */
export type Country = ReturnType<typeof readStatisticsCountry>;

export interface RowPage<Row> {
  /** Number of pages; 0 for an empty result. */
  readonly pages: number;
  readonly rows: readonly Row[];
}

const sides = {
  country_of_origin: (row: JsonObject) => completeOf(row, readOriginSide),
  country_of_asylum: (row: JsonObject) => completeOf(row, readAsylumSide),
};
const derive: Derivations = {
  PopulationRow: sides,
  SolutionsRow: sides,
  DemographicsRow: { ...sides, has_breakdown: hasBreakdown },
};

export const reads = readers(import.meta.url, {
  population: (answer) => pageOf(answer, (row) => readPopulationRow(row, derive)),
  demographics: (answer) => pageOf(answer, demographicsRow),
  solutions: (answer) => pageOf(answer, (row) => readSolutionsRow(row, derive)),
  countries: readCountries,
});

function pageOf<Row>(answer: Answer, read: (row: JsonObject) => Row): RowPage<Row> {
  const { maxPages, items } = objectOf(answer.json());
  if (!Array.isArray(items)) throw new Error('The page has no items.');
  const rows = items.filter(isObject).map(read);
  return { pages: wholeOf(maxPages) ?? (rows.length === 0 ? 0 : 1), rows };
}

function readCountries(answer: Answer): readonly Country[] {
  const { items } = objectOf(answer.json());
  if (!Array.isArray(items) || items.length === 0) throw new Error('The response has no list of countries.');
  return items.map((row) => completeOf(row, readStatisticsCountry)).filter((country) => country !== undefined);
}

const BANDS = ['0_4', '5_11', '12_17', '18_59', '60', 'other', 'total'] as const;
const NO_BREAKDOWN = {
  ...{ female_0_4: null, female_5_11: null, female_12_17: null, female_18_59: null, female_60_plus: null },
  ...{ female_age_unknown: null, female_total: null },
  ...{ male_0_4: null, male_5_11: null, male_12_17: null, male_18_59: null, male_60_plus: null },
  ...{ male_age_unknown: null, male_total: null },
};

function demographicsRow(fields: JsonObject): ReturnType<typeof readDemographicsRow> {
  const row = readDemographicsRow(fields, derive);
  return row.has_breakdown ? row : { ...row, ...NO_BREAKDOWN };
}

/** Returns false if the total is positive but all brackets are 0, which means that ages and sexes were not reported. */
function hasBreakdown(row: JsonObject): boolean {
  const figure = (column: string) => numberOf(row[column]) ?? 0;
  const total = wholeOf(row['total']) ?? 0;
  return total <= 0 || BANDS.some((band) => figure(`f_${band}`) + figure(`m_${band}`) > 0);
}
