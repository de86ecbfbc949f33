// Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.

/** listed: the order of the source; newest: changed last first. */
export type CaseSort = 'listed' | 'newest';

/**
 * Status: varslet announced, mottatt received, til_behandling under consideration, behandlet considered by the
 * committee, trukket withdrawn, bortfalt lapsed.
 */
export type CaseStatus = 'varslet' | 'mottatt' | 'til_behandling' | 'behandlet' | 'trukket' | 'bortfalt';

/** Type: alminneligsak ordinary matter, budsjett budget, lovsak bill. */
export type CaseType = 'alminneligsak' | 'budsjett' | 'lovsak';

/** How a member voted. */
export type Choice = 'for' | 'against' | 'absent';

/** brief: the most requested fields; full: every field. */
export type Detail = 'brief' | 'full';

/**
 * Group of documents: proposisjon government proposition, representantforslag private member's motion,
 * grunnlovsforslag constitutional amendment, melding white paper or report, dokumentserien Storting document,
 * innstillingssaker committee recommendation, redegjorelse statement, innberetning reported matter.
 */
export type DocumentGroup =
  | 'proposisjon'
  | 'representantforslag'
  | 'grunnlovsforslag'
  | 'melding'
  | 'dokumentserien'
  | 'innstillingssaker'
  | 'redegjorelse'
  | 'innberetning';

/** Gender as the source registers it. */
export type Gender = 'female' | 'male';

/** party: votes for, against and absent of each party; member: the vote of each member. */
export type Grouping = 'party' | 'member';

/** spec/services/no-parliament/service.yaml#records.CaseRow */
export interface CaseRow {
  /** Case number; get_case and get_votes take it as case_id. */
  readonly id: number;
  /** Formal title. */
  readonly title: string;
  /** Readable title. */
  readonly short_title?: string | null;
  /**
   * Status in the source's words: varslet, mottatt, til_behandling, behandlet, trukket, bortfalt; null where not
   * specified.
   */
  readonly status: string | null;
  /** The status in English. */
  readonly status_label?: string | null;
  /** Type in the source's words: alminneligsak (ordinary matter), budsjett (budget), lovsak (bill). */
  readonly type?: string | null;
  /**
   * Group of documents in the source's words: proposisjon (government proposition), representantforslag (private
   * member's motion), grunnlovsforslag (constitutional amendment), melding (white paper or report), dokumentserien
   * (Storting document), innstillingssaker (committee recommendation), redegjorelse (statement), innberetning
   * (reported matter).
   */
  readonly document_group?: string | null;
  /** Documents of the case, such as Prop. 90 S (2011-2012). */
  readonly reference?: string | null;
  /** Committee that treats it; null before one is chosen. */
  readonly committee: Committee | null;
  /** Names of its topics, in capitals as the source writes them. */
  readonly topics: readonly string[];
  /** Day of the last change. */
  readonly last_updated?: string | null;
  /** Session in which it was treated; null until it is. */
  readonly treated_in_session?: string | null;
  /** Number of the committee's recommendation (innstilling); null for none. */
  readonly recommendation_id?: number | null;
  /** Number of the case under which the matter was proposed. */
  readonly proposed_case_id?: number | null;
}

/** spec/services/no-parliament/service.yaml#records.CaseTopic */
export interface CaseTopic {
  /** Topic number. */
  readonly id: string;
  /** Name in capitals. */
  readonly name: string;
  /** Whether it is a main topic. */
  readonly is_main_topic: boolean | null;
  /** Number of the main topic that it belongs to; a main topic may name itself. */
  readonly main_topic_id: string | null;
}

/** spec/services/no-parliament/service.yaml#records.Committee */
export interface Committee {
  /** Code, such as FINANS. */
  readonly id: string;
  /** Norwegian name. */
  readonly name: string;
}

/** spec/services/no-parliament/service.yaml#records.CommitteeOfPerson */
export interface CommitteeOfPerson {
  /** Code, such as FINANS. */
  readonly id: string;
  /** Norwegian name, in full detail; in brief the names stand once, in committees beside the list. */
  readonly name?: string;
}

