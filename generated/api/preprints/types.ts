// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

/** brief: what is said of archives once; full: with each category. */
export type Detail = 'brief' | 'full';

/** Best match, newest submission or newest version first. */
export type PreprintSort = 'relevance' | 'newest' | 'updated';

export type SearchResult = PreprintList;

export type PaperResult = Preprint;

export type AuthorResult = PreprintList;

export type RecentResult = PreprintList;

/** spec/api/preprints/service.yaml#records.Preprint */
export interface Preprint {
  /** arXiv id without version, such as 1605.08386 or astro-ph/0601001. */
  readonly id: string;
  /** Version that is described here. */
  readonly version: number | null;
  /** Title; may hold LaTeX. */
  readonly title: string;
  /** Abstract; may hold LaTeX. */
  readonly abstract: string | null;
  /** In their order: the first 20 in lists, the first 500 of a paper. */
  readonly authors: readonly PreprintAuthor[];
  /** How many authors it has. */
  readonly author_count: number;
  /** When version 1 was submitted, in UTC. */
  readonly published: string | null;
  /** When this version was submitted, in UTC. */
  readonly updated: string | null;
  /** Main category, such as cs.LG. */
  readonly primary_category: string | null;
  /** Its name, such as Machine Learning. */
  readonly primary_category_name: string | null;
  /** All its categories. */
  readonly categories: readonly string[];
  /** DOI of the published article. */
  readonly doi: string | null;
  /** Where it was published. */
  readonly journal_ref: string | null;
  /** What the authors say about it, such as its pages. */
  readonly comment: string | null;
  /** Page of the abstract. */
  readonly abs_url: string;
  /** The PDF at arXiv. Null when arXiv offers none, as for a withdrawn version. */
  readonly pdf_url: string | null;
  /**
   * True when the authors or arXiv state that this version is withdrawn: it has no PDF, and the comment or the
   * abstract says so. Earlier versions may still be available.
   */
  readonly withdrawn: boolean;
  /** Address of the published article. */
  readonly doi_url?: string;
}

/** spec/api/preprints/service.yaml#records.PreprintArchive */
export interface PreprintArchive {
  /** Archive, such as cs. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** Group, such as Physics. */
  readonly group: string;
}

/** spec/api/preprints/service.yaml#records.PreprintAuthor */
export interface PreprintAuthor {
  /** Name. */
  readonly name: string;
  /** Institutions, where the author gave them. */
  readonly affiliations?: readonly string[];
}

/** spec/api/preprints/service.yaml#records.PreprintCategory */
export interface PreprintCategory {
  /** Category code, such as cs.LG. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** Archive, such as cs; it stands for all its categories. */
  readonly archive: string;
  /** Name of the archive. This and the following field are there in full detail. */
  readonly archive_name?: string;
  /** Group, such as Physics. */
  readonly group?: string;
}

/** spec/api/preprints/service.yaml#records.PreprintList */
export interface PreprintList {
  /** How many preprints are given here. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null at the end. */
  readonly next_offset: number | null;
  /** In the order asked for. */
  readonly preprints: readonly Preprint[];
  /** What arXiv was asked, in its own query language. */
  readonly query: string;
}

export interface SearchArguments {
  /** Words of title, abstract or author. */
  readonly query: string;
  /** Category such as cs.LG, or an archive such as cs. */
  readonly category?: string;
  /** First day of submission. */
  readonly date_from?: string;
  /** Last day of submission. */
  readonly date_to?: string;
  /** Best match, newest submission or newest version first. */
  readonly sort: PreprintSort;
  /** How many preprints at most. */
  readonly max_results: number;
  /** How many to skip. */
  readonly offset: number;
}

export interface PaperArguments {
  /**
   * arXiv id such as 1605.08386, 1605.08386v1, astro-ph/0601001 or math.GT/0309136 (in a path, write the slash as
   * %2F). Also accepts the prefix arXiv:, an address at arxiv.org (abs, pdf, html) and the DOI 10.48550/arXiv.….
   */
  readonly preprint_id: string;
}

export interface AuthorArguments {
  /** Name such as Jane Doe, or Doe, Jane. */
  readonly author_name: string;
  /** How many preprints at most. */
  readonly max_results: number;
  /** How many to skip. */
  readonly offset: number;
}

export interface RecentArguments {
  /** Category such as cs.LG, or an archive such as cs. */
  readonly category: string;
  /** How many preprints at most. */
  readonly max_results: number;
  /** How many to skip. */
  readonly offset: number;
}

export interface CategoriesArguments {
  /** full repeats name and group of the archive with each category. */
  readonly detail: Detail;
}

export interface CategoriesResult {
  /** Number of categories. */
  readonly count: number;
  /** The archives of these categories. */
  readonly archives: readonly PreprintArchive[];
  /** By archive. */
  readonly categories: readonly PreprintCategory[];
  /** Page of the taxonomy. */
  readonly source: string;
}
