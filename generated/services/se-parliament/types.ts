// Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.

/** brief: what is usually asked for; full: every field and every row. */
export type Detail = 'brief' | 'full';

/** Best match or newest first. */
export type DocumentSort = 'relevance' | 'newest';

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
  /** Code of the body: kam is the chamber, others are committees and the like. */
  readonly organ: string | null;
  /** Name of the committee in English; null for other bodies. */
  readonly organ_name?: string | null;
  /** Role in Swedish, such as Ledamot (member) or Suppleant (deputy). */
  readonly role: string | null;
  /** Such as Tjänstgörande (serving) or Ledig (on leave). */
  readonly status?: string | null;
  /** Such as kammaruppdrag (seat in the chamber). */
  readonly type?: string | null;
  /** First day. */
  readonly from: string | null;
  /** Last day; in the future for what lasts to the end of the term. */
  readonly to: string | null;
  /** Whether it is held today. */
  readonly is_current: boolean;
  /** Name of the body in Swedish, or who replaces a member on leave. */
  readonly note?: string | null;
}

/** spec/services/se-parliament/service.yaml#records.Attachment */
export interface Attachment {
  /** Title. */
  readonly title: string | null;
  /** Kind of file, such as pdf. */
  readonly file_type: string | null;
  /** Size. */
  readonly bytes: number | null;
  /** Address of the file. */
  readonly url: string | null;
}

/** spec/services/se-parliament/service.yaml#records.Author */
export interface Author {
  /** Id of the person; get_member takes it. Lists have it in full detail. */
  readonly person_id?: string | null;
  /** Name. */
  readonly name: string | null;
  /** Code of the party. */
  readonly party: string | null;
  /** Role in the source's words, such as undertecknare (signatory); in lists in full detail. */
  readonly role?: string | null;
}

/** spec/services/se-parliament/service.yaml#records.BallotDocument */
export interface BallotDocument {
  /** Document id of the report. */
  readonly dok_id: string;
  /** Title. */
  readonly title: string | null;
  /** Code of the kind of document. */
  readonly doc_type: string | null;
  /** Code of the committee. */
  readonly committee: string | null;
  /** Name of the committee in English. */
  readonly committee_name: string | null;
  /** Date of the report. */
  readonly date: string | null;
  /** Status in the source's words. */
  readonly status: string | null;
  /** Address of the report. */
  readonly url: string | null;
  /** Heading of the point that was voted on. */
  readonly point_heading: string | null;
  /** What the committee proposed. */
  readonly point_text: string | null;
  /** Which proposal won, such as utskottet. */
  readonly winner: string | null;
}

/** spec/services/se-parliament/service.yaml#records.BallotTally */
export interface BallotTally {
  /** Ballot; get_vote_detail takes it. */
  readonly votering_id: string;
  /** The source's own id of the ballot, for ballots other than the main one on the matter itself. */
  readonly votering_guid?: string | null;
  /** What it is on, where it is not sakfrågan (the matter itself). */
  readonly concerns?: string;
  /** Its kind, where it is not huvud (main ballot). */
  readonly kind?: string;
  /** Votes by party, members without one last. */
  readonly by_party: readonly PartyCounts[];
}

/** spec/services/se-parliament/service.yaml#records.CommitteePoint */
export interface CommitteePoint {
  /** Number of the point. */
  readonly number: number | null;
  /** Heading. */
  readonly heading: string | null;
  /** What the committee proposes. */
  readonly text: string | null;
  /** How it was decided, such as röstning (ballot) or acklamation. */
  readonly decision_type: string | null;
  /** Which proposal won, such as utskottet (the committee's). */
  readonly winner: string | null;
  /** Id that get_vote_detail takes; null where there was no ballot. */
  readonly votering_id: string | null;
  /** The source's own id of the ballot. */
  readonly votering_guid: string | null;
  /** Result by party; null where there is none or it cannot be read. */
  readonly tally: Tally | null;
}

