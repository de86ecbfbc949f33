// A hospital, and what its rating is made of, from a row of Hospital General Information. Every column is mapped.

import type { Hospital, RatingGroup } from '../../../generated/services/us-health/types.ts';
import { footnoteCodes, number, type Row, raw, text, yesNo } from '../../sources/cms/rows.ts';

/** Column prefixes of the groups, and whether their measures are compared with the nation. */
const GROUPS: readonly { readonly group: RatingGroup['group']; readonly prefix: string; readonly compared: boolean }[] =
  [
    { group: 'mortality', prefix: 'mort', compared: true },
    { group: 'safety', prefix: 'safety', compared: true },
    { group: 'readmission', prefix: 'readm', compared: true },
    { group: 'patient_experience', prefix: 'pt_exp', compared: false },
    { group: 'timely_and_effective_care', prefix: 'te', compared: false },
  ];

export function shapeHospital(row: Row): Hospital {
  return {
    facility_id: raw(row, 'facility_id'),
    name: raw(row, 'facility_name'),
    address: text(row, 'address'),
    city: text(row, 'citytown'),
    state: text(row, 'state'),
    zip_code: text(row, 'zip_code'),
    county: text(row, 'countyparish'),
    phone: text(row, 'telephone_number'),
    type: text(row, 'hospital_type'),
    ownership: text(row, 'hospital_ownership'),
    emergency_services: yesNo(row, 'emergency_services'),
    birthing_friendly: yesNo(row, 'meets_criteria_for_birthing_friendly_designation') === true,
    overall_rating: stars(row),
    rating_footnote_codes: footnoteCodes(row, 'hospital_overall_rating_footnote'),
  };
}

export function shapeRatingGroups(row: Row): RatingGroup[] {
  return GROUPS.map(({ group, prefix, compared }) => ({
    group,
    measures_in_group: count(row, `${prefix}_group_measure_count`),
    measures_reported: count(row, `count_of_facility_${prefix}_measures`),
    ...(compared ? comparisons(row, prefix) : {}),
    footnote_codes: footnoteCodes(row, `${prefix}_group_footnote`),
  }));
}

function comparisons(row: Row, prefix: string) {
  return {
    better: count(row, `count_of_${prefix}_measures_better`),
    no_different: count(row, `count_of_${prefix}_measures_no_different`),
    worse: count(row, `count_of_${prefix}_measures_worse`),
  };
}

function stars(row: Row): number | null {
  const rating = count(row, 'hospital_overall_rating');
  return rating !== null && rating >= 1 && rating <= 5 ? rating : null;
}

function count(row: Row, column: string): number | null {
  const value = number(row, column);
  return value !== null && Number.isInteger(value) && value >= 0 ? value : null;
}