/** spec/services/no-parliament/service.yaml#records.MemberVote */
export interface MemberVote {
  /** Short code of the person, such as AASE. */
  readonly id: string;
  /** First and last name. */
  readonly name: string;
  /** Code of the party; null for members without one. */
  readonly party: string | null;
  /** The member's vote; null for a word of the source that is not known here. */
  readonly vote: Choice | null;
}

/** spec/services/no-parliament/service.yaml#records.Party */
export interface Party {
  /** Code, such as A, FrP or SV. */
  readonly id: string;
  /** Norwegian name. */
  readonly name: string;
  /** Whether it has seats now; null where the source does not say. */
  readonly represented: boolean | null;
}

/** spec/services/no-parliament/service.yaml#records.PartySeats */
export interface PartySeats {
  /** Code of the party; null for members without one. */
  readonly party: string | null;
  /** How many representatives are of it. */
  readonly count: number;
}

/** spec/services/no-parliament/service.yaml#records.PartyVotes */
export interface PartyVotes {
  /** Code of the party; null for members without one. */
  readonly party: string | null;
  /** Members who voted for. */
  readonly for: number;
  /** Members who voted against. */
  readonly against: number;
  /** Members who were not present. */
  readonly absent: number;
}

/** spec/services/no-parliament/service.yaml#records.Person */
export interface Person {
  /** Short code of the person, such as GJB. */
  readonly id: string;
  /** First and last name. */
  readonly name: string;
  /** Code of the party, such as KrF; null where the source gives none. */
  readonly party: string | null;
}

/** spec/services/no-parliament/service.yaml#records.Procedure */
export interface Procedure {
  /** Code of the procedure, such as REPRFORS. */
  readonly id: string | null;
  /** Norwegian name. */
  readonly name: string | null;
  /** Steps in their order. */
  readonly steps: readonly ProcedureStep[];
}

/** spec/services/no-parliament/service.yaml#records.ProcedureStep */
export interface ProcedureStep {
  /** Position of the step. */
  readonly number: number | null;
  /** Code, such as KOMBEH. */
  readonly id: string | null;
  /** Norwegian name. */
  readonly name: string | null;
  /** Whether the step does not apply to this case. */
  readonly skipped: boolean | null;
}

/** spec/services/no-parliament/service.yaml#records.Publication */
export interface Publication {
  /** Name, such as Innst. 109 S (2010-2011). */
  readonly title: string | null;
  /** Address of the publication. */
  readonly url: string | null;
  /** Kind in the source's words, such as innstilling, referat, dok8. */
  readonly type: string | null;
  /** Further kind, such as storting. */
  readonly subtype: string | null;
  /** The source's id of its machine-readable form. */
  readonly export_id: string | null;
}

/** spec/services/no-parliament/service.yaml#records.Representative */
export interface Representative {
  /** Short code of the person, such as AASE; it may hold Æ, Ø and Å. */
  readonly id: string;
  /** First and last name. */
  readonly name: string;
  /** First name or names. */
  readonly first_name?: string | null;
  /** Last name. */
  readonly last_name?: string | null;
  /** Code of the party, such as A, H, FrP, Sp; null for members without one. */
  readonly party: string | null;
  /** Norwegian name of the party. */
  readonly party_name?: string | null;
  /** County that elected the person. */
  readonly county: string | null;
  /** Code of the county, such as Ak. */
  readonly county_id?: string | null;
  /** Committees of the person; null where the source does not give them (it does not for past periods). */
  readonly committees: readonly CommitteeOfPerson[] | null;
  /** E-mail address; null where the source gives none. */
  readonly email: string | null;
  /** Gender as the source registers it. */
  readonly gender: Gender | null;
  /** Date of birth. */
  readonly date_of_birth: string | null;
  /** Date of death; null for the living and where unknown. */
  readonly date_of_death?: string | null;
  /** Whether the person is a deputy (vararepresentant). */
  readonly is_deputy?: boolean | null;
  /** The member in whose place a deputy sits; in brief only of deputies. */
  readonly deputy_for?: Person | null;
}

