// Emits generated/find-tool.json and find-tool-classifier.txt: the index of `find_tool` and its trained classifier.

import { readFileSync } from 'node:fs';
import { foldWords } from '../../../runtime/lib/text/fold.ts';
import { ALL_LANGUAGES } from '../../../runtime/lib/text/stop-words.ts';
import { type GlossaryIndex, MIN_FOREIGN_LENGTH, writePhrases } from '../../../runtime/search/glossary.ts';
import { featuresOf } from '../../../runtime/search/question-features.ts';
import { type WordKinds, wordKinds } from '../../../runtime/search/question-names.ts';
import { readShapes } from '../../../runtime/search/question-shapes.ts';
import { phraseOf, QuestionReader, type QuestionRules } from '../../../runtime/search/question-words.ts';
import { ABOUT, DETAILS, type Detail, type ToolIndex, UNANSWERED } from '../../../runtime/search/tool-index.ts';
import type { GlossaryData } from '../../language/data.ts';
import { listed } from '../../language/wording.ts';
import type { Operation, Service, Shape, Spec } from '../../model/model.ts';
import { asTools } from '../../model/tools.ts';
import type { Plan } from '../../plan/plan.ts';
import { learnt } from './classifier.ts';
import { emptyWords } from './empty-words.ts';
import { sentences, subjectOf, toolCard } from './tool-cards.ts';
import { buildTermIndex, type ToolTexts } from './tool-index.ts';

/** Plain data that can be sent to a worker thread. */
export interface FindIndexInput {
  readonly tools: readonly ToolInput[];
  readonly glossary: GlossaryData | undefined;
  readonly cards: ToolIndex['cards'];
  readonly subjects: ToolIndex['subjects'];
  readonly lacks: ToolIndex['lacks'];
}

interface ToolInput extends Omit<ToolTexts, 'shapes'> {
  /** Example values of arguments. The shape of a value in a question is a hint to the tool. */
  readonly values: readonly string[];
}

export function findIndexInput({ spec, services, areas, shared }: Plan): FindIndexInput {
  const vocabulary = allPhrases(spec);
  // Shared tools have ids such as `shared.report_feedback`.
  const offered = [...services, ...areas, shared].flatMap((plan) => {
    const service = asTools(plan.service);
    const own = service.operations.filter((operation) => !operation.shared);
    return own.map((operation) => ({ id: `${service.slug}.${operation.name}`, operation, service }));
  });
  const misses = new Map(offered.map((tool) => [tool.id, missesOf(tool, offered)]));
  return {
    tools: [
      ...offered.map((tool) => ({ ...textsOf(tool, vocabulary), misses: misses.get(tool.id) ?? [] })),
      { id: ABOUT, texts: {}, questions: spec.about, values: [], countries: [], misses: [] },
      { id: UNANSWERED, texts: {}, questions: spec.unanswered, values: [], countries: [], misses: [] },
    ],
    glossary: withNames(spec.glossary),
    cards: Object.fromEntries(
      offered.map(({ id, operation, service }) => [id, toolCard(operation, service.slug, misses.get(id) ?? [])]),
    ),
    subjects: [...services, ...areas].map(({ service }) => subjectOf(service, spec)),
    lacks: Object.fromEntries([...services, ...areas].map(({ service: { slug, lacks = [] } }) => [slug, lacks])),
  };
}

export function emitFindIndex({ tools, glossary, ...rest }: FindIndexInput): string {
  const rules = rulesOf(glossary);
  const kinds = wordKinds(rules.kinds);
  const read = tools.map(({ values, ...tool }) => ({ ...tool, shapes: shapesOf(values, kinds) }));
  const index: ToolIndex = { ...buildTermIndex(read, rules), ...rest };
  return `${JSON.stringify(index)}\n`;
}

/**
 * Input of the classifier only. Training takes ten times as long as building the index, and most edits do not change
 * this input.
 */
export type ClassifierInput = Pick<FindIndexInput, 'glossary'> & {
  readonly tools: readonly Pick<ToolInput, 'id' | 'questions'>[];
};

export function emitClassifier({ tools, glossary }: ClassifierInput): string {
  const reader = new QuestionReader(rulesOf(glossary));
  const examples = tools.flatMap(({ id, questions }, of) =>
    questions.map(({ text, language }) => ({
      of,
      isAnswered: id !== UNANSWERED,
      features: featuresOf(text, reader.read(text, language)),
    })),
  );
  const ids = tools.map(({ id }) => id);
  return `${learnt(examples, ids)}\n`;
}

function rulesOf(glossary: GlossaryData | undefined): QuestionRules {
  const kinds = readFileSync(new URL('word-kinds.tsv', import.meta.url), 'utf8');
  return { glossary: glossaryIndex(glossary), emptyWords: emptyWords(), kinds };
}

/**
 * Adds the kinds of known-names.tsv as concepts. If both contain the same words, the glossary entry takes precedence.
 */
