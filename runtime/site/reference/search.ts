// Search in the reference. This module has no dependencies, because browsers load it too.

export interface SearchEntry {
  readonly title: string;
  /** Name of the tool or operation. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly group: string;
  /** Names of arguments and result fields, and the summary. */
  readonly text: string;
}

/** Results shown. */
const MAX_RESULTS = 12;
/** Maximum length of a query; longer queries are truncated. */
const MAX_QUERY_LENGTH = 100;

/**
 * Returns the entries that contain every word. Matches in the title or name come first, then those in the path or
 * group, then all others.
 */
export function searchReference(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = wordsOf(query.slice(0, MAX_QUERY_LENGTH));
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.entry.title.localeCompare(b.entry.title, 'en'))
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => entry);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Returns 0 if the entry does not contain every word. */
function scoreOf({ title, name, path, group, text }: SearchEntry, words: readonly string[]): number {
  const [heading, place, rest] = [`${title} ${name}`, `${path} ${group}`, text].map(
    (each) => ` ${wordsOf(each).join(' ')}`,
  );
  let score = 0;
  for (const word of words) {
    const points =
      pointsOf(heading as string, word, 8) || pointsOf(place as string, word, 4) || pointsOf(rest as string, word, 1);
    if (points === 0) return 0;
    score += points;
  }
  return score;
}

/** A match at the beginning of a word scores higher. */
function pointsOf(text: string, word: string, weight: number): number {
  if (text.includes(` ${word}`)) return weight * 2;
  return text.includes(word) ? weight : 0;
}
