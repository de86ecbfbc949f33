// Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.

/** brief: the most commonly used fields; full: every field and every row. */
export type Detail = 'brief' | 'full';

/** Sort by best match or most recent. */
export type DocumentSort = 'relevance' | 'newest';

/**
 * Type of document: prop government bill, mot motion, bet committee report, skr government communication, sou inquiry
 * report.
 */
export type DocumentType = 'prop' | 'mot' | 'bet' | 'skr' | 'sou';

/** Gender as registered by the source. */
export type Gender = 'female' | 'male';

/**
 * Party: S Social Democrats, M Moderates, SD Sweden Democrats, C Centre, V Left, KD Christian Democrats, L Liberals,
 * MP Greens.
 */
export type PartyCode = 'S' | 'M' | 'SD' | 'C' | 'V' | 'KD' | 'L' | 'MP';

/** How the member voted: yes, no, abstained, absent. */
export type VoteValue = 'Ja' | 'Nej' | 'Avstår' | 'Frånvarande';

/** spec/services/se-parliament/service.yaml#records.Activity */
export interface Activity {
  /** Code, such as INL (submitted) or BES (decided). */
  readonly code: string | null;
  /** Name in Swedish. */
  readonly name: string | null;
  /** Day. */
  readonly date: string | null;
  /** inträffat (happened) or planerat (planned). */
  readonly status: string | null;
}

/** spec/services/se-parliament/service.yaml#records.Assignment */
export interface Assignment {
  /** Code of the body: kam is the chamber; other codes are committees and similar bodies. */
  readonly organ: string | null;
  /** English name of the committee; null for other bodies. */
  readonly organ_name?: string | null;
  /** Role in Swedish, such as Ledamot (member) or Suppleant (deputy). */
  readonly role: string | null;
  /** Status, such as Tjänstgörande (serving) or Ledig (on leave). */
  readonly status?: string | null;
  /** Type, such as kammaruppdrag (seat in the chamber). */
  readonly type?: string | null;
  /** First day. */
  readonly from: string | null;
  /** Last day; in the future for assignments that run until the end of the term. */
  readonly to: string | null;
  /** Whether the assignment is currently held. */
  readonly is_current: boolean;
  /** Swedish name of the body, or name of the person who replaces a member on leave. */
  readonly note?: string | null;
}

/** spec/services/se-parliament/service.yaml#records.Attachment */
export interface Attachment {
  /** Title. */
  readonly title: string | null;
  /** File type, such as pdf. */
  readonly file_type: string | null;
  /** Size. */
  readonly bytes: number | null;
  /** URL of the file. */
  readonly url: string | null;
}

/** spec/services/se-parliament/service.yaml#records.Author */
export interface Author {
  /** Id of the person; pass it to get_member. In lists, only if detail is full. */
  readonly person_id?: string | null;
  /** Name. */
  readonly name: string | null;
  /** Code of the party. */
  readonly party: string | null;
  /** Role as worded by the source, such as undertecknare (signatory); in lists, only if detail is full. */
  readonly role?: string | null;
}

/** spec/services/se-parliament/service.yaml#records.BallotDocument */
export interface BallotDocument {
  /** Document id of the report. */
  readonly dok_id: string;
  /** Title. */
  readonly title: string | null;
  /** Document type code. */
  readonly doc_type: string | null;
  /** Committee code. */
  readonly committee: string | null;
  /** English name of the committee. */
  readonly committee_name: string | null;
  /** Date of the report. */
  readonly date: string | null;
  /** Status as worded by the source. */
  readonly status: string | null;
  /** URL of the report. */
  readonly url: string | null;
  /** Heading of the point that was voted on. */
  readonly point_heading: string | null;
  /** The committee's proposal. */
  readonly point_text: string | null;
  /** Winning proposal, such as utskottet. */
  readonly winner: string | null;
}

