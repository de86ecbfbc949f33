// Generated from spec/services/us-health/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import { briefOf } from '../../../runtime/decoding/brief.ts';
import type {
  GetHospitalQualityArguments,
  GetSpendingArguments,
  QualityMeasure,
  SearchHospitalsArguments,
  SearchProvidersArguments,
} from './types.ts';

/** brief: the most commonly used fields; full: every field. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Sort by best match or by star rating, highest first. */
export const HOSPITAL_SORT_VALUES = ['match', 'rating'] as const;

/** Result compared with the national average. */
export const NATIONAL_COMPARISON_VALUES = ['better', 'no_different', 'worse', 'too_few_cases'] as const;

/** Type of NPI: person (NPI-1) or organization (NPI-2). */
export const PROVIDER_TYPE_VALUES = ['person', 'organization'] as const;

/** Data set that contains the measure. */
export const QUALITY_AREA_VALUES = [
  'complications_and_deaths', 'infections', 'unplanned_visits', 'timely_and_effective_care',
] as const;

const FACILITY_ID_PATTERN = /^[0-9]{5}[0-9A-Z]$/u;
const GROUP_VALUES = [
  'mortality', 'safety', 'readmission', 'patient_experience', 'timely_and_effective_care',
] as const;
const STATE_PATTERN = /^[A-Za-z]{2}$/u;

/** spec/services/us-health/service.yaml#records.Footnote */
export const footnoteFields = published.fields({
  code: published.string(),
  meaning: published.string({ nullable: true }),
});

/** spec/services/us-health/service.yaml#records.Hospital */
export const hospitalFields = published.fields({
  facility_id: published.string(),
  name: published.string(),
  address: published.string({ nullable: true }),
  city: published.string({ nullable: true }),
  state: published.string({ nullable: true }),
  zip_code: published.string({ nullable: true }),
  county: published.string({ nullable: true }),
  phone: published.string({ nullable: true }),
  type: published.string({ nullable: true }),
  ownership: published.string({ nullable: true }),
  emergency_services: published.boolean({ nullable: true }),
  birthing_friendly: published.boolean(),
  overall_rating: published.integer({ nullable: true, minimum: 1, maximum: 5 }),
  rating_footnote_codes: published.list(published.string()),
});

/** spec/services/us-health/service.yaml#records.MissingPart */
export const missingPartFields = published.fields({
  part: published.string(),
  reason: published.string(),
});

/** spec/services/us-health/service.yaml#records.ProviderSpecialty */
export const providerSpecialtyFields = published.fields({
  code: published.string({ nullable: true }),
  description: published.string({ nullable: true }),
  primary: published.boolean(),
  license: published.string({ optional: true }),
  license_state: published.string({ optional: true }),
  group: published.string({ optional: true }),
});

/** spec/services/us-health/service.yaml#records.ProviderAddress */
export const providerAddressFields = published.fields({
  lines: published.list(published.string()),
  city: published.string({ nullable: true }),
  state: published.string({ nullable: true }),
  postal_code: published.string({ nullable: true }),
  country: published.string({ nullable: true }),
  phone: published.string({ nullable: true }),
  fax: published.string({ optional: true }),
});

/** spec/services/us-health/service.yaml#records.Provider */
export const providerFields = published.fields({
  npi: published.string(),
  type: published.choice(PROVIDER_TYPE_VALUES),
  name: published.string({ nullable: true }),
  credentials: published.string({ nullable: true }),
  primary_specialty: published.string({ nullable: true }),
  specialties: published.list(published.record(providerSpecialtyFields)),
  practice_address: published.record(providerAddressFields, { nullable: true }),
  other_practice_addresses: published.list(published.record(providerAddressFields)),
  phone: published.string({ nullable: true }),
  other_names: published.list(published.string()),
  sex: published.choice(['female', 'male'], { optional: true }),
  sole_proprietor: published.boolean({ optional: true }),
  organizational_subpart: published.boolean({ optional: true }),
  authorized_official: published.string({ optional: true }),
  authorized_official_title: published.string({ optional: true }),
  authorized_official_phone: published.string({ optional: true }),
  active: published.boolean({ nullable: true }),
  enumeration_date: published.string({ nullable: true, format: 'date' }),
  last_updated: published.string({ nullable: true, format: 'date' }),
  certification_date: published.string({ optional: true, format: 'date' }),
});

/** spec/services/us-health/service.yaml#records.QualityMeasure */
export const qualityMeasureFields = published.fields({
  area: published.choice(QUALITY_AREA_VALUES),
  measure_id: published.string(),
  measure_name: published.string({ nullable: true }),
  condition: published.string({ optional: true }),
  score: published.number({ nullable: true }),
  score_text: published.string({ optional: true }),
  comparison: published.choice(NATIONAL_COMPARISON_VALUES, { nullable: true }),
  compared_to_national: published.string({ optional: true, nullable: true }),
  denominator: published.number({ optional: true }),
  lower_estimate: published.number({ optional: true }),
  higher_estimate: published.number({ optional: true }),
  sample: published.number({ optional: true }),
  number_of_patients: published.number({ optional: true }),
  number_of_patients_returned: published.number({ optional: true }),
  start_date: published.string({ nullable: true, format: 'date' }),
  end_date: published.string({ nullable: true, format: 'date' }),
  footnote_codes: published.list(published.string()),
});

