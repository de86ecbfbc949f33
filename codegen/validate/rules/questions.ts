// Rules for questions.yaml.

import { statistics } from '../../../runtime/lib/text/analyser.ts';
import { foldWords } from '../../../runtime/lib/text/fold.ts';
import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { Diagnostic } from '../../diagnostics.ts';
import type { ApiData, QuestionsByLanguage, QuestionsData, ServiceData } from '../../language/data.ts';
import { QUESTIONS_OF_ALL } from '../../language/names.ts';
import type { Manifest, NodePath } from '../../load/manifest.ts';
import type { Scope } from '../scope.ts';

/** Minimum number of words. Questions with fewer words may repeat the summary. */
const MIN_WORDS = 4;
/** Minimum number of questions per tool. */
const MIN_COUNT = 8;
const MAX_COUNT = 150;
/** Each tool needs questions in one language from each row. */
const LANGUAGES = [['da', 'no', 'sv'], ['de'], ['fr'], ['es'], ['en']] as const;

/**
 * SPEC070: unknown service or tool. SPEC071: too few or too many questions, or too few languages. SPEC074: questions about the
 * platform.
 */
export function checkQuestions(scope: Scope): void {
  const { service, questions, about, unanswered } = scope.manifest.data as QuestionsData;
  const { tools: offers, platform } = scope.around;
  const ofAll = service === QUESTIONS_OF_ALL;
  for (const [word, value] of Object.entries({ about, unanswered })) {
    if (value === undefined || ofAll) continue;
    scope.fault(
      [word],
      'SPEC074',
      `${word} applies to all services and belongs in spec/questions.yaml`,
      undefined,
      'key',
    );
  }
  if (!ofAll && !offers.has(service)) {
    const near = nearest(service, offers.keys());
    scope.fault(['service'], 'SPEC070', `there is no service ${service}`, near && `did you mean ${near}?`);
    return;
  }
  const tools = ofAll ? platform.tools : offers.get(service)?.operations;
  for (const [tool, byLanguage] of Object.entries(questions)) {
    if (tools !== undefined && !Object.hasOwn(tools, tool)) {
      const near = nearest(tool, Object.keys(tools));
      const message = `${tool} is not a tool of ${service}`;
      scope.fault(['questions', tool], 'SPEC070', message, near && `did you mean ${near}?`, 'key');
    }
    checkCount(scope, byLanguage, ['questions', tool]);
    const summary = tools === undefined || !Object.hasOwn(tools, tool) ? undefined : tools[tool]?.summary;
    if (summary !== undefined) checkReworded(scope, byLanguage, summary, tool);
    checkLacks(scope, byLanguage, tool);
  }
}

/** SPEC077: a question about something that the service lists in `lacks`, so `find_tool` would not return a tool. */
function checkLacks(scope: Scope, { en = [] }: QuestionsByLanguage, tool: string): void {
  const { service } = scope.manifest.data as QuestionsData;
  const lacks = scope.around.offers.get(service)?.lacks ?? [];
  for (const [index, text] of en.entries()) {
    const questionWords = new Set(statistics.stems(text, 'en'));
    const lacking = lacks.find((phrase) => statistics.stems(phrase, 'en').every((word) => questionWords.has(word)));
    if (lacking === undefined) continue;
    const message = `${service} lacks ${lacking}, so find_tool rejects this question`;
    scope.fault(['questions', tool, 'en', index], 'SPEC077', message);
  }
}

/** SPEC075: a question contains only words from the summary, which is indexed anyway. */
function checkReworded(scope: Scope, { en = [] }: QuestionsByLanguage, summary: string, tool: string): void {
  const words = new Set(statistics.stems(summary, 'en'));
  for (const [index, text] of en.entries()) {
    const questionStems = new Set(statistics.stems(text, 'en'));
    if (questionStems.size < MIN_WORDS || ![...questionStems].every((word) => words.has(word))) continue;
    const message = 'every word also occurs in the summary: phrase it as someone who has not read the summary';
    scope.fault(['questions', tool, 'en', index], 'SPEC075', message);
  }
}

