/**
 * Finds the most similar word for a "did you mean" hint. Up to a third of the letters, but at least one, may differ;
 * two swapped neighbors count once.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const folded = word.toLowerCase();
  if (folded.length > 80) return undefined;
  const limit = Math.max(1, Math.floor(folded.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const known = candidate.toLowerCase();
    if (Math.abs(known.length - folded.length) >= bestDistance) continue;
    const distance = editDistance(folded, known);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Returns words that contain the word or have a similar spelling, best match first. */
export function nearestFew(word: string, candidates: Iterable<string>, count: number): string[] {
  const folded = word.toLowerCase();
  if (folded === '' || folded.length > 80) return [];
  const limit = Math.max(1, Math.floor(folded.length / 3));
  const scored: { candidate: string; score: number }[] = [];
  for (const candidate of candidates) {
    const known = candidate.toLowerCase();
    const holds = folded.length > 2 && known.includes(folded);
    // The difference in length is a lower bound for the distance.
    if (!holds && Math.abs(known.length - folded.length) > limit) continue;
    const score = holds ? 0.5 : editDistance(folded, known);
    if (score <= limit) scored.push({ candidate, score });
  }
  scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
  return scored.slice(0, count).map((entry) => entry.candidate);
}

/** Optimal string alignment distance: swapping two neighbors costs one. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] as number;
}
