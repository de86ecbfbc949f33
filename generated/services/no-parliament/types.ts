// Generated from spec/services/no-parliament.yaml by `make generate`: do not edit.

/**
 * Status: varslet announced, mottatt received, til_behandling under consideration, behandlet considered by the
 * committee, trukket withdrawn, bortfalt lapsed.
 */
export type CaseStatus = 'varslet' | 'mottatt' | 'til_behandling' | 'behandlet' | 'trukket' | 'bortfalt';

/** Type: alminneligsak ordinary matter, budsjett budget, lovsak bill. */
export type CaseType = 'alminneligsak' | 'budsjett' | 'lovsak';

/** How a member voted. */
export type Choice = 'for' | 'against' | 'absent';

/** short: what is usually asked for; full: every field. */
export type Detail = 'short' | 'full';

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

/** spec/services/no-parliament.yaml#records.CaseRow */
export interface CaseRow {
  /** Case number; get_case and get_votes take it as case_id. */
  id: number;
  /** Formal title. */
  title: string;
  /** Readable title. */
  short_title?: string | null;
  /**
   * Status in the source's words: varslet, mottatt, til_behandling, behandlet, trukket, bortfalt; null where not
   * specified.
   */
  status: string | null;
  /** The status in English. */
  status_label?: string | null;
  /** Type in the source's words: alminneligsak (ordinary matter), budsjett (budget), lovsak (bill). */
  type?: string | null;
  /**
   * Group of documents in the source's words: proposisjon (government proposition), representantforslag (private
   * member's motion), grunnlovsforslag (constitutional amendment), melding (white paper or report), dokumentserien
   * (Storting document), innstillingssaker (committee recommendation), redegjorelse (statement), innberetning
   * (reported matter).
   */
  document_group?: string | null;
  /** Documents of the case, such as Prop. 90 S (2011-2012). */
  reference?: string | null;
  /** Committee that treats it; null before one is chosen. */
  committee: Committee | null;
  /** Names of its topics, in capitals as the source writes them. */
  topics: string[];
  /** Day of the last change. */
  last_updated?: string | null;
  /** Session in which it was treated; null until it is. */
  treated_in_session?: string | null;
  /** Number of the committee's recommendation (innstilling); null for none. */
  recommendation_id?: number | null;
  /** Number of the case under which the matter was proposed. */
  proposed_case_id?: number | null;
}

/** spec/services/no-parliament.yaml#records.CaseTopic */
export interface CaseTopic {
  /** Topic number. */
  id: string;
  /** Name in capitals. */
  name: string;
  /** Whether it is a main topic. */
  is_main_topic: boolean | null;
  /** Number of the main topic that it belongs to; a main topic may name itself. */
  main_topic_id: string | null;
}

/** spec/services/no-parliament.yaml#records.Committee */
export interface Committee {
  /** Code, such as FINANS. */
  id: string;
  /** Norwegian name. */
  name: string;
}

/** spec/services/no-parliament.yaml#records.CommitteeOfPerson */
export interface CommitteeOfPerson {
  /** Code, such as FINANS. */
  id: string;
  /** Norwegian name, in full detail; in short detail the names stand once, in committees beside the list. */
  name?: string;
}

/** spec/services/no-parliament.yaml#records.MemberVote */
export interface MemberVote {
  /** Short code of the person, such as AASE. */
  id: string;
  /** First and last name. */
  name: string;
  /** Code of the party; null for members without one. */
  party: string | null;
  /** The member's vote; null for a word of the source that is not known here. */
  vote: Choice | null;
}

/** spec/services/no-parliament.yaml#records.Party */
export interface Party {
  /** Code, such as A, FrP or SV. */
  id: string;
  /** Norwegian name. */
  name: string;
  /** Whether it has seats now; null where the source does not say. */
  represented: boolean | null;
}

/** spec/services/no-parliament.yaml#records.PartyVotes */
export interface PartyVotes {
  /** Code of the party; null for members without one. */
  party: string | null;
  /** Members who voted for. */
  for: number;
  /** Members who voted against. */
  against: number;
  /** Members who were not present. */
  absent: number;
}

/** spec/services/no-parliament.yaml#records.Person */
export interface Person {
  /** Short code of the person, such as GJB. */
  id: string;
  /** First and last name. */
  name: string;
  /** Code of the party, such as KrF; null where the source gives none. */
  party: string | null;
}