/** spec/services/se-parliament/service.yaml#records.DocumentTotals */
export interface DocumentTotals {
  /** Who wrote or signed it. */
  readonly authors: number;
  /** Points of a committee report. */
  readonly committee_points: number;
  /** Proposals of a bill or motion. */
  readonly proposals: number;
  /** Reservations against a report. */
  readonly reservations: number;
  /** What happened to it. */
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
  /** Document id, such as HA01AU10; get_document takes it. */
  readonly dok_id: string;
  /** Title. */
  readonly title: string | null;
  /** Subtitle, such as who wrote a motion. */
  readonly subtitle: string | null;
  /** Code of the kind of document, such as bet. */
  readonly doc_type: string | null;
  /** Kind of document in English. */
  readonly doc_type_label: string | null;
  /** Further kind; lists have it, number, committee_name and published in full detail. */
  readonly subtype?: string | null;
  /** Session such as 2022/23, or the year of a government series. */
  readonly session: string | null;
  /** Designation within the session, such as AU10. */
  readonly designation: string | null;
  /** Number within its series. */
  readonly number?: string | null;
  /** Code of the committee; bills have the name of the ministry here. */
  readonly committee: string | null;
  /** Name of the committee in English. */
  readonly committee_name?: string | null;
  /** Date of the document. */
  readonly date: string | null;
  /** Day of publication. */
  readonly published?: string | null;
  /** Status in the source's words. */
  readonly status: string | null;
  /** Summary, or the text around the hit. */
  readonly summary: string | null;
  /** Address of the document. */
  readonly url: string | null;
  /** Who wrote it; the first three in brief. */
  readonly authors: readonly Author[];
  /** How many wrote it. */
  readonly authors_total: number;
}

/** spec/services/se-parliament/service.yaml#records.ListedMember */
export interface ListedMember {
  /** Id of the person, digits with their leading zeros; get_member takes it. */
  readonly person_id: string;
  /** First and last name. */
  readonly name: string;
  /** First name. */
  readonly first_name?: string | null;
  /** Last name. */
  readonly last_name?: string | null;
  /** Code of the party; null for members without one. */
  readonly party: string | null;
  /** Name of the party in English. */
  readonly party_name?: string | null;
  /** Constituency. */
  readonly constituency: string | null;
  /** Such as Tjänstgörande riksdagsledamot (serving member). */
  readonly status: string | null;
  /** Gender as the source registers it. */
  readonly gender?: Gender | null;
  /** Year of birth. */
  readonly birth_year?: number | null;
  /** Portrait. */
  readonly image_url?: string | null;
  /**
   * Assignments: in brief those held today and then the newest ended, five at most, without organ_name, status, type
   * and note; in full detail all, newest first.
   */
  readonly assignments: readonly Assignment[];
  /** How many assignments the person had in all, of which assignments shows some. */
  readonly assignments_total: number;
}

/** spec/services/se-parliament/service.yaml#records.ListedVote */
export interface ListedVote {
  /** Ballot, as <session>:<designation>:<point>, such as 2019/20:CU6:2; get_vote_detail takes it. */
  readonly votering_id: string;
  /** The source's own id of the ballot; in brief only for ballots other than the main one on the matter itself. */
  readonly votering_guid?: string | null;
  /** Session, such as 2019/20. */
  readonly session?: string;
  /** Designation of the report, such as CU6. */
  readonly designation?: string;
  /** Point of the report. */
  readonly point?: number;
  /** Document id of the report. */
  readonly dok_id?: string | null;
  /** Id of the member; get_member takes it. */
  readonly person_id: string | null;
  /** Name of the member. */
  readonly name: string | null;
  /** Code of the party; null for members without one. */
  readonly party: string | null;
  /** Constituency of the member. */
  readonly constituency: string | null;
  /** The member's vote. */
  readonly vote: VoteValue | null;
  /** sakfrågan (the matter itself) or motivfrågan (the reasons); in brief only where it is not sakfrågan. */
  readonly concerns?: string | null;
  /** huvud (main ballot) or förberedande (preparatory); in brief only where it is not huvud. */
  readonly kind?: string | null;
  /** Day of the ballot. */
  readonly date?: string | null;
}

