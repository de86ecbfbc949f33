// Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.

/** listed: in source order; newest: most recently changed first. */
export type CaseSort = 'listed' | 'newest';

/**
 * Status: varslet announced, mottatt received, til_behandling under consideration, behandlet considered by the
 * committee, trukket withdrawn, bortfalt lapsed.
 */
export type CaseStatus = 'varslet' | 'mottatt' | 'til_behandling' | 'behandlet' | 'trukket' | 'bortfalt';

/** Type: alminneligsak ordinary matter, budsjett budget, lovsak bill. */
export type CaseType = 'alminneligsak' | 'budsjett' | 'lovsak';

/** Vote of a member. */
export type Choice = 'for' | 'against' | 'absent';

/** brief: the most commonly used fields; full: every field. */
export type Detail = 'brief' | 'full';

/**
 * Document group: proposisjon government proposition, representantforslag private member's motion, grunnlovsforslag
 * constitutional amendment, melding white paper or report, dokumentserien Storting document, innstillingssaker
 * committee recommendation, redegjorelse statement, innberetning reported matter.
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

/** Gender as registered by the source. */
export type Gender = 'female' | 'male';

/** party: votes for, against and absent per party; member: the vote of each member. */
export type Grouping = 'party' | 'member';

/** spec/services/no-parliament/service.yaml#records.CaseRow */
export interface CaseRow {
  /** Case number; pass it as case_id to get_case and get_votes. */
  readonly id: number;
  /** Formal title. */
  readonly title: string;
  /** Readable title. */
  readonly short_title?: string | null;
  /**
   * Status as worded by the source: varslet, mottatt, til_behandling, behandlet, trukket, bortfalt; null if not
   * specified.
   */
  readonly status: string | null;
  /** Status in English. */
  readonly status_label?: string | null;
  /** Type as worded by the source: alminneligsak (ordinary matter), budsjett (budget), lovsak (bill). */
  readonly type?: string | null;
  /**
   * Document group as worded by the source: proposisjon (government proposition), representantforslag (private
   * member's motion), grunnlovsforslag (constitutional amendment), melding (white paper or report), dokumentserien
   * (Storting document), innstillingssaker (committee recommendation), redegjorelse (statement), innberetning
   * (reported matter).
   */
  readonly document_group?: string | null;
  /** The case's document references, such as Prop. 90 S (2011-2012). */
  readonly reference?: string | null;
  /** Committee responsible for the case; null before assignment. */
  readonly committee: Committee | null;
  /** Names of the case's topics, in capital letters as published. */
  readonly topics: readonly string[];
  /** Day of the last change. */
  readonly last_updated?: string | null;
  /** Session in which the case was considered; null until then. */
  readonly treated_in_session?: string | null;
  /** Number of the committee's recommendation (innstilling); null if none. */
  readonly recommendation_id?: number | null;
  /** Number of the case in which the matter was proposed. */
  readonly proposed_case_id?: number | null;
}

/** spec/services/no-parliament/service.yaml#records.CaseTopic */
export interface CaseTopic {
  /** Topic number. */
  readonly id: string;
  /** Name in capital letters. */
  readonly name: string;
  /** Whether the topic is a main topic. */
  readonly is_main_topic: boolean | null;
  /** Number of the topic's main topic; a main topic may refer to itself. */
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
  /** Norwegian name; only if detail is full. If detail is brief, see the committees field of the result. */
  readonly name?: string;
}

/** spec/services/no-parliament/service.yaml#records.MemberVote */
export interface MemberVote {
  /** Short id of the person, such as AASE. */
  readonly id: string;
  /** First and last name. */
  readonly name: string;
  /** Party code; null for members without one. */
  readonly party: string | null;
  /** The member's vote; null if the source reports an unknown value. */
  readonly vote: Choice | null;
}

/** spec/services/no-parliament/service.yaml#records.Party */
export interface Party {
  /** Code, such as A, FrP or SV. */
  readonly id: string;
  /** Norwegian name. */
  readonly name: string;
  /** Whether the party currently has seats; null if unknown. */
  readonly represented: boolean | null;
}

/** spec/services/no-parliament/service.yaml#records.PartySeats */
export interface PartySeats {
  /** Party code; null for members without one. */
  readonly party: string | null;
  /** Number of representatives. */
  readonly count: number;
}

/** spec/services/no-parliament/service.yaml#records.PartyVotes */
export interface PartyVotes {
  /** Party code; null for members without one. */
  readonly party: string | null;
  /** Members who voted in favor. */
  readonly for: number;
  /** Members who voted against. */
  readonly against: number;
  /** Members who were absent. */
  readonly absent: number;
}

