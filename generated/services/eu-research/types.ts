// Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.

/**
 * Framework programme: Horizon Europe since 2021, Horizon 2020 since 2014, FP7 since 2007, FP6 since 2002, FP5 since
 * 1998.
 */
export type Programme = 'horizon-europe' | 'horizon-2020' | 'fp7' | 'fp6' | 'fp5';

/** Most relevant first, or newest start first. */
export type ProjectSort = 'relevance' | 'newest';

/** spec/services/eu-research/service.yaml#records.CodeAndTitle */
export interface CodeAndTitle {
  /** Code. */
  readonly code: string;
  /** What it means. */
  readonly title: string | null;
}

/** spec/services/eu-research/service.yaml#records.FoundProject */
export interface FoundProject {
  /** Grant reference, such as 691102; older references contain letters, such as AIR21353. Pass it to get_project. */
  readonly reference: string;
  /** Title in English. */
  readonly title: string;
  /** Short name. */
  readonly acronym: string | null;
  /** Framework programme; null for other programmes and if unknown. */
  readonly programme: Programme | null;
  /** Funding; null if the record could not be read in time (see funding_unread). */
  readonly funding: Funding | null;
  /** First day. */
  readonly start_date: string | null;
  /** Last day. */
  readonly end_date: string | null;
  /** English name of the coordinator's country. */
  readonly coordinating_country: string | null;
  /** Country of the coordinator. */
  readonly coordinating_country_code: string | null;
  /** Project page. */
  readonly url: string;
}

/** spec/services/eu-research/service.yaml#records.Funding */
export interface Funding {
  /** Currency of the amounts. */
  readonly currency: 'EUR';
  /** Maximum EU contribution in euros; null if not declared. */
  readonly eu_contribution: number | null;
  /** Total cost of the project in euros; null if not declared. */
  readonly total_cost: number | null;
}

/** spec/services/eu-research/service.yaml#records.LegalBasis */
export interface LegalBasis {
  /** Code of this part of the programme, such as H2020-EU.1.3. */
  readonly code: string;
  /** Title of this part of the programme. */
  readonly title: string | null;
  /** Framework programme as named by CORDIS: HORIZON, H2020, FP7, FP6, FP5 and older ones. */
  readonly framework: string | null;
  /** True for the main part of the programme. */
  readonly main: boolean;
}

/** spec/services/eu-research/service.yaml#records.Participant */
export interface Participant {
  /** Legal name. */
  readonly name: string;
  /** Short name. */
  readonly short_name: string | null;
  /**
   * Role as named by CORDIS: coordinator, participant, thirdParty, associatedPartner, partner, beneficiary and
   * others.
   */
  readonly role: string;
  /** English name of the country. */
  readonly country: string | null;
  /** Country (GR and GB, where CORDIS writes EL and UK). */
  readonly country_code: string | null;
  /** City. */
  readonly city: string | null;
  /** EU contribution, in euros. */
  readonly eu_contribution: number | null;
  /** EU contribution without amounts passed on to linked third parties, in euros. */
  readonly net_eu_contribution: number | null;
  /** Total cost, in euros. */
  readonly total_cost: number | null;
  /** Whether the participant is a small or medium-sized enterprise. */
  readonly sme: boolean | null;
  /** Whether the participant left the project before the end. */
  readonly terminated: boolean | null;
  /** Type of organization, such as Research Organisations. */
  readonly activity_type: string | null;
  /** Website, as provided by the participant. */
  readonly website: string | null;
  /** Participant identification code (PIC) in the EU's funding portal. */
  readonly pic: string | null;
}

export interface SearchProjectsArguments {
  /** Words such as microalgae cosmetics; at most 12 words or quoted phrases. */
  readonly query: string;
  /** Only projects in this framework programme. */
  readonly programme?: Programme;
  /** Only projects coordinated in this country, such as France, FR or FRA. */
  readonly country?: string;
  /** Sort by relevance, or by most recent start (returns only projects that have started). */
  readonly sort: ProjectSort;
  /** Maximum number of projects. Smaller numbers are faster. */
  readonly limit: number;
  /** Number of projects to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface SearchProjectsResult {
  /** Number of projects returned. */
  readonly count: number;
  /** Number of projects at the source that match the words and the programme, in any country; null if unknown. */
  readonly total: number | null;
  /** True if more projects may match than were returned. */
  readonly more: boolean;
  /** Offset of the next page; null if there is none. */
  readonly next_offset: number | null;
  /** Requested country. */
  readonly country_code?: string;
  /** Limitations of this result. */
  readonly note: string | null;
  /** References of returned projects whose funding could not be read in time. */
  readonly funding_unread: readonly string[];
  /** Most relevant first, unless sort is set. */
  readonly projects: readonly FoundProject[];
}

