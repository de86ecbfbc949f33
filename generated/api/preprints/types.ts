// Generated from spec/api/preprints.yaml by `make generate`: do not edit.

/** Best match, newest submission or newest version first. */
export type PreprintSort = 'relevance' | 'newest' | 'updated';

export type SearchResult = PreprintList;

export type PaperResult = Preprint;

export type AuthorResult = PreprintList;

export type RecentResult = PreprintList;

/** spec/api/preprints.yaml#records.Preprint */
export interface Preprint {
  /** arXiv id without version, such as 1605.08386 or astro-ph/0601001. */
  id: string;
  /** Version that is described here. */
  version: number | null;
  /** Title; may hold LaTeX. */
  title: string;
  /** Abstract; may hold LaTeX. */
  abstract: string | null;
  /** In their order: the first 20 in lists, the first 500 of a paper. */
  authors: PreprintAuthor[];
  /** How many authors it has. */
  author_count: number;
  /** When version 1 was submitted, in UTC. */
  published: string | null;
  /** When this version was submitted, in UTC. */
  updated: string | null;
  /** Main category, such as cs.LG. */
  primary_category: string | null;
  /** Its name, such as Machine Learning. */
  primary_category_name: string | null;
  /** All its categories. */
  categories: string[];
  /** DOI of the published article. */
  doi: string | null;
  /** Where it was published. */
  journal_ref: string | null;
  /** What the authors say about it, such as its pages. */
  comment: string | null;
  /** Page of the abstract. */
  abs_url: string;
  /** The PDF at arXiv. */
  pdf_url: string;
  /** Address of the published article. */
  doi_url?: string;
}

/** spec/api/preprints.yaml#records.PreprintAuthor */
export interface PreprintAuthor {
  /** Name. */
  name: string;
  /** Institutions, where the author gave them. */
  affiliations?: string[];
}

/** spec/api/preprints.yaml#records.PreprintCategory */
export interface PreprintCategory {
  /** Category code, such as cs.LG. */
  id: string;
  /** Name. */
  name: string;
  /** Archive, such as cs; it stands for all its categories. */
  archive: string;
  /** Name of the archive. */
  archive_name: string;
  /** Group, such as Physics. */
  group: string;
}

/** spec/api/preprints.yaml#records.PreprintList */
export interface PreprintList {
  /** How many preprints are given here. */
  count: number;
  /** How many match. */
  total: number;
  /** The offset that goes on; null at the end. */
  next_offset: number | null;
  /** In the order asked for. */
  preprints: Preprint[];
  /** What arXiv was asked, in its own query language. */
  query: string;
}

export interface SearchArguments {
  /** Words of title, abstract or author. */
  query: string;
  /** Category such as cs.LG, or an archive such as cs. */
  category?: string;
  /** First day of submission. */
  date_from?: string;
  /** Last day of submission. */
  date_to?: string;
  /** Best match, newest submission or newest version first. */
  sort: PreprintSort;
  /** How many preprints at most. */
  max_results: number;
  /** How many to skip. */
  offset: number;
}

export interface PaperArguments {
  /**
   * arXiv id such as 1605.08386, 1605.08386v1 or astro-ph/0601001 (write its slash as %2F), also with arXiv: or as an
   * address.
   */
  preprint_id: string;
}

export interface AuthorArguments {
  /** Name such as Jane Doe, or Doe, Jane. */
  author_name: string;
  /** How many preprints at most. */
  max_results: number;
  /** How many to skip. */
  offset: number;
}

export interface RecentArguments {
  /** Category such as cs.LG, or an archive such as cs. */
  category: string;
  /** How many preprints at most. */
  max_results: number;
  /** How many to skip. */
  offset: number;
}

export interface CategoriesArguments {}

export interface CategoriesResult {
  /** How many categories. */
  count: number;
  /** By archive. */
  categories: PreprintCategory[];
  /** Page of the taxonomy. */
  source: string;
}