/** spec/services/se-parliament/service.yaml#records.BallotTally */
export interface BallotTally {
  /** Id of the ballot; pass it to get_vote_detail. */
  readonly votering_id: string;
  /** The source's own id for the ballot, for ballots other than the main one on the matter itself. */
  readonly votering_guid?: string | null;
  /** Question of the ballot, unless it is sakfrågan (the matter itself). */
  readonly concerns?: string;
  /** Kind of ballot, unless it is huvud (main ballot). */
  readonly kind?: string;
  /** Votes by party; members without a party come last. */
  readonly by_party: readonly PartyCounts[];
}

/** spec/services/se-parliament/service.yaml#records.CommitteePoint */
export interface CommitteePoint {
  /** Number of the point. */
  readonly number: number | null;
  /** Heading. */
  readonly heading: string | null;
  /** The committee's proposal. */
  readonly text: string | null;
  /** How the point was decided, such as röstning (ballot) or acklamation (acclamation). */
  readonly decision_type: string | null;
  /** Winning proposal, such as utskottet (the committee's proposal). */
  readonly winner: string | null;
  /** Id of the ballot; pass it to get_vote_detail. Null if there was none. */
  readonly votering_id: string | null;
  /** The source's own id for the ballot. */
  readonly votering_guid: string | null;
  /** Result by party; null if it is missing or unreadable. */
  readonly tally: Tally | null;
}

/** spec/services/se-parliament/service.yaml#records.DocumentTotals */
export interface DocumentTotals {
  /** Number of authors and signatories. */
  readonly authors: number;
  /** Points of a committee report. */
  readonly committee_points: number;
  /** Proposals of a bill or motion. */
  readonly proposals: number;
  /** Reservations against a report. */
  readonly reservations: number;
  /** Steps in the document's history. */
  readonly activities: number;
  /** Notes. */
  readonly notes: number;
  /** Files. */
  readonly attachments: number;
  /** Related documents. */
  readonly references: number;
}

/** spec/services/se-parliament/service.yaml#records.ListedDocument */
export interface ListedDocument {
  /** Document id, such as HA01AU10; pass it to get_document. */
  readonly dok_id: string;
  /** Title. */
  readonly title: string | null;
  /** Subtitle, such as the author of a motion. */
  readonly subtitle: string | null;
  /** Document type code, such as bet. */
  readonly doc_type: string | null;
  /** Document type in English. */
  readonly doc_type_label: string | null;
  /** Subtype; in lists, this field, number, committee_name and published are returned only if detail is full. */
  readonly subtype?: string | null;
  /** Session such as 2022/23, or the year of a government series. */
  readonly session: string | null;
  /** Designation within the session, such as AU10. */
  readonly designation: string | null;
  /** Number within its series. */
  readonly number?: string | null;
  /** Committee code; for bills, the name of the ministry. */
  readonly committee: string | null;
  /** English name of the committee. */
  readonly committee_name?: string | null;
  /** Date of the document. */
  readonly date: string | null;
  /** Day of publication. */
  readonly published?: string | null;
  /** Status as worded by the source. */
  readonly status: string | null;
  /** Summary, or the text around the match. */
  readonly summary: string | null;
  /** URL of the document. */
  readonly url: string | null;
  /** Authors; if detail is brief, only the first three. */
  readonly authors: readonly Author[];
  /** Number of authors. */
  readonly authors_total: number;
}

/** spec/services/se-parliament/service.yaml#records.ListedMember */
export interface ListedMember {
  /** Id of the person: digits with leading zeros; pass it to get_member. */
  readonly person_id: string;
  /** First and last name. */
  readonly name: string;
  /** First name. */
  readonly first_name?: string | null;
  /** Last name. */
  readonly last_name?: string | null;
  /** Party code; null for members without one. */
  readonly party: string | null;
  /** English name of the party. */
  readonly party_name?: string | null;
  /** Constituency. */
  readonly constituency: string | null;
  /** Status, such as Tjänstgörande riksdagsledamot (serving member). */
  readonly status: string | null;
  /** Gender as registered by the source. */
  readonly gender?: Gender | null;
  /** Year of birth. */
  readonly birth_year?: number | null;
  /** Portrait. */
  readonly image_url?: string | null;
  /**
   * Assignments. If detail is brief, at most five: current ones, then the most recently ended, without organ_name,
   * status, type and note. With detail full, all assignments, newest first.
   */
  readonly assignments: readonly Assignment[];
  /** Total number of assignments. */
  readonly assignments_total: number;
}