function checkCount(scope: Scope, byLanguage: QuestionsData['questions'][string], path: NodePath): void {
  const count = Object.values(byLanguage).flat().length;
  if (count < MIN_COUNT || count > MAX_COUNT) {
    const message = `a tool needs ${MIN_COUNT} to ${MAX_COUNT} questions, not ${count}`;
    scope.fault(path, 'SPEC071', message, undefined, 'key');
  }
  const missing = LANGUAGES.filter((choices) => !choices.some((language) => Object.hasOwn(byLanguage, language)));
  if (missing.length === 0) return;
  const words = missing.map((choices) => choices.join(' or ')).join(', ');
  scope.fault(path, 'SPEC071', `at least one question in ${words} is required`, undefined, 'key');
}

/**
 * SPEC073: a tool without questions.
 * @param all all manifests, including invalid ones
 */
export function checkMissingQuestions(manifests: readonly Manifest[], all: readonly Manifest[]): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const questionManifests = new Map(
    manifests.filter(({ kind }) => kind === 'questions').map((manifest) => [manifest.file, manifest]),
  );
  for (const manifest of manifests) {
    if (manifest.kind !== 'service' && manifest.kind !== 'platform' && manifest.kind !== 'api') continue;
    const paths = toolPaths(manifest);
    const file =
      manifest.kind === 'platform' ? 'spec/questions.yaml' : manifest.file.replace(/service\.yaml$/, 'questions.yaml');
    const isBroken = !questionManifests.has(file) && all.some((each) => each.file === file);
    const questions = (questionManifests.get(file)?.data as QuestionsData | undefined)?.questions ?? {};
    const misspelt = Object.keys(questions).filter((name) => !paths.has(name));
    for (const [tool, path] of isBroken ? [] : paths) {
      if (Object.hasOwn(questions, tool) || misspelt.some((name) => nearest(name, [tool]) !== undefined)) continue;
      const message = `${file} has no questions for ${tool}: add ${MIN_COUNT} to ${MAX_COUNT} as people would ask them`;
      faults.push(manifest.fault(path, 'SPEC073', message, undefined, 'key'));
    }
  }
  return faults;
}

function toolPaths({ kind, data }: Manifest): Map<string, NodePath> {
  const { tools = {}, endpoints = {} } = data as Partial<ServiceData & ApiData>;
  const ofArea = kind === 'api' ? Object.entries(endpoints) : [];
  return new Map([
    ...Object.keys(tools).map((name): [string, NodePath] => [name, ['tools', name]]),
    ...ofArea.map(([name, { tool }]): [string, NodePath] => [tool?.name ?? name, ['endpoints', name]]),
  ]);
}

/** SPEC072: a question occurs twice, so it cannot distinguish two tools. */
export function checkRepeatedQuestions(manifests: readonly Manifest[]): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const seen = new Map<string, () => string>();
  for (const manifest of manifests) {
    if (manifest.kind !== 'questions') continue;
    for (const { text, path } of questionsOf(manifest.data as QuestionsData)) {
      const folded = foldWords(text);
      const first = seen.get(folded);
      if (first === undefined) seen.set(folded, () => `${manifest.placeOf(path)} (${path[path.length - 3]})`);
      else faults.push(manifest.fault(path, 'SPEC072', `the same question is at ${first()}`));
    }
  }
  return faults;
}

function questionsOf({ questions, about = {}, unanswered = {} }: QuestionsData): { text: string; path: NodePath }[] {
  const lists = [
    ...Object.entries(questions).map(([tool, byLanguage]) => [['questions', tool], byLanguage] as const),
    [['about'], about] as const,
    [['unanswered'], unanswered] as const,
  ];
  return lists.flatMap(([head, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, texts]) =>
      texts.map((text, index) => ({ text, path: [...head, language, index] })),
    ),
  );
}
