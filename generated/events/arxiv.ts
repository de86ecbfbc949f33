// Generated from spec/api/preprints/events/arxiv.yaml by `make generate`: do not edit.

export interface Preprint {
  /** arXiv id without version. */
  readonly id: string;
  /** Version that is described here. */
  readonly version: number | null;
  /** Title; may hold LaTeX. */
  readonly title: string;
  /** Abstract; may hold LaTeX. */
  readonly abstract: string | null;
  /** The first 20. */
  readonly authors: readonly string[];
  /** How many authors it has. */
  readonly author_count: number;
  /** When version 1 was submitted, in UTC. */
  readonly published: string | null;
  /** When this version was submitted, in UTC. */
  readonly updated: string | null;
  /** Main category. */
  readonly primary_category: string | null;
  /** All its categories. */
  readonly categories: readonly string[];
  /** DOI of the published article. */
  readonly doi: string | null;
  /** Where it was published. */
  readonly journal_ref: string | null;
  /** What the authors say about it. */
  readonly comment: string | null;
  /** True when this version is withdrawn: it has no PDF, and its comment or abstract says so. */
  readonly withdrawn: boolean;
  /** Page of the abstract. */
  readonly url: string;
}
