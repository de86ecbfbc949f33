// Generated from spec/services/se-parliament.yaml by `make generate`: do not edit.

/** short: what is usually asked for; full: every field and every row. */
export type Detail = 'short' | 'full';

/**
 * Kind of document: prop government bill, mot motion, bet committee report, skr government communication, sou inquiry
 * report.
 */
export type DocumentType = 'prop' | 'mot' | 'bet' | 'skr' | 'sou';

/** Gender as the source registers it. */
export type Gender = 'female' | 'male';

/**
 * Party: S Social Democrats, M Moderates, SD Sweden Democrats, C Centre, V Left, KD Christian Democrats, L Liberals,
 * MP Greens.
 */
export type PartyCode = 'S' | 'M' | 'SD' | 'C' | 'V' | 'KD' | 'L' | 'MP';

/** How the member voted: yes, no, abstained, absent. */
export type VoteValue = 'Ja' | 'Nej' | 'Avstår' | 'Frånvarande';

/** spec/services/se-parliament.yaml#records.Activity */
export interface Activity {
  /** Code, such as INL (submitted) or BES (decided). */
  code: string | null;
  /** Name in Swedish. */
  name: string | null;
  /** Day. */
  date: string | null;
  /** inträffat (happened) or planerat (planned). */
  status: string | null;
}

/** spec/services/se-parliament.yaml#records.Assignment */
export interface Assignment {
  /** Code of the body: kam is the chamber, others are committees and the like. */
  organ: string | null;
  /** Name of the committee in English; null for other bodies. */
  organ_name?: string | null;
  /** Role in Swedish, such as Ledamot (member) or Suppleant (deputy). */
  role: string | null;
  /** Such as Tjänstgörande (serving) or Ledig (on leave). */
  status?: string | null;
  /** Such as kammaruppdrag (seat in the chamber). */
  type?: string | null;
  /** First day. */
  from: string | null;
  /** Last day; in the future for what lasts to the end of the term. */
  to: string | null;
  /** Whether it is held today. */
  is_current: boolean;
  /** Name of the body in Swedish, or who replaces a member on leave. */
  note?: string | null;
}

/** spec/services/se-parliament.yaml#records.Attachment */
export interface Attachment {
  /** Title. */
  title: string | null;
  /** Kind of file, such as pdf. */
  file_type: string | null;
  /** Size. */
  bytes: number | null;
  /** Address of the file. */
  url: string | null;
}

/** spec/services/se-parliament.yaml#records.Author */
export interface Author {
  /** Id of the person; get_member takes it. */
  person_id: string | null;
  /** Name. */
  name: string | null;
  /** Code of the party. */
  party: string | null;
  /** Role in the source's words, such as undertecknare (signatory). */
  role: string | null;
}

/** spec/services/se-parliament.yaml#records.BallotDocument */
export interface BallotDocument {
  /** Document id of the report. */
  dok_id: string;
  /** Title. */
  title: string | null;
  /** Code of the kind of document. */
  doc_type: string | null;
  /** Code of the committee. */
  committee: string | null;
  /** Name of the committee in English. */
  committee_name: string | null;
  /** Date of the report. */
  date: string | null;
  /** Status in the source's words. */
  status: string | null;
  /** Address of the report. */
  url: string | null;
  /** Heading of the point that was voted on. */
  point_heading: string | null;
  /** What the committee proposed. */
  point_text: string | null;
  /** Which proposal won, such as utskottet. */
  winner: string | null;
}

/** spec/services/se-parliament.yaml#records.CommitteePoint */
export interface CommitteePoint {
  /** Number of the point. */
  number: number | null;
  /** Heading. */
  heading: string | null;
  /** What the committee proposes. */
  text: string | null;
  /** How it was decided, such as röstning (ballot) or acklamation. */
  decision_type: string | null;
  /** Which proposal won, such as utskottet (the committee's). */
  winner: string | null;
  /** Id that get_vote_detail takes; null where there was no ballot. */
  votering_id: string | null;
  /** The source's own id of the ballot. */
  votering_guid: string | null;
  /** Result by party; null where there is none or it cannot be read. */
  tally: Tally | null;
}