/** spec/services/se-parliament/service.yaml#records.MemberVote */
export interface MemberVote {
  /** Id of the member; get_member takes it. */
  readonly person_id: string | null;
  /** Name of the member. */
  readonly name: string | null;
  /** Code of the party; null for members without one. */
  readonly party: string | null;
  /** Constituency of the member; in full detail. */
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
  /** The note without its HTML. */
  readonly text: string;
}

/** spec/services/se-parliament/service.yaml#records.OtherBallot */
export interface OtherBallot {
  /** The source's own id of the ballot. */
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
  /** Code of the party; null for members without one. */
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
  /** Heading in the source's words. */
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
  /** What is proposed. */
  readonly text: string | null;
  /** What the committee says, such as Bifall (approve). */
  readonly committee_position: string | null;
  /** What the chamber decided, such as Avslag (reject). */
  readonly chamber_decision: string | null;
  /** Report that treats it, such as 2018/19:FöU3. */
  readonly treated_in: string | null;
  /** Code of the committee. */
  readonly committee: string | null;
}

/** spec/services/se-parliament/service.yaml#records.Reference */
export interface Reference {
  /** Kind of relation, such as behandlar (treats) or följdmotion. */
  readonly kind: string | null;
  /** Id of the other document. */
  readonly dok_id: string | null;
  /** Kind of the other document. */
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
  /** Codes of the parties behind it. */
  readonly parties: readonly string[];
  /** Kind, such as reservation. */
  readonly kind: string | null;
  /** Point of the report that it is against. */
  readonly point: number | null;
}

/** spec/services/se-parliament/service.yaml#records.Tally */
export interface Tally {
  /** What was voted on. */
  readonly concerns: string | null;
  /** Votes for yes. */
  readonly yes: number;
  /** Votes for no. */
  readonly no: number;
  /** Abstentions. */
  readonly abstain: number;
  /** Members who were absent. */
  readonly absent: number;
  /** The same by party, in the order of the source; in full detail. */
  readonly by_party?: readonly PartyCounts[];
}

export interface SearchDocumentsArguments {
  /** Words to look for. */
  readonly query?: string;
  /** Only this kind of document. */
  readonly doc_type?: DocumentType;
  /**
   * Only of this committee: AU, CU, FiU, FöU, JuU, KU, KrU, MJU, NU, SfU, SkU, SoU, TU, UU, UbU, EUN or a joint one
   * such as UFöU.
   */
  readonly committee?: string;
  /** Only of this session, as YYYY/YY such as 2024/25 (or a calendar year for sou). */
  readonly session?: string;
  /** Best match or newest first; when left out best match where there is a query, else newest. */
  readonly sort?: DocumentSort;
  /** Which page of 20, from 1. */
  readonly page: number;
  /**
   * brief has three authors by name and party and 200 characters of the summary; full has all of both, and further
   * fields.
   */
  readonly detail: Detail;
}

export interface SearchDocumentsResult {
  /** How many documents on this page. */
  readonly count: number;
  /** How many hits the source has. */
  readonly total: number;
  /** This page. */
  readonly page: number;
  /** How many pages there are. */
  readonly pages: number;
  /** Best match first where there is a query, else newest first, unless sorted otherwise. */
  readonly documents: readonly ListedDocument[];
  /** What a reader should know about hits that were left out. */
  readonly note: string | null;
}

export interface GetDocumentArguments {
  /** Document id, such as HA01AU10. */
  readonly dok_id: string;
  /** brief cuts long lists, and texts in them; full gives all of it, with votes by party on each point. */
  readonly detail: Detail;
  /** Where the piece of the text begins; html_next_offset of the answer before. */
  readonly html_offset: number;
  /** Most characters of the text; 0 for none. */
  readonly html_limit: number;
}

