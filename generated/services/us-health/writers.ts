// Generated from spec/services/us-health/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  Footnote,
  GetHospitalQualityResult,
  GetSpendingResult,
  Hospital,
  Provider,
  ProviderAddress,
  ProviderSpecialty,
  QualityMeasure,
  RatingGroup,
  SearchHospitalsResult,
  SearchProvidersResult,
} from './types.ts';

/** spec/services/us-health/service.yaml#tools.search_hospitals */
export function writeSearchHospitalsResult(given: AdapterResult<SearchHospitalsResult>): SearchHospitalsResult {
  return {
    ...(given.state === undefined ? {} : { state: given.state }),
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    hospitals: given.hospitals.map(writeHospital),
    footnotes: given.footnotes.map(writeFootnote),
  };
}

/** spec/services/us-health/service.yaml#tools.get_hospital_quality */
export function writeGetHospitalQualityResult(given: AdapterResult<GetHospitalQualityResult>): GetHospitalQualityResult {
  return {
    facility_id: given.facility_id,
    hospital: given.hospital == null ? null : writeHospital(given.hospital),
    rating_groups: given.rating_groups.map(writeRatingGroup),
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    measures: given.measures.map(writeQualityMeasure),
    footnotes: given.footnotes.map(writeFootnote),
    missing: given.missing,
  };
}

/** spec/services/us-health/service.yaml#tools.search_providers */
export function writeSearchProvidersResult(given: AdapterResult<SearchProvidersResult>): SearchProvidersResult {
  return {
    ...(given.state === undefined ? {} : { state: given.state }),
    count: given.count,
    more_available: given.more_available,
    specialty_searched: given.specialty_searched ?? null,
    providers: given.providers.map(writeProvider),
    missing: given.missing,
  };
}

/** spec/services/us-health/service.yaml#tools.get_spending */
export function writeGetSpendingResult(given: AdapterResult<GetSpendingResult>): GetSpendingResult {
  return {
    facility_id: given.facility_id,
    facility_name: given.facility_name ?? null,
    measure_id: given.measure_id ?? null,
    measure_name: given.measure_name ?? null,
    unit: given.unit,
    spending_per_beneficiary: given.spending_per_beneficiary ?? null,
    national_average: given.national_average ?? null,
    ...(given.national_median === undefined ? {} : { national_median: given.national_median }),
    start_date: given.start_date ?? null,
    end_date: given.end_date ?? null,
    footnote_codes: given.footnote_codes,
    national_footnote_codes: given.national_footnote_codes,
    footnotes: given.footnotes.map(writeFootnote),
    note: given.note ?? null,
    missing: given.missing,
  };
}

/** spec/services/us-health/service.yaml#records.Footnote */
export function writeFootnote(given: AdapterResult<Footnote>): Footnote {
  return {
    code: given.code,
    meaning: given.meaning ?? null,
  };
}

/** spec/services/us-health/service.yaml#records.Hospital */
export function writeHospital(given: AdapterResult<Hospital>): Hospital {
  return {
    facility_id: given.facility_id,
    name: given.name,
    address: given.address ?? null,
    city: given.city ?? null,
    state: given.state ?? null,
    zip_code: given.zip_code ?? null,
    county: given.county ?? null,
    phone: given.phone ?? null,
    type: given.type ?? null,
    ownership: given.ownership ?? null,
    emergency_services: given.emergency_services ?? null,
    birthing_friendly: given.birthing_friendly,
    overall_rating: given.overall_rating ?? null,
    rating_footnote_codes: given.rating_footnote_codes,
  };
}

