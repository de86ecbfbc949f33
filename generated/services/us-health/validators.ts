// Generated from spec/services/us-health.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type {
  GetHospitalQualityArguments,
  GetSpendingArguments,
  SearchHospitalsArguments,
  SearchProvidersArguments,
} from './types.ts';

const STATE_PATTERN = /^[A-Za-z]{2}$/u;
const FACILITY_ID_PATTERN = /^[0-9]{5}[0-9A-Z]$/u;
const PROVIDER_TYPE_VALUES = ['person', 'organization'] as const;
const QUALITY_AREA_VALUES = [
  'complications_and_deaths', 'infections', 'unplanned_visits', 'timely_and_effective_care',
] as const;
const NATIONAL_COMPARISON_VALUES = ['better', 'no_different', 'worse', 'too_few_cases'] as const;
const GROUP_VALUES = [
  'mortality', 'safety', 'readmission', 'patient_experience', 'timely_and_effective_care',
] as const;

/** spec/services/us-health.yaml#tools.search_hospitals */
export function decodeSearchHospitals(raw: RawArguments): Decoded<SearchHospitalsArguments> {
  const read = new ArgumentReader(raw, ['query', 'state', 'limit']);
  return read.finish<SearchHospitalsArguments>({
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 200 }),
    state: read.string('state', { emptyMeansAbsent: true, maxLength: 2, pattern: STATE_PATTERN }),
    limit: read.integer('limit', { default: 10, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/us-health.yaml#tools.search_hospitals */
export function watchSearchHospitalsResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.integer(result, 'total', { required: true, minimum: 0 });
  watch.list(result, 'hospitals', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchHospital),
  );
  watch.list(result, 'footnotes', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchFootnote),
  );
}

/** spec/services/us-health.yaml#tools.get_hospital_quality */
export function decodeGetHospitalQuality(raw: RawArguments): Decoded<GetHospitalQualityArguments> {
  const read = new ArgumentReader(raw, ['facility_id']);
  return read.finish<GetHospitalQualityArguments>({
    facility_id: read.string('facility_id', { required: true, maxLength: 500, pattern: FACILITY_ID_PATTERN }),
  });
}

/** Result of spec/services/us-health.yaml#tools.get_hospital_quality */
export function watchGetHospitalQualityResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'facility_id', { required: true });
  watch.record(result, 'hospital', { required: true, nullable: true }, watchHospital);
  watch.list(result, 'rating_groups', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchRatingGroup),
  );
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.list(result, 'measures', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchQualityMeasure),
  );
  watch.list(result, 'footnotes', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchFootnote),
  );
  watch.list(result, 'missing', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchMissingPart),
  );
}

/** spec/services/us-health.yaml#tools.search_providers */
export function decodeSearchProviders(raw: RawArguments): Decoded<SearchProvidersArguments> {
  const read = new ArgumentReader(raw, ['name', 'state', 'specialty', 'limit']);
  const args: SearchProvidersArguments = {
    name: read.string('name', { emptyMeansAbsent: true, maxLength: 100 }),
    state: read.string('state', { emptyMeansAbsent: true, maxLength: 2, pattern: STATE_PATTERN }),
    specialty: read.string('specialty', { emptyMeansAbsent: true, maxLength: 100 }),
    limit: read.integer('limit', { default: 10, minimum: 1, maximum: 50 }),
  };
  read.atLeastOneOf(['name', 'specialty']);
  return read.finish(args);
}

/** Result of spec/services/us-health.yaml#tools.search_providers */
export function watchSearchProvidersResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0 });
  watch.boolean(result, 'more_available', { required: true });
  watch.string(result, 'specialty_searched', { required: true, nullable: true });
  watch.list(result, 'providers', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchProvider),
  );
  watch.list(result, 'missing', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchMissingPart),
  );
}

