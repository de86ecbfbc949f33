// The source's search language: values in single quotes, joined by AND. It has no known escape, so that quotes and backslashes never
// reach it from outside.

import { FRAMEWORKS, type ProgrammeName } from './project.ts';

const PROJECTS = "contenttype='project'";
/** Spellings of the framework clause; the second is the full path in the XML record, should the short one match nothing. */
export const FRAMEWORK_FIELDS = [
  'frameworkProgramme',
  '/project/relations/associations/programme/frameworkProgramme',
] as const;
export type FrameworkField = (typeof FRAMEWORK_FIELDS)[number];

/**
 * Words and phrases of a search, each once: what stands in double quotes is one phrase. Apostrophes end a word, and what they cut
 * off is dropped when it is a single letter (Alzheimer's, l'innovation).
 */
export function searchWords(query: string): string[] {
  const words = new Set<string>();
  for (const [, quoted, word] of query.matchAll(/"([^"]*)"|([^\s"]+)/g)) {
    const plain = (quoted ?? word ?? '')
      .replace(/[\\\p{Cc}]/gu, ' ')
      .replace(/(?<![\p{L}\p{N}])[\p{L}]['’‘]|['’‘][\p{L}](?![\p{L}\p{N}])/gu, ' ')
      .replace(/['’‘]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (/[\p{L}\p{N}]/u.test(plain)) words.add(plain);
  }
  return [...words];
}

/** The value of `q` for projects that hold all words, of one programme or of any. */
export function searchQuery(words: readonly string[], programme?: ProgrammeName, field?: FrameworkField): string {
  const clauses = [PROJECTS, ...words.map(quoted)];
  if (programme !== undefined) clauses.push(`${field ?? FRAMEWORK_FIELDS[0]}=${quoted(FRAMEWORKS[programme])}`);
  return clauses.join(' AND ');
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, ' ')}'`;
}
