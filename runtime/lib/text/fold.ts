// "lodz" finds Łódź, "tromso" finds Tromsø, and "ΑΘΗΝΑ" finds Αθήνα. Queries and indexed text must be folded in the
// same way.

/** Letters that Unicode does not decompose, with the letters that people type instead of them on a plain keyboard. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  ɨ: 'i',
  ʉ: 'u',
  // Greek final sigma.
  ς: 'σ',
};
const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

// Accents, Arabic vowel signs, joiners and the Hebrew points. The vowel signs of Indic scripts are part of the spelling and
// stay.
const MARK = /[\p{Script=Inherited}\u0591-\u05c7]/gu;

// Apostrophes, including letters used like apostrophes (Hawaiian, Uzbek, Arabic transliterations). They do not end a
// word.
const APOSTROPHE = /['`´‘’‛′ʹʻʼʽʾʿˈ＇]/;
const NOT_WORD = /[^\p{L}\p{N}\p{M}]/gu;

/** `fold('Łódź')` is `lodz`, and `fold('Straße')` is `strasse`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARK, '')
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] as string);
}

// Characters outside the Basic Multilingual Plane are not cached.
const foldedCharacters: (string | undefined)[] = new Array(0x10000);

/** Returns '' for marks and apostrophes, and ' ' for separators. */
export function foldCharacter(codePoint: number): string {
  const known = foldedCharacters[codePoint];
  if (known !== undefined) return known;
  const character = String.fromCodePoint(codePoint);
  const folded = APOSTROPHE.test(character) ? '' : fold(character).replace(NOT_WORD, ' ');
  if (codePoint < foldedCharacters.length) foldedCharacters[codePoint] = folded;
  return folded;
}

/** Apostrophes do not separate words: `foldWords("St. John's")` is `st johns`. */
export function foldWords(text: string): string {
  let words = '';
  let last = '';
  for (const character of text) {
    for (const folded of foldCharacter(character.codePointAt(0) as number)) {
      if (folded !== ' ' || last !== ' ') words += folded;
      last = folded;
    }
  }
  return words.trim();
}