export interface GetDocumentResult {
  /** Document id. */
  readonly dok_id: string;
  /** Title. */
  readonly title: string | null;
  /** Subtitle. */
  readonly subtitle: string | null;
  /** Code of the kind of document. */
  readonly doc_type: string | null;
  /** Kind of document in English. */
  readonly doc_type_label: string | null;
  /** Further kind. */
  readonly subtype: string | null;
  /** Kind and designation in Swedish, such as Betänkande 2022/23:AU10. */
  readonly document_name: string | null;
  /** Session or year. */
  readonly session: string | null;
  /** Designation within the session. */
  readonly designation: string | null;
  /** Number within its series. */
  readonly number: string | null;
  /** Code of the committee: of the report's own, or that a bill or motion went to. */
  readonly committee: string | null;
  /** Name of the committee in English. */
  readonly committee_name: string | null;
  /** Ministry of a bill; null for documents of the parliament. */
  readonly issuer: string | null;
  /** Date of the document. */
  readonly date: string | null;
  /** Day of publication. */
  readonly published: string | null;
  /** Day of the source's last change. */
  readonly updated: string | null;
  /** Status in the source's words. */
  readonly status: string | null;
  /** Who wrote or signed it, in the order of the source. */
  readonly authors: readonly Author[];
  /** Points of a committee report, in the order of the source. */
  readonly committee_points: readonly CommitteePoint[];
  /** Proposals of a bill or motion, in the order of the source. */
  readonly proposals: readonly Proposal[];
  /** Reservations against a report, in the order of the source. */
  readonly reservations: readonly Reservation[];
  /** What happened to it, in the order of the source. */
  readonly activities: readonly Activity[];
  /** Notes in the order of the source: summaries, decision, status. */
  readonly notes: readonly Note[];
  /** Files, in the order of the source. */
  readonly attachments: readonly Attachment[];
  /** Related documents, in the order of the source. */
  readonly references: readonly Reference[];
  /** How many entries each list has in all. */
  readonly totals: DocumentTotals;
  /** Lists that are not whole here, or hold texts that are cut; detail full gives more. */
  readonly shortened: readonly string[];
  /** A piece of the text as HTML without styles, scripts and their attributes; null where there is none. */
  readonly html: string | null;
  /** Characters of the whole text. */
  readonly html_length: number;
  /** Whether html is not the whole text. */
  readonly html_truncated: boolean;
  /** Where the next piece of the text begins; null at the end. */
  readonly html_next_offset: number | null;
  /** Address of the text as HTML. */
  readonly html_url: string | null;
  /** Address of the plain text. */
  readonly text_url: string | null;
}

export interface ListVotesArguments {
  /** Session as YYYY/YY, such as 2019/20; the running one unless said. */
  readonly session?: string;
  /** Only on this report: its designation such as CU6, or its document id such as H701CU6. */
  readonly doc_id?: string;
  /** Only this point of the report. */
  readonly point?: number;
  /** Only members of this party. */
  readonly party?: PartyCode;
  /** Only votes of this member. */
  readonly person_id?: string;
  /** Only these votes: Ja yes, Nej no, Avstår abstained, Frånvarande absent. */
  readonly vote?: VoteValue;
  /** How many rows at most. By default all, up to 300 and as many as 10,000 tokens hold; next_offset continues. */
  readonly limit: number;
  /** How many to leave out at the beginning; next_offset of the answer before. */
  readonly offset: number;
  /** full adds ids of ballot and report, session, designation, point and day to each row. */
  readonly detail: Detail;
}

export interface ListVotesResult {
  /** The session. */
  readonly session: string;
  /** Designation of the report; null for all. */
  readonly designation: string | null;
  /** How many rows are given. */
  readonly count: number;
  /** How many rows there are; null until all of them were seen, as the source does not count them. */
  readonly total: number | null;
  /** The offset at which the rest begins; null at the end and where the rest is out of reach. */
  readonly next_offset: number | null;
  /**
   * Ballots of these rows by party: those that the source sent whole, five at most; none where the question leaves
   * members out.
   */
  readonly ballots: readonly BallotTally[];
  /** In the order of the source. */
  readonly votes: readonly ListedVote[];
  /** What a reader should know about missing rows. */
  readonly note: string | null;
}

