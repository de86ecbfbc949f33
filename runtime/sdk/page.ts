// Pagination of lists, with the published names of the page fields.

export interface PageFigures<Total> {
  /** Rows in this page. */
  readonly count: number;
  /** Total number of rows; undefined if unknown. */
  readonly total: Total;
  /** The `offset` of the next page; undefined on the last page. */
  readonly next_offset: number | undefined;
}

export interface Page<Row> extends PageFigures<number> {
  readonly rows: readonly Row[];
}

export interface PageWish {
  readonly limit: number;
  readonly offset?: number;
}

/** Cuts a page out of a complete list. */
export function pageOf<Row>(all: readonly Row[], wish: PageWish): Page<Row> {
  const { offset = 0, limit } = wish;
  const rows = all.slice(offset, offset + limit);
  return { rows, ...pageFigures(rows.length, wish, all.length) };
}

/**
 * Page fields for `count` rows that the source has already cut.
 * @param isMore whether more rows follow; by default derived from the total, or, without a total, true for a full page
 */
export function pageFigures<Total extends number | undefined>(
  count: number,
  { offset = 0, limit }: PageWish,
  total: Total,
  isMore = total === undefined ? count >= limit : offset + count < total,
): PageFigures<Total> {
  return { count, total, next_offset: count > 0 && isMore ? offset + count : undefined };
}
