// Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.

/** cited_by: papers that cite this one; references: papers that this one cites. */
export type CitationDirection = 'cited_by' | 'references';

/** Sort by most cited or most recent. */
export type CitationSort = 'cited_by_count' | 'publication_date';

/** Sort by best match, most cited or most recent. */
export type PaperSort = 'relevance' | 'cited_by_count' | 'publication_date';

/** spec/services/scholarly/service.yaml#records.AppliedField */
export interface AppliedField {
  /** Whether the match is one of the 26 fields or a narrower topic. */
  readonly kind: 'field' | 'topic';
  /** OpenAlex id. */
  readonly id: string;
  /** Name. */
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
  /** Number of works. */
  readonly works_count: number | null;
  /** Number of citations. */
  readonly cited_by_count: number | null;
  /** h-index. */
  readonly h_index: number | null;
  /** Up to three institutions, latest first. */
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
  /** Number of works that cite this work. */
  readonly cited_by_count: number | null;
  /** Names of the first five authors. */
  readonly authors: readonly string[];
  /** Number of authors; 100 can mean 100 or more. */
  readonly author_count: number;
}

/** spec/services/scholarly/service.yaml#records.Concept */
export interface Concept {
  /** Subject. */
  readonly name: string;
  /** Level; 0 is the broadest. */
  readonly level?: number;
  /** Relevance. */
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
  /** URL in the Research Organization Registry. */
  readonly ror?: string;
  /** Year of the latest paper from this institution. */
  readonly last_year?: number;
}

/** spec/services/scholarly/service.yaml#records.OpenAccess */
export interface OpenAccess {
  /** Whether the work is free to read. */
  readonly is_open_access: boolean | null;
  /** gold, diamond, hybrid, bronze, green or closed. */
  readonly status: string | null;
  /** URL of a free copy. */
  readonly url: string | null;
  /** Whether a repository has the full text. */
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
  /** Institutions listed on this paper. */
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
  /** Type, such as article, preprint, book or dataset. */
  readonly type: string | null;
  /** Number of works that cite this work. */
  readonly cited_by_count: number | null;
  /** Whether the work is free to read. */
  readonly is_open_access: boolean | null;
  /** The first five authors. */
  readonly authors: readonly PaperAuthor[];
  /** Number of authors; 100 can mean 100 or more. */
  readonly author_count: number;
  /** Up to five subjects, in order of relevance. */
  readonly concepts: readonly string[];
  /** True if retracted; otherwise absent. */
  readonly retracted?: boolean;
}

export interface SearchPapersArguments {
  /** Search words, such as "perovskite solar cells" stability. */
  readonly query: string;
  /** First year of publication. */
  readonly year_from?: number;
  /** Last year of publication. */
  readonly year_to?: number;
  /**
   * One of 26 fields such as Computer Science, Medicine or Physics and Astronomy, or a narrower topic; field_applied
   * reports which one matched.
   */
  readonly field_of_study?: string;
  /** Only papers that are free to read. */
  readonly open_access_only: boolean;
  /** Sort by best match, most cited or most recent. */
  readonly sort: PaperSort;
  /** Maximum number of papers. */
  readonly max_results: number;
  /** Page number, starting at 1. */
  readonly page: number;
}

export interface SearchPapersResult {
  /** Number of papers returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Next page; null on the last page. */
  readonly next_page: number | null;
  /** Field or topic that field_of_study matched. */
  readonly field_applied?: AppliedField;
  /** Papers, in the order selected by sort. */
  readonly papers: readonly PaperSummary[];
}

export interface GetPaperArguments {
  /**
   * OpenAlex id (W2741809807), DOI (10.7717/peerj.4375), pmid:29456894, arXiv id (arxiv:1706.03762,
   * arxiv:math.GT/0309136), or a URL of one of these.
   */
  readonly paper_id: string;
  /** Maximum number of authors. Default: all, up to 300 and as many as fit in 10,000 tokens. */
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
  /** Type, such as article, preprint, book or dataset. */
  readonly type: string | null;
  /** ISO 639-1 code. */
  readonly language?: string;
  /** Journal, conference or repository. */
  readonly venue: string | null;
  /** Abstract; null if the publisher does not make it available. */
  readonly abstract: string | null;
  /** In the order listed on the paper. */
  readonly authors: readonly PaperAuthor[];
  /** Number of authors. */
  readonly author_count: number;
  /** Subjects, in order of relevance. */
  readonly concepts: readonly Concept[];
  /** Main topic. */
  readonly topic: string | null;
  /** Field of that topic. */
  readonly field: string | null;
  /** Number of works that cite this paper. */
  readonly cited_by_count: number | null;
  /** Number of works that this paper cites. */
  readonly references_count: number | null;
  /** Whether and where the paper is free to read. */
  readonly open_access: OpenAccess;
  /** Whether the paper was retracted. */
  readonly retracted: boolean | null;
  /** Page at OpenAlex. */
  readonly url: string;
}

export interface GetAuthorProfileArguments {
  /** OpenAlex id (A5023888391), ORCID (0000-0003-1613-5981), or a URL of one of these. */
  readonly author_id: string;
}

export interface GetAuthorProfileResult {
  /** OpenAlex id. */
  readonly id: string;
  /** Name. */
  readonly display_name: string;
  /** Up to ten other spellings of the name. */
  readonly other_names: readonly string[];
  /** ORCID. */
  readonly orcid: string | null;
  /** Number of works. */
  readonly works_count: number | null;
  /** Number of citations. */
  readonly cited_by_count: number | null;
  /** h-index: the number h of works cited at least h times. */
  readonly h_index: number | null;
  /** Number of works cited at least ten times. */
  readonly i10_index: number | null;
  /** Up to three institutions, latest first. */
  readonly affiliations: readonly Institution[];
  /** Up to five topics. */
  readonly topics: readonly string[];
  /** Page at OpenAlex. */
  readonly url: string;
}

export interface ListCitationsArguments {
  /** OpenAlex id, DOI, pmid:…, arxiv:…, or a URL of one of these. */
  readonly paper_id: string;
  /** cited_by: papers that cite this one; references: papers that this one cites. */
  readonly direction: CitationDirection;
  /** Sort by most cited or most recent. Default: most cited. */
  readonly sort?: CitationSort;
  /** Maximum number of papers. */
  readonly max_results: number;
  /** Page number, starting at 1. */
  readonly page: number;
}

export interface ListCitationsResult {
  /** OpenAlex id of the paper. */
  readonly paper_id: string;
  /** Title of the paper. */
  readonly paper_title: string | null;
  readonly direction: CitationDirection;
  /** Number of papers returned. */
  readonly count: number;
  /** Total number. */
  readonly total: number;
  /** Next page; null on the last page. */
  readonly next_page: number | null;
  /** Most cited first or newest first, depending on sort. */
  readonly papers: readonly CitationRow[];
}

export interface SearchAuthorsArguments {
  /** Name or part of it, such as May-Britt Moser. */
  readonly name: string;
  /** Maximum number of researchers. */
  readonly max_results: number;
  /** Page number, starting at 1. */
  readonly page: number;
}

export interface SearchAuthorsResult {
  /** Number of researchers returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Next page; null on the last page. */
  readonly next_page: number | null;
  /** Best match first. */
  readonly authors: readonly AuthorSummary[];
}