/** spec/services/se-parliament.yaml#records.DocumentTotals */
export interface DocumentTotals {
  /** Who wrote or signed it. */
  authors: number;
  /** Points of a committee report. */
  committee_points: number;
  /** Proposals of a bill or motion. */
  proposals: number;
  /** Reservations against a report. */
  reservations: number;
  /** What happened to it. */
  activities: number;
  /** Notes. */
  notes: number;
  /** Files. */
  attachments: number;
  /** Related documents. */
  references: number;
}

/** spec/services/se-parliament.yaml#records.ListedDocument */
export interface ListedDocument {
  /** Document id, such as HA01AU10; get_document takes it. */
  dok_id: string;
  /** Title. */
  title: string | null;
  /** Subtitle, such as who wrote a motion. */
  subtitle: string | null;
  /** Code of the kind of document, such as bet. */
  doc_type: string | null;
  /** Kind of document in English. */
  doc_type_label: string | null;
  /** Further kind. */
  subtype: string | null;
  /** Session such as 2022/23, or the year of a government series. */
  session: string | null;
  /** Designation within the session, such as AU10. */
  designation: string | null;
  /** Number within its series. */
  number: string | null;
  /** Code of the committee; bills have the name of the ministry here. */
  committee: string | null;
  /** Name of the committee in English. */
  committee_name: string | null;
  /** Date of the document. */
  date: string | null;
  /** Day of publication. */
  published: string | null;
  /** Status in the source's words. */
  status: string | null;
  /** Summary, or the text around the hit. */
  summary: string | null;
  /** Address of the document. */
  url: string | null;
  /** Who wrote it; the first three in short detail. */
  authors: Author[];
  /** How many wrote it. */
  authors_total: number;
}

/** spec/services/se-parliament.yaml#records.ListedMember */
export interface ListedMember {
  /** Id of the person, digits with their leading zeros; get_member takes it. */
  person_id: string;
  /** First and last name. */
  name: string;
  /** First name. */
  first_name?: string | null;
  /** Last name. */
  last_name?: string | null;
  /** Code of the party; null for members without one. */
  party: string | null;
  /** Name of the party in English. */
  party_name?: string | null;
  /** Constituency. */
  constituency: string | null;
  /** Such as Tjänstgörande riksdagsledamot (serving member). */
  status: string | null;
  /** Gender as the source registers it. */
  gender?: Gender | null;
  /** Year of birth. */
  birth_year?: number | null;
  /** Portrait. */
  image_url?: string | null;
  /**
   * Assignments: in short detail those held today and then the newest ended, five at most, without organ_name,
   * status, type and note; in full detail all, newest first.
   */
  assignments: Assignment[];
  /** How many assignments the person had in all, of which assignments shows some. */
  assignments_total: number;
}

/** spec/services/se-parliament.yaml#records.ListedVote */
export interface ListedVote {
  /** Ballot, as <session>:<designation>:<point>, such as 2019/20:CU6:2; get_vote_detail takes it. */
  votering_id: string;
  /** The source's own id of the ballot. */
  votering_guid?: string | null;
  /** Session, such as 2019/20. */
  session?: string;
  /** Designation of the report, such as CU6. */
  designation?: string;
  /** Point of the report. */
  point?: number;
  /** Document id of the report. */
  dok_id?: string | null;
  /** Id of the member; get_member takes it. */
  person_id: string | null;
  /** Name of the member. */
  name: string | null;
  /** Code of the party; null for members without one. */
  party: string | null;
  /** Constituency of the member. */
  constituency: string | null;
  /** The member's vote. */
  vote: VoteValue | null;
  /** sakfrågan (the matter itself) or motivfrågan (the reasons); in short detail only where it is not sakfrågan. */
  concerns?: string | null;
  /** huvud (main ballot) or förberedande (preparatory); in short detail only where it is not huvud. */
  kind?: string | null;
  /** Day of the ballot. */
  date?: string | null;
}

