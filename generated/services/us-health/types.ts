// Generated from spec/services/us-health/service.yaml by `make generate`: do not edit.

/** brief: the most commonly used fields; full: every field. */
export type Detail = 'brief' | 'full';

/** Sort by best match or by star rating, highest first. */
export type HospitalSort = 'match' | 'rating';

/** Result compared with the national average. */
export type NationalComparison = 'better' | 'no_different' | 'worse' | 'too_few_cases';

/** Type of NPI: person (NPI-1) or organization (NPI-2). */
export type ProviderType = 'person' | 'organization';

/** Data set that contains the measure. */
export type QualityArea =
  | 'complications_and_deaths'
  | 'infections'
  | 'unplanned_visits'
  | 'timely_and_effective_care';

/** spec/services/us-health/service.yaml#records.Footnote */
export interface Footnote {
  /** Code, as in footnote_codes. */
  readonly code: string;
  /** Text of the footnote; null for unknown codes. */
  readonly meaning: string | null;
}

/** spec/services/us-health/service.yaml#records.Hospital */
export interface Hospital {
  /**
   * CMS certification number: 6 characters with leading zeros; ids of veterans' and military hospitals end in a
   * letter.
   */
  readonly facility_id: string;
  /** Name, in upper case as published. */
  readonly name: string;
  /** Street address. */
  readonly address: string | null;
  /** City or town. */
  readonly city: string | null;
  /** Two-letter code of the state or territory. */
  readonly state: string | null;
  /** ZIP code. */
  readonly zip_code: string | null;
  /** County or parish. */
  readonly county: string | null;
  /** Telephone number, such as (334) 793-8701. */
  readonly phone: string | null;
  /** Kind of hospital, such as Acute Care Hospitals, Critical Access Hospitals, Childrens or Psychiatric. */
  readonly type: string | null;
  /** Type of owner, such as Proprietary or Government - Local. */
  readonly ownership: string | null;
  /** Whether the hospital has an emergency department. */
  readonly emergency_services: boolean | null;
  /** Whether the hospital has CMS's birthing-friendly designation. */
  readonly birthing_friendly: boolean;
  /** Overall star rating from 1 to 5 (best); null if unrated, with the reason in the footnotes. */
  readonly overall_rating: number | null;
  /** Codes of the footnotes on the rating. */
  readonly rating_footnote_codes: readonly string[];
}

/** spec/services/us-health/service.yaml#records.MissingPart */
export interface MissingPart {
  /** Data that could not be fetched. */
  readonly part: string;
  /** Why. */
  readonly reason: string;
}

/** spec/services/us-health/service.yaml#records.Provider */
export interface Provider {
  /** National Provider Identifier, 10 digits. */
  readonly npi: string;
  readonly type: ProviderType;
  /** First, middle and last name with suffix, or the organization's name; in upper case as published. */
  readonly name: string | null;
  /** Credentials as entered by the provider, such as M.D. or RN; null for organizations. */
  readonly credentials: string | null;
  /** Description of the primary specialty. */
  readonly primary_specialty: string | null;
  /** All specialties, primary first. */
  readonly specialties: readonly ProviderSpecialty[];
  /** Practice address (not the mailing address). */
  readonly practice_address: ProviderAddress | null;
  /** Other practice addresses. */
  readonly other_practice_addresses: readonly ProviderAddress[];
  /** Telephone number of the practice. */
  readonly phone: string | null;
  /** Former names and trade names. */
  readonly other_names: readonly string[];
  /** Sex, if stated; for persons only. */
  readonly sex?: 'female' | 'male';
  /** Whether the person is self-employed, if stated; for persons only. */
  readonly sole_proprietor?: boolean;
  /** Whether the provider is part of a larger organization; for organizations only. */
  readonly organizational_subpart?: boolean;
  /** Person authorized to sign for an organization. */
  readonly authorized_official?: string;
  /** Title of the authorized person. */
  readonly authorized_official_title?: string;
  /** Telephone number of the authorized person. */
  readonly authorized_official_phone?: string;
  /** Whether the NPI is active. */
  readonly active: boolean | null;
  /** When the NPI was issued. */
  readonly enumeration_date: string | null;
  /** When the entry last changed. */
  readonly last_updated: string | null;
  /** When the provider last confirmed the entry. */
  readonly certification_date?: string;
}