/** spec/services/no-parliament/service.yaml#records.Session */
export interface Session {
  /** Session id, such as 2026-2027; other tools take it as session_id. */
  readonly id: string;
  /** First day. */
  readonly from: string;
  /** Last day. */
  readonly to: string;
  /** Whether it is the running session. */
  readonly is_current: boolean;
}

/** spec/services/no-parliament/service.yaml#records.Subtopic */
export interface Subtopic {
  /** Topic number. */
  readonly id: string;
  /** Name in capitals. */
  readonly name: string;
  /** False; in full detail. */
  readonly is_main_topic?: boolean;
}

/** spec/services/no-parliament/service.yaml#records.Topic */
export interface Topic {
  /** Topic number. */
  readonly id: string;
  /** Name in capitals. */
  readonly name: string;
  /** True. */
  readonly is_main_topic: boolean;
  /** Topics under it; they have none themselves. */
  readonly subtopics: readonly Subtopic[];
}

/** spec/services/no-parliament/service.yaml#records.Vote */
export interface Vote {
  /** Number of the ballot. */
  readonly id: number;
  /** What was voted on. */
  readonly topic: string | null;
  /** When, with the offset of Norwegian time. */
  readonly time: string | null;
  /** Whether it was adopted. */
  readonly passed: boolean | null;
  /** Whether the source gives counts. Where it does not (unanimous ballots), for, against and absent are null. */
  readonly counted: boolean;
  /** Votes for; null where there is no count. */
  readonly for: number | null;
  /** Votes against; null where there is no count. */
  readonly against: number | null;
  /** Members who were not present; null where there is no count. */
  readonly absent: number | null;
  /** Whether the source calls the result unanimous. */
  readonly unanimous: boolean;
  /** Kind of result in the source's words, such as enstemmig_vedtatt; null where not specified. */
  readonly result?: string | null;
  /** The same as a Norwegian text, such as Enstemmig vedtatt. */
  readonly result_text?: string | null;
  /** Whether each member's vote was recorded. */
  readonly recorded_individually: boolean | null;
  /** Whether members voted free of their party. */
  readonly free_vote?: boolean | null;
  /** The other row of an alternative ballot (two proposals against each other); it has for and against swapped. */
  readonly alternative_vote_id: number | null;
  /** Order of treatment at the sitting. */
  readonly order?: number | null;
  /** Number of the case on the sitting's agenda. */
  readonly agenda_number?: number | null;
  /** Method of voting; newer answers of the source lack it. */
  readonly method?: string | null;
  /** Remark of the source, often a correction of the counts. In brief it is absent when there is none. */
  readonly comment?: string | null;
  /** Who presided. */
  readonly president?: Person | null;
  /** With by party: how each party voted; null where there is no roll call. */
  readonly by_party?: readonly PartyVotes[] | null;
  /** With by member: how each member voted; null where there is no roll call. */
  readonly members?: readonly MemberVote[] | null;
}

export interface ListSessionsArguments {}

export interface ListSessionsResult {
  /** How many sessions. */
  readonly count: number;
  /** Id of the running session. */
  readonly current_session: string;
  /** Newest first. */
  readonly sessions: readonly Session[];
}

export interface GetCurrentRepresentativesArguments {
  /** Only of this party: its code such as H, or its Norwegian or English name. */
  readonly party?: string;
  /** Only elected by this county: its name such as Nordland, or its code. */
  readonly county?: string;
  /** Only of this committee: its code such as FINANS, or its Norwegian name. */
  readonly committee?: string;
  /** Only with a name in which words begin so. */
  readonly name?: string;
  /**
   * How many representatives at most. By default all, up to 300 and as many as 10,000 tokens hold; next_offset
   * continues.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** full adds first and last name, names and codes of party and county, date of death and whether it is a deputy. */
  readonly detail: Detail;
}

export interface GetCurrentRepresentativesResult {
  /** How many representatives are here. */
  readonly count: number;
  /** How many are what was asked for. */
  readonly total: number;
  /** Offset of the next page; null at the end. */
  readonly next_offset: number | null;
  /** All that is what was asked for, by party, the largest first. */
  readonly by_party: readonly PartySeats[];
  /** In the order of the source. */
  readonly representatives: readonly Representative[];
  /** The committees of these representatives with their names. */
  readonly committees: readonly Committee[];
}