/** spec/services/se-parliament.yaml#records.MemberVote */
export interface MemberVote {
  /** Id of the member; get_member takes it. */
  person_id: string | null;
  /** Name of the member. */
  name: string | null;
  /** Code of the party; null for members without one. */
  party: string | null;
  /** Constituency of the member; in full detail. */
  constituency?: string | null;
  /** The member's vote. */
  vote: VoteValue | null;
}

/** spec/services/se-parliament.yaml#records.Note */
export interface Note {
  /** Code, such as notis, rdbeslut, statustext. */
  code: string | null;
  /** Name in Swedish. */
  name: string | null;
  /** The note without its HTML. */
  text: string;
}

/** spec/services/se-parliament.yaml#records.OtherBallot */
export interface OtherBallot {
  /** The source's own id of the ballot. */
  votering_guid: string | null;
  /** sakfrågan (the matter itself) or motivfrågan (the reasons). */
  concerns: string | null;
  /** huvud (main ballot) or förberedande (preparatory). */
  kind: string | null;
  /** Votes for yes. */
  yes: number;
  /** Votes for no. */
  no: number;
  /** Abstentions. */
  abstain: number;
  /** Members who were absent. */
  absent: number;
}

/** spec/services/se-parliament.yaml#records.PartyCounts */
export interface PartyCounts {
  /** Code of the party; null for members without one. */
  party: string | null;
  /** Members who voted yes (Ja). */
  yes: number;
  /** Members who voted no (Nej). */
  no: number;
  /** Members who abstained (Avstår). */
  abstain: number;
  /** Members who were absent (Frånvarande). */
  absent: number;
}

/** spec/services/se-parliament.yaml#records.PersonalDetail */
export interface PersonalDetail {
  /** Heading in the source's words. */
  code: string | null;
  /** Kind: titlar (titles), biografi, eadress and others. */
  type: string | null;
  /** The text. */
  text: string;
}

/** spec/services/se-parliament.yaml#records.Proposal */
export interface Proposal {
  /** Number. */
  number: string | null;
  /** What is proposed. */
  text: string | null;
  /** What the committee says, such as Bifall (approve). */
  committee_position: string | null;
  /** What the chamber decided, such as Avslag (reject). */
  chamber_decision: string | null;
  /** Report that treats it, such as 2018/19:FöU3. */
  treated_in: string | null;
  /** Code of the committee. */
  committee: string | null;
}

/** spec/services/se-parliament.yaml#records.Reference */
export interface Reference {
  /** Kind of relation, such as behandlar (treats) or följdmotion. */
  kind: string | null;
  /** Id of the other document. */
  dok_id: string | null;
  /** Kind of the other document. */
  doc_type: string | null;
  /** Session of the other document. */
  session: string | null;
  /** Designation of the other document. */
  designation: string | null;
  /** Title of the other document. */
  title: string | null;
}

/** spec/services/se-parliament.yaml#records.Reservation */
export interface Reservation {
  /** Number. */
  number: number | null;
  /** Codes of the parties behind it. */
  parties: string[];
  /** Kind, such as reservation. */
  kind: string | null;
  /** Point of the report that it is against. */
  point: number | null;
}

/** spec/services/se-parliament.yaml#records.Tally */
export interface Tally {
  /** What was voted on. */
  concerns: string | null;
  /** Votes for yes. */
  yes: number;
  /** Votes for no. */
  no: number;
  /** Abstentions. */
  abstain: number;
  /** Members who were absent. */
  absent: number;
  /** The same by party; in full detail. */
  by_party?: PartyCounts[];
}

export interface SearchDocumentsArguments {
  /** Words to look for. */
  query?: string;
  /** Only this kind of document. */
  doc_type?: DocumentType;
  /**
   * Only of this committee: AU, CU, FiU, FöU, JuU, KU, KrU, MJU, NU, SfU, SkU, SoU, TU, UU, UbU, EUN or a joint one
   * such as UFöU.
   */
  committee?: string;
  /** Only of this session, as YYYY/YY such as 2024/25 (or a calendar year for sou). */
  session?: string;
  /** Which page of 20, from 1. */
  page: number;
  /** short has three authors and 300 characters of the summary; full has all. */
  detail: Detail;
}

