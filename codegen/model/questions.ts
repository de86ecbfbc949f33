// Selects the questions that are shown in documents. `find_tool` is trained on all questions.

import type { Question } from './model.ts';

/** Number of questions that are shown in English, and in each other language. */
const MAX_ENGLISH = 7;
const MAX_OTHERS = 1;

export function someOf(questions: readonly Question[]): Question[] {
  const byLanguage = Map.groupBy(questions, ({ language }) => language);
  return [...byLanguage].flatMap(([language, asked]) => asked.slice(0, language === 'en' ? MAX_ENGLISH : MAX_OTHERS));
}
