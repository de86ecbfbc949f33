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
  /** Grant reference, such as 691102; old ones have letters, such as AIR21353. get_project takes it. */
  readonly reference: string;
  /** Title in English. */
  readonly title: string;
  /** Short name. */
  readonly acronym: string | null;
  /** Framework programme; null for others and where the source does not say. */
  readonly programme: Programme | null;
  /** Money; null where the record could not be read in time (funding_unread names those). */
  readonly funding: Funding | null;
  /** First day. */
  readonly start_date: string | null;
  /** Last day. */
  readonly end_date: string | null;
  /** Country of the coordinator, in English. */
  readonly coordinating_country: string | null;
  /** ISO 3166-1 alpha-2 code of that country. */
  readonly coordinating_country_code: string | null;
  /** Page of the project. */
  readonly url: string;
}

/** spec/services/eu-research/service.yaml#records.Funding */
export interface Funding {
  /** Currency of the amounts. */
  readonly currency: 'EUR';
  /** What the EU pays at most, in euro; null where not declared. */
  readonly eu_contribution: number | null;
  /** Total cost of the project in euro; null where not declared. */
  readonly total_cost: number | null;
}

/** spec/services/eu-research/service.yaml#records.LegalBasis */
export interface LegalBasis {
  /** Code of the part of the programme, such as H2020-EU.1.3. */
  readonly code: string;
  /** What that part is about. */
  readonly title: string | null;
  /** Framework programme as CORDIS writes it: HORIZON, H2020, FP7, FP6, FP5 and older ones. */
  readonly framework: string | null;
  /** True for the part that the project is counted under. */
  readonly main: boolean;
}

/** spec/services/eu-research/service.yaml#records.Participant */
export interface Participant {
  /** Legal name. */
  readonly name: string;
  /** Short name. */
  readonly short_name: string | null;
  /**
   * Role: coordinator, participant, thirdParty, associatedPartner, partner, beneficiary and others as CORDIS names
   * them.
   */
  readonly role: string;
  /** Country, in English. */
  readonly country: string | null;
  /** ISO 3166-1 alpha-2 code (GR and GB, where CORDIS writes EL and UK). */
  readonly country_code: string | null;
  /** City. */
  readonly city: string | null;
  /** What it gets from the EU, in euro. */
  readonly eu_contribution: number | null;
  /** The same without what it passes on to linked third parties, in euro. */
  readonly net_eu_contribution: number | null;
  /** Its total cost, in euro. */
  readonly total_cost: number | null;
  /** Whether it is a small or medium-sized enterprise. */
  readonly sme: boolean | null;
  /** Whether it left before the end. */
  readonly terminated: boolean | null;
  /** Kind of organisation, such as Research Organisations. */
  readonly activity_type: string | null;
  /** Its website, as it gave it. */
  readonly website: string | null;
  /** Participant identification code of the EU's funding portal. */
  readonly pic: string | null;
}

export interface SearchProjectsArguments {
  /** Words such as microalgae cosmetics; at most 12 words or quoted phrases. */
  readonly query: string;
  /** Only projects of this framework programme. */
  readonly programme?: Programme;
  /** Only projects coordinated in this country, such as France, FR or FRA. */
  readonly country?: string;
  /** Most relevant first, or those that started last (of those that have started). */
  readonly sort: ProjectSort;
  /** How many projects at most. A smaller number is faster. */
  readonly limit: number;
  /** How many projects to skip: next_offset of the answer before. */
  readonly offset: number;
}

export interface SearchProjectsResult {
  /** How many projects are returned. */
  readonly count: number;
  /** How many projects match words and programme at the source, in any country; null where it does not say. */
  readonly total: number | null;
  /** True when further projects may match than are returned. */
  readonly more: boolean;
  /** The offset that gives the next projects; null when none can be given. */
  readonly next_offset: number | null;
  /** The country that was asked for, by its ISO 3166-1 alpha-2 code. */
  readonly country_code?: string;
  /** Limitations of this result. */
  readonly note: string | null;
  /** References of the returned projects whose funding could not be read in time. */
  readonly funding_unread: readonly string[];
  /** Most relevant first unless sorted otherwise. */
  readonly projects: readonly FoundProject[];
}