export interface SearchDocumentsResult {
  /** How many documents on this page. */
  count: number;
  /** How many hits the source has. */
  total: number;
  /** This page. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** The documents. */
  documents: ListedDocument[];
  /** What a reader should know about hits that were left out. */
  note: string | null;
}

export interface GetDocumentArguments {
  /** Document id, such as HA01AU10. */
  dok_id: string;
  /** short cuts long lists and texts; full gives them whole, with votes by party on each point. */
  detail: Detail;
  /** Where the piece of the text begins; html_next_offset of the answer before. */
  html_offset: number;
  /** Most characters of the text; 0 for none. */
  html_limit: number;
}

export interface GetDocumentResult {
  /** Document id. */
  dok_id: string;
  /** Title. */
  title: string | null;
  /** Subtitle. */
  subtitle: string | null;
  /** Code of the kind of document. */
  doc_type: string | null;
  /** Kind of document in English. */
  doc_type_label: string | null;
  /** Further kind. */
  subtype: string | null;
  /** Kind and designation in Swedish, such as Betänkande 2022/23:AU10. */
  document_name: string | null;
  /** Session or year. */
  session: string | null;
  /** Designation within the session. */
  designation: string | null;
  /** Number within its series. */
  number: string | null;
  /** Code of the committee: of the report's own, or that a bill or motion went to. */
  committee: string | null;
  /** Name of the committee in English. */
  committee_name: string | null;
  /** Ministry of a bill; null for documents of the parliament. */
  issuer: string | null;
  /** Date of the document. */
  date: string | null;
  /** Day of publication. */
  published: string | null;
  /** Day of the source's last change. */
  updated: string | null;
  /** Status in the source's words. */
  status: string | null;
  /** Who wrote or signed it. */
  authors: Author[];
  /** Points of a committee report. */
  committee_points: CommitteePoint[];
  /** Proposals of a bill or motion. */
  proposals: Proposal[];
  /** Reservations against a report. */
  reservations: Reservation[];
  /** What happened to it. */
  activities: Activity[];
  /** Notes: summaries, decision, status. */
  notes: Note[];
  /** Files. */
  attachments: Attachment[];
  /** Related documents. */
  references: Reference[];
  /** How many entries each list has in all. */
  totals: DocumentTotals;
  /** Lists that are not whole here, or hold texts that are cut; detail full gives more. */
  shortened: string[];
  /** A piece of the text as HTML without styles, scripts and their attributes; null where there is none. */
  html: string | null;
  /** Characters of the whole text. */
  html_length: number;
  /** Whether html is not the whole text. */
  html_truncated: boolean;
  /** Where the next piece of the text begins; null at the end. */
  html_next_offset: number | null;
  /** Address of the text as HTML. */
  html_url: string | null;
  /** Address of the plain text. */
  text_url: string | null;
}

export interface ListVotesArguments {
  /** Session as YYYY/YY, such as 2019/20; the running one unless said. */
  session?: string;
  /** Only on this report: its designation such as CU6, or its document id such as H701CU6. */
  doc_id?: string;
  /** Only this point of the report. */
  point?: number;
  /** Only members of this party. */
  party?: PartyCode;
  /** Only votes of this member. */
  person_id?: string;
  /** Only these votes: Ja yes, Nej no, Avstår abstained, Frånvarande absent. */
  vote?: VoteValue;
  /** How many rows at most. */
  limit: number;
  /** How many to leave out at the beginning; next_offset of the answer before. */
  offset: number;
  /** full adds ids of ballot and report, session, designation, point and day to each row. */
  detail: Detail;
}

export interface ListVotesResult {
  /** The session. */
  session: string;
  /** Designation of the report; null for all. */
  designation: string | null;
  /** How many rows are given. */
  count: number;
  /** How many rows there are, as far as the source says. */
  total: number;
  /** The offset at which the rest begins; null at the end. */
  next_offset: number | null;
  /** In the order of the source. */
  votes: ListedVote[];
  /** What a reader should know about missing rows. */
  note: string | null;
}