/** spec/services/se-parliament/service.yaml#records.ListedVote */
export interface ListedVote {
  /** Id of the ballot, as <session>:<designation>:<point>, such as 2019/20:CU6:2; pass it to get_vote_detail. */
  readonly votering_id: string;
  /**
   * The source's own id for the ballot; if detail is brief, only for ballots other than the main one on the matter
   * itself.
   */
  readonly votering_guid?: string | null;
  /** Session, such as 2019/20. */
  readonly session?: string;
  /** Designation of the report, such as CU6. */
  readonly designation?: string;
  /** Point of the report. */
  readonly point?: number;
  /** Document id of the report. */
  readonly dok_id?: string | null;
  /** Id of the member; pass it to get_member. */
  readonly person_id: string | null;
  /** Name of the member. */
  readonly name: string | null;
  /** Party code; null for members without one. */
  readonly party: string | null;
  /** Constituency of the member. */
  readonly constituency: string | null;
  /** The member's vote. */
  readonly vote: VoteValue | null;
  /** sakfrågan (the matter itself) or motivfrågan (the reasons); if detail is brief, only if it is not sakfrågan. */
  readonly concerns?: string | null;
  /** huvud (main ballot) or förberedande (preparatory); if detail is brief, only if it is not huvud. */
  readonly kind?: string | null;
  /** Day of the ballot. */
  readonly date?: string | null;
}

/** spec/services/se-parliament/service.yaml#records.MemberVote */
export interface MemberVote {
  /** Id of the member; pass it to get_member. */
  readonly person_id: string | null;
  /** Name of the member. */
  readonly name: string | null;
  /** Party code; null for members without one. */
  readonly party: string | null;
  /** Constituency of the member; only if detail is full. */
  readonly constituency?: string | null;
  /** The member's vote. */
  readonly vote: VoteValue | null;
}

/** spec/services/se-parliament/service.yaml#records.Note */
export interface Note {
  /** Code, such as notis, rdbeslut, statustext. */
  readonly code: string | null;
  /** Name in Swedish. */
  readonly name: string | null;
  /** Text of the note, without HTML. */
  readonly text: string;
}

/** spec/services/se-parliament/service.yaml#records.OtherBallot */
export interface OtherBallot {
  /** The source's own id for the ballot. */
  readonly votering_guid: string | null;
  /** sakfrågan (the matter itself) or motivfrågan (the reasons). */
  readonly concerns: string | null;
  /** huvud (main ballot) or förberedande (preparatory). */
  readonly kind: string | null;
  /** Votes for yes. */
  readonly yes: number;
  /** Votes for no. */
  readonly no: number;
  /** Abstentions. */
  readonly abstain: number;
  /** Members who were absent. */
  readonly absent: number;
}

/** spec/services/se-parliament/service.yaml#records.PartyCounts */
export interface PartyCounts {
  /** Party code; null for members without one. */
  readonly party: string | null;
  /** Members who voted yes (Ja). */
  readonly yes: number;
  /** Members who voted no (Nej). */
  readonly no: number;
  /** Members who abstained (Avstår). */
  readonly abstain: number;
  /** Members who were absent (Frånvarande). */
  readonly absent: number;
}

/** spec/services/se-parliament/service.yaml#records.PersonalDetail */
export interface PersonalDetail {
  /** Heading as worded by the source. */
  readonly code: string | null;
  /** Kind: titlar (titles), biografi, eadress and others. */
  readonly type: string | null;
  /** The text. */
  readonly text: string;
}

