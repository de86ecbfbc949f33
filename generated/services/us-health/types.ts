// Generated from spec/services/us-health.yaml by `make generate`: do not edit.

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

/** spec/services/us-health.yaml#records.Footnote */
export interface Footnote {
  /** Code as footnote_codes name it. */
  code: string;
  /** What it says; null for a code that is not known here. */
  meaning: string | null;
}

/** spec/services/us-health.yaml#records.Hospital */
export interface Hospital {
  /**
   * CMS certification number: 6 characters, leading zeros kept; ids of veterans' and military hospitals end in a
   * letter.
   */
  facility_id: string;
  /** Name, in upper case as the source has it. */
  name: string;
  /** Street address. */
  address: string | null;
  /** City or town. */
  city: string | null;
  /** Two-letter code of the state or territory. */
  state: string | null;
  /** ZIP code. */
  zip_code: string | null;
  /** County or parish. */
  county: string | null;
  /** Telephone number, such as (334) 793-8701. */
  phone: string | null;
  /** Kind of hospital, such as Acute Care Hospitals, Critical Access Hospitals, Childrens or Psychiatric. */
  type: string | null;
  /** Who owns it, such as Proprietary or Government - Local. */
  ownership: string | null;
  /** Whether it has an emergency department. */
  emergency_services: boolean | null;
  /** Whether it holds CMS's birthing-friendly designation. */
  birthing_friendly: boolean;
  /** Overall star rating, 5 is best; null when it has none, and the footnotes say why. */
  overall_rating: number | null;
  /** Codes of the footnotes to the rating. */
  rating_footnote_codes: string[];
}

/** spec/services/us-health.yaml#records.MissingPart */
export interface MissingPart {
  /** What could not be fetched. */
  part: string;
  /** Why. */
  reason: string;
}

/** spec/services/us-health.yaml#records.Provider */
export interface Provider {
  /** National Provider Identifier, 10 digits. */
  npi: string;
  type: ProviderType;
  /** First, middle and last name with suffix, or the organization's name; in upper case as the source has it. */
  name: string | null;
  /** As the provider wrote them, such as M.D. or RN; null for organizations. */
  credentials: string | null;
  /** Description of the primary specialty. */
  primary_specialty: string | null;
  /** All specialties, the primary one first. */
  specialties: ProviderSpecialty[];
  /** Where the provider practises (not the mailing address). */
  practice_address: ProviderAddress | null;
  /** Further places of practice. */
  other_practice_addresses: ProviderAddress[];
  /** Telephone number of the practice. */
  phone: string | null;
  /** Former names and names that it does business under. */
  other_names: string[];
  /** Of a person, where given. */
  sex?: 'female' | 'male';
  /** Of a person, where given: works on own account. */
  sole_proprietor?: boolean;
  /** Of an organization: part of a larger one. */
  organizational_subpart?: boolean;
  /** Who signs for an organization. */
  authorized_official?: string;
  /** That person's title. */
  authorized_official_title?: string;
  /** That person's telephone number. */
  authorized_official_phone?: string;
  /** Whether the NPI is active. */
  active: boolean | null;
  /** When the NPI was given. */
  enumeration_date: string | null;
  /** When the entry was last changed. */
  last_updated: string | null;
  /** When the provider last confirmed the entry. */
  certification_date?: string;
}

/** spec/services/us-health.yaml#records.ProviderAddress */
export interface ProviderAddress {
  /** Street address. */
  lines: string[];
  /** City. */
  city: string | null;
  /** Two-letter code of the state; abroad, the province. */
  state: string | null;
  /** ZIP code, with its last four digits where known; abroad, the postal code. */
  postal_code: string | null;
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
  /** Telephone number. */
  phone: string | null;
  /** Fax number. */
  fax?: string;
}

/** spec/services/us-health.yaml#records.ProviderSpecialty */
export interface ProviderSpecialty {
  /** Code of the Health Care Provider Taxonomy (NUCC). */
  code: string | null;
  /** What it says, such as Internal Medicine, Cardiovascular Disease. */
  description: string | null;
  /** Whether it is the primary specialty. */
  primary: boolean;
  /** Number of the licence. */
  license?: string;
  /** State that gave it. */
  license_state?: string;
  /** Kind of group practice, of organizations. */
  group?: string;
}

/** spec/services/us-health.yaml#records.QualityMeasure */
export interface QualityMeasure {
  area: QualityArea;
  /** Identifier of the measure, such as MORT_30_AMI. */
  measure_id: string;
  /** What is measured; it says the unit where there is one. */
  measure_name: string | null;
  /** Group of conditions, such as Sepsis Care; timely_and_effective_care only. */
  condition?: string;
  /**
   * The hospital's result; null when none was published or it is a word. Whether higher is better depends on the
   * measure.
   */
  score: number | null;
  /** A result that is a word, such as "very high" for emergency department volume. */
  score_text?: string;
  /**
   * Compared with the nation; null when it is not compared. Infections compare the standardized infection ratio, on
   * all rows of the infection.
   */
  comparison: NationalComparison | null;
  /** The same in the words of the source. */
  compared_to_national: string | null;
  /** Cases that the score is made of. */
  denominator?: number;
  /** Lower end of the interval estimate. */
  lower_estimate?: number;
  /** Higher end of the interval estimate. */
  higher_estimate?: number;
  /** Patients in the sample. */
  sample?: number;
  /** Patients counted. */
  number_of_patients?: number;
  /** Patients who came back to a hospital. */
  number_of_patients_returned?: number;
  /** First day of the period that was measured. */
  start_date: string | null;
  /** Last day of it. */
  end_date: string | null;
  /** Codes of the footnotes; their meanings stand in footnotes. */
  footnote_codes: string[];
}