export interface GetVoteDetailArguments {
  /** Ballot as <session>:<designation>:<point>, such as 2019/20:CU6:2. */
  votering_id: string;
  /** Only members of this party. */
  party?: PartyCode;
  /** Only these votes: Ja yes, Nej no, Avstår abstained, Frånvarande absent. */
  vote?: VoteValue;
  /** full adds the constituency of each member. */
  detail: Detail;
}

export interface GetVoteDetailResult {
  /** The ballot. */
  votering_id: string;
  /** The source's own id of the ballot. */
  votering_guid: string | null;
  /** Session. */
  session: string;
  /** Designation of the report. */
  designation: string;
  /** Point of the report. */
  point: number;
  /** Day of the ballot. */
  date: string | null;
  /** sakfrågan (the matter itself) or motivfrågan (the reasons). */
  concerns: string | null;
  /** huvud (main ballot) or förberedande (preparatory). */
  kind: string | null;
  /** The report. */
  document: BallotDocument;
  /** How many votes are here. */
  count: number;
  /** How many members there are in all. */
  total: number;
  /** Votes for yes. */
  yes: number;
  /** Votes for no. */
  no: number;
  /** Abstentions. */
  abstain: number;
  /** Members who were absent. */
  absent: number;
  /** The same by party, members without one last. */
  by_party: PartyCounts[];
  /** Every member's vote, by party, then by name. */
  votes: MemberVote[];
  /** Further ballots on the same point. */
  other_ballots: OtherBallot[];
  /** What a reader should know about what is missing. */
  note: string | null;
}

export interface SearchMembersArguments {
  /** samtliga for all members there ever were; without it those of today. */
  status?: 'samtliga';
  /** Only of this party. */
  party?: PartyCode;
  /** How many at most. */
  limit: number;
  /** Only of this constituency, by words of its name such as Gotland. */
  constituency?: string;
  /** Only with a name in which words begin so. */
  name?: string;
  /** How many to leave out at the beginning; next_offset of the answer before. */
  offset: number;
  /**
   * short has five assignments a member; full has all, and first and last name, gender, year of birth and portrait.
   */
  detail: Detail;
}

export interface SearchMembersResult {
  /** How many are given. */
  count: number;
  /** How many are what was asked for. */
  total: number;
  /** The offset at which the rest begins; null at the end. */
  next_offset: number | null;
  /** By name. */
  members: ListedMember[];
}

export interface GetMemberArguments {
  /** Id of the person with its leading zeros, such as 0391973624515. */
  person_id: string;
  /** How many assignments at most. */
  limit: number;
  /** How many to leave out at the beginning; next_offset of the answer before. */
  offset: number;
}

export interface GetMemberResult {
  /** Id of the person. */
  person_id: string;
  /** First and last name. */
  name: string;
  /** First name. */
  first_name: string | null;
  /** Last name. */
  last_name: string | null;
  /** Place that tells the person from another of the same name. */
  place: string | null;
  /** Code of the party; null for members without one. */
  party: string | null;
  /** Name of the party in English. */
  party_name: string | null;
  /** Constituency. */
  constituency: string | null;
  /** Such as Tidigare riksdagsledamot (former member). */
  status: string | null;
  /** Gender as the source registers it. */
  gender: Gender | null;
  /** Year of birth. */
  birth_year: number | null;
  /** Portrait. */
  image_url: string | null;
  /** E-mail address; null where the source gives none. */
  email: string | null;
  /** Titles and profession, in Swedish and English as given. */
  titles: string[];
  /** How many assignments are here. */
  count: number;
  /** How many assignments the person had in all. */
  total: number;
  /** The offset at which the rest begins; null at the end. */
  next_offset: number | null;
  /** Assignments, newest first. */
  assignments: Assignment[];
  /** Further details: education, employment, biography. */
  details: PersonalDetail[];
}
