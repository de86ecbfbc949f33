// The index is loaded on first use.

import { readFileSync } from 'node:fs';
import { foldWords } from '../lib/text/fold.ts';
import { Classifier } from './classifier.ts';
import { isAnswered } from './fit.ts';
import { Lacks } from './lacks.ts';
import { isTool, type Ranked, type Ranking, ToolRanking } from './ranking.ts';
import { isReadable } from './script.ts';
import { stepsOf } from './steps.ts';
import {
  ABOUT,
  CLASSIFIER_FILE,
  EVERY_SERVICE,
  INDEX_FILE,
  type IndexFiles,
  type Subject,
  type ToolCard,
  type ToolIndex,
  UNANSWERED,
} from './tool-index.ts';

export interface ToolMatch {
  /** `<slug>.<tool>`. */
  readonly id: string;
  readonly card: ToolCard;
}

export interface FindToolAnswer {
  /** Best match first. */
  readonly matches: readonly ToolMatch[];
  /** Set if no tool matches. */
  readonly nearest: readonly string[];
  /** True if the question is about Almanac itself: its data, countries or freshness. */
  readonly isAboutOffer: boolean;
  /** Set if a service covers the subject of the question but does not have the data. */
  readonly lacking?: { readonly service: string; readonly phrase: string } | undefined;
  readonly subjects: readonly Subject[];
}

/** Reads only the first 200 characters of a question. */
export type FindTool = (query: string, limit: number) => FindToolAnswer;

export const MAX_QUESTION_LENGTH = 200;
/**
 * Matches below this share of the best score are omitted. The second, higher share applies to tools that every service
 * has, because they are rarely a good second choice.
 */
const MIN_SHARE = 0.0002;
const MIN_SHARED_SHARE = 0.5;
const MIN_STEP_SCORE = 0.3;
const MIN_ABOUT_SCORE = 0.35;
const NEAREST = 2;

/** @param folder contains the index and the classifier */
export function createFindTool(folder: URL): FindTool {
  let search: FindTool | undefined;
  return (query, limit) => {
    search ??= findToolOver(...readIndex(folder));
    return search(query, limit);
  };
}

export function readIndex(folder: URL): [index: ToolIndex, classifier: Classifier] {
  const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  return indexOf({ [INDEX_FILE]: textOf(INDEX_FILE), [CLASSIFIER_FILE]: textOf(CLASSIFIER_FILE) });
}

export function indexOf(texts: IndexFiles): [index: ToolIndex, classifier: Classifier] {
  const index = JSON.parse(texts[INDEX_FILE]) as ToolIndex;
  return [index, new Classifier(texts[CLASSIFIER_FILE], index.tools)];
}

export function findToolOver(index: ToolIndex, classifier: Classifier): FindTool {
  const ranking = new ToolRanking(index, classifier);
  const byName = namesOf(index.tools);
  const lacks = new Lacks(index.lacks, ranking.reader);
  const lackingOf = (question: string, { all }: Ranking) => {
    const service = all.find(isTool)?.id.split('.')[0] ?? '';
    const phrase = lacks.find(service, ranking.reader.read(question));
    return phrase === undefined ? undefined : { service, phrase };
  };
  return (query, limit) => {
    const question = query.slice(0, MAX_QUESTION_LENGTH);
    if (!isReadable(question)) return { matches: [], nearest: [], isAboutOffer: false, subjects: index.subjects };
    const named = toolsNamed(question, byName);
    const ranked = ranking.rank(question);
    const isAboutOffer = named.length === 0 && isAbout(ranked.all);
    const lacking = named.length === 0 && !isAboutOffer ? lackingOf(question, ranked) : undefined;
    const fitting = isAboutOffer || lacking !== undefined ? [] : withSteps(question, fitsOf(ranked), ranking);
    const ids = [...new Set([...named, ...fitting])].slice(0, limit);
    const isNothing = ids.length === 0 && !isAboutOffer;
    return {
      matches: ids.map((id) => ({ id: ofService(id, ranked.all, index), card: index.cards[id] as ToolCard })),
      // Exclude tools that share no words with the question.
      nearest: isNothing ? nearestOf(ranked.all.filter(({ coverage }) => coverage > 0)) : [],
      isAboutOffer,
      lacking,
      subjects: index.subjects,
    };
  };
}

function scoreOf(ranked: readonly Ranked[], id: string): number {
  return ranked.find((each) => each.id === id)?.score ?? 0;
}

function isAbout(ranked: readonly Ranked[]): boolean {
  const about = scoreOf(ranked, ABOUT);
  const rivals = Math.max(ranked.find(isTool)?.score ?? 0, scoreOf(ranked, UNANSWERED));
  return about >= MIN_ABOUT_SCORE && about > rivals;
}

function fitsOf(ranking: Ranking): Ranked[] {
  if (!isAnswered(ranking)) return [];
  const tools = ranking.all.filter(isTool);
  const first = tools[0]?.score ?? 0;
  return tools.filter((each) => each.score >= first * (isOfEvery(each) ? MIN_SHARED_SHARE : MIN_SHARE));
}

function isOfEvery({ id }: Ranked): boolean {
  return id.startsWith(`${EVERY_SERVICE}.`);
}

function nearestOf(ranked: readonly Ranked[]): string[] {
  const tools = ranked.filter((each) => isTool(each) && !isOfEvery(each));
  return tools.slice(0, NEAREST).map(({ id }) => id);
}

/** Returns the best tool for the entire question, then the best tool for each part, then the remaining tools. */
function withSteps(question: string, whole: readonly Ranked[], ranking: ToolRanking): string[] {
  const ofSteps = stepsOf(question).flatMap((step) => {
    const [first] = fitsOf(ranking.rank(step));
    return first !== undefined && first.score >= MIN_STEP_SCORE ? [first.id] : [];
  });
  const [best, ...rest] = whole.map(({ id }) => id);
  return [...(best === undefined ? [] : [best]), ...ofSteps, ...rest];
}

/** Assigns tools that every service has to the service closest to the question. */
function ofService(id: string, ranked: readonly Ranked[], { subjects }: ToolIndex): string {
  const [slug, name] = id.split('.');
  if (slug !== EVERY_SERVICE) return id;
  const nearest = nearestOf(ranked)[0]?.split('.')[0];
  return `${nearest ?? subjects[0]?.service}.${name}`;
}

/** Tool names with and without the service. */
function namesOf(tools: readonly string[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const id of tools) {
    const [slug = '', name = ''] = id.split('.');
    for (const words of [foldWords(name), foldWords(`${slug} ${name}`)])
      names.set(words, [...(names.get(words) ?? []), id]);
  }
  names.delete('');
  return names;
}

/** The question is the tool's exact name, or contains it with underscores. */
function toolsNamed(question: string, byName: ReadonlyMap<string, readonly string[]>): string[] {
  const whole = byName.get(foldWords(question)) ?? [];
  const inside = question.split(/[^\p{L}\p{N}_.-]+/u).filter((word) => word.includes('_'));
  return [...whole, ...inside.flatMap((word) => byName.get(foldWords(word)) ?? [])];
}