export interface GetProjectArguments {
  /** Grant reference, such as 691102 or AIR21353. */
  readonly reference: string;
  /** Only the participants from this country, such as Denmark, DK or DNK. */
  readonly participant_country?: string;
  /**
   * How many participants at most. By default all, up to 250 and as many as 10,000 tokens hold; next_offset
   * continues.
   */
  readonly limit: number;
  /** How many participants to skip: next_offset of the answer before. */
  readonly offset: number;
}

export interface GetProjectResult {
  /** Grant reference. */
  readonly reference: string;
  /** Title in English. */
  readonly title: string;
  /** Short name. */
  readonly acronym: string | null;
  /** The project's objective. */
  readonly abstract: string | null;
  /** Money of the whole project. */
  readonly funding: Funding;
  /** Framework programme; null for older and other ones. */
  readonly programme: Programme | null;
  /** Parts of the programme that fund it, the main one first. */
  readonly legal_bases: readonly LegalBasis[];
  /** Topics of the call. */
  readonly topics: readonly CodeAndTitle[];
  /** Calls for proposals. */
  readonly calls: readonly string[];
  /** Kind of grant, such as MSCA-RISE. */
  readonly funding_scheme: CodeAndTitle | null;
  /** Fields of the EuroSciVoc taxonomy, each with the path to it. */
  readonly fields_of_science: readonly string[];
  /** First day. */
  readonly start_date: string | null;
  /** Last day. */
  readonly end_date: string | null;
  /** Planned length in months. */
  readonly duration_months: number | null;
  /** Day on which the EU signed the grant. */
  readonly signature_date: string | null;
  /** Status as CORDIS writes it: SIGNED, CLOSED, TERMINATED; null for old projects. */
  readonly status: string | null;
  /** What the status means: running, closed, terminated. */
  readonly status_label: string | null;
  /** Country of the coordinator, in English. */
  readonly coordinating_country: string | null;
  /** ISO 3166-1 alpha-2 code of that country. */
  readonly coordinating_country_code: string | null;
  /** How many participants the project has. */
  readonly participant_count: number;
  /** The country whose participants were asked for. */
  readonly participant_country_code?: string;
  /** How many participants are returned. */
  readonly count: number;
  /** How many participants there are to page through: all, or those from participant_country. */
  readonly total: number;
  /** The offset that gives the next participants; null when nothing follows. */
  readonly next_offset: number | null;
  /** Coordinator first, in the order of the grant. */
  readonly participants: readonly Participant[];
  /** DOI of the grant, such as 10.3030/691102. */
  readonly grant_doi: string | null;
  /** Number of the record in CORDIS (RCN); not the grant reference. */
  readonly record_number: string | null;
  /** Day of the record's last change. */
  readonly updated: string | null;
  /** Page of the project. */
  readonly url: string;
  /** What this answer lacks and why. */
  readonly note: string | null;
}

export interface SearchByProgrammeArguments {
  /** Framework programme. */
  readonly programme: Programme;
  /** How many projects at most. A smaller number is faster. */
  readonly limit: number;
  /** How many projects to skip: next_offset of the answer before. */
  readonly offset: number;
}

export interface SearchByProgrammeResult {
  readonly programme: Programme;
  /** How many projects are returned. */
  readonly count: number;
  /**
   * How many projects of the programme have started, those included that start later where the source cannot tell;
   * null where it does not say.
   */
  readonly total: number | null;
  /** True when the programme has further projects. */
  readonly more: boolean;
  /** The offset that gives the next projects; null when none can be given. */
  readonly next_offset: number | null;
  /** Limitations of this result. */
  readonly note: string | null;
  /** References of the returned projects whose funding could not be read in time. */
  readonly funding_unread: readonly string[];
  /** Most recently started first, those without a start date last. */
  readonly projects: readonly FoundProject[];
}

export interface GetRecentProjectsArguments {
  /** How many projects at most. A smaller number is faster. */
  readonly limit: number;
  /** How many projects to skip: next_offset of the answer before. */
  readonly offset: number;
}

export interface GetRecentProjectsResult {
  /** How many projects are returned. */
  readonly count: number;
  /** The offset that gives the next projects; null when none can be given. */
  readonly next_offset: number | null;
  /** Limitations of this result. */
  readonly note: string | null;
  /** References of the returned projects whose funding could not be read in time. */
  readonly funding_unread: readonly string[];
  /** Newest start first. */
  readonly projects: readonly FoundProject[];
}
