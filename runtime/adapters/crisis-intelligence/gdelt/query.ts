// What a person wrote as GDELT's query language takes it: words, all of which must occur. Its operators (OR, brackets, `domain:`,
// signs) would make it refuse the query or answer another one, so only letters and digits go out.

/** Shorter words are refused. */
const SHORTEST_WORD = 3;
const MOST_WORDS = 12;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** The query; undefined where no word is left that could be asked for. `further` are words that must occur as well. */
export function newsQuery(text: string, further: string | undefined): string | undefined {
  const words = [...(text.match(WORD) ?? []), ...(further?.match(WORD) ?? [])];
  const known = new Set<string>();
  const wanted = words.filter((word) => {
    const key = word.toLowerCase();
    const isOperator = key === 'or' || key === 'and' || key === 'not';
    if (word.length < SHORTEST_WORD || isOperator || known.has(key)) return false;
    known.add(key);
    return true;
  });
  if (wanted.length === 0) return undefined;
  // A hyphen outside of quotes excludes what follows it.
  return wanted
    .slice(0, MOST_WORDS)
    .map((word) => (/^[\p{L}\p{N}]+$/u.test(word) ? word : `"${word}"`))
    .join(' ');
}
