// The search behind `find_tool`, over the index that the generator built. It is loaded when it is first asked.

import { readFileSync } from 'node:fs';
import { foldWords } from '../language/fold.ts';
import {
  ABOUT,
  EVERY_SERVICE,
  type Subject,
  type ToolCard,
  type ToolIndex,
  UNANSWERED,
} from '../language/tool-index.ts';
import { type Ranked, ToolRanking } from './ranking.ts';
import { stepsOf } from './steps.ts';

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
  /** The question is about the offer itself: what there is, of which countries, how fresh. */
  readonly isAboutOffer: boolean;
  /** What the services are about. */
  readonly subjects: readonly Subject[];
}

/** Finds the tools that a plain question is about. Of a longer question the first letters count. */
export type FindTool = (query: string, limit: number) => FindToolAnswer;

/** Most letters of a question that are read. */
export const LONGEST_QUESTION = 200;
/** Below it a tool shares too little with the question. */
const LEAST_SCORE = 0.2;
/** How much better a tool must fit than the questions that nothing answers. */
const LEAST_LEAD = 0.03;
/** A match below this share of the first is left out. */
const LEAST_SHARE = 0.5;
/** A step of a question brings its own tool only when it fits so well. */
const LEAST_STEP_SCORE = 0.3;
const LEAST_ABOUT_SCORE = 0.5;

/** The search over an index file. */
export function createFindTool(file: URL): FindTool {
  let search: FindTool | undefined;
  return (query, limit) => {
    search ??= findToolOver(JSON.parse(readFileSync(file, 'utf8')) as ToolIndex);
    return search(query, limit);
  };
}

/** The search over an index. */
export function findToolOver(index: ToolIndex): FindTool {
  const ranking = new ToolRanking(index);
  const byName = namesOf(index.tools);
  return (query, limit) => {
    const question = query.slice(0, LONGEST_QUESTION);
    const named = toolsNamed(question, byName);
    const ranked = ranking.rank(question);
    const isAboutOffer = named.length === 0 && isAbout(ranked);
    const fitting = isAboutOffer ? [] : withSteps(question, fitsOf(ranked), ranking);
    const ids = [...new Set([...named, ...fitting])].slice(0, limit);
    return {
      matches: ids.map((id) => ({ id: ofService(id, ranked, index), card: index.cards[id] as ToolCard })),
      isAboutOffer,
      subjects: index.subjects,
    };
  };
}

function scoreOf(ranked: readonly Ranked[], id: string): number {
  return ranked.find((each) => each.id === id)?.score ?? 0;
}

function toolsOf(ranked: readonly Ranked[]): Ranked[] {
  return ranked.filter(({ id }) => id !== ABOUT && id !== UNANSWERED);
}

function isAbout(ranked: readonly Ranked[]): boolean {
  const about = scoreOf(ranked, ABOUT);
  const rivals = Math.max(toolsOf(ranked)[0]?.score ?? 0, scoreOf(ranked, UNANSWERED));
  return about >= LEAST_ABOUT_SCORE && about > rivals;
}

/** The tools that fit well enough, without those far below the first. */
function fitsOf(ranked: readonly Ranked[]): Ranked[] {
  const tools = toolsOf(ranked);
  const first = tools[0]?.score ?? 0;
  if (first < LEAST_SCORE || first < scoreOf(ranked, UNANSWERED) + LEAST_LEAD) return [];
  return tools.filter(({ score }) => score >= first * LEAST_SHARE);
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
  const nearest = toolsOf(ranked)
    .find((each) => !each.id.startsWith(`${EVERY_SERVICE}.`))
    ?.id.split('.')[0];
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
