// Which of a tool's questions stand in documents: a person wants to see how it is asked, not all that it was learnt from.

import type { Question } from './model.ts';

/** How many stand there of English, and of each other language. */
const MOST_ENGLISH = 7;
const MOST_OTHERS = 1;

/** The first few of each language. */
export function someOf(questions: readonly Question[]): Question[] {
  const byLanguage = Map.groupBy(questions, ({ language }) => language);
  return [...byLanguage].flatMap(([language, asked]) => asked.slice(0, language === 'en' ? MOST_ENGLISH : MOST_OTHERS));
}