/** spec/services/us-health/service.yaml#records.ProviderAddress */
export interface ProviderAddress {
  /** Street address. */
  readonly lines: readonly string[];
  /** City. */
  readonly city: string | null;
  /** State; outside the United States, the province. */
  readonly state: string | null;
  /** ZIP code, including the last four digits if known; outside the United States, the postal code. */
  readonly postal_code: string | null;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string | null;
  /** Telephone number. */
  readonly phone: string | null;
  /** Fax number. */
  readonly fax?: string;
}

/** spec/services/us-health/service.yaml#records.ProviderSpecialty */
export interface ProviderSpecialty {
  /** Code of the Health Care Provider Taxonomy (NUCC). */
  readonly code: string | null;
  /** Description, such as Internal Medicine, Cardiovascular Disease. */
  readonly description: string | null;
  /** Whether this is the primary specialty. */
  readonly primary: boolean;
  /** License number. */
  readonly license?: string;
  /** State that issued the license. */
  readonly license_state?: string;
  /** Kind of group practice; for organizations only. */
  readonly group?: string;
}

/** spec/services/us-health/service.yaml#records.QualityMeasure */
export interface QualityMeasure {
  readonly area: QualityArea;
  /** Id of the measure, such as MORT_30_AMI. */
  readonly measure_id: string;
  /** Name of the measure. */
  readonly measure_name: string | null;
  /** Group of conditions, such as Sepsis Care; only if detail is full, and for timely_and_effective_care. */
  readonly condition?: string;
  /**
   * Result of the hospital; null if no result was published or the result is a word. Units: percent for death and
   * readmission rates and for care given, per 1,000 discharges for individual PSIs, minutes for times, days per 100
   * discharges for return days, otherwise a ratio. Whether higher is better depends on the measure.
   */
  readonly score: number | null;
  /** Result that is a word, such as "very high" for emergency department volume. */
  readonly score_text?: string;
  /**
   * Comparison with the national average; null if not compared. For infections it applies to the standardized
   * infection ratio and is repeated in all rows for the infection.
   */
  readonly comparison: NationalComparison | null;
  /**
   * Comparison as worded by the source. This and the following optional fields are returned only if detail is full.
   */
  readonly compared_to_national?: string | null;
  /** Number of cases behind the score. */
  readonly denominator?: number;
  /** Lower end of the interval estimate, in the same unit as score. */
  readonly lower_estimate?: number;
  /** Upper end of the interval estimate, in the same unit as score. */
  readonly higher_estimate?: number;
  /** Number of patients in the sample. */
  readonly sample?: number;
  /** Patients counted. */
  readonly number_of_patients?: number;
  /** Number of patients who returned to a hospital. */
  readonly number_of_patients_returned?: number;
  /** First day of the measured period. */
  readonly start_date: string | null;
  /** Last day of the measured period. */
  readonly end_date: string | null;
  /** Codes of the footnotes; see footnotes for their text. */
  readonly footnote_codes: readonly string[];
}

/** spec/services/us-health/service.yaml#records.RatingGroup */
export interface RatingGroup {
  /** Group of measures that contributes to the overall rating. */
  readonly group:
    | 'mortality'
    | 'safety'
    | 'readmission'
    | 'patient_experience'
    | 'timely_and_effective_care';
  /** Number of measures in the group. */
  readonly measures_in_group: number | null;
  /** Number of measures that this hospital reported. */
  readonly measures_reported: number | null;
  /** Number of measures better than the national average. */
  readonly better?: number | null;
  /** Number of measures no different from the national average. */
  readonly no_different?: number | null;
  /** Number of measures worse than the national average. */
  readonly worse?: number | null;
  /** Codes of the footnotes on the group. */
  readonly footnote_codes: readonly string[];
}