/** spec/services/no-parliament/service.yaml#records.Person */
export interface Person {
  /** Short id of the person, such as GJB. */
  readonly id: string;
  /** First and last name. */
  readonly name: string;
  /** Party code, such as KrF; null if unknown. */
  readonly party: string | null;
}

/** spec/services/no-parliament/service.yaml#records.Procedure */
export interface Procedure {
  /** Code of the procedure, such as REPRFORS. */
  readonly id: string | null;
  /** Norwegian name. */
  readonly name: string | null;
  /** Steps in order. */
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
  /** URL of the publication. */
  readonly url: string | null;
  /** Type as worded by the source, such as innstilling, referat, dok8. */
  readonly type: string | null;
  /** Subtype, such as storting. */
  readonly subtype: string | null;
  /** Id of the machine-readable version at the source. */
  readonly export_id: string | null;
}

/** spec/services/no-parliament/service.yaml#records.Representative */
export interface Representative {
  /** Short id of the person, such as AASE; can contain Æ, Ø and Å. */
  readonly id: string;
  /** First and last name. */
  readonly name: string;
  /** First name or names. */
  readonly first_name?: string | null;
  /** Last name. */
  readonly last_name?: string | null;
  /** Party code, such as A, H, FrP, Sp; null for members without one. */
  readonly party: string | null;
  /** Norwegian name of the party. */
  readonly party_name?: string | null;
  /** Electoral county. */
  readonly county: string | null;
  /** County code, such as Ak. */
  readonly county_id?: string | null;
  /** Committees of the person; null for past periods, for which the source does not report them. */
  readonly committees: readonly CommitteeOfPerson[] | null;
  /** Email address; null if unknown. */
  readonly email: string | null;
  /** Gender as registered by the source. */
  readonly gender: Gender | null;
  /** Date of birth. */
  readonly date_of_birth: string | null;
  /** Date of death; null if living or unknown. */
  readonly date_of_death?: string | null;
  /** Whether the person is a deputy (vararepresentant). */
  readonly is_deputy?: boolean | null;
  /** Member whom the deputy replaces; if detail is brief, only for deputies. */
  readonly deputy_for?: Person | null;
}

/** spec/services/no-parliament/service.yaml#records.Session */
export interface Session {
  /** Session id, such as 2026-2027; pass it as session_id to other tools. */
  readonly id: string;
  /** First day. */
  readonly from: string;
  /** Last day. */
  readonly to: string;
  /** Whether it is the current session. */
  readonly is_current: boolean;
}

/** spec/services/no-parliament/service.yaml#records.Subtopic */
export interface Subtopic {
  /** Topic number. */
  readonly id: string;
  /** Name in capital letters. */
  readonly name: string;
  /** Always false; only if detail is full. */
  readonly is_main_topic?: boolean;
}

/** spec/services/no-parliament/service.yaml#records.Topic */
export interface Topic {
  /** Topic number. */
  readonly id: string;
  /** Name in capital letters. */
  readonly name: string;
  /** True. */
  readonly is_main_topic: boolean;
  /** Subtopics; they have no subtopics of their own. */
  readonly subtopics: readonly Subtopic[];
}

/** spec/services/no-parliament/service.yaml#records.Vote */
export interface Vote {
  /** Id of the ballot. */
  readonly id: number;
  /** Subject of the vote. */
  readonly topic: string | null;
  /** Time of the ballot, with the Norwegian UTC offset. */
  readonly time: string | null;
  /** Whether the proposal was adopted. */
  readonly passed: boolean | null;
  /** Whether the source reports counts. If not (unanimous ballots), for, against and absent are null. */
  readonly counted: boolean;
  /** Votes in favor; null if votes were not counted. */
  readonly for: number | null;
  /** Votes against; null without counts. */
  readonly against: number | null;
  /** Members who were absent; null without counts. */
  readonly absent: number | null;
  /** Whether the source marks the result as unanimous. */
  readonly unanimous: boolean;
  /** Type of result as worded by the source, such as enstemmig_vedtatt; null if not specified. */
  readonly result?: string | null;
  /** Result in Norwegian, such as Enstemmig vedtatt. */
  readonly result_text?: string | null;
  /** Whether each member's vote was recorded. */
  readonly recorded_individually: boolean | null;
  /** Whether members could vote independently of their party. */
  readonly free_vote?: boolean | null;
  /**
   * Counterpart of this row in an alternative ballot (two proposals against each other), with for and against
   * swapped.
   */
  readonly alternative_vote_id: number | null;
  /** Order of the ballot at the sitting. */
  readonly order?: number | null;
  /** Number of the case on the sitting's agenda. */
  readonly agenda_number?: number | null;
  /** Voting method; not available in recent data. */
  readonly method?: string | null;
  /** Comment from the source, often a correction of the counts. If detail is brief, absent if there is none. */
  readonly comment?: string | null;
  /** Presiding president. */
  readonly president?: Person | null;
  /** With by=party: how each party voted; null without a roll call. */
  readonly by_party?: readonly PartyVotes[] | null;
  /** With by=member: how each member voted; null without a roll call. */
  readonly members?: readonly MemberVote[] | null;
}