/** spec/services/us-health/service.yaml#records.Provider */
export function writeProvider(given: AdapterResult<Provider>): Provider {
  return {
    npi: given.npi,
    type: given.type,
    name: given.name ?? null,
    credentials: given.credentials ?? null,
    primary_specialty: given.primary_specialty ?? null,
    specialties: given.specialties.map(writeProviderSpecialty),
    practice_address: given.practice_address == null ? null : writeProviderAddress(given.practice_address),
    other_practice_addresses: given.other_practice_addresses.map(writeProviderAddress),
    phone: given.phone ?? null,
    other_names: given.other_names,
    ...(given.sex === undefined ? {} : { sex: given.sex }),
    ...(given.sole_proprietor === undefined ? {} : { sole_proprietor: given.sole_proprietor }),
    ...(given.organizational_subpart === undefined ? {} : { organizational_subpart: given.organizational_subpart }),
    ...(given.authorized_official === undefined ? {} : { authorized_official: given.authorized_official }),
    ...(given.authorized_official_title === undefined ? {} : { authorized_official_title: given.authorized_official_title }),
    ...(given.authorized_official_phone === undefined ? {} : { authorized_official_phone: given.authorized_official_phone }),
    active: given.active ?? null,
    enumeration_date: given.enumeration_date ?? null,
    last_updated: given.last_updated ?? null,
    ...(given.certification_date === undefined ? {} : { certification_date: given.certification_date }),
  };
}

/** spec/services/us-health/service.yaml#records.ProviderAddress */
export function writeProviderAddress(given: AdapterResult<ProviderAddress>): ProviderAddress {
  return {
    lines: given.lines,
    city: given.city ?? null,
    state: given.state ?? null,
    postal_code: given.postal_code ?? null,
    country: given.country ?? null,
    phone: given.phone ?? null,
    ...(given.fax === undefined ? {} : { fax: given.fax }),
  };
}

/** spec/services/us-health/service.yaml#records.ProviderSpecialty */
export function writeProviderSpecialty(given: AdapterResult<ProviderSpecialty>): ProviderSpecialty {
  return {
    code: given.code ?? null,
    description: given.description ?? null,
    primary: given.primary,
    ...(given.license === undefined ? {} : { license: given.license }),
    ...(given.license_state === undefined ? {} : { license_state: given.license_state }),
    ...(given.group === undefined ? {} : { group: given.group }),
  };
}

/** spec/services/us-health/service.yaml#records.QualityMeasure */
export function writeQualityMeasure(given: AdapterResult<QualityMeasure>): QualityMeasure {
  return {
    area: given.area,
    measure_id: given.measure_id,
    measure_name: given.measure_name ?? null,
    ...(given.condition === undefined ? {} : { condition: given.condition }),
    score: given.score ?? null,
    ...(given.score_text === undefined ? {} : { score_text: given.score_text }),
    comparison: given.comparison ?? null,
    ...('compared_to_national' in given ? { compared_to_national: given.compared_to_national ?? null } : {}),
    ...(given.denominator === undefined ? {} : { denominator: given.denominator }),
    ...(given.lower_estimate === undefined ? {} : { lower_estimate: given.lower_estimate }),
    ...(given.higher_estimate === undefined ? {} : { higher_estimate: given.higher_estimate }),
    ...(given.sample === undefined ? {} : { sample: given.sample }),
    ...(given.number_of_patients === undefined ? {} : { number_of_patients: given.number_of_patients }),
    ...(given.number_of_patients_returned === undefined ? {} : { number_of_patients_returned: given.number_of_patients_returned }),
    start_date: given.start_date ?? null,
    end_date: given.end_date ?? null,
    footnote_codes: given.footnote_codes,
  };
}

/** spec/services/us-health/service.yaml#records.RatingGroup */
export function writeRatingGroup(given: AdapterResult<RatingGroup>): RatingGroup {
  return {
    group: given.group,
    measures_in_group: given.measures_in_group ?? null,
    measures_reported: given.measures_reported ?? null,
    ...('better' in given ? { better: given.better ?? null } : {}),
    ...('no_different' in given ? { no_different: given.no_different ?? null } : {}),
    ...('worse' in given ? { worse: given.worse ?? null } : {}),
    footnote_codes: given.footnote_codes,
  };
}