/** spec/services/us-health.yaml#records.RatingGroup */
export interface RatingGroup {
  /** Group of measures that the overall rating is made of. */
  group:
    | 'mortality'
    | 'safety'
    | 'readmission'
    | 'patient_experience'
    | 'timely_and_effective_care';
  /** How many measures the group has. */
  measures_in_group: number | null;
  /** How many of them this hospital reported. */
  measures_reported: number | null;
  /** How many are better than the nation. */
  better?: number | null;
  /** How many are no different. */
  no_different?: number | null;
  /** How many are worse. */
  worse?: number | null;
  /** Codes of the footnotes to the group. */
  footnote_codes: string[];
}

export interface SearchHospitalsArguments {
  /** Part of a name or city, or words of both, such as Mayo Rochester; case does not matter. */
  query?: string;
  /** Two-letter code of a state or territory, such as CA. */
  state?: string;
  /** How many hospitals at most. */
  limit: number;
  /** How many to pass over; next_offset of the answer before. */
  offset: number;
}

export interface SearchHospitalsResult {
  /** How many hospitals are given here. */
  count: number;
  /** How many match. */
  total: number;
  /** The offset that goes on from here; null when nothing follows. */
  next_offset: number | null;
  /** Best matches first, then by facility_id. */
  hospitals: Hospital[];
  /** Meanings of the footnote codes that occur. */
  footnotes: Footnote[];
}

export interface GetHospitalQualityArguments {
  /** Facility id (CMS certification number), such as 010001 or 05027F. */
  facility_id: string;
  /** Only the measures of this area; leave out for all. */
  area?: QualityArea;
}

export interface GetHospitalQualityResult {
  /** The hospital that was asked for. */
  facility_id: string;
  /** The hospital; null when the general list lacks it or could not be fetched. */
  hospital: Hospital | null;
  /** What the overall star rating is made of. */
  rating_groups: RatingGroup[];
  /** How many measures. */
  count: number;
  /** By area, in the order of the source. */
  measures: QualityMeasure[];
  /** Meanings of the footnote codes that occur. */
  footnotes: Footnote[];
  /** Parts that could not be fetched now; empty when all is here. */
  missing: MissingPart[];
}

export interface SearchProvidersArguments {
  /** Last name, first and last name (Jane Doe, or Doe, Jane), or beginning of an organization's name. */
  name?: string;
  /** Two-letter code of a state or territory, such as NY, of any address of the provider. */
  state?: string;
  /**
   * Beginning of a taxonomy description, such as Internal Medicine or Registered Nurse; common words such as
   * cardiology are understood.
   */
  specialty?: string;
  /** How many providers at most. */
  limit: number;
}

export interface SearchProvidersResult {
  /** How many providers are given here. */
  count: number;
  /** Whether more match than are given, or than were looked at. */
  more_available: boolean;
  /** Taxonomy description that was searched for the specialty. */
  specialty_searched: string | null;
  /** Exact names first, persons and organizations in turn. */
  providers: Provider[];
  /** Searches that failed; empty when all were answered. */
  missing: MissingPart[];
}

export interface GetSpendingArguments {
  /** Facility id (CMS certification number), such as 010001. */
  facility_id: string;
}

export interface GetSpendingResult {
  /** The hospital that was asked for. */
  facility_id: string;
  /** Name, in upper case as the source has it. */
  facility_name: string | null;
  /** Identifier of the measure. */
  measure_id: string | null;
  /** Name of the measure. */
  measure_name: string | null;
  /** What the figures are. */
  unit: 'ratio_to_national_median';
  /** Ratio of the hospital's spending per beneficiary to the national median; null when none was published. */
  spending_per_beneficiary: number | null;
  /** The national figure, in the same unit. */
  national_average: number | null;
  /** The national median as the source gives it, where it does. */
  national_median?: number;
  /** First day of the period that was measured. */
  start_date: string | null;
  /** Last day of it. */
  end_date: string | null;
  /** Codes of the footnotes to the hospital's figure. */
  footnote_codes: string[];
  /** Codes of the footnotes to the national figures. */
  national_footnote_codes: string[];
  /** Meanings of the footnote codes that occur. */
  footnotes: Footnote[];
  /** Why there is no figure. */
  note: string | null;
  /** Parts that could not be fetched now; empty when all is here. */
  missing: MissingPart[];
}
