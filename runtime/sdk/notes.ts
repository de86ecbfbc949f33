/** Returns null if there are no notes. */
export function joinedNotes(...notes: readonly (string | null | undefined)[]): string | null {
  return notes.filter((note) => note !== null && note !== undefined && note !== '').join(' ') || null;
}
