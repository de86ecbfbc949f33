// Generated from spec/services/us-health/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetHospitalQualityArguments,
  GetSpendingArguments,
  SearchHospitalsArguments,
  SearchProvidersArguments,
} from './types.ts';
import {
  DETAIL_VALUES,
  HOSPITAL_SORT_VALUES,
  NATIONAL_COMPARISON_VALUES,
  PROVIDER_TYPE_VALUES,
  QUALITY_AREA_VALUES,
} from './values.ts';

const FACILITY_ID_PATTERN = /^[0-9]{5}[0-9A-Z]$/u;
const GROUP_VALUES = [
  'mortality', 'safety', 'readmission', 'patient_experience', 'timely_and_effective_care',
] as const;
const STATE_PATTERN = /^[A-Za-z]{2}$/u;

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
export function checkSearchHospitalsResult(check: ResultCheck, result: object): void {
  check.string(result, 'state', {});
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.list(result, 'hospitals', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkHospital),
  );
  check.list(result, 'footnotes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFootnote),
  );
}

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
export function checkGetHospitalQualityResult(check: ResultCheck, result: object): void {
  check.string(result, 'facility_id', { required: true });
  check.record(result, 'hospital', { required: true, nullable: true }, checkHospital);
  check.list(result, 'rating_groups', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkRatingGroup),
  );
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.list(result, 'measures', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkQualityMeasure),
  );
  check.list(result, 'footnotes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFootnote),
  );
  check.list(result, 'missing', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkMissingPart),
  );
}

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
export function checkSearchProvidersResult(check: ResultCheck, result: object): void {
  check.string(result, 'state', {});
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.boolean(result, 'more_available', { required: true });
  check.string(result, 'specialty_searched', { required: true, nullable: true });
  check.list(result, 'providers', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkProvider),
  );
  check.list(result, 'missing', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkMissingPart),
  );
}

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
export function checkGetSpendingResult(check: ResultCheck, result: object): void {
  check.string(result, 'facility_id', { required: true });
  check.string(result, 'facility_name', { required: true, nullable: true });
  check.string(result, 'measure_id', { required: true, nullable: true });
  check.string(result, 'measure_name', { required: true, nullable: true });
  check.choice(result, 'unit', ['ratio_to_national_median'], { required: true });
  check.number(result, 'spending_per_beneficiary', { required: true, nullable: true });
  check.number(result, 'national_average', { required: true, nullable: true });
  check.number(result, 'national_median', {});
  check.string(result, 'start_date', { required: true, nullable: true, format: 'date' });
  check.string(result, 'end_date', { required: true, nullable: true, format: 'date' });
  check.list(result, 'footnote_codes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(result, 'national_footnote_codes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(result, 'footnotes', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFootnote),
  );
  check.string(result, 'note', { required: true, nullable: true });
  check.list(result, 'missing', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkMissingPart),
  );
}

/** spec/services/us-health/service.yaml#records.Footnote */
function checkFootnote(check: ResultCheck, footnote: object): void {
  check.string(footnote, 'code', { required: true });
  check.string(footnote, 'meaning', { required: true, nullable: true });
}

