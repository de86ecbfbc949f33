// Generated from spec/api/preprints/events/arxiv.yaml by `make generate`: do not edit.

export interface Preprint {
  /** arXiv id without version. */
  readonly id: string;
  /** Version described here. */
  readonly version: number | null;
  /** Title; may contain LaTeX. */
  readonly title: string;
  /** Abstract; may contain LaTeX. */
  readonly abstract: string | null;
  /** First 20 authors. */
  readonly authors: readonly string[];
  /** Number of authors. */
  readonly author_count: number;
  /** Submission time of version 1, in UTC. */
  readonly published: string | null;
  /** Submission time of this version, in UTC. */
  readonly updated: string | null;
  /** Main category. */
  readonly primary_category: string | null;
  /** All categories. */
  readonly categories: readonly string[];
  /** DOI of the published article. */
  readonly doi: string | null;
  /** Journal reference. */
  readonly journal_ref: string | null;
  /** Authors' comment. */
  readonly comment: string | null;
  /** True if this version is withdrawn: it has no PDF, and its comment or abstract states the withdrawal. */
  readonly withdrawn: boolean;
  /** Abstract page. */
  readonly url: string;
}
