// Lists that are given piece by piece: the rows asked for, how many there are, and where to go on, by the names that are published.

/** What is said of one piece of a list. */
export interface PageFigures<Total> {
  /** Rows here. */
  readonly count: number;
  /** Rows in all; undefined where nobody counts. */
  readonly total: Total;
  /** The `offset` of the next piece; undefined when nothing follows. */
  readonly next_offset: number | undefined;
}

/** One piece of a list that is here as a whole. */
export interface Page<Row> extends PageFigures<number> {
  readonly rows: readonly Row[];
}

/** Which piece is wanted. */
export interface PageWish {
  readonly limit: number;
  readonly offset?: number;
}

/** The piece of a whole list that begins at `offset`. */
export function pageOf<Row>(all: readonly Row[], wish: PageWish): Page<Row> {
  const { offset = 0, limit } = wish;
  const rows = all.slice(offset, offset + limit);
  return { rows, ...pageFigures(rows.length, wish, all.length) };
}

/**
 * The figures of a piece of `count` rows that somebody else cut.
 * @param isMore Whether more follow; unless given, by the total, and without one a full piece may have another behind it.
 */
export function pageFigures<Total extends number | undefined>(
  count: number,
  { offset = 0, limit }: PageWish,
  total: Total,
  isMore = total === undefined ? count >= limit : offset + count < total,
): PageFigures<Total> {
  return { count, total, next_offset: count > 0 && isMore ? offset + count : undefined };
}