/** spec/services/us-health.yaml#tools.get_spending */
export function decodeGetSpending(raw: RawArguments): Decoded<GetSpendingArguments> {
  const read = new ArgumentReader(raw, ['facility_id']);
  return read.finish<GetSpendingArguments>({
    facility_id: read.string('facility_id', { required: true, maxLength: 500, pattern: FACILITY_ID_PATTERN }),
  });
}

/** Result of spec/services/us-health.yaml#tools.get_spending */
export function watchGetSpendingResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'facility_id', { required: true });
  watch.string(result, 'facility_name', { required: true, nullable: true });
  watch.string(result, 'measure_id', { required: true, nullable: true });
  watch.string(result, 'measure_name', { required: true, nullable: true });
  watch.choice(result, 'unit', ['ratio_to_national_median'], { required: true });
  watch.number(result, 'spending_per_beneficiary', { required: true, nullable: true });
  watch.number(result, 'national_average', { required: true, nullable: true });
  watch.number(result, 'national_median', {});
  watch.string(result, 'start_date', { required: true, nullable: true, format: 'date' });
  watch.string(result, 'end_date', { required: true, nullable: true, format: 'date' });
  watch.list(result, 'footnote_codes', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(result, 'national_footnote_codes', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(result, 'footnotes', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchFootnote),
  );
  watch.string(result, 'note', { required: true, nullable: true });
  watch.list(result, 'missing', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchMissingPart),
  );
}

/** spec/services/us-health.yaml#records.Footnote */
function watchFootnote(watch: ResultWatch, footnote: object): void {
  watch.string(footnote, 'code', { required: true });
  watch.string(footnote, 'meaning', { required: true, nullable: true });
}

/** spec/services/us-health.yaml#records.Hospital */
function watchHospital(watch: ResultWatch, hospital: object): void {
  watch.string(hospital, 'facility_id', { required: true });
  watch.string(hospital, 'name', { required: true });
  watch.string(hospital, 'address', { required: true, nullable: true });
  watch.string(hospital, 'city', { required: true, nullable: true });
  watch.string(hospital, 'state', { required: true, nullable: true });
  watch.string(hospital, 'zip_code', { required: true, nullable: true });
  watch.string(hospital, 'county', { required: true, nullable: true });
  watch.string(hospital, 'phone', { required: true, nullable: true });
  watch.string(hospital, 'type', { required: true, nullable: true });
  watch.string(hospital, 'ownership', { required: true, nullable: true });
  watch.boolean(hospital, 'emergency_services', { required: true, nullable: true });
  watch.boolean(hospital, 'birthing_friendly', { required: true });
  watch.integer(hospital, 'overall_rating', { required: true, nullable: true, minimum: 1, maximum: 5 });
  watch.list(hospital, 'rating_footnote_codes', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
}

/** spec/services/us-health.yaml#records.MissingPart */
function watchMissingPart(watch: ResultWatch, missingPart: object): void {
  watch.string(missingPart, 'part', { required: true });
  watch.string(missingPart, 'reason', { required: true });
}

/** spec/services/us-health.yaml#records.Provider */
function watchProvider(watch: ResultWatch, provider: object): void {
  watch.string(provider, 'npi', { required: true });
  watch.choice(provider, 'type', PROVIDER_TYPE_VALUES, { required: true });
  watch.string(provider, 'name', { required: true, nullable: true });
  watch.string(provider, 'credentials', { required: true, nullable: true });
  watch.string(provider, 'primary_specialty', { required: true, nullable: true });
  watch.list(provider, 'specialties', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchProviderSpecialty),
  );
  watch.record(provider, 'practice_address', { required: true, nullable: true }, watchProviderAddress);
  watch.list(provider, 'other_practice_addresses', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchProviderAddress),
  );
  watch.string(provider, 'phone', { required: true, nullable: true });
  watch.list(provider, 'other_names', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.choice(provider, 'sex', ['female', 'male'], {});
  watch.boolean(provider, 'sole_proprietor', {});
  watch.boolean(provider, 'organizational_subpart', {});
  watch.string(provider, 'authorized_official', {});
  watch.string(provider, 'authorized_official_title', {});
  watch.string(provider, 'authorized_official_phone', {});
  watch.boolean(provider, 'active', { required: true, nullable: true });
  watch.string(provider, 'enumeration_date', { required: true, nullable: true, format: 'date' });
  watch.string(provider, 'last_updated', { required: true, nullable: true, format: 'date' });
  watch.string(provider, 'certification_date', { format: 'date' });
}