/** spec/services/no-parliament.yaml#records.Procedure */
export interface Procedure {
  /** Code of the procedure, such as REPRFORS. */
  id: string | null;
  /** Norwegian name. */
  name: string | null;
  /** Steps in their order. */
  steps: ProcedureStep[];
}

/** spec/services/no-parliament.yaml#records.ProcedureStep */
export interface ProcedureStep {
  /** Position of the step. */
  number: number | null;
  /** Code, such as KOMBEH. */
  id: string | null;
  /** Norwegian name. */
  name: string | null;
  /** Whether the step does not apply to this case. */
  skipped: boolean | null;
}

/** spec/services/no-parliament.yaml#records.Publication */
export interface Publication {
  /** Name, such as Innst. 109 S (2010-2011). */
  title: string | null;
  /** Address of the publication. */
  url: string | null;
  /** Kind in the source's words, such as innstilling, referat, dok8. */
  type: string | null;
  /** Further kind, such as storting. */
  subtype: string | null;
  /** The source's id of its machine-readable form. */
  export_id: string | null;
}

/** spec/services/no-parliament.yaml#records.Representative */
export interface Representative {
  /** Short code of the person, such as AASE; it may hold Æ, Ø and Å. */
  id: string;
  /** First and last name. */
  name: string;
  /** First name or names. */
  first_name?: string | null;
  /** Last name. */
  last_name?: string | null;
  /** Code of the party, such as A, H, FrP, Sp; null for members without one. */
  party: string | null;
  /** Norwegian name of the party. */
  party_name?: string | null;
  /** County that elected the person. */
  county: string | null;
  /** Code of the county, such as Ak. */
  county_id?: string | null;
  /** Committees of the person; null where the source does not give them (it does not for past periods). */
  committees: CommitteeOfPerson[] | null;
  /** E-mail address; null where the source gives none. */
  email: string | null;
  /** Gender as the source registers it. */
  gender: Gender | null;
  /** Date of birth. */
  date_of_birth: string | null;
  /** Date of death; null for the living and where unknown. */
  date_of_death?: string | null;
  /** Whether the person is a deputy (vararepresentant). */
  is_deputy?: boolean | null;
  /** The member in whose place a deputy sits; in short detail only of deputies. */
  deputy_for?: Person | null;
}

/** spec/services/no-parliament.yaml#records.Session */
export interface Session {
  /** Session id, such as 2026-2027; other tools take it as session_id. */
  id: string;
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  /** Whether it is the running session. */
  is_current: boolean;
}

/** spec/services/no-parliament.yaml#records.Subtopic */
export interface Subtopic {
  /** Topic number. */
  id: string;
  /** Name in capitals. */
  name: string;
  /** False. */
  is_main_topic: boolean;
}

/** spec/services/no-parliament.yaml#records.Topic */
export interface Topic {
  /** Topic number. */
  id: string;
  /** Name in capitals. */
  name: string;
  /** True. */
  is_main_topic: boolean;
  /** Topics under it; they have none themselves. */
  subtopics: Subtopic[];
}

/** spec/services/no-parliament.yaml#records.Vote */
export interface Vote {
  /** Number of the ballot. */
  id: number;
  /** What was voted on. */
  topic: string | null;
  /** When, with the offset of Norwegian time. */
  time: string | null;
  /** Whether it was adopted. */
  passed: boolean | null;
  /** Whether the source gives counts. Where it does not (unanimous ballots), for, against and absent are null. */
  counted: boolean;
  /** Votes for; null where there is no count. */
  for: number | null;
  /** Votes against; null where there is no count. */
  against: number | null;
  /** Members who were not present; null where there is no count. */
  absent: number | null;
  /** Whether the source calls the result unanimous. */
  unanimous: boolean;
  /** Kind of result in the source's words, such as enstemmig_vedtatt; null where not specified. */
  result?: string | null;
  /** The same as a Norwegian text, such as Enstemmig vedtatt. */
  result_text?: string | null;
  /** Whether each member's vote was recorded. */
  recorded_individually: boolean | null;
  /** Whether members voted free of their party. */
  free_vote?: boolean | null;
  /** The other row of an alternative ballot (two proposals against each other); it has for and against swapped. */
  alternative_vote_id: number | null;
  /** Order of treatment at the sitting. */
  order?: number | null;
  /** Number of the case on the sitting's agenda. */
  agenda_number?: number | null;
  /** Method of voting; newer answers of the source lack it. */
  method?: string | null;
  /** Remark of the source. */
  comment?: string | null;
  /** Who presided. */
  president?: Person | null;
  /** With by party: how each party voted; null where there is no roll call. */
  by_party?: PartyVotes[] | null;
  /** With by member: how each member voted; null where there is no roll call. */
  members?: MemberVote[] | null;
}

