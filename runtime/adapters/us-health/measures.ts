import type { NationalComparison, QualityArea, QualityMeasure } from '../../../generated/services/us-health/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Measure } from './cms/cms.ts';

/**
 * The first matching pattern applies. The source's wording differs by data set and release ("No Different Than the National Rate",
 * "No Different than National Benchmark", "Number of Cases Too Small", "Number of cases too small", "Average Days per 100
 * Discharges").
 */
const COMPARISONS: readonly (readonly [RegExp, NationalComparison])[] = [
  [/too (?:small|few)/i, 'too_few_cases'],
  [/^no different|^average days/i, 'no_different'],
  [/^better|^fewer days/i, 'better'],
  [/^worse|^more days/i, 'worse'],
];

export function measureRecord(area: QualityArea, measure: Measure): AdapterResult<QualityMeasure> {
  return {
    area,
    measure_id: measure.measureId,
    measure_name: measure.name,
    score: measure.score,
    comparison: comparison(measure.comparedToNational),
    score_text: measure.scoreText,
    start_date: measure.startDate,
    end_date: measure.endDate,
    footnote_codes: measure.footnotes,
    compared_to_national: measure.comparedToNational,
    condition: measure.condition,
    denominator: measure.denominator,
    lower_estimate: measure.lowerEstimate,
    higher_estimate: measure.higherEstimate,
    sample: measure.sample,
    number_of_patients: measure.patients,
    number_of_patients_returned: measure.patientsReturned,
  };
}

function comparison(wording: string | undefined): NationalComparison | null {
  if (wording === undefined) return null;
  return COMPARISONS.find(([pattern]) => pattern.test(wording))?.[1] ?? null;
}
