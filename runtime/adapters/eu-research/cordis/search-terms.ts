// Queries in the source's query language: conditions with values in single quotes, joined by AND and OR. Security: the
// language has no known escape sequence, so quotes and backslashes in user input are never passed on.

import { FRAMEWORKS, type ProgrammeName } from './project.ts';

const PROJECTS = "contenttype='project'";
/**
 * Fields that may contain a project's framework. Conditions on fields that the search does not know match no project.
 */
export const FRAMEWORK_FIELDS = ['frameworkProgramme', 'programme/code'] as const;

/** Conditions of a search, all of which must match. */
export interface Conditions {
  readonly words: readonly string[];
  readonly programme?: ProgrammeName | undefined;
  /** Latest start date (`YYYY-MM-DD`); excludes projects without a start date. */
  readonly startedBy?: string | undefined;
}

/**
 * Returns words and phrases without duplicates. Text in double quotes is one phrase. An apostrophe ends a word; a single letter
 * before or after it is dropped (Alzheimer's, l'innovation).
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

/** Returns the value of the query parameter `q`. All conditions must match; the program may match any of `fields`. */
export function searchQuery(
  { words, programme, startedBy }: Conditions,
  fields: readonly string[] = FRAMEWORK_FIELDS,
): string {
  const clauses = [PROJECTS, ...words.map(quoted)];
  if (programme !== undefined) {
    const either = fields.map((field) => `${field}=${quoted(FRAMEWORKS[programme])}`);
    clauses.push(either.length === 1 ? (either[0] as string) : `(${either.join(' OR ')})`);
  }
  if (startedBy !== undefined) clauses.push(`startDate<=${quoted(startedBy)}`);
  return clauses.join(' AND ');
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, ' ')}'`;
}
