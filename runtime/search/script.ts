// The index contains words in Latin script only. Pure.

/** One Chinese, Japanese or Korean letter contains about as much information as three Latin ones. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const DENSITY = 3;

/**
 * False if most of the question is in another script. Capitalized Latin words do not count, because names and codes
 * keep their Latin spelling in every language: "Equinor の CEO は誰ですか".
 */
export function isReadable(question: string): boolean {
  let [latin, other] = [0, 0];
  for (const [word] of question.matchAll(/\p{Script=Latin}+|\p{L}/gu)) {
    if (!/\p{Script=Latin}/u.test(word)) other += DENSE.test(word) ? DENSITY : 1;
    else if (!/^\p{Lu}/u.test(word)) latin += word.length;
  }
  return other === 0 || latin > other;
}