export interface GetVoteDetailArguments {
  /** Ballot as <session>:<designation>:<point>, such as 2019/20:CU6:2. */
  readonly votering_id: string;
  /** Only members of this party. */
  readonly party?: PartyCode;
  /** Only these votes: Ja yes, Nej no, Avstår abstained, Frånvarande absent. */
  readonly vote?: VoteValue;
  /** full adds the constituency of each member. */
  readonly detail: Detail;
}

export interface GetVoteDetailResult {
  /** The ballot. */
  readonly votering_id: string;
  /** The source's own id of the ballot. */
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
  /** How many votes are here. */
  readonly count: number;
  /** How many members there are in all. */
  readonly total: number;
  /** Votes for yes. */
  readonly yes: number;
  /** Votes for no. */
  readonly no: number;
  /** Abstentions. */
  readonly abstain: number;
  /** Members who were absent. */
  readonly absent: number;
  /** The same by party, members without one last. */
  readonly by_party: readonly PartyCounts[];
  /** Every member's vote, by party, then by name. */
  readonly votes: readonly MemberVote[];
  /** Further ballots on the same point. */
  readonly other_ballots: readonly OtherBallot[];
  /** What a reader should know about what is missing. */
  readonly note: string | null;
}

export interface SearchMembersArguments {
  /** samtliga for all members there ever were; without it those of today. */
  readonly status?: 'samtliga';
  /** Only of this party. */
  readonly party?: PartyCode;
  /** How many at most. */
  readonly limit: number;
  /** Only of this constituency, by words of its name such as Gotland. */
  readonly constituency?: string;
  /** Only with a name in which words begin so. */
  readonly name?: string;
  /** How many to leave out at the beginning; next_offset of the answer before. */
  readonly offset: number;
  /**
   * brief has five assignments a member; full has all, and first and last name, gender, year of birth and portrait.
   */
  readonly detail: Detail;
}

export interface SearchMembersResult {
  /** How many are given. */
  readonly count: number;
  /** How many are what was asked for. */
  readonly total: number;
  /** The offset at which the rest begins; null at the end. */
  readonly next_offset: number | null;
  /** By name. */
  readonly members: readonly ListedMember[];
}

export interface GetMemberArguments {
  /** Id of the person with its leading zeros, such as 0391973624515. */
  readonly person_id: string;
  /**
   * How many assignments at most. By default all, up to 300 and as many as 10,000 tokens hold; next_offset continues.
   */
  readonly limit: number;
  /** How many to leave out at the beginning; next_offset of the answer before. */
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
  /** Place that tells the person from another of the same name. */
  readonly place: string | null;
  /** Code of the party; null for members without one. */
  readonly party: string | null;
  /** Name of the party in English. */
  readonly party_name: string | null;
  /** Constituency. */
  readonly constituency: string | null;
  /** Such as Tidigare riksdagsledamot (former member). */
  readonly status: string | null;
  /** Gender as the source registers it. */
  readonly gender: Gender | null;
  /** Year of birth. */
  readonly birth_year: number | null;
  /** Portrait. */
  readonly image_url: string | null;
  /** E-mail address; null where the source gives none. */
  readonly email: string | null;
  /** Titles and profession, in Swedish and English as given. */
  readonly titles: readonly string[];
  /** How many assignments are here. */
  readonly count: number;
  /** How many assignments the person had in all. */
  readonly total: number;
  /** The offset at which the rest begins; null at the end. */
  readonly next_offset: number | null;
  /** Assignments, newest first. */
  readonly assignments: readonly Assignment[];
  /** Further details: education, employment, biography. */
  readonly details: readonly PersonalDetail[];
}