/** spec/services/us-health/service.yaml#records.RatingGroup */
export const ratingGroupFields = published.fields({
  group: published.choice(GROUP_VALUES),
  measures_in_group: published.integer({ nullable: true, minimum: 0 }),
  measures_reported: published.integer({ nullable: true, minimum: 0 }),
  better: published.integer({ optional: true, nullable: true, minimum: 0 }),
  no_different: published.integer({ optional: true, nullable: true, minimum: 0 }),
  worse: published.integer({ optional: true, nullable: true, minimum: 0 }),
  footnote_codes: published.list(published.string()),
});

/** spec/services/us-health/service.yaml#tools.search_hospitals */
export function decodeSearchHospitals(raw: RawArguments): Decoded<SearchHospitalsArguments> {
  const read = new ArgumentReader(raw, ['query', 'state', 'sort', 'limit', 'offset']);
  return read.finish<SearchHospitalsArguments>({
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 200 }),
    state: read.usState('state', {
      emptyMeansAbsent: true,
      maxLength: 200,
      pattern: STATE_PATTERN,
      wanted: 'a two-letter code of a state or territory such as CA',
    }),
    sort: read.choice('sort', HOSPITAL_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 10, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 10000 }),
  });
}

/** Result of spec/services/us-health/service.yaml#tools.search_hospitals */
export const searchHospitalsResult = published.record(published.fields({
  state: published.string({ optional: true }),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  hospitals: published.list(published.record(hospitalFields)),
  footnotes: published.list(published.record(footnoteFields)),
}));

/** spec/services/us-health/service.yaml#tools.get_hospital_quality */
export function decodeGetHospitalQuality(raw: RawArguments): Decoded<GetHospitalQualityArguments> {
  const read = new ArgumentReader(raw, ['facility_id', 'area', 'limit', 'offset', 'detail']);
  return read.finish<GetHospitalQualityArguments>({
    facility_id: read.string('facility_id', {
      required: true,
      maxLength: 500,
      pattern: FACILITY_ID_PATTERN,
      wanted: 'a facility id of 6 characters such as 010001, which search_hospitals gives',
    }),
    area: read.choice('area', QUALITY_AREA_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 500 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 1000 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/services/us-health/service.yaml#tools.get_hospital_quality */
export const getHospitalQualityResult = published.record(published.fields({
  facility_id: published.string(),
  hospital: published.record(hospitalFields, { nullable: true }),
  rating_groups: published.list(published.record(ratingGroupFields)),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  measures: published.list(published.record(qualityMeasureFields)),
  footnotes: published.list(published.record(footnoteFields)),
  missing: published.list(published.record(missingPartFields)),
}));

/** spec/services/us-health/service.yaml#tools.search_providers */
export function decodeSearchProviders(raw: RawArguments): Decoded<SearchProvidersArguments> {
  const read = new ArgumentReader(raw, ['name', 'state', 'specialty', 'limit']);
  const args: SearchProvidersArguments = {
    name: read.string('name', { emptyMeansAbsent: true, maxLength: 100 }),
    state: read.usState('state', {
      emptyMeansAbsent: true,
      maxLength: 200,
      pattern: STATE_PATTERN,
      wanted: 'a two-letter code of a state or territory such as CA',
    }),
    specialty: read.string('specialty', { emptyMeansAbsent: true, maxLength: 100 }),
    limit: read.integer('limit', { default: 10, minimum: 1, maximum: 50 }),
  };
  read.atLeastOneOf(['name', 'specialty']);
  return read.finish(args);
}

/** Result of spec/services/us-health/service.yaml#tools.search_providers */
export const searchProvidersResult = published.record(published.fields({
  state: published.string({ optional: true }),
  count: published.integer({ minimum: 0 }),
  more_available: published.boolean(),
  specialty_searched: published.string({ nullable: true }),
  providers: published.list(published.record(providerFields)),
  missing: published.list(published.record(missingPartFields)),
}));

/** spec/services/us-health/service.yaml#tools.get_spending */
export function decodeGetSpending(raw: RawArguments): Decoded<GetSpendingArguments> {
  const read = new ArgumentReader(raw, ['facility_id']);
  return read.finish<GetSpendingArguments>({
    facility_id: read.string('facility_id', {
      required: true,
      maxLength: 500,
      pattern: FACILITY_ID_PATTERN,
      wanted: 'a facility id of 6 characters such as 010001, which search_hospitals gives',
    }),
  });
}

/** Result of spec/services/us-health/service.yaml#tools.get_spending */
export const getSpendingResult = published.record(published.fields({
  facility_id: published.string(),
  facility_name: published.string({ nullable: true }),
  measure_id: published.string({ nullable: true }),
  measure_name: published.string({ nullable: true }),
  unit: published.choice(['ratio_to_national_median']),
  spending_per_beneficiary: published.number({ nullable: true }),
  national_average: published.number({ nullable: true }),
  national_median: published.number({ optional: true }),
  start_date: published.string({ nullable: true, format: 'date' }),
  end_date: published.string({ nullable: true, format: 'date' }),
  footnote_codes: published.list(published.string()),
  national_footnote_codes: published.list(published.string()),
  footnotes: published.list(published.record(footnoteFields)),
  note: published.string({ nullable: true }),
  missing: published.list(published.record(missingPartFields)),
}));

/** spec/services/us-health/service.yaml#records.QualityMeasure: its brief form if requested, otherwise all fields. */
export const briefQualityMeasure = briefOf<QualityMeasure>([
  'area', 'measure_id', 'measure_name', 'score', 'comparison', 'score_text', 'start_date', 'end_date',
  'footnote_codes',
]);
