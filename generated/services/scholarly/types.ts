// Generated from spec/services/scholarly.yaml by `make generate`: do not edit.

/** cited_by: papers that cite this one; references: papers that this one cites. */
export type CitationDirection = 'cited_by' | 'references';

/** Best match, most cited or newest first. */
export type PaperSort = 'relevance' | 'cited_by_count' | 'publication_date';

/** spec/services/scholarly.yaml#records.AppliedField */
export interface AppliedField {
  /** Whether it is one of the 26 fields or a narrower topic. */
  kind: 'field' | 'topic';
  /** OpenAlex id. */
  id: string;
  /** Its name. */
  name: string;
}

/** spec/services/scholarly.yaml#records.AuthorSummary */
export interface AuthorSummary {
  /** OpenAlex id, such as A5048491430. */
  id: string;
  /** Name. */
  display_name: string;
  /** ORCID, such as 0000-0003-1613-5981. */
  orcid: string | null;
  /** How many works. */
  works_count: number | null;
  /** How often they are cited. */
  cited_by_count: number | null;
  /** h-index. */
  h_index: number | null;
  /** Up to three institutions, the latest first. */
  institutions: string[];
  /** Up to three topics. */
  topics: string[];
}

/** spec/services/scholarly.yaml#records.CitationRow */
export interface CitationRow {
  /** OpenAlex id. */
  id: string;
  /** DOI. */
  doi: string | null;
  /** Title. */
  title: string | null;
  /** Year of publication. */
  year: number | null;
  /** Journal, conference or repository. */
  venue: string | null;
  /** How many works cite it. */
  cited_by_count: number | null;
  /** Names of the first five authors. */
  authors: string[];
  /** How many authors it has; 100 may stand for more. */
  author_count: number;
}

/** spec/services/scholarly.yaml#records.Concept */
export interface Concept {
  /** Subject. */
  name: string;
  /** 0 is the broadest. */
  level?: number;
  /** How well it fits. */
  score?: number;
}

/** spec/services/scholarly.yaml#records.Institution */
export interface Institution {
  /** OpenAlex id. */
  id: string | null;
  /** Name. */
  name: string;
  /** ISO 3166-1 alpha-2 code. */
  country_code: string | null;
  /** Address in the Research Organization Registry. */
  ror?: string;
  /** Year of the latest paper from there. */
  last_year?: number;
}

/** spec/services/scholarly.yaml#records.OpenAccess */
export interface OpenAccess {
  /** Whether it can be read for free. */
  is_open_access: boolean | null;
  /** gold, diamond, hybrid, bronze, green or closed. */
  status: string | null;
  /** Where it can be read for free. */
  url: string | null;
  /** Whether a repository has it. */
  any_repository_has_fulltext: boolean | null;
}

/** spec/services/scholarly.yaml#records.PaperAuthor */
export interface PaperAuthor {
  /** OpenAlex id, such as A5048491430. */
  id: string | null;
  /** Name. */
  name: string;
  /** ORCID, such as 0000-0003-1613-5981. */
  orcid?: string;
  /** Institutions named on this paper. */
  institutions?: string[];
}

/** spec/services/scholarly.yaml#records.PaperSummary */
export interface PaperSummary {
  /** OpenAlex id, such as W2741809807. */
  id: string;
  /** DOI, such as 10.7717/peerj.4375. */
  doi: string | null;
  /** Title. */
  title: string | null;
  /** Year of publication. */
  year: number | null;
  /** Journal, conference or repository. */
  venue: string | null;
  /** Such as article, preprint, book or dataset. */
  type: string | null;
  /** How many works cite it. */
  cited_by_count: number | null;
  /** Whether it can be read for free. */
  is_open_access: boolean | null;
  /** The first five authors. */
  authors: PaperAuthor[];
  /** How many authors it has; 100 may stand for more. */
  author_count: number;
  /** Up to five subjects, the fittest first. */
  concepts: string[];
  /** True where the paper was retracted; else absent. */
  retracted?: boolean;
}

