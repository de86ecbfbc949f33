// Words as catalogues and questions meet: folded, without endings, by the rules of the language that they are in. The rules
// need not find the root of a word; they must only cut its forms alike. Pure.

import { foldWords } from './fold.ts';

/** Languages in which sources name their figures, and people ask. */
export type Language = 'en' | 'sv' | 'de' | 'fr' | 'es';

export const LANGUAGES: readonly Language[] = ['en', 'sv', 'de', 'fr', 'es'];

interface Rules {
  /** Endings, each with the fewest letters that must be left before it. Looked at in this order, the first that fits is cut. */
  readonly endings: readonly (readonly [ending: string, left: number, instead?: string])[];
  /** Cut after one of those above was, or was not. */
  readonly after?: readonly (readonly [ending: string, left: number, instead?: string])[];
}

const RULES: Readonly<Record<Language, Rules>> = {
  en: {
    endings: [
      ['ies', 3, 'y'],
      ['sses', 2, 'ss'],
      ['ches', 3, 'ch'],
      ['shes', 3, 'sh'],
      ['xes', 2, 'x'],
      ['ss', 2, 'ss'],
      ['us', 3, 'us'],
      ['is', 3, 'is'],
      ['s', 3],
    ],
    after: [
      ['ational', 4, 'at'],
      ['ing', 4],
      ['ied', 3, 'y'],
      ['ed', 4],
      ['ly', 4],
      ['e', 3],
    ],
  },
  sv: {
    endings: [
      ['heterna', 3],
      ['heten', 3],
      ['heter', 3],
      ['arnas', 3],
      ['ernas', 3],
      ['ornas', 3],
      ['arna', 3],
      ['erna', 3],
      ['orna', 3],
      ['aren', 3],
      ['ades', 3],
      ['ande', 3],
      ['het', 3],
      ['are', 3],
      ['ens', 3],
      ['ets', 3],
      ['ade', 3],
      ['na', 4],
      ['en', 3],
      ['et', 3],
      ['er', 3],
      ['ar', 3],
      ['or', 3],
      ['an', 3],
      ['as', 3],
      ['es', 3],
      ['a', 3],
      ['e', 3],
      ['n', 4],
      ['s', 3],
    ],
  },
  de: {
    endings: [
      ['innen', 3],
      ['ungen', 3, 'ung'],
      ['keiten', 3, 'keit'],
      ['heiten', 3, 'heit'],
      ['ern', 3],
      ['em', 3],
      ['en', 3],
      ['er', 3],
      ['es', 3],
      ['e', 3],
      ['n', 4],
      ['s', 3],
    ],
  },
  fr: {
    endings: [
      ['eaux', 2, 'eau'],
      ['aux', 2, 'al'],
      ['ees', 3, 'e'],
      ['ee', 3, 'e'],
      ['es', 3, 'e'],
      ['s', 3],
      ['x', 3],
    ],
    after: [
      ['ale', 3, 'al'],
      ['elle', 3, 'el'],
      ['ienne', 3, 'ien'],
      ['euse', 3, 'eur'],
      ['e', 3],
    ],
  },
  es: {
    endings: [
      ['ciones', 2, 'cion'],
      ['siones', 2, 'sion'],
      ['dades', 2, 'dad'],
      ['ices', 2, 'iz'],
      ['es', 4],
      ['s', 3],
    ],
    after: [
      ['a', 3],
      ['o', 3],
      ['e', 3],
    ],
  },
};

/** Words that say nothing of what is asked for, as they are written. */
const STOP_WORDS: Readonly<Record<Language, string>> = {
  en:
    'a an and any are as at be been by can could did do does each every for from get give had has have how i in into is it its last latest ' +
    'list made make many me mean most much my need newest now of on one or our over per please recent see show since so some statistic statistics ' +
    'data figures tell than that the their there these they this those through to today us want was we were what whats when where which who whom ' +
    'whose why will with would you your long far big high often',
  sv: 'och i pa av for till med om den det de en ett ar som vad hur manga mycket vilka vilken finns fran efter per under sedan visa statistik data senaste nu har blir mig alla',
  de: 'und in im der die das den dem des ein eine einer eines von vom zu zum zur mit auf fur aus bei nach uber wie viele viel was ist sind war hat haben gibt es welche welcher zeige statistik daten pro je aktuell',
  fr: 'et le la les l un une des du de d en au aux a dans par pour sur avec est sont ete combien quel quelle quels quelles que qui qu il elle y ce cette donnees statistiques montre',
  es: 'y el la los las un una unos unas de del en al a por para con es son fue cuanto cuantos cuanta cuantas cual cuales que quien hay se su datos estadisticas muestra',
};

const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Set(foldWords(STOP_WORDS[language]).split(' '))]),
) as unknown as Record<Language, ReadonlySet<string>>;

/** Letters that betray a language, before folding. */
const LETTERS: readonly (readonly [Language, RegExp])[] = [
  ['sv', /[åÅ]/],
  ['de', /[ß]/],
  ['es', /[ñ¿¡]/],
  ['fr', /[çèêàùœ]/],
];

export function isStopWord(word: string, language: Language): boolean {
  return stopWords[language].has(word);
}

/** A folded word without the endings of its language. Digits, and words of three letters and less, stay as they are. */
export function stem(word: string, language: Language): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const { endings, after } = RULES[language];
  const cut = without(word, endings);
  return after === undefined ? cut : without(cut, after);
}

function without(word: string, endings: Rules['endings']): string {
  for (const [ending, left, instead = ''] of endings) {
    if (word.length >= ending.length + left && word.endsWith(ending)) {
      return word.slice(0, word.length - ending.length) + instead;
    }
  }
  return word;
}

/** A text's words without endings and without those that say nothing, in their order. */
export function stems(text: string, language: Language): string[] {
  const words = foldWords(text);
  if (words === '') return [];
  return words
    .split(' ')
    .filter((word) => !stopWords[language].has(word))
    .map((word) => stem(word, language));
}

/** The language that a question is most likely in; English where nothing speaks against it. */
export function languageOf(text: string): Language {
  for (const [language, letters] of LETTERS) if (letters.test(text)) return language;
  const words = foldWords(text).split(' ');
  let best: Language = 'en';
  let most = 0;
  for (const language of LANGUAGES) {
    const count = words.filter((word) => stopWords[language].has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
