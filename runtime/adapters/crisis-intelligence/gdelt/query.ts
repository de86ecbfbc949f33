// Converts free text to a GDELT query that requires all words. Keeps only letters and digits: operators (OR,
// parentheses, `domain:`, plus and minus signs) would cause an error or change the meaning of the query.

/** Minimum length of a word; the source rejects shorter words. */
const MIN_WORD_LENGTH = 3;
const MAX_WORDS = 12;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Returns undefined if no usable word remains. `further` contains additional words to require. */
export function newsQuery(text: string, further: string | undefined): string | undefined {
  const words = [...(text.match(WORD) ?? []), ...(further?.match(WORD) ?? [])];
  const known = new Set<string>();
  const queryWords = words.filter((word) => {
    const key = word.toLowerCase();
    const isOperator = key === 'or' || key === 'and' || key === 'not';
    if (word.length < MIN_WORD_LENGTH || isOperator || known.has(key)) return false;
    known.add(key);
    return true;
  });
  if (queryWords.length === 0) return undefined;
  // Quote hyphenated words: outside quotes, a hyphen excludes the word that follows.
  return queryWords
    .slice(0, MAX_WORDS)
    .map((word) => (/^[\p{L}\p{N}]+$/u.test(word) ? word : `"${word}"`))
    .join(' ');
}
