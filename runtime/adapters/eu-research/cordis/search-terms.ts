// The source's search language: values in single quotes, joined by AND and OR. It has no known escape, so that quotes and backslashes
// never reach it from outside.

import { FRAMEWORKS, type ProgrammeName } from './project.ts';

const PROJECTS = "contenttype='project'";
/** The fields that hold a project's framework; a field that the search does not know matches nothing. */
export const FRAMEWORK_FIELDS = ['frameworkProgramme', 'programme/code'] as const;

/** Conditions on projects, of which all given ones must hold. */
export interface Conditions {
  /** From `searchWords`. */
  readonly words: readonly string[];
  readonly programme?: ProgrammeName | undefined;
  /** Last day (`YYYY-MM-DD`) on which they may have started; those without a start are none then. */
  readonly startedBy?: string | undefined;
}

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

/** The value of `q` for projects of which all conditions hold; the programme by any of the fields given. */
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
