// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

/** brief: lists each archive name once; full: repeats it for each category. */
export type Detail = 'brief' | 'full';

/** Sort by best match, most recent submission or most recent version. */
export type PreprintSort = 'relevance' | 'newest' | 'updated';

export type SearchResult = PreprintList;

export type PaperResult = Preprint;

export type AuthorResult = PreprintList;

export type RecentResult = PreprintList;

/** spec/api/preprints/service.yaml#records.Preprint */
export interface Preprint {
  /** arXiv id without version, such as 1605.08386 or astro-ph/0601001. */
  readonly id: string;
  /** Version described here. */
  readonly version: number | null;
  /** Title; may contain LaTeX. */
  readonly title: string;
  /** Abstract; may contain LaTeX. */
  readonly abstract: string | null;
  /** In the order listed on the paper: the first 20 in lists, the first 500 for a single paper. */
  readonly authors: readonly PreprintAuthor[];
  /** Number of authors. */
  readonly author_count: number;
  /** Submission time of version 1, in UTC. */
  readonly published: string | null;
  /** Submission time of this version, in UTC. */
  readonly updated: string | null;
  /** Main category, such as cs.LG. */
  readonly primary_category: string | null;
  /** Name of the main category, such as Machine Learning. */
  readonly primary_category_name: string | null;
  /** All categories. */
  readonly categories: readonly string[];
  /** DOI of the published article. */
  readonly doi: string | null;
  /** Journal reference. */
  readonly journal_ref: string | null;
  /** Authors' comment, such as the number of pages. */
  readonly comment: string | null;
  /** Abstract page. */
  readonly abs_url: string;
  /** PDF on arXiv; null if there is none, as for a withdrawn version. */
  readonly pdf_url: string | null;
  /**
   * True if the authors or arXiv state that this version is withdrawn: it has no PDF, and the comment or the abstract
   * states the withdrawal. Earlier versions may still be available.
   */
  readonly withdrawn: boolean;
  /** URL of the published article. */
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
  /** Institutions, if given by the author. */
  readonly affiliations?: readonly string[];
}

/** spec/api/preprints/service.yaml#records.PreprintCategory */
export interface PreprintCategory {
  /** Category code, such as cs.LG. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** Archive, such as cs; covers all its categories. */
  readonly archive: string;
  /** Name of the archive. This field and the next one are returned only if detail is full. */
  readonly archive_name?: string;
  /** Group, such as Physics. */
  readonly group?: string;
}

/** spec/api/preprints/service.yaml#records.PreprintList */
export interface PreprintList {
  /** Number of preprints returned. */
  readonly count: number;
  /** Number of matches. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Preprints, in the order selected by sort. */
  readonly preprints: readonly Preprint[];
  /** Query sent to arXiv, in the arXiv query language. */
  readonly query: string;
}

export interface SearchArguments {
  /** Words in title, abstract or author. */
  readonly query: string;
  /** Category such as cs.LG, or an archive such as cs. */
  readonly category?: string;
  /** Earliest submission day. */
  readonly date_from?: string;
  /** Latest submission day. */
  readonly date_to?: string;
  /** Sort by best match, most recent submission or most recent version. */
  readonly sort: PreprintSort;
  /** Maximum number of preprints. */
  readonly max_results: number;
  /** Number of results to skip. */
  readonly offset: number;
}

export interface PaperArguments {
  /**
   * arXiv id such as 1605.08386, 1605.08386v1, astro-ph/0601001 or math.GT/0309136 (in a path, write the slash as
   * %2F). Also accepts the prefix arXiv:, a URL at arxiv.org (abs, pdf, html) and the DOI 10.48550/arXiv.….
   */
  readonly preprint_id: string;
}

export interface AuthorArguments {
  /** Name such as Jane Doe, or Doe, Jane. */
  readonly author_name: string;
  /** Maximum number of preprints. */
  readonly max_results: number;
  /** Number of results to skip. */
  readonly offset: number;
}

export interface RecentArguments {
  /** Category such as cs.LG, or an archive such as cs. */
  readonly category: string;
  /** Maximum number of preprints. */
  readonly max_results: number;
  /** Number of results to skip. */
  readonly offset: number;
}

export interface CategoriesArguments {
  /** full repeats the name and group of the archive for each category. */
  readonly detail: Detail;
}

export interface CategoriesResult {
  /** Number of categories. */
  readonly count: number;
  /** Archives of these categories. */
  readonly archives: readonly PreprintArchive[];
  /** Sorted by archive. */
  readonly categories: readonly PreprintCategory[];
  /** Taxonomy page. */
  readonly source: string;
}
