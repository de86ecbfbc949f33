// Generated from spec/services/us-health/service.yaml by `make generate`: do not edit.

/** brief: what is usually asked for; full: every field. */
export type Detail = 'brief' | 'full';

/** Best matches or most stars first. */
export type HospitalSort = 'match' | 'rating';

/** How the hospital compares with the nation on a measure, in one word. */
export type NationalComparison = 'better' | 'no_different' | 'worse' | 'too_few_cases';

/** Whether the NPI is a person's (NPI-1) or an organization's (NPI-2). */
export type ProviderType = 'person' | 'organization';

/** Data set that a measure belongs to. */
export type QualityArea =
  | 'complications_and_deaths'
  | 'infections'
  | 'unplanned_visits'
  | 'timely_and_effective_care';

/** spec/services/us-health/service.yaml#records.Footnote */
export interface Footnote {
  /** Code as footnote_codes name it. */
  readonly code: string;
  /** What it says; null for a code that is not known here. */
  readonly meaning: string | null;
}

/** spec/services/us-health/service.yaml#records.Hospital */
export interface Hospital {
  /**
   * CMS certification number: 6 characters, leading zeros kept; ids of veterans' and military hospitals end in a
   * letter.
   */
  readonly facility_id: string;
  /** Name, in upper case as the source has it. */
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
  /** Who owns it, such as Proprietary or Government - Local. */
  readonly ownership: string | null;
  /** Whether it has an emergency department. */
  readonly emergency_services: boolean | null;
  /** Whether it holds CMS's birthing-friendly designation. */
  readonly birthing_friendly: boolean;
  /** Overall star rating, 5 is best; null when it has none, and the footnotes say why. */
  readonly overall_rating: number | null;
  /** Codes of the footnotes to the rating. */
  readonly rating_footnote_codes: readonly string[];
}

/** spec/services/us-health/service.yaml#records.MissingPart */
export interface MissingPart {
  /** What could not be fetched. */
  readonly part: string;
  /** Why. */
  readonly reason: string;
}

/** spec/services/us-health/service.yaml#records.Provider */
export interface Provider {
  /** National Provider Identifier, 10 digits. */
  readonly npi: string;
  readonly type: ProviderType;
  /** First, middle and last name with suffix, or the organization's name; in upper case as the source has it. */
  readonly name: string | null;
  /** As the provider wrote them, such as M.D. or RN; null for organizations. */
  readonly credentials: string | null;
  /** Description of the primary specialty. */
  readonly primary_specialty: string | null;
  /** All specialties, the primary one first. */
  readonly specialties: readonly ProviderSpecialty[];
  /** Where the provider practises (not the mailing address). */
  readonly practice_address: ProviderAddress | null;
  /** Further places of practice. */
  readonly other_practice_addresses: readonly ProviderAddress[];
  /** Telephone number of the practice. */
  readonly phone: string | null;
  /** Former names and names that it does business under. */
  readonly other_names: readonly string[];
  /** Of a person, where given. */
  readonly sex?: 'female' | 'male';
  /** Of a person, where given: works on own account. */
  readonly sole_proprietor?: boolean;
  /** Of an organization: part of a larger one. */
  readonly organizational_subpart?: boolean;
  /** Who signs for an organization. */
  readonly authorized_official?: string;
  /** That person's title. */
  readonly authorized_official_title?: string;
  /** That person's telephone number. */
  readonly authorized_official_phone?: string;
  /** Whether the NPI is active. */
  readonly active: boolean | null;
  /** When the NPI was given. */
  readonly enumeration_date: string | null;
  /** When the entry was last changed. */
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
  /** Two-letter code of the state; abroad, the province. */
  readonly state: string | null;
  /** ZIP code, with its last four digits where known; abroad, the postal code. */
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
  /** What it says, such as Internal Medicine, Cardiovascular Disease. */
  readonly description: string | null;
  /** Whether it is the primary specialty. */
  readonly primary: boolean;
  /** Number of the licence. */
  readonly license?: string;
  /** State that gave it. */
  readonly license_state?: string;
  /** Kind of group practice, of organizations. */
  readonly group?: string;
}

