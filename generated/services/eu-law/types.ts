// Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.

/** Kind of act, implementing and delegated ones included. */
export type ActType = 'regulation' | 'directive' | 'decision';

/** spec/services/eu-law/service.yaml#records.LegalAct */
export interface LegalAct {
  /** Document number (CELEX), such as 32016R0679; get_document takes it. */
  readonly celex: string;
  /** English title. */
  readonly title: string;
  /** Day on which the act was signed; the Official Journal follows days later. */
  readonly date: string | null;
  /** Kind of act; null for those that are neither regulation, directive nor decision. */
  readonly doc_type: ActType | null;
  /**
   * Page of the act on EUR-Lex, for people (a bot challenge keeps programs out). get_document with text_limit returns
   * the text.
   */
  readonly url: string;
}

/** spec/services/eu-law/service.yaml#records.ResourceType */
export interface ResourceType {
  /** Code of the Publications Office, such as REG_IMPL. */
  readonly code: string;
  /** What it means, such as implementing regulation; the code itself where that is not known. */
  readonly label: string;
}

/** spec/services/eu-law/service.yaml#records.Subject */
export interface Subject {
  /** Id of the EuroVoc descriptor, such as 3030; search_by_subject takes it. */
  readonly eurovoc_id: string;
  /** English name of the descriptor. */
  readonly label: string;
}

/** spec/services/eu-law/service.yaml#records.SubjectAct */
export interface SubjectAct {
  /** Document number (CELEX); get_document takes it. */
  readonly celex: string;
  /** English title. */
  readonly title: string;
  /** Day on which the act was signed. */
  readonly date: string | null;
  /** Kind of act; null for recommendations, agreements and other acts. */
  readonly doc_type: ActType | null;
  /** Page of the act on EUR-Lex, for people. get_document with text_limit returns the text. */
  readonly url: string;
  /** All its EuroVoc subjects by name; null where the source did not give them in time (note says so). */
  readonly subjects: readonly Subject[] | null;
}

export interface SearchLegislationArguments {
  /** Words of the English title, such as data protection; at most 12 words or quoted phrases. */
  readonly query: string;
  /** Only this kind of act. */
  readonly doc_type?: ActType;
  /** Year in the document number, which is that of the act. */
  readonly year?: number;
  /** How many acts at most. */
  readonly limit: number;
  /** How many acts to skip: next_offset of the answer before. */
  readonly offset: number;
}

export interface SearchLegislationResult {
  /** How many acts are returned. */
  readonly count: number;
  /** True when further acts match than are returned. */
  readonly more: boolean;
  /** How many acts there are; null where there are more than were counted. */
  readonly total: number | null;
  /** The offset that gives the next acts; null when none can be given. */
  readonly next_offset: number | null;
  /** What limits this answer: too many matches to sort all of them, or whole words searched only. */
  readonly note: string | null;
  /** Newest first. */
  readonly acts: readonly LegalAct[];
}

export interface GetDocumentArguments {
  /** CELEX document number, such as 32016R0679; case does not matter. */
  readonly celex: string;
  /** Returns the English text too, at most so many characters of it. A regulation may have some 300,000. */
  readonly text_limit?: number;
  /** Where the piece of the text begins: text_next_offset of the answer before. */
  readonly text_offset: number;
}

export interface GetDocumentResult {
  /** Document number. */
  readonly celex: string;
  /** English title; null for documents without one. */
  readonly title: string | null;
  /** Date of the document, for acts the day of signature. */
  readonly date: string | null;
  /** Kind of act; null for those that are neither regulation, directive nor decision. */
  readonly doc_type: ActType | null;
  /** All types that the source gives it, in its order. */
  readonly document_types: readonly ResourceType[];
  /** Whether it is in force; null where the source does not say. */
  readonly in_force: boolean | null;
  /** First day of its entry into force or application. */
  readonly entry_into_force: string | null;
  /** All such days, earliest first: acts may apply in steps. */
  readonly entry_into_force_dates: readonly string[];
  /** Last day of validity; null while it is open. */
  readonly end_of_validity: string | null;
  /** Institutions that made it, English names. */
  readonly authors: readonly string[];
  /** EuroVoc subjects by name; null where the source did not give them in time (note says so). */
  readonly subjects: readonly Subject[] | null;
  /** Page of the document on EUR-Lex. */
  readonly url: string;
  /** English text on EUR-Lex, for people (a bot challenge keeps programs out). */
  readonly full_text_url: string;
  /** Text for programs: send Accept: application/xhtml+xml and Accept-Language: eng. */
  readonly machine_text_url: string;
  /**
   * With text_limit: a piece of the English text. Null where there is none, or it could not be read (note says so).
   */
  readonly text?: string | null;
  /** With text_limit: characters of the whole text. */
  readonly text_length?: number;
  /** With text_limit: where the next piece begins; null at the end. */
  readonly text_next_offset?: number | null;
  /** What is missing from this answer and why. */
  readonly note: string | null;
}

export interface GetRecentArguments {
  /** Only this kind of act. */
  readonly doc_type?: ActType;
  /** How many days back from today (UTC). */
  readonly days: number;
  /** How many acts at most. */
  readonly limit: number;
  /** How many acts to skip: next_offset of the answer before. */
  readonly offset: number;
}

export interface GetRecentResult {
  /** First day of the period. */
  readonly from_date: string;
  /** Last day of the window: today in UTC. */
  readonly to_date: string;
  /** How many acts are returned. */
  readonly count: number;
  /** True when further acts fall into the window than are returned. */
  readonly more: boolean;
  /** How many acts there are; null where there are more than were counted. */
  readonly total: number | null;
  /** The offset that gives the next acts; null when none can be given. */
  readonly next_offset: number | null;
  /** Newest first. */
  readonly acts: readonly LegalAct[];
}

export interface SearchBySubjectArguments {
  /**
   * EuroVoc descriptor such as artificial intelligence, its id such as 3030, or its address
   * http://eurovoc.europa.eu/3030.
   */
  readonly subject: string;
  /** How many acts at most. */
  readonly limit: number;
  /** How many acts to skip: next_offset of the answer before. */
  readonly offset: number;
}

export interface SearchBySubjectResult {
  /** The descriptor that was searched; null when there is none like it. */
  readonly subject: Subject | null;
  /** Further descriptors that hold the words. */
  readonly other_subjects: readonly Subject[];
  /** How many acts are returned. */
  readonly count: number;
  /** True when further acts have the subject than are returned. */
  readonly more: boolean;
  /** How many acts there are; null where there are more than were counted. */
  readonly total: number | null;
  /** The offset that gives the next acts; null when none can be given. */
  readonly next_offset: number | null;
  /** What to know about this answer: another descriptor was taken, none was found, or labels are missing. */
  readonly note: string | null;
  /** Newest first. */
  readonly acts: readonly SubjectAct[];
}
