// Pagination of lists, with published field names.

export interface PageFigures<Total> {
  /** In this page. */
  readonly count: number;
  /** Of all pages; undefined if unknown. */
  readonly total: Total;
  /** Undefined on the last page. */
  readonly next_offset: number | undefined;
}

export interface Page<Row> extends PageFigures<number> {
  readonly rows: readonly Row[];
}

export interface PageOptions {
  readonly limit: number;
  readonly offset?: number;
}

export function pageOf<Row>(all: readonly Row[], page: PageOptions): Page<Row> {
  const { offset = 0, limit } = page;
  const rows = all.slice(offset, offset + limit);
  return { rows, ...pageFigures(rows.length, page, all.length) };
}

/**
 * For rows that the source has already paginated.
 * @param isMore whether more rows follow. Default: derived from the total, or true for a full page without a total
 */
export function pageFigures<Total extends number | undefined>(
  count: number,
  { offset = 0, limit }: PageOptions,
  total: Total,
  isMore = total === undefined ? count >= limit : offset + count < total,
): PageFigures<Total> {
  return { count, total, next_offset: count > 0 && isMore ? offset + count : undefined };
}