/** spec/services/us-health/service.yaml#records.Hospital */
function checkHospital(check: ResultCheck, hospital: object): void {
  check.string(hospital, 'facility_id', { required: true });
  check.string(hospital, 'name', { required: true });
  check.string(hospital, 'address', { required: true, nullable: true });
  check.string(hospital, 'city', { required: true, nullable: true });
  check.string(hospital, 'state', { required: true, nullable: true });
  check.string(hospital, 'zip_code', { required: true, nullable: true });
  check.string(hospital, 'county', { required: true, nullable: true });
  check.string(hospital, 'phone', { required: true, nullable: true });
  check.string(hospital, 'type', { required: true, nullable: true });
  check.string(hospital, 'ownership', { required: true, nullable: true });
  check.boolean(hospital, 'emergency_services', { required: true, nullable: true });
  check.boolean(hospital, 'birthing_friendly', { required: true });
  check.integer(hospital, 'overall_rating', { required: true, nullable: true, minimum: 1, maximum: 5 });
  check.list(hospital, 'rating_footnote_codes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/services/us-health/service.yaml#records.MissingPart */
function checkMissingPart(check: ResultCheck, missingPart: object): void {
  check.string(missingPart, 'part', { required: true });
  check.string(missingPart, 'reason', { required: true });
}

/** spec/services/us-health/service.yaml#records.Provider */
function checkProvider(check: ResultCheck, provider: object): void {
  check.string(provider, 'npi', { required: true });
  check.choice(provider, 'type', PROVIDER_TYPE_VALUES, { required: true });
  check.string(provider, 'name', { required: true, nullable: true });
  check.string(provider, 'credentials', { required: true, nullable: true });
  check.string(provider, 'primary_specialty', { required: true, nullable: true });
  check.list(provider, 'specialties', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkProviderSpecialty),
  );
  check.record(provider, 'practice_address', { required: true, nullable: true }, checkProviderAddress);
  check.list(provider, 'other_practice_addresses', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkProviderAddress),
  );
  check.string(provider, 'phone', { required: true, nullable: true });
  check.list(provider, 'other_names', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.choice(provider, 'sex', ['female', 'male'], {});
  check.boolean(provider, 'sole_proprietor', {});
  check.boolean(provider, 'organizational_subpart', {});
  check.string(provider, 'authorized_official', {});
  check.string(provider, 'authorized_official_title', {});
  check.string(provider, 'authorized_official_phone', {});
  check.boolean(provider, 'active', { required: true, nullable: true });
  check.string(provider, 'enumeration_date', { required: true, nullable: true, format: 'date' });
  check.string(provider, 'last_updated', { required: true, nullable: true, format: 'date' });
  check.string(provider, 'certification_date', { format: 'date' });
}

/** spec/services/us-health/service.yaml#records.ProviderAddress */
function checkProviderAddress(check: ResultCheck, providerAddress: object): void {
  check.list(providerAddress, 'lines', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(providerAddress, 'city', { required: true, nullable: true });
  check.string(providerAddress, 'state', { required: true, nullable: true });
  check.string(providerAddress, 'postal_code', { required: true, nullable: true });
  check.string(providerAddress, 'country', { required: true, nullable: true });
  check.string(providerAddress, 'phone', { required: true, nullable: true });
  check.string(providerAddress, 'fax', {});
}

/** spec/services/us-health/service.yaml#records.ProviderSpecialty */
function checkProviderSpecialty(check: ResultCheck, providerSpecialty: object): void {
  check.string(providerSpecialty, 'code', { required: true, nullable: true });
  check.string(providerSpecialty, 'description', { required: true, nullable: true });
  check.boolean(providerSpecialty, 'primary', { required: true });
  check.string(providerSpecialty, 'license', {});
  check.string(providerSpecialty, 'license_state', {});
  check.string(providerSpecialty, 'group', {});
}

/** spec/services/us-health/service.yaml#records.QualityMeasure */
function checkQualityMeasure(check: ResultCheck, qualityMeasure: object): void {
  check.choice(qualityMeasure, 'area', QUALITY_AREA_VALUES, { required: true });
  check.string(qualityMeasure, 'measure_id', { required: true });
  check.string(qualityMeasure, 'measure_name', { required: true, nullable: true });
  check.string(qualityMeasure, 'condition', {});
  check.number(qualityMeasure, 'score', { required: true, nullable: true });
  check.string(qualityMeasure, 'score_text', {});
  check.choice(qualityMeasure, 'comparison', NATIONAL_COMPARISON_VALUES, { required: true, nullable: true });
  check.string(qualityMeasure, 'compared_to_national', { nullable: true });
  check.number(qualityMeasure, 'denominator', {});
  check.number(qualityMeasure, 'lower_estimate', {});
  check.number(qualityMeasure, 'higher_estimate', {});
  check.number(qualityMeasure, 'sample', {});
  check.number(qualityMeasure, 'number_of_patients', {});
  check.number(qualityMeasure, 'number_of_patients_returned', {});
  check.string(qualityMeasure, 'start_date', { required: true, nullable: true, format: 'date' });
  check.string(qualityMeasure, 'end_date', { required: true, nullable: true, format: 'date' });
  check.list(qualityMeasure, 'footnote_codes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/services/us-health/service.yaml#records.RatingGroup */
function checkRatingGroup(check: ResultCheck, ratingGroup: object): void {
  check.choice(ratingGroup, 'group', GROUP_VALUES, { required: true });
  check.integer(ratingGroup, 'measures_in_group', { required: true, nullable: true, minimum: 0 });
  check.integer(ratingGroup, 'measures_reported', { required: true, nullable: true, minimum: 0 });
  check.integer(ratingGroup, 'better', { nullable: true, minimum: 0 });
  check.integer(ratingGroup, 'no_different', { nullable: true, minimum: 0 });
  check.integer(ratingGroup, 'worse', { nullable: true, minimum: 0 });
  check.list(ratingGroup, 'footnote_codes', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}
