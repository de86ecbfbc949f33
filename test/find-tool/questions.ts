import { readFileSync } from 'node:fs';
import { emitClassifier, emitFindIndex, type FindIndexInput } from '../../codegen/emit/catalog/find-index.ts';
import { createFindTool } from '../../runtime/search/find-tool.ts';
import { CLASSIFIER_FILE, INDEX_FILE, type IndexFiles, type ToolIndex } from '../../runtime/search/tool-index.ts';

export interface AskedQuestion {
  readonly text: string;
  /** Ids of the correct tools; empty if no tool answers the question. */
  readonly tools: readonly string[];
  /** ISO 639-1 code. */
  readonly language: string;
  /** Style (keywords, sentence, indirect or misspelt); set only for fresh questions. */
  readonly way?: string | undefined;
}

export const GENERATED = new URL('../../generated/', import.meta.url);

export const findTool = createFindTool(GENERATED);

/**
 * @param file rows `question<TAB>tools`, with `-` or `none` if no tool answers the question, optionally followed by the
 *   language and the question style
 */
export function questionsIn(file: URL): AskedQuestion[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', tools = '', language = 'en', way] = line.split('\t');
      const ids = tools.trim();
      return { text, tools: /^(?:-|none)?$/.test(ids) ? [] : ids.split(/ +/), language, way };
    });
}

const committed = (name: string) => questionsIn(new URL(`${name}.tsv`, import.meta.url));

const all: readonly AskedQuestion[] = committed('questions');

/**
 * In `all`, every second question was used for tuning; the rest is unseen. All other sets are separate and used only
 * for measurement.
 */
export const questions: Readonly<
  Record<
    | 'all'
    | 'tuned'
    | 'unseen'
    | 'judge'
    | 'fresh'
    | 'blind'
    | 'strangers'
    | 'newcomers'
    | 'outsiders'
    | 'titles'
    | 'strays',
    readonly AskedQuestion[]
  >
> = {
  judge: committed('judge'),
  strays: committed('strays'),
  titles: committed('titles'),
  outsiders: committed('outsiders'),
  newcomers: committed('newcomers'),
  strangers: committed('strangers'),
  blind: committed('blind'),
  fresh: committed('fresh'),
  all,
  tuned: all.filter((_, index) => index % 2 === 0),
  unseen: all.filter((_, index) => index % 2 === 1),
};

const foundBefore = new Map<string, readonly string[]>();

/** Ids of the results, best first. Cached, because the same question is measured more than once. */
export function found(text: string, limit = 5): readonly string[] {
  const asked = `${limit} ${text}`;
  const ids = foundBefore.get(asked) ?? findTool(text, limit).matches.map(({ id }) => id);
  foundBefore.set(asked, ids);
  return ids;
}

/** Treats the feedback tools of all services as one, because their feedback reaches the same people. */
const bare = (id: string) => (id.endsWith('.report_feedback') ? 'report_feedback' : id);
const answers = ({ tools }: AskedQuestion, id: string) => tools.some((tool) => bare(tool) === bare(id));

export interface Measured {
  readonly asked: number;
  readonly at1: number;
  readonly at3: number;
  readonly at5: number;
  readonly misses: readonly { readonly question: AskedQuestion; readonly found: readonly string[] }[];
}

export function measure(
  asked: readonly AskedQuestion[],
  search: (text: string) => readonly string[] = found,
): Measured {
  const results = asked.map((question) => {
    const ids = search(question.text);
    return { question, found: ids, place: ids.findIndex((id) => answers(question, id)) };
  });
  const share = (first: number) => results.filter(({ place }) => place >= 0 && place < first).length / asked.length;
  const misses = results.filter(({ place }) => place < 0 || place > 2);
  return { asked: asked.length, at1: share(1), at3: share(3), at5: share(5), misses };
}

export const answerable = ({ tools }: AskedQuestion) => tools.length > 0;
export const unanswerable = ({ tools }: AskedQuestion) => tools.length === 0;
export const inOtherLanguages = ({ language }: AskedQuestion) => language !== 'en';

export function knownTools(): string[] {
  const { cards } = JSON.parse(readFileSync(new URL(INDEX_FILE, GENERATED), 'utf8')) as ToolIndex;
  return Object.keys(cards);
}

export function indexFiles(input: FindIndexInput): IndexFiles {
  return { [INDEX_FILE]: emitFindIndex(input), [CLASSIFIER_FILE]: emitClassifier(input) };
}
