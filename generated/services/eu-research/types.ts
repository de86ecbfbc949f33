// Generated from spec/services/eu-research.yaml by `make generate`: do not edit.

/**
 * Framework programme: Horizon Europe since 2021, Horizon 2020 since 2014, FP7 since 2007, FP6 since 2002, FP5 since
 * 1998.
 */
export type Programme = 'horizon-europe' | 'horizon-2020' | 'fp7' | 'fp6' | 'fp5';

/** spec/services/eu-research.yaml#records.CodeAndTitle */
export interface CodeAndTitle {
  /** Code. */
  code: string;
  /** What it means. */
  title: string | null;
}

/** spec/services/eu-research.yaml#records.FoundProject */
export interface FoundProject {
  /** Grant reference, such as 691102; old ones have letters, such as AIR21353. get_project takes it. */
  reference: string;
  /** Title in English. */
  title: string;
  /** Short name. */
  acronym: string | null;
  /** Framework programme; null for others and where the source does not say. */
  programme: Programme | null;
  /** Money; null where the record could not be read in time (funding_unread names those). */
  funding: Funding | null;
  /** First day. */
  start_date: string | null;
  /** Last day. */
  end_date: string | null;
  /** Country of the coordinator, in English. */
  coordinating_country: string | null;
  /** ISO 3166-1 alpha-2 code of that country. */
  coordinating_country_code: string | null;
  /** Page of the project. */
  url: string;
}

/** spec/services/eu-research.yaml#records.Funding */
export interface Funding {
  /** Currency of the amounts. */
  currency: 'EUR';
  /** What the EU pays at most, in euro; null where not declared. */
  eu_contribution: number | null;
  /** Total cost of the project in euro; null where not declared. */
  total_cost: number | null;
}

/** spec/services/eu-research.yaml#records.LegalBasis */
export interface LegalBasis {
  /** Code of the part of the programme, such as H2020-EU.1.3. */
  code: string;
  /** What that part is about. */
  title: string | null;
  /** Framework programme as CORDIS writes it: HORIZON, H2020, FP7, FP6, FP5 and older ones. */
  framework: string | null;
  /** True for the part that the project is counted under. */
  main: boolean;
}

/** spec/services/eu-research.yaml#records.Participant */
export interface Participant {
  /** Legal name. */
  name: string;
  /** Short name. */
  short_name: string | null;
  /**
   * Role: coordinator, participant, thirdParty, associatedPartner, partner, beneficiary and others as CORDIS names
   * them.
   */
  role: string;
  /** Country, in English. */
  country: string | null;
  /** ISO 3166-1 alpha-2 code (GR and GB, where CORDIS writes EL and UK). */
  country_code: string | null;
  /** City. */
  city: string | null;
  /** What it gets from the EU, in euro. */
  eu_contribution: number | null;
  /** The same without what it passes on to linked third parties, in euro. */
  net_eu_contribution: number | null;
  /** Its total cost, in euro. */
  total_cost: number | null;
  /** Whether it is a small or medium-sized enterprise. */
  sme: boolean | null;
  /** Whether it left before the end. */
  terminated: boolean | null;
  /** Kind of organisation, such as Research Organisations. */
  activity_type: string | null;
  /** Its website, as it gave it. */
  website: string | null;
  /** Participant identification code of the EU's funding portal. */
  pic: string | null;
}

export interface SearchProjectsArguments {
  /** Words such as microalgae cosmetics; at most 12 words or quoted phrases. */
  query: string;
  /** Only projects of this framework programme. */
  programme?: Programme;
  /** Only projects coordinated in this country: English name or ISO 3166-1 code, such as France, FR or FRA. */
  country?: string;
  /** How many projects at most. A smaller number is faster. */
  limit: number;
  /** How many projects to skip: next_offset of the answer before. */
  offset: number;
}

export interface SearchProjectsResult {
  /** How many projects are returned. */
  count: number;
  /** How many projects match words and programme at the source, in any country; null where it does not say. */
  total: number | null;
  /** True when further projects may match than are returned. */
  more: boolean;
  /** The offset that gives the next projects; null when none can be given. */
  next_offset: number | null;
  /** What limits this answer. */
  note: string | null;
  /** References of the returned projects whose funding could not be read in time. */
  funding_unread: string[];
  /** Most relevant first. */
  projects: FoundProject[];
}

