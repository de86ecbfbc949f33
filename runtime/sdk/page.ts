// Pagination of lists, with published field names.

export interface PageFigures<Total> {
  readonly count: number;
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
 * @param isMore whether more rows follow. By default, this is derived from the total; without a total, it is true for a
 *   full page
 */
export function pageFigures<Total extends number | undefined>(
  count: number,
  { offset = 0, limit }: PageOptions,
  total: Total,
  isMore = total === undefined ? count >= limit : offset + count < total,
): PageFigures<Total> {
  return { count, total, next_offset: count > 0 && isMore ? offset + count : undefined };
}
