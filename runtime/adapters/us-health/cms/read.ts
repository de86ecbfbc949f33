// Measures omit the hospital's name and address, which every row repeats.

import { Problem } from '../../../contract/problem.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { count, day, footnoteCodes, number, type Row, raw, text, yesNo } from './cells.ts';
import type { Hospital, Measure, Page, RatingGroup, RatingGroupName, Spending } from './model.ts';

export const reads = readers(import.meta.url, {
  hospitals: readHospitals,
  measures: readMeasures,
  spending: readSpending,
});

/** Column prefix of each group, and whether its measures are compared with national results. */
const GROUPS: Readonly<Record<RatingGroupName, { readonly prefix: string; readonly compared: boolean }>> = {
  mortality: { prefix: 'mort', compared: true },
  safety: { prefix: 'safety', compared: true },
  readmission: { prefix: 'readm', compared: true },
  patientExperience: { prefix: 'pt_exp', compared: false },
  timelyAndEffectiveCare: { prefix: 'te', compared: false },
};

function readHospitals(answer: Answer): Page<Hospital> {
  return readPage(answer, hospitalOf);
}

function readMeasures(answer: Answer): Page<Measure> {
  return readPage(answer, measureOf);
}

function readSpending(answer: Answer): Page<Spending> {
  return readPage(answer, spendingOf);
}

/**
 * Expects `{"results": [{…}], "count": 5426, …}`.
 * @throws Problem `upstream_invalid_response` for anything else
 */
function readPage<Item>(answer: Answer, read: (row: Row) => Item): Page<Item> {
  const { results, count: matching } = Object(answer.json()) as { results?: unknown; count?: unknown };
  const isWhole = Array.isArray(results) && results.every((row) => typeof row === 'object' && row !== null);
  const total = matching === undefined || matching === null ? Number.NaN : Number(matching);
  if (isWhole && Number.isInteger(total) && total >= 0) return { items: (results as Row[]).map(read), count: total };
  throw new Problem('upstream_invalid_response', `${answer.provenance.source}: the response has no rows or no count.`);
}

function hospitalOf(row: Row): Hospital {
  const rating = count(row, 'hospital_overall_rating');
  return {
    facilityId: raw(row, 'facility_id'),
    name: raw(row, 'facility_name'),
    address: text(row, 'address'),
    city: text(row, 'citytown'),
    state: text(row, 'state'),
    zipCode: text(row, 'zip_code'),
    county: text(row, 'countyparish'),
    phone: text(row, 'telephone_number'),
    type: text(row, 'hospital_type'),
    ownership: text(row, 'hospital_ownership'),
    hasEmergencyServices: yesNo(row, 'emergency_services'),
    isBirthingFriendly: yesNo(row, 'meets_criteria_for_birthing_friendly_designation') === true,
    rating: rating !== undefined && rating >= 1 && rating <= 5 ? rating : undefined,
    ratingFootnotes: footnoteCodes(row, 'hospital_overall_rating_footnote'),
    ratingGroups: (Object.keys(GROUPS) as RatingGroupName[]).map((group) => ratingGroupOf(row, group)),
  };
}

function ratingGroupOf(row: Row, group: RatingGroupName): RatingGroup {
  const { prefix, compared } = GROUPS[group];
  const comparisons = {
    better: count(row, `count_of_${prefix}_measures_better`),
    noDifferent: count(row, `count_of_${prefix}_measures_no_different`),
    worse: count(row, `count_of_${prefix}_measures_worse`),
  };
  return {
    group,
    measuresInGroup: count(row, `${prefix}_group_measure_count`),
    measuresReported: count(row, `count_of_facility_${prefix}_measures`),
    compared: compared ? comparisons : undefined,
    footnotes: footnoteCodes(row, `${prefix}_group_footnote`),
  };
}

function measureOf(row: Row): Measure {
  const score = number(row, 'score');
  return {
    facilityId: raw(row, 'facility_id'),
    measureId: raw(row, 'measure_id'),
    name: text(row, 'measure_name'),
    condition: text(row, '_condition'),
    score,
    scoreText: score === undefined ? text(row, 'score') : undefined,
    comparedToNational: text(row, 'compared_to_national'),
    denominator: number(row, 'denominator'),
    lowerEstimate: number(row, 'lower_estimate'),
    higherEstimate: number(row, 'higher_estimate'),
    sample: number(row, 'sample'),
    patients: number(row, 'number_of_patients'),
    patientsReturned: number(row, 'number_of_patients_returned'),
    startDate: day(row, 'start_date'),
    endDate: day(row, 'end_date'),
    footnotes: footnoteCodes(row, 'footnote'),
  };
}

function spendingOf(row: Row): Spending {
  const footnotes = ['footnote', 'footnote__score', 'footnote__national_median'];
  return {
    facilityId: raw(row, 'facility_id'),
    facilityName: text(row, 'facility_name'),
    measureId: text(row, 'measure_id'),
    measureName: text(row, 'measure_name'),
    score: number(row, 'score'),
    median: number(row, 'national_median'),
    startDate: day(row, 'start_date'),
    endDate: day(row, 'end_date'),
    footnotes: footnotes.flatMap((column) => footnoteCodes(row, column)),
  };
}
