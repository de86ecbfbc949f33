// Extracts the significant words of texts, so that texts can be compared.

/** Words to ignore: articles, prepositions, pronouns, and words that occur in every tool description. */
const EMPTY = new Set(
  `a an the of for to in on at by from with without and or not no is are was were be been has have had do does that this these
  those it its which who whom whose what when where one some any all each every other there here as than then if so
  given value parameter argument field tool use used`.split(/\s+/),
);

const ASKING = new Set(
  `ask asks asked want wants wanted need needs needed known somebody someone looked meant`.split(' '),
);

export function listed(text: string): string[] {
  return text.split(',').map((each) => each.trim());
}

/** Returns the significant words in lower case, without plural endings. */
export function contentWords(...texts: readonly (string | undefined)[]): Set<string> {
  const words = texts.flatMap((text) => text?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return new Set(words.filter((word) => !EMPTY.has(word)).map(singular));
}

/** Counts the words that are neither known nor used in every `when`. */
export function wordsAdded(text: string, known: ReadonlySet<string>): number {
  return [...contentWords(text)].filter((word) => !known.has(word) && !ASKING.has(word)).length;
}

/** Splits a text into sentences, with case, spaces and punctuation normalized. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/[.!?] /);
  return sentences.map((sentence) =>
    sentence
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