/** spec/services/se-parliament/service.yaml#records.Proposal */
export interface Proposal {
  /** Number. */
  readonly number: string | null;
  /** Text of the proposal. */
  readonly text: string | null;
  /** The committee's position, such as Bifall (approve). */
  readonly committee_position: string | null;
  /** The chamber's decision, such as Avslag (reject). */
  readonly chamber_decision: string | null;
  /** Report that covers the proposal, such as 2018/19:FöU3. */
  readonly treated_in: string | null;
  /** Committee code. */
  readonly committee: string | null;
}

/** spec/services/se-parliament/service.yaml#records.Reference */
export interface Reference {
  /** Kind of relation, such as behandlar (deals with) or följdmotion (follow-up motion). */
  readonly kind: string | null;
  /** Id of the other document. */
  readonly dok_id: string | null;
  /** Type of the other document. */
  readonly doc_type: string | null;
  /** Session of the other document. */
  readonly session: string | null;
  /** Designation of the other document. */
  readonly designation: string | null;
  /** Title of the other document. */
  readonly title: string | null;
}

/** spec/services/se-parliament/service.yaml#records.Reservation */
export interface Reservation {
  /** Number. */
  readonly number: number | null;
  /** Codes of the parties that support the reservation. */
  readonly parties: readonly string[];
  /** Kind, such as reservation. */
  readonly kind: string | null;
  /** Point of the report that the reservation opposes. */
  readonly point: number | null;
}

/** spec/services/se-parliament/service.yaml#records.Tally */
export interface Tally {
  /** Subject of the vote. */
  readonly concerns: string | null;
  /** Votes for yes. */
  readonly yes: number;
  /** Votes for no. */
  readonly no: number;
  /** Abstentions. */
  readonly abstain: number;
  /** Members who were absent. */
  readonly absent: number;
  /** Votes by party, in source order; only if detail is full. */
  readonly by_party?: readonly PartyCounts[];
}

export interface SearchDocumentsArguments {
  /** Search words. */
  readonly query?: string;
  /** Only documents of this type. */
  readonly doc_type?: DocumentType;
  /**
   * Only documents of this committee: AU, CU, FiU, FöU, JuU, KU, KrU, MJU, NU, SfU, SkU, SoU, TU, UU, UbU, EUN or a
   * joint committee such as UFöU.
   */
  readonly committee?: string;
  /** Only documents of this session, as YYYY/YY, such as 2024/25 (or a calendar year for sou). */
  readonly session?: string;
  /** Sort by best match or most recent. Default: best match with a query, otherwise most recent. */
  readonly sort?: DocumentSort;
  /** Page number, starting at 1; each page has 20 documents. */
  readonly page: number;
  /**
   * brief returns the name and party of three authors and 200 characters of the summary; full returns all authors,
   * the whole summary and further fields.
   */
  readonly detail: Detail;
}

export interface SearchDocumentsResult {
  /** Number of documents on this page. */
  readonly count: number;
  /** Number of matches at the source. */
  readonly total: number;
  /** Page number. */
  readonly page: number;
  /** Number of pages. */
  readonly pages: number;
  /** Best match first with a query, otherwise newest first, unless sort is set. */
  readonly documents: readonly ListedDocument[];
  /** Reason matches were omitted. */
  readonly note: string | null;
}

export interface GetDocumentArguments {
  /** Document id, such as HA01AU10. */
  readonly dok_id: string;
  /** brief cuts long lists and their texts; full returns everything, with votes by party on each point. */
  readonly detail: Detail;
  /** Start of the text to return; use html_next_offset of the previous result. */
  readonly html_offset: number;
  /** Maximum number of characters of the text; 0 for none. */
  readonly html_limit: number;
}

