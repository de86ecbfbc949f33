// Quality measures from rows of the four data sets, whose columns differ. Left out: name and address of the hospital, which
// every row repeats.

import type { NationalComparison, QualityArea, QualityMeasure } from '../../../generated/services/us-health/types.ts';
import { day, footnoteCodes, number, type Row, raw, text } from '../../sources/cms/rows.ts';

const FIGURES = [
  'denominator',
  'lower_estimate',
  'higher_estimate',
  'sample',
  'number_of_patients',
  'number_of_patients_returned',
] as const;

/**
 * The source's wordings differ by data set and release ("No Different Than the National Rate", "No Different than National
 * Benchmark", "Number of Cases Too Small" and "Number of cases too small", "Average Days per 100 Discharges"): the first that fits.
 */
const COMPARISONS: readonly (readonly [RegExp, NationalComparison])[] = [
  [/too (?:small|few)/i, 'too_few_cases'],
  [/^no different|^average days/i, 'no_different'],
  [/^better|^fewer days/i, 'better'],
  [/^worse|^more days/i, 'worse'],
];

export function shapeMeasure(area: QualityArea, row: Row): QualityMeasure {
  const condition = text(row, '_condition');
  const score = number(row, 'score');
  const word = score === null ? text(row, 'score') : null;
  const compared = text(row, 'compared_to_national');
  return {
    area,
    measure_id: raw(row, 'measure_id'),
    measure_name: text(row, 'measure_name'),
    ...(condition === null ? {} : { condition }),
    score,
    ...(word === null ? {} : { score_text: word }),
    comparison: comparison(compared),
    compared_to_national: compared,
    ...figures(row),
    start_date: day(row, 'start_date'),
    end_date: day(row, 'end_date'),
    footnote_codes: footnoteCodes(row, 'footnote'),
  };
}

function comparison(wording: string | null): NationalComparison | null {
  if (wording === null) return null;
  return COMPARISONS.find(([pattern]) => pattern.test(wording))?.[1] ?? null;
}

function figures(row: Row): Partial<Record<(typeof FIGURES)[number], number>> {
  const given = FIGURES.map((name) => [name, number(row, name)] as const).filter(([, value]) => value !== null);
  return Object.fromEntries(given);
}