export interface SearchPapersArguments {
  /** Words to look for, such as "perovskite solar cells" stability. */
  query: string;
  /** First year of publication. */
  year_from?: number;
  /** Last year of publication. */
  year_to?: number;
  /**
   * One of 26 fields such as Computer Science, Medicine or Physics and Astronomy, or a narrower topic; field_applied
   * says what was taken.
   */
  field_of_study?: string;
  /** Only papers that can be read for free. */
  open_access_only: boolean;
  /** Best match, most cited or newest first. */
  sort: PaperSort;
  /** How many papers at most. */
  max_results: number;
  /** Page of so many papers, from 1. */
  page: number;
}

export interface SearchPapersResult {
  /** How many papers are given here. */
  count: number;
  /** How many match. */
  total: number;
  /** The page that goes on; null at the end. */
  next_page: number | null;
  /** What field_of_study was taken for. */
  field_applied?: AppliedField;
  /** In the order asked for. */
  papers: PaperSummary[];
}

export interface GetPaperArguments {
  /**
   * OpenAlex id (W2741809807), DOI (10.7717/peerj.4375), pmid:29456894, arxiv:1706.03762, or the address of one of
   * them.
   */
  paper_id: string;
  /** How many authors at most. */
  max_authors: number;
}

export interface GetPaperResult {
  /** OpenAlex id. */
  id: string;
  /** DOI. */
  doi: string | null;
  /** Title. */
  title: string | null;
  /** Year of publication. */
  publication_year: number | null;
  /** Day of publication, YYYY-MM-DD. */
  publication_date?: string;
  /** Such as article, preprint, book or dataset. */
  type: string | null;
  /** ISO 639-1 code. */
  language?: string;
  /** Journal, conference or repository. */
  venue: string | null;
  /** Abstract; null where the publisher does not share it. */
  abstract: string | null;
  /** In their order. */
  authors: PaperAuthor[];
  /** How many authors it has. */
  author_count: number;
  /** Subjects, the fittest first. */
  concepts: Concept[];
  /** Main topic. */
  topic: string | null;
  /** Field of that topic. */
  field: string | null;
  /** How many works cite it. */
  cited_by_count: number | null;
  /** How many works it cites. */
  references_count: number | null;
  /** Whether and where it can be read for free. */
  open_access: OpenAccess;
  /** Whether it was retracted. */
  retracted: boolean | null;
  /** Its page at OpenAlex. */
  url: string;
}

export interface GetAuthorProfileArguments {
  /** OpenAlex id (A5023888391), ORCID (0000-0003-1613-5981), or the address of one of them. */
  author_id: string;
}

export interface GetAuthorProfileResult {
  /** OpenAlex id. */
  id: string;
  /** Name. */
  display_name: string;
  /** Up to ten other spellings. */
  other_names: string[];
  /** ORCID. */
  orcid: string | null;
  /** How many works. */
  works_count: number | null;
  /** How often they are cited. */
  cited_by_count: number | null;
  /** h-index: so many works are cited at least so often. */
  h_index: number | null;
  /** Works that are cited at least ten times. */
  i10_index: number | null;
  /** Up to three institutions, the latest first. */
  affiliations: Institution[];
  /** Up to five topics. */
  topics: string[];
  /** Page at OpenAlex. */
  url: string;
}

export interface ListCitationsArguments {
  /** OpenAlex id, DOI, pmid:…, arxiv:…, or the address of one of them. */
  paper_id: string;
  /** cited_by: papers that cite this one; references: papers that this one cites. */
  direction: CitationDirection;
  /** How many papers at most. */
  max_results: number;
  /** Page of so many papers, from 1. */
  page: number;
}

export interface ListCitationsResult {
  /** OpenAlex id of the paper. */
  paper_id: string;
  direction: CitationDirection;
  /** How many papers are given here. */
  count: number;
  /** How many there are. */
  total: number;
  /** The page that goes on; null at the end. */
  next_page: number | null;
  /** The most cited first. */
  papers: CitationRow[];
}

export interface SearchAuthorsArguments {
  /** Name or part of it, such as May-Britt Moser. */
  name: string;
  /** How many researchers at most. */
  max_results: number;
  /** Page of so many researchers, from 1. */
  page: number;
}

export interface SearchAuthorsResult {
  /** How many researchers are given here. */
  count: number;
  /** How many match. */
  total: number;
  /** The page that goes on; null at the end. */
  next_page: number | null;
  /** Best match first. */
  authors: AuthorSummary[];
}