export interface GetProjectArguments {
  /** Grant reference, such as 691102 or AIR21353. */
  readonly reference: string;
  /** Only participants from this country, such as Denmark, DK or DNK. */
  readonly participant_country?: string;
  /**
   * Maximum number of participants. Default: all, up to 250 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of participants to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface GetProjectResult {
  /** Grant reference. */
  readonly reference: string;
  /** Title in English. */
  readonly title: string;
  /** Short name. */
  readonly acronym: string | null;
  /** Objective of the project. */
  readonly abstract: string | null;
  /** Funding of the whole project. */
  readonly funding: Funding;
  /** Framework programme; null for older and other programmes. */
  readonly programme: Programme | null;
  /** Parts of the programme that fund the project, main part first. */
  readonly legal_bases: readonly LegalBasis[];
  /** Topics of the call. */
  readonly topics: readonly CodeAndTitle[];
  /** Calls for proposals. */
  readonly calls: readonly string[];
  /** Type of grant, such as MSCA-RISE. */
  readonly funding_scheme: CodeAndTitle | null;
  /** Fields of science from the EuroSciVoc taxonomy, each with its path. */
  readonly fields_of_science: readonly string[];
  /** First day. */
  readonly start_date: string | null;
  /** Last day. */
  readonly end_date: string | null;
  /** Planned duration in months. */
  readonly duration_months: number | null;
  /** Day on which the EU signed the grant. */
  readonly signature_date: string | null;
  /** Status as reported by CORDIS: SIGNED, CLOSED, TERMINATED; null for old projects. */
  readonly status: string | null;
  /** Meaning of the status: running, closed, terminated. */
  readonly status_label: string | null;
  /** English name of the coordinator's country. */
  readonly coordinating_country: string | null;
  /** Country of the coordinator. */
  readonly coordinating_country_code: string | null;
  /** Number of participants in the project. */
  readonly participant_count: number;
  /** Country used as filter. */
  readonly participant_country_code?: string;
  /** Number of participants returned. */
  readonly count: number;
  /** Number of participants available: all, or those from participant_country. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Coordinator first, then in the order listed in the grant. */
  readonly participants: readonly Participant[];
  /** DOI of the grant, such as 10.3030/691102. */
  readonly grant_doi: string | null;
  /** Number of the CORDIS record (RCN); not the grant reference. */
  readonly record_number: string | null;
  /** Day of the last change to the record. */
  readonly updated: string | null;
  /** Project page. */
  readonly url: string;
  /** Data missing from this result, and the reason. */
  readonly note: string | null;
}

export interface SearchByProgrammeArguments {
  /** Framework programme. */
  readonly programme: Programme;
  /** Maximum number of projects. Smaller numbers are faster. */
  readonly limit: number;
  /** Number of projects to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface SearchByProgrammeResult {
  readonly programme: Programme;
  /** Number of projects returned. */
  readonly count: number;
  /**
   * Number of projects in the programme that have started; also counts future projects if the source cannot exclude
   * them; null if unknown.
   */
  readonly total: number | null;
  /** True if the programme has more projects than were returned. */
  readonly more: boolean;
  /** Offset of the next page; null if there is none. */
  readonly next_offset: number | null;
  /** Limitations of this result. */
  readonly note: string | null;
  /** References of returned projects whose funding could not be read in time. */
  readonly funding_unread: readonly string[];
  /** Most recently started first, those without a start date last. */
  readonly projects: readonly FoundProject[];
}

export interface GetRecentProjectsArguments {
  /** Maximum number of projects. Smaller numbers are faster. */
  readonly limit: number;
  /** Number of projects to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface GetRecentProjectsResult {
  /** Number of projects returned. */
  readonly count: number;
  /** Offset of the next page; null if there is none. */
  readonly next_offset: number | null;
  /** Limitations of this result. */
  readonly note: string | null;
  /** References of returned projects whose funding could not be read in time. */
  readonly funding_unread: readonly string[];
  /** Newest start first. */
  readonly projects: readonly FoundProject[];
}
