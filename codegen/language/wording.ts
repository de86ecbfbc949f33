// What a text says, as far as a program can tell: its words without those that say nothing, so that two texts can be held
// against each other.

/** Words without a meaning of their own: articles, prepositions, pronouns, and what every text on a tool says of itself. */
const EMPTY = new Set(
  `a an the of for to in on at by from with without and or not no is are was were be been has have had do does that this these
  those it its which who whom whose what when where one some any all each every other there here as than then if so
  given value parameter argument field tool use used`.split(/\s+/),
);

/** What every "when" says: that somebody asks, and what for. */
const ASKING = new Set(
  `ask asks asked want wants wanted need needs needed known somebody someone looked meant`.split(' '),
);

/** What stands between the commas of a text. */
export function listed(text: string): string[] {
  return text.split(',').map((each) => each.trim());
}

/** The words of texts that mean something, in lower case and without the endings of plurals. */
export function contentWords(...texts: readonly (string | undefined)[]): Set<string> {
  const words = texts.flatMap((text) => text?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return new Set(words.filter((word) => !EMPTY.has(word)).map(singular));
}

/** How many words of a text others do not have; words of asking do not count. */
export function wordsAdded(text: string, known: ReadonlySet<string>): number {
  return [...contentWords(text)].filter((word) => !known.has(word) && !ASKING.has(word)).length;
}

/** Sentences in a form in which case, spaces and punctuation do not count. */
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