function withNames(glossary: GlossaryData | undefined): GlossaryData | undefined {
  if (glossary === undefined) return undefined;
  const lines = readFileSync(new URL('known-names.tsv', import.meta.url), 'utf8').split('\n');
  const kinds = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
  const names = kinds.map(([kind, names = '']) => {
    const short = names.split(', ').filter((name) => foldWords(name).replaceAll(' ', '').length < MIN_FOREIGN_LENGTH);
    // A name shorter than MIN_FOREIGN_LENGTH matches only in the language for which it is listed, so it is listed for
    // every language.
    const inAll = Object.keys(emptyWords())
      .filter((language) => language !== ALL_LANGUAGES)
      .map((language) => [language, language === 'en' ? names : short.join(', ')]);
    const own = glossary.words[kind as string] ?? {};
    const merged = inAll.map(([language = '', text = '']) => [
      language,
      [own[language], text].filter(Boolean).join(', '),
    ]);
    return [
      (kind as string) in glossary.words ? kind : `name_${kind}`,
      Object.fromEntries(merged.filter(([, text]) => text !== '')),
    ];
  });
  return { ...glossary, words: { ...glossary.words, ...Object.fromEntries(names) } };
}

interface Offered {
  readonly id: string;
  readonly operation: Operation;
  readonly service: Service;
}

/**
 * Patterns for the arguments that accept a detail (such as a date or place). They match the argument's kind, or its
 * name if it has no kind.
 */
const TAKEN: Readonly<Record<Detail, RegExp>> = {
  date: /^(?:day|month|period|year|moment|season|session|id\..+\.(?:session|period))$/,
  place: /^(?:country.*|region\..*|place|latitude|timezone|airport\..*)$/,
};
/**
 * Matches arguments of tools that look up one record. For such tools, a date or place in the question describes the
 * record.
 */
const LOOKED_UP = /^id\./;

/** Returns the details (such as a date or place) that the tool does not accept but a related tool does. */
function missesOf(tool: Offered, all: readonly Offered[]): Detail[] {
  const { service, operation } = tool;
  const referred = operation.see.map((see) => `${see.service ?? service.slug}.${see.tool}`);
  const others = all.filter((each) => each !== tool && (each.service === service || referred.includes(each.id)));
  // If the tool supplies ids to another tool, the arguments of the other tool count too.
  const supplied = others.filter(({ operation: { arguments: args } }) =>
    args.some(({ from }) => from.some((source) => source.tool === operation.name && source.service === undefined)),
  );
  // Tools of services with data for a single country do not need a place argument, because "in Norway" then refers to
  // the service.
  return DETAILS.filter((detail) => {
    if (detail === 'place' && service.country !== undefined) return false;
    const takes = (each: Offered) => kindsOf(each).some((kind) => TAKEN[detail].test(kind));
    const isLookUp = kindsOf(tool).some((kind) => LOOKED_UP.test(kind));
    return !isLookUp && ![tool, ...supplied].some(takes) && others.some(takes);
  });
}

function kindsOf({ operation }: Offered): string[] {
  return operation.arguments.map(({ name, shape }) => kindOf(shape) ?? name);
}

function kindOf(shape: Shape): string | undefined {
  return shape.is ?? (shape.kind === 'list' ? kindOf(shape.items) : undefined);
}

function textsOf({ id, operation, service }: Offered, vocabulary: string): Omit<ToolInput, 'misses'> {
  const { name, title, summary, when = '', description = '', keywords, arguments: args, questions } = operation;
  return {
    id,
    texts: {
      name: name.replaceAll('_', ' '),
      title,
      keywords: keywords.join(', '),
      summary,
      when,
      description,
      service: service.slug.replaceAll('-', ' '),
      subject: `${service.title}. ${service.summary}`,
      arguments: args.map((each) => `${each.name.replaceAll('_', ' ')}, ${each.shape.description ?? ''}`).join('. '),
      ...(operation.asksVocabulary ? { vocabulary } : {}),
    },
    // Titles and summaries of tools are included, because agents phrase requests like them.
    questions: [...questions, ...phrasesOf(operation, service).map((text) => ({ text, language: 'en' }))],
    values: valuesOf(operation),
    countries: service.country === undefined ? [] : [service.country],
  };
}

function phrasesOf({ name, title, summary }: Operation, service: Service): string[] {
  const words = name.replaceAll('_', ' ');
  return [
    words,
    `${words} ${service.slug.replaceAll('-', ' ')}`,
    title,
    `${title} ${service.title}`,
    ...sentences(summary),
  ];
}

function valuesOf({ examples, arguments: args }: Operation): string[] {
  const values = [
    ...examples.flatMap((example) => Object.values(example.arguments)),
    ...args.flatMap(({ shape }) => shape.words.examples ?? []),
  ];
  return values.map(String);
}

function shapesOf(values: readonly string[], kinds: WordKinds): string[] {
  return [...new Set(values.flatMap((value) => readShapes(value, kinds).shapes))];
}

function allPhrases({ vocabulary }: Spec): string {
  const concepts = Object.values(vocabulary?.concepts ?? {});
  return concepts.flatMap((byLanguage) => Object.values(byLanguage).flat()).join(', ');
}

function glossaryIndex(glossary: GlossaryData | undefined): GlossaryIndex {
  const words = glossary?.words ?? {};
  const conceptOf: Record<string, Map<string, number>> = {};
  for (const [number, byLanguage] of Object.values(words).entries()) {
    for (const [language, texts] of Object.entries(byLanguage)) {
      conceptOf[language] ??= new Map();
      for (const text of listed(texts)) conceptOf[language].set(phraseOf(text, language), number);
    }
  }
  const concepts = Object.keys(words);
  const written = Object.entries(conceptOf).map(([language, of]) => {
    const byConcept = concepts.map((): string[] => []);
    for (const [phrase, number] of of) byConcept[number]?.push(phrase);
    return [language, writePhrases(byConcept)] as const;
  });
  return { concepts, phrases: Object.fromEntries(written) };
}
