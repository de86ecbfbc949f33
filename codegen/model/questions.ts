// Selects the questions that documents show. `find_tool` learns from all of them.

import type { Question } from './model.ts';

/** Questions shown in English and in each other language. */
const MOST_ENGLISH = 7;
const MOST_OTHERS = 1;

export function someOf(questions: readonly Question[]): Question[] {
  const byLanguage = Map.groupBy(questions, ({ language }) => language);
  return [...byLanguage].flatMap(([language, asked]) => asked.slice(0, language === 'en' ? MOST_ENGLISH : MOST_OTHERS));
}