/** spec/services/us-health.yaml#records.ProviderAddress */
function watchProviderAddress(watch: ResultWatch, providerAddress: object): void {
  watch.list(providerAddress, 'lines', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.string(providerAddress, 'city', { required: true, nullable: true });
  watch.string(providerAddress, 'state', { required: true, nullable: true });
  watch.string(providerAddress, 'postal_code', { required: true, nullable: true });
  watch.string(providerAddress, 'country', { required: true, nullable: true });
  watch.string(providerAddress, 'phone', { required: true, nullable: true });
  watch.string(providerAddress, 'fax', {});
}

/** spec/services/us-health.yaml#records.ProviderSpecialty */
function watchProviderSpecialty(watch: ResultWatch, providerSpecialty: object): void {
  watch.string(providerSpecialty, 'code', { required: true, nullable: true });
  watch.string(providerSpecialty, 'description', { required: true, nullable: true });
  watch.boolean(providerSpecialty, 'primary', { required: true });
  watch.string(providerSpecialty, 'license', {});
  watch.string(providerSpecialty, 'license_state', {});
  watch.string(providerSpecialty, 'group', {});
}

/** spec/services/us-health.yaml#records.QualityMeasure */
function watchQualityMeasure(watch: ResultWatch, qualityMeasure: object): void {
  watch.choice(qualityMeasure, 'area', QUALITY_AREA_VALUES, { required: true });
  watch.string(qualityMeasure, 'measure_id', { required: true });
  watch.string(qualityMeasure, 'measure_name', { required: true, nullable: true });
  watch.string(qualityMeasure, 'condition', {});
  watch.number(qualityMeasure, 'score', { required: true, nullable: true });
  watch.string(qualityMeasure, 'score_text', {});
  watch.choice(qualityMeasure, 'comparison', NATIONAL_COMPARISON_VALUES, { required: true, nullable: true });
  watch.string(qualityMeasure, 'compared_to_national', { required: true, nullable: true });
  watch.number(qualityMeasure, 'denominator', {});
  watch.number(qualityMeasure, 'lower_estimate', {});
  watch.number(qualityMeasure, 'higher_estimate', {});
  watch.number(qualityMeasure, 'sample', {});
  watch.number(qualityMeasure, 'number_of_patients', {});
  watch.number(qualityMeasure, 'number_of_patients_returned', {});
  watch.string(qualityMeasure, 'start_date', { required: true, nullable: true, format: 'date' });
  watch.string(qualityMeasure, 'end_date', { required: true, nullable: true, format: 'date' });
  watch.list(qualityMeasure, 'footnote_codes', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
}

/** spec/services/us-health.yaml#records.RatingGroup */
function watchRatingGroup(watch: ResultWatch, ratingGroup: object): void {
  watch.choice(ratingGroup, 'group', GROUP_VALUES, { required: true });
  watch.integer(ratingGroup, 'measures_in_group', { required: true, nullable: true, minimum: 0 });
  watch.integer(ratingGroup, 'measures_reported', { required: true, nullable: true, minimum: 0 });
  watch.integer(ratingGroup, 'better', { nullable: true, minimum: 0 });
  watch.integer(ratingGroup, 'no_different', { nullable: true, minimum: 0 });
  watch.integer(ratingGroup, 'worse', { nullable: true, minimum: 0 });
  watch.list(ratingGroup, 'footnote_codes', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
}