export interface GetRepresentativesArguments {
  /**
   * Four-year period as YYYY-YYYY, such as 2021-2025; the early ones are 1945-1949, 1950-1953, 1954-1957, 1958-1961,
   * then every four years.
   */
  readonly period_id: string;
  /** Only of this party: its code such as H, or its Norwegian or English name. */
  readonly party?: string;
  /** Only elected by this county: its name such as Nordland, or its code. */
  readonly county?: string;
  /** Only with a name in which words begin so. */
  readonly name?: string;
  /**
   * How many representatives at most. By default all, up to 300 and as many as 10,000 tokens hold; next_offset
   * continues.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** full adds first and last name, names and codes of party and county, date of death and whether it is a deputy. */
  readonly detail: Detail;
}

export interface GetRepresentativesResult {
  /** The period as YYYY-YYYY. */
  readonly period_id: string;
  /** How many representatives are here. */
  readonly count: number;
  /** How many are what was asked for. */
  readonly total: number;
  /** Offset of the next page; null at the end. */
  readonly next_offset: number | null;
  /** All that is what was asked for, by party, the largest first. */
  readonly by_party: readonly PartySeats[];
  /** In the order of the source. */
  readonly representatives: readonly Representative[];
}

export interface ListPartiesArguments {
  /** Only parties of this session, as YYYY-YYYY; without it all parties, historical and current. */
  readonly session_id?: string;
}

export interface ListPartiesResult {
  /** The session; null for all parties. */
  readonly session_id: string | null;
  /** How many parties. */
  readonly count: number;
  /** In the order of the source. */
  readonly parties: readonly Party[];
}

export interface ListCommitteesArguments {
  /** Session as YYYY-YYYY, such as 2026-2027; current is the running one. */
  readonly session_id: string;
}

export interface ListCommitteesResult {
  /** The session as YYYY-YYYY. */
  readonly session_id: string;
  /** How many committees. */
  readonly count: number;
  /** In the order of the source. */
  readonly committees: readonly Committee[];
}

export interface GetCasesArguments {
  /** Session as YYYY-YYYY, such as 2026-2027; current is the running one. */
  readonly session_id: string;
  /**
   * Only with these words in the title or the reference, as beginnings of Norwegian words: barneh finds barnehage.
   */
  readonly query?: string;
  /** Only with this committee: its code such as FINANS, or its Norwegian name. */
  readonly committee?: string;
  /** Only with this topic: its number, or its Norwegian name such as skatter. */
  readonly topic?: string;
  /**
   * Only with this status: varslet announced, mottatt received, til_behandling under consideration, behandlet
   * considered by the committee, trukket withdrawn, bortfalt lapsed.
   */
  readonly status?: CaseStatus;
  /** Only of this type: lovsak bill, budsjett budget, alminneligsak ordinary matter. */
  readonly type?: CaseType;
  /**
   * Only from this group of documents: proposisjon government proposition, representantforslag private member's
   * motion, melding white paper, and others.
   */
  readonly document_group?: DocumentGroup;
  /** newest puts those that changed last first; the order of the source when left out. */
  readonly sort?: CaseSort;
  /** How many cases at most. By default all, up to 300 and as many as 10,000 tokens hold; next_offset continues. */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** full adds readable title, type, group of documents, reference, days and numbers. */
  readonly detail: Detail;
}

export interface GetCasesResult {
  /** The session as YYYY-YYYY. */
  readonly session_id: string;
  /** How many cases are here. */
  readonly count: number;
  /** How many cases are what was asked for. */
  readonly total: number;
  /** Offset of the next page; null at the end. */
  readonly next_offset: number | null;
  /** How many cases the session has. */
  readonly session_total: number;
  /** In the order of the source, or changed last first. */
  readonly cases: readonly CaseRow[];
  /** What a reader should know about an empty list. */
  readonly note: string | null;
}

export interface GetCaseArguments {
  /** Case number, such as 47163. */
  readonly case_id: number;
  /**
   * brief cuts texts at 2,000 characters, and lists where they would exceed 10,000 tokens. full returns them whole
   * (texts up to 100,000 characters).
   */
  readonly detail: Detail;
}

