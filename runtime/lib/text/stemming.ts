// Stemming does not have to find the root; it only has to map all forms of a word to the same stem.

/** Languages in which source data and questions are written. */
export type Language = 'en' | 'sv' | 'de' | 'fr' | 'es';

export const LANGUAGES: readonly Language[] = ['en', 'sv', 'de', 'fr', 'es'];

interface Rules {
  /** Endings, each with the minimum number of letters that must remain. Only the first matching ending is removed. */
  readonly endings: readonly (readonly [ending: string, left: number, instead?: string])[];
  /** Applied even if no ending in the first list matched. */
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

/** Languages that use the rules of another language. */
const LIKE: Readonly<Record<string, Language>> = { no: 'sv', da: 'sv', nl: 'de', it: 'es', pt: 'es' };

/** Digits, words of up to three letters, and languages without rules are returned unchanged. */
export function stem(word: string, language: string): string {
  const rules = RULES[(LIKE[language] ?? language) as Language] as Rules | undefined;
  if (rules === undefined || word.length < 4 || /\d/.test(word)) return word;
  const { endings, after } = rules;
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