export interface SearchHospitalsArguments {
  /** Part of a name or city, or words from both, such as Mayo Rochester; case is ignored. */
  readonly query?: string;
  /** Two-letter code of a state or territory, such as CA. */
  readonly state?: string;
  /** rating sorts by star rating, highest first. Default: best match. */
  readonly sort?: HospitalSort;
  /** Maximum number of hospitals. */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface SearchHospitalsResult {
  /** Requested state. */
  readonly state?: string;
  /** Number of hospitals returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Best match first, then by facility_id; or highest star rating first, unrated hospitals last. */
  readonly hospitals: readonly Hospital[];
  /** Text of each footnote code in this result, sorted by code. */
  readonly footnotes: readonly Footnote[];
}

export interface GetHospitalQualityArguments {
  /** Facility id (CMS certification number), such as 010001 or 05027F. */
  readonly facility_id: string;
  /** Only measures in this area. Default: all. */
  readonly area?: QualityArea;
  /**
   * Maximum number of measures. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** full adds patients, samples, intervals, conditions and the source's wording. */
  readonly detail: Detail;
}

export interface GetHospitalQualityResult {
  /** Requested hospital. */
  readonly facility_id: string;
  /** Hospital; null if it is missing from the general list or could not be fetched. */
  readonly hospital: Hospital | null;
  /** Components of the overall star rating. */
  readonly rating_groups: readonly RatingGroup[];
  /** Number of measures returned. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Sorted by area, then in source order. */
  readonly measures: readonly QualityMeasure[];
  /** Text of each footnote code in this result, sorted by code. */
  readonly footnotes: readonly Footnote[];
  /** Data that could not be fetched, in the order of the result; empty if the result is complete. */
  readonly missing: readonly MissingPart[];
}

export interface SearchProvidersArguments {
  /** Last name, first and last name (Jane Doe, or Doe, Jane), or the beginning of an organization's name. */
  readonly name?: string;
  /**
   * Two-letter code of the state or territory of a practice address, such as NY; mailing addresses are not searched.
   */
  readonly state?: string;
  /**
   * Beginning of a taxonomy description, such as Internal Medicine or Registered Nurse; common words such as
   * cardiology are also accepted.
   */
  readonly specialty?: string;
  /** Maximum number of providers. */
  readonly limit: number;
}

export interface SearchProvidersResult {
  /** Requested state. */
  readonly state?: string;
  /** Number of providers returned. */
  readonly count: number;
  /** Whether there are more matches than were returned or examined. */
  readonly more_available: boolean;
  /** Taxonomy description used for the specialty. */
  readonly specialty_searched: string | null;
  /** Exact names first, alternating between persons and organizations. */
  readonly providers: readonly Provider[];
  /** Searches that failed; empty if all succeeded. */
  readonly missing: readonly MissingPart[];
}

export interface GetSpendingArguments {
  /** Facility id (CMS certification number), such as 010001. */
  readonly facility_id: string;
}

export interface GetSpendingResult {
  /** Requested hospital. */
  readonly facility_id: string;
  /** Name, in upper case as published. */
  readonly facility_name: string | null;
  /** Id of the measure. */
  readonly measure_id: string | null;
  /** Name of the measure. */
  readonly measure_name: string | null;
  /** Unit of the figures. */
  readonly unit: 'ratio_to_national_median';
  /** Ratio of the hospital's spending per beneficiary to the national median; null if not published. */
  readonly spending_per_beneficiary: number | null;
  /** National average, in the same unit. */
  readonly national_average: number | null;
  /** National median, if the source reports it. */
  readonly national_median?: number;
  /** First day of the measured period. */
  readonly start_date: string | null;
  /** Last day of the measured period. */
  readonly end_date: string | null;
  /** Codes of the footnotes on the hospital's figure. */
  readonly footnote_codes: readonly string[];
  /** Codes of the footnotes on the national figures. */
  readonly national_footnote_codes: readonly string[];
  /** Text of each footnote code in this result, sorted by code. */
  readonly footnotes: readonly Footnote[];
  /** Reason there is no figure. */
  readonly note: string | null;
  /** Data that could not be fetched, in the order of the result; empty if the result is complete. */
  readonly missing: readonly MissingPart[];
}