export interface ListSessionsArguments {}

export interface ListSessionsResult {
  /** How many sessions. */
  count: number;
  /** Id of the running session. */
  current_session: string;
  /** Newest first. */
  sessions: Session[];
}

export interface GetCurrentRepresentativesArguments {
  /** Only of this party: its code such as H, or its Norwegian name. */
  party?: string;
  /** Only elected by this county: its name such as Nordland, or its code. */
  county?: string;
  /** Only of this committee: its code such as FINANS, or its Norwegian name. */
  committee?: string;
  /** Only with a name in which words begin so. */
  name?: string;
  /** How many representatives at most. */
  limit: number;
  /** How many to leave out at the beginning; next_offset of the answer before. */
  offset: number;
  /** full adds first and last name, names and codes of party and county, date of death and whether it is a deputy. */
  detail: Detail;
}

export interface GetCurrentRepresentativesResult {
  /** How many representatives are here. */
  count: number;
  /** How many are what was asked for. */
  total: number;
  /** The offset at which the rest begins; null at the end. */
  next_offset: number | null;
  /** In the order of the source. */
  representatives: Representative[];
  /** The committees of these representatives with their names. */
  committees: Committee[];
}

export interface GetRepresentativesArguments {
  /**
   * Four-year period as YYYY-YYYY, such as 2021-2025; the early ones are 1945-1949, 1950-1953, 1954-1957, 1958-1961,
   * then every four years.
   */
  period_id: string;
  /** Only of this party: its code such as H, or its Norwegian name. */
  party?: string;
  /** Only elected by this county: its name such as Nordland, or its code. */
  county?: string;
  /** Only with a name in which words begin so. */
  name?: string;
  /** How many representatives at most. */
  limit: number;
  /** How many to leave out at the beginning; next_offset of the answer before. */
  offset: number;
  /** full adds first and last name, names and codes of party and county, date of death and whether it is a deputy. */
  detail: Detail;
}

export interface GetRepresentativesResult {
  /** The period as YYYY-YYYY. */
  period_id: string;
  /** How many representatives are here. */
  count: number;
  /** How many are what was asked for. */
  total: number;
  /** The offset at which the rest begins; null at the end. */
  next_offset: number | null;
  /** In the order of the source. */
  representatives: Representative[];
}

export interface ListPartiesArguments {
  /** Only parties of this session, as YYYY-YYYY; without it all parties, historical and current. */
  session_id?: string;
}

export interface ListPartiesResult {
  /** The session; null for all parties. */
  session_id: string | null;
  /** How many parties. */
  count: number;
  /** In the order of the source. */
  parties: Party[];
}

export interface ListCommitteesArguments {
  /** Session as YYYY-YYYY, such as 2026-2027. */
  session_id: string;
}

export interface ListCommitteesResult {
  /** The session as YYYY-YYYY. */
  session_id: string;
  /** How many committees. */
  count: number;
  /** In the order of the source. */
  committees: Committee[];
}

export interface GetCasesArguments {
  /** Session as YYYY-YYYY, such as 2026-2027. */
  session_id: string;
  /**
   * Only with these words in the title or the reference, as beginnings of Norwegian words: barneh finds barnehage.
   */
  query?: string;
  /** Only with this committee: its code such as FINANS, or its Norwegian name. */
  committee?: string;
  /** Only with this topic: its number, or its Norwegian name such as skatter. */
  topic?: string;
  /**
   * Only with this status: varslet announced, mottatt received, til_behandling under consideration, behandlet
   * considered by the committee, trukket withdrawn, bortfalt lapsed.
   */
  status?: CaseStatus;
  /** Only of this type: lovsak bill, budsjett budget, alminneligsak ordinary matter. */
  type?: CaseType;
  /**
   * Only from this group of documents: proposisjon government proposition, representantforslag private member's
   * motion, melding white paper, and others.
   */
  document_group?: DocumentGroup;
  /** How many cases at most. */
  limit: number;
  /** How many to leave out at the beginning; next_offset of the answer before. */
  offset: number;
  /** full adds readable title, type, group of documents, reference, days and numbers. */
  detail: Detail;
}

