// generated/find-tool.json and find-tool-classifier.txt: the index of `find_tool` and its trained classifier.

import { type GlossaryIndex, writePhrases } from '../../../runtime/search/glossary.ts';
import { featuresOf } from '../../../runtime/search/question-features.ts';
import { readShapes } from '../../../runtime/search/question-shapes.ts';
import { phraseOf, QuestionReader } from '../../../runtime/search/question-words.ts';
import { ABOUT, type ToolIndex, UNANSWERED } from '../../../runtime/search/tool-index.ts';
import type { GlossaryData } from '../../language/data.ts';
import { listed } from '../../language/wording.ts';
import type { Operation, Service, Spec } from '../../model/model.ts';
import { asTools } from '../../model/tools.ts';
import type { Plan } from '../../plan/plan.ts';
import { learnt } from './classifier.ts';
import { emptyWords } from './empty-words.ts';
import { subjectOf, toolCard } from './tool-cards.ts';
import { buildTermIndex, type ToolTexts } from './tool-index.ts';

/** Plain data, which can be sent to a worker thread. */
export interface FindIndexInput {
  readonly tools: readonly ToolInput[];
  readonly glossary: GlossaryData | undefined;
  readonly cards: ToolIndex['cards'];
  readonly subjects: ToolIndex['subjects'];
}

interface ToolInput extends Omit<ToolTexts, 'shapes'> {
  /** Example values of arguments, whose shapes hint at the tool. */
  readonly values: readonly string[];
}

/** Tools that every service has are included once. */
export function findIndexInput({ spec, services, areas, shared }: Plan): FindIndexInput {
  const vocabulary = allPhrases(spec);
  // Shared tools have ids such as `shared.report_feedback`.
  const offered = [...services, ...areas, shared].flatMap((plan) => {
    const service = asTools(plan.service);
    const own = service.operations.filter((operation) => !operation.shared);
    return own.map((operation) => ({ id: `${service.slug}.${operation.name}`, operation, service }));
  });
  return {
    tools: [
      ...offered.map(({ id, operation, service }) => textsOf(id, operation, service, vocabulary)),
      { id: ABOUT, texts: {}, questions: spec.about, values: [], countries: [] },
      { id: UNANSWERED, texts: {}, questions: spec.unanswered, values: [], countries: [] },
    ],
    glossary: spec.glossary,
    cards: Object.fromEntries(offered.map(({ id, operation, service }) => [id, toolCard(operation, service.slug)])),
    subjects: [...services, ...areas].map(({ service }) => subjectOf(service, spec)),
  };
}

export function emitFindIndex({ tools, glossary, cards, subjects }: FindIndexInput): string {
  const rules = { glossary: glossaryIndex(glossary), emptyWords: emptyWords() };
  const read = tools.map(({ values, ...tool }) => ({ ...tool, shapes: shapesOf(values) }));
  const index: ToolIndex = { ...buildTermIndex(read, rules), cards, subjects };
  return `${JSON.stringify(index)}\n`;
}

/** Training takes ten times as long as the index. Most edits do not change this input. */
export type ClassifierInput = Pick<FindIndexInput, 'glossary'> & {
  readonly tools: readonly Pick<ToolInput, 'id' | 'questions'>[];
};

/** Returns base64. */
export function emitClassifier({ tools, glossary }: ClassifierInput): string {
  const reader = new QuestionReader({ glossary: glossaryIndex(glossary), emptyWords: emptyWords() });
  const examples = tools.flatMap(({ id, questions }, of) =>
    questions.map(({ text, language }) => ({
      of,
      isAnswered: id !== UNANSWERED,
      features: featuresOf(text, reader.read(text, language)),
    })),
  );
  const rows = Buffer.from(
    learnt(
      examples,
      tools.map(({ id }) => id),
    ),
  ).toString('base64');
  return `${rows}\n`;
}

function textsOf(id: string, operation: Operation, service: Service, vocabulary: string): ToolInput {
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
    questions,
    values: valuesOf(operation),
    countries: service.country === undefined ? [] : [service.country],
  };
}

function valuesOf({ examples, arguments: args }: Operation): string[] {
  const values = [
    ...examples.flatMap((example) => Object.values(example.arguments)),
    ...args.flatMap(({ shape }) => shape.words.examples ?? []),
  ];
  return values.map(String);
}

function shapesOf(values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => readShapes(value).shapes))];
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
