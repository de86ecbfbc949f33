// Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.

/** cited_by: papers that cite this one; references: papers that this one cites. */
export type CitationDirection = 'cited_by' | 'references';

/** Most cited or newest first. */
export type CitationSort = 'cited_by_count' | 'publication_date';

/** Best match, most cited or newest first. */
export type PaperSort = 'relevance' | 'cited_by_count' | 'publication_date';

/** spec/services/scholarly/service.yaml#records.AppliedField */
export interface AppliedField {
  /** Whether it is one of the 26 fields or a narrower topic. */
  readonly kind: 'field' | 'topic';
  /** OpenAlex id. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
}

/** spec/services/scholarly/service.yaml#records.AuthorSummary */
export interface AuthorSummary {
  /** OpenAlex id, such as A5048491430. */
  readonly id: string;
  /** Name. */
  readonly display_name: string;
  /** ORCID, such as 0000-0003-1613-5981. */
  readonly orcid: string | null;
  /** How many works. */
  readonly works_count: number | null;
  /** How often they are cited. */
  readonly cited_by_count: number | null;
  /** h-index. */
  readonly h_index: number | null;
  /** Up to three institutions, the latest first. */
  readonly institutions: readonly string[];
  /** Up to three topics. */
  readonly topics: readonly string[];
}

/** spec/services/scholarly/service.yaml#records.CitationRow */
export interface CitationRow {
  /** OpenAlex id. */
  readonly id: string;
  /** DOI. */
  readonly doi: string | null;
  /** Title. */
  readonly title: string | null;
  /** Year of publication. */
  readonly year: number | null;
  /** Journal, conference or repository. */
  readonly venue: string | null;
  /** How many works cite it. */
  readonly cited_by_count: number | null;
  /** Names of the first five authors. */
  readonly authors: readonly string[];
  /** How many authors it has; 100 may stand for more. */
  readonly author_count: number;
}

/** spec/services/scholarly/service.yaml#records.Concept */
export interface Concept {
  /** Subject. */
  readonly name: string;
  /** 0 is the broadest. */
  readonly level?: number;
  /** How well it fits. */
  readonly score?: number;
}

/** spec/services/scholarly/service.yaml#records.Institution */
export interface Institution {
  /** OpenAlex id. */
  readonly id: string | null;
  /** Name. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country_code: string | null;
  /** Address in the Research Organization Registry. */
  readonly ror?: string;
  /** Year of the latest paper from there. */
  readonly last_year?: number;
}

/** spec/services/scholarly/service.yaml#records.OpenAccess */
export interface OpenAccess {
  /** Whether it can be read for free. */
  readonly is_open_access: boolean | null;
  /** gold, diamond, hybrid, bronze, green or closed. */
  readonly status: string | null;
  /** Where it can be read for free. */
  readonly url: string | null;
  /** Whether a repository has it. */
  readonly any_repository_has_fulltext: boolean | null;
}

/** spec/services/scholarly/service.yaml#records.PaperAuthor */
export interface PaperAuthor {
  /** OpenAlex id, such as A5048491430. */
  readonly id: string | null;
  /** Name. */
  readonly name: string;
  /** ORCID, such as 0000-0003-1613-5981. */
  readonly orcid?: string;
  /** Institutions named on this paper. */
  readonly institutions?: readonly string[];
}

/** spec/services/scholarly/service.yaml#records.PaperSummary */
export interface PaperSummary {
  /** OpenAlex id, such as W2741809807. */
  readonly id: string;
  /** DOI, such as 10.7717/peerj.4375. */
  readonly doi: string | null;
  /** Title. */
  readonly title: string | null;
  /** Year of publication. */
  readonly year: number | null;
  /** Journal, conference or repository. */
  readonly venue: string | null;
  /** Such as article, preprint, book or dataset. */
  readonly type: string | null;
  /** How many works cite it. */
  readonly cited_by_count: number | null;
  /** Whether it can be read for free. */
  readonly is_open_access: boolean | null;
  /** The first five authors. */
  readonly authors: readonly PaperAuthor[];
  /** How many authors it has; 100 may stand for more. */
  readonly author_count: number;
  /** Up to five subjects, the fittest first. */
  readonly concepts: readonly string[];
  /** True where the paper was retracted; else absent. */
  readonly retracted?: boolean;
}

export interface SearchPapersArguments {
  /** Words to look for, such as "perovskite solar cells" stability. */
  readonly query: string;
  /** First year of publication. */
  readonly year_from?: number;
  /** Last year of publication. */
  readonly year_to?: number;
  /**
   * One of 26 fields such as Computer Science, Medicine or Physics and Astronomy, or a narrower topic; field_applied
   * says what was taken.
   */
  readonly field_of_study?: string;
  /** Only papers that can be read for free. */
  readonly open_access_only: boolean;
  /** Best match, most cited or newest first. */
  readonly sort: PaperSort;
  /** How many papers at most. */
  readonly max_results: number;
  /** Page of so many papers, from 1. */
  readonly page: number;
}

export interface SearchPapersResult {
  /** How many papers are given here. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** The page that goes on; null at the end. */
  readonly next_page: number | null;
  /** What field_of_study was taken for. */
  readonly field_applied?: AppliedField;
  /** In the order asked for. */
  readonly papers: readonly PaperSummary[];
}

export interface GetPaperArguments {
  /**
   * OpenAlex id (W2741809807), DOI (10.7717/peerj.4375), pmid:29456894, arXiv id (arxiv:1706.03762,
   * arxiv:math.GT/0309136), or the address of one of them.
   */
  readonly paper_id: string;
  /** How many authors at most. By default all, up to 300 and as many as 10,000 tokens hold. */
  readonly max_authors?: number;
}

export interface GetPaperResult {
  /** OpenAlex id. */
  readonly id: string;
  /** DOI. */
  readonly doi: string | null;
  /** Title. */
  readonly title: string | null;
  /** Year of publication. */
  readonly publication_year: number | null;
  /** Day of publication, YYYY-MM-DD. */
  readonly publication_date?: string;
  /** Such as article, preprint, book or dataset. */
  readonly type: string | null;
  /** ISO 639-1 code. */
  readonly language?: string;
  /** Journal, conference or repository. */
  readonly venue: string | null;
  /** Abstract; null where the publisher does not share it. */
  readonly abstract: string | null;
  /** In their order. */
  readonly authors: readonly PaperAuthor[];
  /** How many authors it has. */
  readonly author_count: number;
  /** Subjects, the fittest first. */
  readonly concepts: readonly Concept[];
  /** Main topic. */
  readonly topic: string | null;
  /** Field of that topic. */
  readonly field: string | null;
  /** How many works cite it. */
  readonly cited_by_count: number | null;
  /** How many works it cites. */
  readonly references_count: number | null;
  /** Whether and where it can be read for free. */
  readonly open_access: OpenAccess;
  /** Whether it was retracted. */
  readonly retracted: boolean | null;
  /** Its page at OpenAlex. */
  readonly url: string;
}

export interface GetAuthorProfileArguments {
  /** OpenAlex id (A5023888391), ORCID (0000-0003-1613-5981), or the address of one of them. */
  readonly author_id: string;
}

export interface GetAuthorProfileResult {
  /** OpenAlex id. */
  readonly id: string;
  /** Name. */
  readonly display_name: string;
  /** Up to ten other spellings. */
  readonly other_names: readonly string[];
  /** ORCID. */
  readonly orcid: string | null;
  /** How many works. */
  readonly works_count: number | null;
  /** How often they are cited. */
  readonly cited_by_count: number | null;
  /** h-index: so many works are cited at least so often. */
  readonly h_index: number | null;
  /** Works that are cited at least ten times. */
  readonly i10_index: number | null;
  /** Up to three institutions, the latest first. */
  readonly affiliations: readonly Institution[];
  /** Up to five topics. */
  readonly topics: readonly string[];
  /** Page at OpenAlex. */
  readonly url: string;
}

export interface ListCitationsArguments {
  /** OpenAlex id, DOI, pmid:…, arxiv:…, or the address of one of them. */
  readonly paper_id: string;
  /** cited_by: papers that cite this one; references: papers that this one cites. */
  readonly direction: CitationDirection;
  /** Most cited or newest first; most cited when left out. */
  readonly sort?: CitationSort;
  /** How many papers at most. */
  readonly max_results: number;
  /** Page of so many papers, from 1. */
  readonly page: number;
}

export interface ListCitationsResult {
  /** OpenAlex id of the paper. */
  readonly paper_id: string;
  /** Title of the paper. */
  readonly paper_title: string | null;
  readonly direction: CitationDirection;
  /** How many papers are given here. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** The page that goes on; null at the end. */
  readonly next_page: number | null;
  /** The most cited first, or the newest where sorted so. */
  readonly papers: readonly CitationRow[];
}

export interface SearchAuthorsArguments {
  /** Name or part of it, such as May-Britt Moser. */
  readonly name: string;
  /** How many researchers at most. */
  readonly max_results: number;
  /** Page of so many researchers, from 1. */
  readonly page: number;
}

export interface SearchAuthorsResult {
  /** How many researchers are given here. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** The page that goes on; null at the end. */
  readonly next_page: number | null;
  /** Best match first. */
  readonly authors: readonly AuthorSummary[];
}