export interface GetDocumentResult {
  /** Document id. */
  readonly dok_id: string;
  /** Title. */
  readonly title: string | null;
  /** Subtitle. */
  readonly subtitle: string | null;
  /** Document type code. */
  readonly doc_type: string | null;
  /** Document type in English. */
  readonly doc_type_label: string | null;
  /** Subtype. */
  readonly subtype: string | null;
  /** Type and designation in Swedish, such as Betänkande 2022/23:AU10. */
  readonly document_name: string | null;
  /** Session or year. */
  readonly session: string | null;
  /** Designation within the session. */
  readonly designation: string | null;
  /** Number within its series. */
  readonly number: string | null;
  /** Committee code: the committee that wrote a report, or to which a bill or motion was referred. */
  readonly committee: string | null;
  /** English name of the committee. */
  readonly committee_name: string | null;
  /** Ministry that issued a bill; null for documents of the parliament. */
  readonly issuer: string | null;
  /** Date of the document. */
  readonly date: string | null;
  /** Day of publication. */
  readonly published: string | null;
  /** Day of the last change at the source. */
  readonly updated: string | null;
  /** Status as worded by the source. */
  readonly status: string | null;
  /** Authors and signatories, in source order. */
  readonly authors: readonly Author[];
  /** Points of a committee report, in source order. */
  readonly committee_points: readonly CommitteePoint[];
  /** Proposals of a bill or motion, in source order. */
  readonly proposals: readonly Proposal[];
  /** Reservations against a report, in source order. */
  readonly reservations: readonly Reservation[];
  /** Steps in the document's history, in source order. */
  readonly activities: readonly Activity[];
  /** Notes in source order: summaries, decision, status. */
  readonly notes: readonly Note[];
  /** Files, in source order. */
  readonly attachments: readonly Attachment[];
  /** Related documents, in source order. */
  readonly references: readonly Reference[];
  /** Total number of entries in each list. */
  readonly totals: DocumentTotals;
  /** Lists that were cut or contain truncated text; use detail full to get more. */
  readonly shortened: readonly string[];
  /** Part of the text as HTML without styles, scripts and their attributes; null if there is none. */
  readonly html: string | null;
  /** Length of the full text, in characters. */
  readonly html_length: number;
  /** Whether html is only part of the text. */
  readonly html_truncated: boolean;
  /** Start of the next part of the text; null after the last part. */
  readonly html_next_offset: number | null;
  /** URL of the text as HTML. */
  readonly html_url: string | null;
  /** URL of the plain text. */
  readonly text_url: string | null;
}

export interface ListVotesArguments {
  /** Session as YYYY/YY, such as 2019/20. Default: the current session. */
  readonly session?: string;
  /** Only votes on this report: its designation, such as CU6, or its document id, such as H701CU6. */
  readonly doc_id?: string;
  /** Only votes on this point of the report. */
  readonly point?: number;
  /** Only members of this party. */
  readonly party?: PartyCode;
  /** Only votes of this member. */
  readonly person_id?: string;
  /** Only these votes: Ja yes, Nej no, Avstår abstained, Frånvarande absent. */
  readonly vote?: VoteValue;
  /**
   * Maximum number of rows. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with next_offset.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /** full adds the ids of the ballot and report, session, designation, point and day to each row. */
  readonly detail: Detail;
}

export interface ListVotesResult {
  /** The session. */
  readonly session: string;
  /** Designation of the report; null for all. */
  readonly designation: string | null;
  /** Number of rows returned. */
  readonly count: number;
  /** Number of rows; null until the last row has been returned, because the source does not count them. */
  readonly total: number | null;
  /** Offset of the next page; null on the last page or if the remaining rows cannot be retrieved. */
  readonly next_offset: number | null;
  /**
   * Results by party for the ballots of these rows: at most five, and only ballots that the source returned
   * completely; empty if filters exclude members.
   */
  readonly ballots: readonly BallotTally[];
  /** In source order. */
  readonly votes: readonly ListedVote[];
  /** Reason rows are missing. */
  readonly note: string | null;
}