/** spec/services/us-health/service.yaml#records.QualityMeasure */
export interface QualityMeasure {
  readonly area: QualityArea;
  /** Identifier of the measure, such as MORT_30_AMI. */
  readonly measure_id: string;
  /** What is measured. */
  readonly measure_name: string | null;
  /** Group of conditions, such as Sepsis Care, with detail full; timely_and_effective_care only. */
  readonly condition?: string;
  /**
   * The hospital's result: percent of rates of death, readmission and care given, per 1,000 discharges of single PSI,
   * minutes of times, days per 100 discharges of return days, else a ratio; null when none was published or it is a
   * word. Whether higher is better depends on the measure.
   */
  readonly score: number | null;
  /** A result that is a word, such as "very high" for emergency department volume. */
  readonly score_text?: string;
  /**
   * Compared with the nation; null when it is not compared. Infections compare the standardized infection ratio, on
   * all rows of the infection.
   */
  readonly comparison: NationalComparison | null;
  /** The same in the words of the source. This and the following optional fields: with detail full. */
  readonly compared_to_national?: string | null;
  /** Cases that the score is made of. */
  readonly denominator?: number;
  /** Lower end of the interval estimate, in the unit of score. */
  readonly lower_estimate?: number;
  /** Higher end of the interval estimate, in the unit of score. */
  readonly higher_estimate?: number;
  /** Patients in the sample. */
  readonly sample?: number;
  /** Patients counted. */
  readonly number_of_patients?: number;
  /** Patients who came back to a hospital. */
  readonly number_of_patients_returned?: number;
  /** First day of the period that was measured. */
  readonly start_date: string | null;
  /** Last day of it. */
  readonly end_date: string | null;
  /** Codes of the footnotes; their meanings stand in footnotes. */
  readonly footnote_codes: readonly string[];
}

/** spec/services/us-health/service.yaml#records.RatingGroup */
export interface RatingGroup {
  /** Group of measures that the overall rating is made of. */
  readonly group:
    | 'mortality'
    | 'safety'
    | 'readmission'
    | 'patient_experience'
    | 'timely_and_effective_care';
  /** How many measures the group has. */
  readonly measures_in_group: number | null;
  /** How many of them this hospital reported. */
  readonly measures_reported: number | null;
  /** How many are better than the nation. */
  readonly better?: number | null;
  /** How many are no different. */
  readonly no_different?: number | null;
  /** How many are worse. */
  readonly worse?: number | null;
  /** Codes of the footnotes to the group. */
  readonly footnote_codes: readonly string[];
}

export interface SearchHospitalsArguments {
  /** Part of a name or city, or words of both, such as Mayo Rochester; case does not matter. */
  readonly query?: string;
  /** Two-letter code of a state or territory, such as CA. */
  readonly state?: string;
  /** rating puts the most stars first; best matches when left out. */
  readonly sort?: HospitalSort;
  /** How many hospitals at most. */
  readonly limit: number;
  /** How many to pass over; next_offset of the answer before. */
  readonly offset: number;
}

export interface SearchHospitalsResult {
  /** The state that was asked for. */
  readonly state?: string;
  /** How many hospitals are given here. */
  readonly count: number;
  /** How many match. */
  readonly total: number;
  /** The offset that goes on from here; null when nothing follows. */
  readonly next_offset: number | null;
  /** Best matches first, then by facility_id; or most stars first, unrated ones last. */
  readonly hospitals: readonly Hospital[];
  /** Meanings of the footnote codes that occur, in the order of their numbers. */
  readonly footnotes: readonly Footnote[];
}

