// Lists that are given piece by piece: the rows asked for, how many there are, and where to go on.

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Rows here. */
  readonly count: number;
  /** Rows in all. */
  readonly total: number;
  /** The `offset` of the next piece; null when nothing follows. */
  readonly next_offset: number | null;
}

/** The piece of a whole list that begins at `offset`; the names of its figures are the published ones. */
export function pageOf<Row>(all: readonly Row[], { limit, offset = 0 }: { limit: number; offset?: number }): Page<Row> {
  const rows = all.slice(offset, offset + limit);
  const next = offset + rows.length;
  return {
    rows,
    count: rows.length,
    total: all.length,
    next_offset: rows.length > 0 && next < all.length ? next : null,
  };
}
