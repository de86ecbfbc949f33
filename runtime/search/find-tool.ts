// The search behind `find_tool`, over the index that the generator built. It is loaded when it is first asked.

import { readFileSync } from 'node:fs';
import { foldWords } from '../lib/text/fold.ts';
import { Classifier } from './classifier.ts';
import { isAnswered } from './fit.ts';
import { isTool, type Ranked, type Ranking, ToolRanking } from './ranking.ts';
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

/** A tool that may answer a question, and what a first call of it needs. */
export interface ToolMatch {
  /** `<slug>.<tool>`. */
  readonly id: string;
  readonly card: ToolCard;
}

/** What a question is answered with. */
export interface FindToolAnswer {
  /** Best first; none where nothing fits. */
  readonly matches: readonly ToolMatch[];
  /** Where nothing fits: the ids of the tools that come nearest. */
  readonly nearest: readonly string[];
  /** The question is about the offer itself: what there is, of which countries, how fresh. */
  readonly isAboutOffer: boolean;
  /** What the services are about. */
  readonly subjects: readonly Subject[];
}

/** Finds the tools that a plain question is about. Of a longer question the first letters count. */
export type FindTool = (query: string, limit: number) => FindToolAnswer;

/** Most letters of a question that are read. */
export const LONGEST_QUESTION = 200;
/** A match below this share of the first is left out; a tool that every service has below the second: it is meant, or it is not. */
const LEAST_SHARE = 0.0002;
const LEAST_SHARED_SHARE = 0.5;
/** A step of a question brings its own tool only when it fits so well. */
const LEAST_STEP_SCORE = 0.3;
const LEAST_ABOUT_SCORE = 0.35;
/** How many are named where nothing fits. */
const NEAREST = 2;

/** The search over the index in a folder, beside which its classifier stands. */
export function createFindTool(folder: URL): FindTool {
  let search: FindTool | undefined;
  return (query, limit) => {
    search ??= findToolOver(...readIndex(folder));
    return search(query, limit);
  };
}

/** The index in a folder, and its classifier. */
export function readIndex(folder: URL): [index: ToolIndex, classifier: Classifier] {
  const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  return indexOf({ [INDEX_FILE]: textOf(INDEX_FILE), [CLASSIFIER_FILE]: textOf(CLASSIFIER_FILE) });
}

/** The index and its classifier of the texts that the generator made. */
export function indexOf(texts: IndexFiles): [index: ToolIndex, classifier: Classifier] {
  const index = JSON.parse(texts[INDEX_FILE]) as ToolIndex;
  return [index, new Classifier(Buffer.from(texts[CLASSIFIER_FILE], 'base64'), index.tools)];
}

/** The search over an index. */
export function findToolOver(index: ToolIndex, classifier: Classifier): FindTool {
  const ranking = new ToolRanking(index, classifier);
  const byName = namesOf(index.tools);
  return (query, limit) => {
    const question = query.slice(0, LONGEST_QUESTION);
    const named = toolsNamed(question, byName);
    const ranked = ranking.rank(question);
    const isAboutOffer = named.length === 0 && isAbout(ranked.all);
    const fitting = isAboutOffer ? [] : withSteps(question, fitsOf(ranked), ranking);
    const ids = [...new Set([...named, ...fitting])].slice(0, limit);
    const isNothing = ids.length === 0 && !isAboutOffer;
    return {
      matches: ids.map((id) => ({ id: ofService(id, ranked.all, index), card: index.cards[id] as ToolCard })),
      nearest: isNothing ? nearestOf(ranked.all) : [],
      isAboutOffer,
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
  return about >= LEAST_ABOUT_SCORE && about > rivals;
}

/** The tools that fit well enough, without those far below the first. */
function fitsOf(ranking: Ranking): Ranked[] {
  if (!isAnswered(ranking)) return [];
  const tools = ranking.all.filter(isTool);
  const first = tools[0]?.score ?? 0;
  return tools.filter((each) => each.score >= first * (isOfEvery(each) ? LEAST_SHARED_SHARE : LEAST_SHARE));
}

function isOfEvery({ id }: Ranked): boolean {
  return id.startsWith(`${EVERY_SERVICE}.`);
}

function nearestOf(ranked: readonly Ranked[]): string[] {
  const tools = ranked.filter((each) => isTool(each) && !isOfEvery(each));
  return tools.slice(0, NEAREST).map(({ id }) => id);
}

/** The best tool of the whole question, then those of its steps, then the rest. */
function withSteps(question: string, whole: readonly Ranked[], ranking: ToolRanking): string[] {
  const ofSteps = stepsOf(question).flatMap((step) => {
    const [first] = fitsOf(ranking.rank(step));
    return first !== undefined && first.score >= LEAST_STEP_SCORE ? [first.id] : [];
  });
  const [best, ...rest] = whole.map(({ id }) => id);
  return [...(best === undefined ? [] : [best]), ...ofSteps, ...rest];
}

/** A tool that every service has is given with the service that the question is nearest to. */
function ofService(id: string, ranked: readonly Ranked[], { subjects }: ToolIndex): string {
  const [slug, name] = id.split('.');
  if (slug !== EVERY_SERVICE) return id;
  const nearest = nearestOf(ranked)[0]?.split('.')[0];
  return `${nearest ?? subjects[0]?.service}.${name}`;
}

/** Ids by the ways in which a tool is named: its name, and its service with it. */
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

/** Tools whose exact name the question is, or holds with underscores. */
function toolsNamed(question: string, byName: ReadonlyMap<string, readonly string[]>): string[] {
  const whole = byName.get(foldWords(question)) ?? [];
  const inside = question.split(/[^\p{L}\p{N}_.-]+/u).filter((word) => word.includes('_'));
  return [...whole, ...inside.flatMap((word) => byName.get(foldWords(word)) ?? [])];
}