export interface GetHospitalQualityArguments {
  /** Facility id (CMS certification number), such as 010001 or 05027F. */
  readonly facility_id: string;
  /** Only the measures of this area; leave out for all. */
  readonly area?: QualityArea;
  /**
   * How many measures at most. By default all, up to 300 and as many as 10,000 tokens hold; next_offset continues.
   */
  readonly limit: number;
  /** How many to skip: next_offset of the answer before. */
  readonly offset: number;
  /** full adds patients, samples, intervals, conditions and the words of the source. */
  readonly detail: Detail;
}

export interface GetHospitalQualityResult {
  /** The hospital that was asked for. */
  readonly facility_id: string;
  /** The hospital; null when the general list lacks it or could not be fetched. */
  readonly hospital: Hospital | null;
  /** What the overall star rating is made of. */
  readonly rating_groups: readonly RatingGroup[];
  /** How many measures are given here. */
  readonly count: number;
  /** How many there are. */
  readonly total: number;
  /** The offset that goes on; null at the end. */
  readonly next_offset: number | null;
  /** By area, in the order of the source. */
  readonly measures: readonly QualityMeasure[];
  /** Meanings of the footnote codes that occur, in the order of their numbers. */
  readonly footnotes: readonly Footnote[];
  /** Parts that could not be fetched now, in the order of the answer; empty when all is here. */
  readonly missing: readonly MissingPart[];
}

export interface SearchProvidersArguments {
  /** Last name, first and last name (Jane Doe, or Doe, Jane), or beginning of an organization's name. */
  readonly name?: string;
  /**
   * Two-letter code of a state or territory, such as NY, in which the provider has a practice; where mail goes does
   * not count.
   */
  readonly state?: string;
  /**
   * Beginning of a taxonomy description, such as Internal Medicine or Registered Nurse; common words such as
   * cardiology are understood.
   */
  readonly specialty?: string;
  /** How many providers at most. */
  readonly limit: number;
}

export interface SearchProvidersResult {
  /** The state that was asked for. */
  readonly state?: string;
  /** How many providers are given here. */
  readonly count: number;
  /** Whether more match than are given, or than were looked at. */
  readonly more_available: boolean;
  /** Taxonomy description that was searched for the specialty. */
  readonly specialty_searched: string | null;
  /** Exact names first, persons and organizations in turn. */
  readonly providers: readonly Provider[];
  /** Searches that failed; empty when all were answered. */
  readonly missing: readonly MissingPart[];
}

export interface GetSpendingArguments {
  /** Facility id (CMS certification number), such as 010001. */
  readonly facility_id: string;
}

export interface GetSpendingResult {
  /** The hospital that was asked for. */
  readonly facility_id: string;
  /** Name, in upper case as the source has it. */
  readonly facility_name: string | null;
  /** Identifier of the measure. */
  readonly measure_id: string | null;
  /** Name of the measure. */
  readonly measure_name: string | null;
  /** What the figures are. */
  readonly unit: 'ratio_to_national_median';
  /** Ratio of the hospital's spending per beneficiary to the national median; null when none was published. */
  readonly spending_per_beneficiary: number | null;
  /** The national figure, in the same unit. */
  readonly national_average: number | null;
  /** The national median as the source gives it, where it does. */
  readonly national_median?: number;
  /** First day of the period that was measured. */
  readonly start_date: string | null;
  /** Last day of it. */
  readonly end_date: string | null;
  /** Codes of the footnotes to the hospital's figure. */
  readonly footnote_codes: readonly string[];
  /** Codes of the footnotes to the national figures. */
  readonly national_footnote_codes: readonly string[];
  /** Meanings of the footnote codes that occur, in the order of their numbers. */
  readonly footnotes: readonly Footnote[];
  /** Why there is no figure. */
  readonly note: string | null;
  /** Parts that could not be fetched now, in the order of the answer; empty when all is here. */
  readonly missing: readonly MissingPart[];
}