export interface ListSessionsArguments {}

export interface ListSessionsResult {
  /** Number of sessions. */
  readonly count: number;
  /** Id of the current session. */
  readonly current_session: string;
  /** Newest first. */
  readonly sessions: readonly Session[];
}

export interface GetCurrentRepresentativesArguments {
  /** Only members of this party: its code, such as H, or its Norwegian or English name. */
  readonly party?: string;
  /** Only members elected in this county: its name, such as Nordland, or its code. */
  readonly county?: string;
  /** Only members of this committee: its code, such as FINANS, or its Norwegian name. */
  readonly committee?: string;
  /** Only people whose name contains a word that begins with this text. */
  readonly name?: string;
  /**
   * Maximum number of representatives. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** full adds first and last name, names and codes of party and county, date of death and deputy status. */
  readonly detail: Detail;
}

export interface GetCurrentRepresentativesResult {
  /** Number of representatives returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** All matches by party, largest first. */
  readonly by_party: readonly PartySeats[];
  /** In source order. */
  readonly representatives: readonly Representative[];
  /** Committees of these representatives, with their names. */
  readonly committees: readonly Committee[];
}

export interface GetRepresentativesArguments {
  /**
   * Four-year period as YYYY-YYYY, such as 2021-2025; the earliest periods are 1945-1949, 1950-1953, 1954-1957 and
   * 1958-1961, followed by four-year periods.
   */
  readonly period_id: string;
  /** Only members of this party: its code, such as H, or its Norwegian or English name. */
  readonly party?: string;
  /** Only members elected in this county: its name, such as Nordland, or its code. */
  readonly county?: string;
  /** Only people whose name contains a word that begins with this text. */
  readonly name?: string;
  /**
   * Maximum number of representatives. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** full adds first and last name, names and codes of party and county, date of death and deputy status. */
  readonly detail: Detail;
}

export interface GetRepresentativesResult {
  /** Period as YYYY-YYYY. */
  readonly period_id: string;
  /** Number of representatives returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** All matches by party, largest first. */
  readonly by_party: readonly PartySeats[];
  /** In source order. */
  readonly representatives: readonly Representative[];
}

export interface ListPartiesArguments {
  /** Only parties of this session, as YYYY-YYYY. Default: all parties, past and present. */
  readonly session_id?: string;
}

export interface ListPartiesResult {
  /** Session; null for all parties. */
  readonly session_id: string | null;
  /** Number of parties. */
  readonly count: number;
  /** In source order. */
  readonly parties: readonly Party[];
}

export interface ListCommitteesArguments {
  /** Session as YYYY-YYYY, such as 2026-2027; current means the current session. */
  readonly session_id: string;
}

export interface ListCommitteesResult {
  /** Session as YYYY-YYYY. */
  readonly session_id: string;
  /** Number of committees. */
  readonly count: number;
  /** In source order. */
  readonly committees: readonly Committee[];
}

export interface GetCasesArguments {
  /** Session as YYYY-YYYY, such as 2026-2027; current means the current session. */
  readonly session_id: string;
  /** Only cases whose title or reference contains words that begin with the given words: barneh matches barnehage. */
  readonly query?: string;
  /** Only cases of this committee: its code, such as FINANS, or its Norwegian name. */
  readonly committee?: string;
  /** Only cases with this topic: its number, or its Norwegian name, such as skatter. */
  readonly topic?: string;
  /**
   * Only cases with this status: varslet announced, mottatt received, til_behandling under consideration, behandlet
   * considered by the committee, trukket withdrawn, bortfalt lapsed.
   */
  readonly status?: CaseStatus;
  /** Only cases of this type: lovsak bill, budsjett budget, alminneligsak ordinary matter. */
  readonly type?: CaseType;
  /**
   * Only cases in this document group: proposisjon government proposition, representantforslag private member's
   * motion, melding white paper, and others.
   */
  readonly document_group?: DocumentGroup;
  /** newest sorts by most recent change. Default: source order. */
  readonly sort?: CaseSort;
  /**
   * Maximum number of cases. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with next_offset.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** full adds readable title, type, document group, reference, dates and numbers. */
  readonly detail: Detail;
}

