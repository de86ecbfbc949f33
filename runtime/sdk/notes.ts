// What a result says beside its figures: sentences of which some apply.

/** The sentences that are given, as one text; null when there is none. */
export function joinedNotes(...notes: readonly (string | null | undefined)[]): string | null {
  return notes.filter((note) => note !== null && note !== undefined && note !== '').join(' ') || null;
}
