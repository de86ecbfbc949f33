// Generated from spec/events/arxiv.yaml by `make generate`: do not edit.

export interface Preprint {
  /** arXiv id without version. */
  id: string;
  /** Version that is described here. */
  version: number | null;
  /** Title; may hold LaTeX. */
  title: string;
  /** Abstract; may hold LaTeX. */
  abstract: string | null;
  /** The first 20. */
  authors: string[];
  /** How many authors it has. */
  author_count: number;
  /** When version 1 was submitted, in UTC. */
  published: string | null;
  /** When this version was submitted, in UTC. */
  updated: string | null;
  /** Main category. */
  primary_category: string | null;
  /** All its categories. */
  categories: string[];
  /** DOI of the published article. */
  doi: string | null;
  /** Where it was published. */
  journal_ref: string | null;
  /** What the authors say about it. */
  comment: string | null;
  /** Page of the abstract. */
  url: string;
}
