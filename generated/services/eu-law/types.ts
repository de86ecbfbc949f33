// Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.

/** Kind of act, including implementing and delegated acts. */
export type ActType = 'regulation' | 'directive' | 'decision';

/** spec/services/eu-law/service.yaml#records.LegalAct */
export interface LegalAct {
  /** CELEX number, such as 32016R0679; pass it to get_document. */
  readonly celex: string;
  /** English title. */
  readonly title: string;
  /** Day of signature; publication in the Official Journal follows days later. */
  readonly date: string | null;
  /** Kind of act; null unless it is a regulation, directive or decision. */
  readonly doc_type: ActType | null;
  /**
   * EUR-Lex page of the act, for people (a bot check blocks automated access). For the text, use get_document with
   * text_limit.
   */
  readonly url: string;
}

/** spec/services/eu-law/service.yaml#records.ResourceType */
export interface ResourceType {
  /** Publications Office code, such as REG_IMPL. */
  readonly code: string;
  /** Meaning, such as implementing regulation; the code itself if unknown. */
  readonly label: string;
}

/** spec/services/eu-law/service.yaml#records.Subject */
export interface Subject {
  /** Id of the EuroVoc descriptor, such as 3030; pass it to search_by_subject. */
  readonly eurovoc_id: string;
  /** English name of the descriptor. */
  readonly label: string;
}

/** spec/services/eu-law/service.yaml#records.SubjectAct */
export interface SubjectAct {
  /** CELEX number; pass it to get_document. */
  readonly celex: string;
  /** English title. */
  readonly title: string;
  /** Day of signature. */
  readonly date: string | null;
  /** Kind of act; null for recommendations, agreements and other acts. */
  readonly doc_type: ActType | null;
  /** EUR-Lex page of the act, for people. For the text, use get_document with text_limit. */
  readonly url: string;
  /** Names of all EuroVoc subjects of the act; null if the source did not return them in time (see note). */
  readonly subjects: readonly Subject[] | null;
}

export interface SearchLegislationArguments {
  /** Words from the English title, such as data protection; at most 12 words or quoted phrases. */
  readonly query: string;
  /** Only this kind of act. */
  readonly doc_type?: ActType;
  /** Year of the act, as in the document number. */
  readonly year?: number;
  /** Maximum number of acts. */
  readonly limit: number;
  /** Number of acts to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface SearchLegislationResult {
  /** Number of acts returned. */
  readonly count: number;
  /** True if more acts match than were returned. */
  readonly more: boolean;
  /** Number of matching acts; null if there are too many to count. */
  readonly total: number | null;
  /** Offset of the next page; null if there is none. */
  readonly next_offset: number | null;
  /** Limitations of this result, such as too many matches to sort or a search for whole words only. */
  readonly note: string | null;
  /** Newest first. */
  readonly acts: readonly LegalAct[];
}

export interface GetDocumentArguments {
  /** CELEX number, such as 32016R0679; case is ignored. */
  readonly celex: string;
  /**
   * Maximum number of characters of the English text to return; if omitted, no text is returned. A regulation can
   * have about 300,000 characters.
   */
  readonly text_limit?: number;
  /** Start of the text to return; use text_next_offset of the previous result. */
  readonly text_offset: number;
}

export interface GetDocumentResult {
  /** Document number. */
  readonly celex: string;
  /** English title; null if there is none. */
  readonly title: string | null;
  /** Date of the document; for acts, the day of signature. */
  readonly date: string | null;
  /** Kind of act; null unless it is a regulation, directive or decision. */
  readonly doc_type: ActType | null;
  /** All document types reported by the source, in source order. */
  readonly document_types: readonly ResourceType[];
  /** Whether the act is in force; null if unknown. */
  readonly in_force: boolean | null;
  /** First day of entry into force or application. */
  readonly entry_into_force: string | null;
  /** All days of entry into force or application, earliest first: acts can apply in stages. */
  readonly entry_into_force_dates: readonly string[];
  /** Last day of validity; null if open-ended. */
  readonly end_of_validity: string | null;
  /** English names of the institutions that adopted the act. */
  readonly authors: readonly string[];
  /** Names of EuroVoc subjects; null if the source did not return them in time (see note). */
  readonly subjects: readonly Subject[] | null;
  /** The document's page on EUR-Lex. */
  readonly url: string;
  /** English text on EUR-Lex, for people (a bot check blocks automated access). */
  readonly full_text_url: string;
  /** Text for programs: send Accept: application/xhtml+xml and Accept-Language: eng. */
  readonly machine_text_url: string;
  /** With text_limit: part of the English text. Null if there is none or it could not be read (see note). */
  readonly text?: string | null;
  /** With text_limit: length of the full text, in characters. */
  readonly text_length?: number;
  /** With text_limit: start of the next part; null after the last part. */
  readonly text_next_offset?: number | null;
  /** Data missing from this result, and the reason. */
  readonly note: string | null;
}

export interface GetRecentArguments {
  /** Only this kind of act. */
  readonly doc_type?: ActType;
  /** Number of days to look back from today (UTC). */
  readonly days: number;
  /** Maximum number of acts. */
  readonly limit: number;
  /** Number of acts to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface GetRecentResult {
  /** First day of the period. */
  readonly from_date: string;
  /** Last day of the period: today in UTC. */
  readonly to_date: string;
  /** Number of acts returned. */
  readonly count: number;
  /** True if more acts were signed in the period than were returned. */
  readonly more: boolean;
  /** Number of matching acts; null if there are too many to count. */
  readonly total: number | null;
  /** Offset of the next page; null if there is none. */
  readonly next_offset: number | null;
  /** Newest first. */
  readonly acts: readonly LegalAct[];
}

export interface SearchBySubjectArguments {
  /**
   * EuroVoc descriptor such as artificial intelligence, its id such as 3030, or its URI
   * http://eurovoc.europa.eu/3030.
   */
  readonly subject: string;
  /** Maximum number of acts. */
  readonly limit: number;
  /** Number of acts to skip; use next_offset of the previous result. */
  readonly offset: number;
}

export interface SearchBySubjectResult {
  /** Descriptor used; null if none matches. */
  readonly subject: Subject | null;
  /** Other descriptors that contain the words. */
  readonly other_subjects: readonly Subject[];
  /** Number of acts returned. */
  readonly count: number;
  /** True if more acts have this subject than were returned. */
  readonly more: boolean;
  /** Number of matching acts; null if there are too many to count. */
  readonly total: number | null;
  /** Offset of the next page; null if there is none. */
  readonly next_offset: number | null;
  /** Caveats: a different descriptor was used, none was found, or labels are missing. */
  readonly note: string | null;
  /** Newest first. */
  readonly acts: readonly SubjectAct[];
}