export interface GetCaseResult {
  /** Case number. */
  readonly id: number;
  /** Formal title. */
  readonly title: string;
  /** Readable title. */
  readonly short_title: string | null;
  /** Session of the case as YYYY-YYYY. */
  readonly session: string | null;
  /** Number of the case within its series of documents. */
  readonly number: number | null;
  /**
   * Status in the source's words: varslet, mottatt, til_behandling, behandlet, trukket, bortfalt; null where not
   * specified.
   */
  readonly status: string | null;
  /** The status in English. */
  readonly status_label: string | null;
  /** Whether the parliament is done with it. */
  readonly finished: boolean | null;
  /** Type in the source's words: alminneligsak (ordinary matter), budsjett (budget), lovsak (bill). */
  readonly type: string | null;
  /** The type in English. */
  readonly type_label: string | null;
  /**
   * Group of documents in the source's words: proposisjon (government proposition), representantforslag (private
   * member's motion), grunnlovsforslag (constitutional amendment), melding (white paper or report), dokumentserien
   * (Storting document), innstillingssaker (committee recommendation), redegjorelse (statement), innberetning
   * (reported matter).
   */
  readonly document_group: string | null;
  /** The group in English. */
  readonly document_group_label: string | null;
  /** Committee that treats it; null before one is chosen. */
  readonly committee: Committee | null;
  /** Representatives who proposed it, in the order of the source; none for cases of the government. */
  readonly proposers: readonly Person[];
  /** Members of the committee who report on it, in the order of the source. */
  readonly rapporteurs: readonly Person[];
  /** Its topics, in the order of the source. */
  readonly topics: readonly CaseTopic[];
  /** Documents of the case, such as Dokument 8:175 S (2009-2010), Innst. 109 S (2010-2011). */
  readonly reference: string | null;
  /** Publications, in the order of the source: proposal, recommendation, minutes, decision. */
  readonly publications: readonly Publication[];
  /** Title of the committee's recommendation; it may hold HTML. */
  readonly recommendation_text: string | null;
  /** The decision; it may hold HTML. */
  readonly decision_text: string | null;
  /** Summary of the decision. */
  readonly short_decision: string | null;
  /** Remark in brackets, such as Forslag fra (KrF). */
  readonly parenthetical_text: string | null;
  /** How the case goes through the parliament. */
  readonly procedure: Procedure | null;
  /** Norwegian keywords. */
  readonly keywords: readonly string[];
  /** The case's page at the Storting. */
  readonly url: string;
  /** Fields that are not whole here; detail full gives more. */
  readonly shortened: readonly string[];
}

export interface GetVotesArguments {
  /** Case number, such as 78686. */
  readonly case_id: number;
  /** Adds how each party voted (party), or each member (member). */
  readonly by?: Grouping;
  /** Only the votes of this party: its code such as SV, or its name. */
  readonly party?: string;
  /** Only the vote of this member: id or part of the name. */
  readonly member?: string;
  /** Only this ballot. */
  readonly vote_id?: number;
  /** How many ballots at most. By default all, up to 300 and as many as 10,000 tokens hold; next_offset continues. */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** full adds kind of result, order, agenda number, method and president. */
  readonly detail: Detail;
}

export interface GetVotesResult {
  /** Case number. */
  readonly case_id: number;
  /** Formal title of the case. Absent when the case could not be read this time. */
  readonly case_title?: string;
  /** How many ballots are here. */
  readonly count: number;
  /** How many ballots are what was asked for. */
  readonly total: number;
  /** Offset of the next page; null at the end. */
  readonly next_offset: number | null;
  /** The page of these ballots at the Storting. */
  readonly url: string;
  /** Oldest first. */
  readonly votes: readonly Vote[];
  /** What a reader should know about missing ballots and counts. */
  readonly note: string | null;
}

export interface ListTopicsArguments {
  /** full says of each subtopic that it is no main topic. */
  readonly detail: Detail;
}

export interface ListTopicsResult {
  /** How many main topics. */
  readonly count: number;
  /** Main topics, each with its subtopics. */
  readonly topics: readonly Topic[];
}