export interface GetVoteDetailArguments {
  /** Id of the ballot as <session>:<designation>:<point>, such as 2019/20:CU6:2. */
  readonly votering_id: string;
  /** Only members of this party. */
  readonly party?: PartyCode;
  /** Only these votes: Ja yes, Nej no, Avstår abstained, Frånvarande absent. */
  readonly vote?: VoteValue;
  /** full adds the constituency of each member. */
  readonly detail: Detail;
}

export interface GetVoteDetailResult {
  /** Id of the ballot. */
  readonly votering_id: string;
  /** The source's own id for the ballot. */
  readonly votering_guid: string | null;
  /** Session. */
  readonly session: string;
  /** Designation of the report. */
  readonly designation: string;
  /** Point of the report. */
  readonly point: number;
  /** Day of the ballot. */
  readonly date: string | null;
  /** sakfrågan (the matter itself) or motivfrågan (the reasons). */
  readonly concerns: string | null;
  /** huvud (main ballot) or förberedande (preparatory). */
  readonly kind: string | null;
  /** The report. */
  readonly document: BallotDocument;
  /** Number of votes returned. */
  readonly count: number;
  /** Total number of members. */
  readonly total: number;
  /** Votes for yes. */
  readonly yes: number;
  /** Votes for no. */
  readonly no: number;
  /** Abstentions. */
  readonly abstain: number;
  /** Members who were absent. */
  readonly absent: number;
  /** Result by party; members without a party come last. */
  readonly by_party: readonly PartyCounts[];
  /** Every member's vote, by party, then by name. */
  readonly votes: readonly MemberVote[];
  /** Other ballots on the same point. */
  readonly other_ballots: readonly OtherBallot[];
  /** Missing data, and the reason. */
  readonly note: string | null;
}

export interface SearchMembersArguments {
  /** samtliga includes all former members. Default: current members. */
  readonly status?: 'samtliga';
  /** Only members of this party. */
  readonly party?: PartyCode;
  /** Maximum number of results. */
  readonly limit: number;
  /** Only members from this constituency: words in its name, such as Gotland. */
  readonly constituency?: string;
  /** Only people whose name has words that begin with this text. */
  readonly name?: string;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
  /**
   * brief returns five assignments per member; full returns all assignments, and adds first and last name, gender,
   * year of birth and portrait.
   */
  readonly detail: Detail;
}

export interface SearchMembersResult {
  /** Number of members returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Sorted by name. */
  readonly members: readonly ListedMember[];
}

export interface GetMemberArguments {
  /** Id of the person, including leading zeros, such as 0391973624515. */
  readonly person_id: string;
  /**
   * Maximum number of assignments. Default: all, up to 300 and as many as fit in 10,000 tokens; continue with
   * next_offset.
   */
  readonly limit: number;
  /** Number of results to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface GetMemberResult {
  /** Id of the person. */
  readonly person_id: string;
  /** First and last name. */
  readonly name: string;
  /** First name. */
  readonly first_name: string | null;
  /** Last name. */
  readonly last_name: string | null;
  /** Place name that distinguishes the person from others with the same name. */
  readonly place: string | null;
  /** Party code; null for members without one. */
  readonly party: string | null;
  /** English name of the party. */
  readonly party_name: string | null;
  /** Constituency. */
  readonly constituency: string | null;
  /** Status, such as Tidigare riksdagsledamot (former member). */
  readonly status: string | null;
  /** Gender as registered by the source. */
  readonly gender: Gender | null;
  /** Year of birth. */
  readonly birth_year: number | null;
  /** Portrait. */
  readonly image_url: string | null;
  /** Email address; null if unknown. */
  readonly email: string | null;
  /** Titles and profession, in Swedish and English as published. */
  readonly titles: readonly string[];
  /** Number of assignments returned. */
  readonly count: number;
  /** Total number of assignments. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Newest first. */
  readonly assignments: readonly Assignment[];
  /** Further details: education, employment, biography. */
  readonly details: readonly PersonalDetail[];
}