export interface GetCasesResult {
  /** Session as YYYY-YYYY. */
  readonly session_id: string;
  /** Number of cases returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Number of cases in the session. */
  readonly session_total: number;
  /** In source order, or most recently changed first. */
  readonly cases: readonly CaseRow[];
  /** Reason the list is empty. */
  readonly note: string | null;
}

export interface GetCaseArguments {
  /** Case number, such as 47163. */
  readonly case_id: number;
  /**
   * brief truncates text to 2,000 characters and shortens lists that would exceed 10,000 tokens. full returns
   * complete lists and text (up to 100,000 characters).
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
  /** Number of the case within its document series. */
  readonly number: number | null;
  /**
   * Status as worded by the source: varslet, mottatt, til_behandling, behandlet, trukket, bortfalt; null if not
   * specified.
   */
  readonly status: string | null;
  /** Status in English. */
  readonly status_label: string | null;
  /** Whether the parliament has finished with the case. */
  readonly finished: boolean | null;
  /** Type as worded by the source: alminneligsak (ordinary matter), budsjett (budget), lovsak (bill). */
  readonly type: string | null;
  /** Type in English. */
  readonly type_label: string | null;
  /**
   * Document group as worded by the source: proposisjon (government proposition), representantforslag (private
   * member's motion), grunnlovsforslag (constitutional amendment), melding (white paper or report), dokumentserien
   * (Storting document), innstillingssaker (committee recommendation), redegjorelse (statement), innberetning
   * (reported matter).
   */
  readonly document_group: string | null;
  /** Document group in English. */
  readonly document_group_label: string | null;
  /** Committee responsible for the case; null before assignment. */
  readonly committee: Committee | null;
  /** Representatives who proposed the case, in source order; empty for government cases. */
  readonly proposers: readonly Person[];
  /** Committee members who report on the case, in source order. */
  readonly rapporteurs: readonly Person[];
  /** In source order. */
  readonly topics: readonly CaseTopic[];
  /** The case's document references, such as Dokument 8:175 S (2009-2010), Innst. 109 S (2010-2011). */
  readonly reference: string | null;
  /** Publications in source order: proposal, recommendation, minutes, decision. */
  readonly publications: readonly Publication[];
  /** Title of the committee's recommendation; can contain HTML. */
  readonly recommendation_text: string | null;
  /** Decision; can contain HTML. */
  readonly decision_text: string | null;
  /** Summary of the decision. */
  readonly short_decision: string | null;
  /** Note in parentheses, such as Forslag fra (KrF). */
  readonly parenthetical_text: string | null;
  /** Procedure of the case in the parliament. */
  readonly procedure: Procedure | null;
  /** Norwegian keywords. */
  readonly keywords: readonly string[];
  /** Storting page. */
  readonly url: string;
  /** Fields that were shortened; use detail full to get more. */
  readonly shortened: readonly string[];
}

export interface GetVotesArguments {
  /** Case number, such as 78686. */
  readonly case_id: number;
  /** Adds the votes of each party (party) or each member (member). */
  readonly by?: Grouping;
  /** Only the votes of this party: its code, such as SV, or its name. */
  readonly party?: string;
  /** Only the vote of this member: the id or part of the name. */
  readonly member?: string;
  /** Only this ballot. */
  readonly vote_id?: number;
  /**
   * Maximum number of ballots. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** full adds the type of result, order, agenda number, method and president. */
  readonly detail: Detail;
}

export interface GetVotesResult {
  /** Case number. */
  readonly case_id: number;
  /** Formal title of the case. Absent if the case could not be read. */
  readonly case_title?: string;
  /** Number of ballots returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** The Storting's page about these ballots. */
  readonly url: string;
  /** Oldest first. */
  readonly votes: readonly Vote[];
  /** Reason ballots or counts are missing. */
  readonly note: string | null;
}

export interface ListTopicsArguments {
  /** full adds is_main_topic (false) to each subtopic. */
  readonly detail: Detail;
}

export interface ListTopicsResult {
  /** Number of main topics. */
  readonly count: number;
  /** Main topics, each with its subtopics. */
  readonly topics: readonly Topic[];
}