export interface GetProjectArguments {
  /** Grant reference, such as 691102 or AIR21353. */
  reference: string;
  /** Only the participants from this country: English name or ISO 3166-1 code, such as Denmark, DK or DNK. */
  participant_country?: string;
  /** How many participants at most. */
  limit: number;
  /** How many participants to skip: next_offset of the answer before. */
  offset: number;
}

export interface GetProjectResult {
  /** Grant reference. */
  reference: string;
  /** Title in English. */
  title: string;
  /** Short name. */
  acronym: string | null;
  /** The project's objective. */
  abstract: string | null;
  /** Money of the whole project. */
  funding: Funding;
  /** Framework programme; null for older and other ones. */
  programme: Programme | null;
  /** Parts of the programme that fund it, the main one first. */
  legal_bases: LegalBasis[];
  /** Topics of the call. */
  topics: CodeAndTitle[];
  /** Calls for proposals. */
  calls: string[];
  /** Kind of grant, such as MSCA-RISE. */
  funding_scheme: CodeAndTitle | null;
  /** Fields of the EuroSciVoc taxonomy, each with the path to it. */
  fields_of_science: string[];
  /** First day. */
  start_date: string | null;
  /** Last day. */
  end_date: string | null;
  /** Planned length in months. */
  duration_months: number | null;
  /** Day on which the EU signed the grant. */
  signature_date: string | null;
  /** Status as CORDIS writes it: SIGNED, CLOSED, TERMINATED; null for old projects. */
  status: string | null;
  /** What the status means: running, closed, terminated. */
  status_label: string | null;
  /** Country of the coordinator, in English. */
  coordinating_country: string | null;
  /** ISO 3166-1 alpha-2 code of that country. */
  coordinating_country_code: string | null;
  /** How many participants the project has. */
  participant_count: number;
  /** How many participants are returned. */
  count: number;
  /** How many participants there are to page through: all, or those from participant_country. */
  total: number;
  /** The offset that gives the next participants; null when nothing follows. */
  next_offset: number | null;
  /** Coordinator first, in the order of the grant. */
  participants: Participant[];
  /** DOI of the grant, such as 10.3030/691102. */
  grant_doi: string | null;
  /** Number of the record in CORDIS (RCN); not the grant reference. */
  record_number: string | null;
  /** Day of the record's last change. */
  updated: string | null;
  /** Page of the project. */
  url: string;
  /** What this answer lacks and why. */
  note: string | null;
}

export interface SearchByProgrammeArguments {
  /** Framework programme. */
  programme: Programme;
  /** How many projects at most. A smaller number is faster. */
  limit: number;
  /** How many projects to skip: next_offset of the answer before. */
  offset: number;
}

export interface SearchByProgrammeResult {
  programme: Programme;
  /** How many projects are returned. */
  count: number;
  /**
   * How many projects of the programme have started, those included that start later where the source cannot tell;
   * null where it does not say.
   */
  total: number | null;
  /** True when the programme has further projects. */
  more: boolean;
  /** The offset that gives the next projects; null when none can be given. */
  next_offset: number | null;
  /** What limits this answer. */
  note: string | null;
  /** References of the returned projects whose funding could not be read in time. */
  funding_unread: string[];
  /** Most recently started first, those without a start date last. */
  projects: FoundProject[];
}

export interface GetRecentProjectsArguments {
  /** How many projects at most. A smaller number is faster. */
  limit: number;
  /** How many projects to skip: next_offset of the answer before. */
  offset: number;
}

export interface GetRecentProjectsResult {
  /** How many projects are returned. */
  count: number;
  /** The offset that gives the next projects; null when none can be given. */
  next_offset: number | null;
  /** What limits this answer. */
  note: string | null;
  /** References of the returned projects whose funding could not be read in time. */
  funding_unread: string[];
  /** Newest start first. */
  projects: FoundProject[];
}