export interface GetCasesResult {
  /** The session as YYYY-YYYY. */
  session_id: string;
  /** How many cases are here. */
  count: number;
  /** How many cases are what was asked for. */
  total: number;
  /** The offset at which the rest begins; null at the end. */
  next_offset: number | null;
  /** How many cases the session has. */
  session_total: number;
  /** In the order of the source. */
  cases: CaseRow[];
  /** What a reader should know about an empty list. */
  note: string | null;
}

export interface GetCaseArguments {
  /** Case number, such as 47163. */
  case_id: number;
  /**
   * short cuts texts at 3000 characters and lists at 30 entries; full gives them whole (texts up to 100000
   * characters).
   */
  detail: Detail;
}

export interface GetCaseResult {
  /** Case number. */
  id: number;
  /** Formal title. */
  title: string;
  /** Readable title. */
  short_title: string | null;
  /** Session of the case as YYYY-YYYY. */
  session: string | null;
  /** Number of the case within its series of documents. */
  number: number | null;
  /**
   * Status in the source's words: varslet, mottatt, til_behandling, behandlet, trukket, bortfalt; null where not
   * specified.
   */
  status: string | null;
  /** The status in English. */
  status_label: string | null;
  /** Whether the parliament is done with it. */
  finished: boolean | null;
  /** Type in the source's words: alminneligsak (ordinary matter), budsjett (budget), lovsak (bill). */
  type: string | null;
  /** The type in English. */
  type_label: string | null;
  /**
   * Group of documents in the source's words: proposisjon (government proposition), representantforslag (private
   * member's motion), grunnlovsforslag (constitutional amendment), melding (white paper or report), dokumentserien
   * (Storting document), innstillingssaker (committee recommendation), redegjorelse (statement), innberetning
   * (reported matter).
   */
  document_group: string | null;
  /** The group in English. */
  document_group_label: string | null;
  /** Committee that treats it; null before one is chosen. */
  committee: Committee | null;
  /** Representatives who proposed it; none for cases of the government. */
  proposers: Person[];
  /** Members of the committee who report on it. */
  rapporteurs: Person[];
  /** Its topics. */
  topics: CaseTopic[];
  /** Documents of the case, such as Dokument 8:175 S (2009-2010), Innst. 109 S (2010-2011). */
  reference: string | null;
  /** Publications: proposal, recommendation, minutes, decision. */
  publications: Publication[];
  /** Title of the committee's recommendation; it may hold HTML. */
  recommendation_text: string | null;
  /** The decision; it may hold HTML. */
  decision_text: string | null;
  /** Summary of the decision. */
  short_decision: string | null;
  /** Remark in brackets, such as Forslag fra (KrF). */
  parenthetical_text: string | null;
  /** How the case goes through the parliament. */
  procedure: Procedure | null;
  /** Norwegian keywords. */
  keywords: string[];
  /** The case's page at the Storting. */
  url: string;
  /** Fields that are not whole here; detail full gives more. */
  shortened: string[];
}

export interface GetVotesArguments {
  /** Case number, such as 78686. */
  case_id: number;
  /** Adds how each party voted (party), or each member (member). */
  by?: Grouping;
  /** Only the votes of this party, by its code such as SV. */
  party?: string;
  /** Only the vote of this member: id or part of the name. */
  member?: string;
  /** Only this ballot. */
  vote_id?: number;
  /** How many ballots at most. */
  limit: number;
  /** How many to leave out at the beginning; next_offset of the answer before. */
  offset: number;
  /** full adds kind of result, order, agenda number, method, comment and president. */
  detail: Detail;
}

export interface GetVotesResult {
  /** Case number. */
  case_id: number;
  /** How many ballots are here. */
  count: number;
  /** How many ballots are what was asked for. */
  total: number;
  /** The offset at which the rest begins; null at the end. */
  next_offset: number | null;
  /** The page of these ballots at the Storting. */
  url: string;
  /** In the order of time. */
  votes: Vote[];
  /** What a reader should know about missing ballots and counts. */
  note: string | null;
}

export interface ListTopicsArguments {}

export interface ListTopicsResult {
  /** How many main topics. */
  count: number;
  /** Main topics, each with its subtopics. */
  topics: Topic[];
}
