// generated/find-tool.json: the index behind `find_tool`, built here so that the server only loads it.

import type { GlossaryIndex } from '../../../runtime/contract/glossary.ts';
import { readShapes } from '../../../runtime/contract/question-shapes.ts';
import { phraseOf } from '../../../runtime/contract/question-words.ts';
import { ABOUT, type ToolIndex, UNANSWERED } from '../../../runtime/contract/tool-index.ts';
import type { GlossaryData } from '../../language/data.ts';
import type { Operation, Service, Spec } from '../../model/model.ts';
import type { Plan } from '../../plan/plan.ts';
import { emptyWords } from './empty-words.ts';
import { subjectOf, toolCard } from './tool-cards.ts';
import { buildTermIndex, type ToolTexts } from './tool-index.ts';

/** All that the index is made of: plain data, which can go to another thread. */
export interface FindIndexInput {
  readonly tools: readonly ToolTexts[];
  readonly glossary: GlossaryData | undefined;
  readonly cards: ToolIndex['cards'];
  readonly subjects: ToolIndex['subjects'];
}

/** What the index needs of all tools; those that every service has stand in it once. */
export function findIndexInput({ spec, services, areas, shared }: Plan): FindIndexInput {
  const vocabulary = allPhrases(spec);
  // `shared` are the tools that every service has: `shared.report_feedback`.
  const offered = [...services, ...areas, shared].flatMap(({ service, operations }) => {
    const owner = service.kind === 'area' ? `api/${service.slug}` : service.slug;
    return operations.map(({ operation }) => ({ id: `${owner}.${operation.name}`, operation, service }));
  });
  return {
    tools: [
      ...offered.map(({ id, operation, service }) => textsOf(id, operation, service, vocabulary)),
      { id: ABOUT, texts: {}, questions: spec.about, shapes: [], countries: [] },
      { id: UNANSWERED, texts: {}, questions: spec.unanswered, shapes: [], countries: [] },
    ],
    glossary: spec.glossary,
    cards: Object.fromEntries(offered.map(({ id, operation, service }) => [id, toolCard(operation, service.slug)])),
    subjects: services.map(({ service }) => subjectOf(service, spec)),
  };
}

/** The index as JSON text. */
export function emitFindIndex({ tools, glossary, cards, subjects }: FindIndexInput): string {
  const rules = { glossary: glossaryIndex(glossary), emptyWords: emptyWords() };
  const index: ToolIndex = { ...buildTermIndex(tools, rules), cards, subjects };
  return `${JSON.stringify(index)}\n`;
}

function textsOf(id: string, operation: Operation, service: Service, vocabulary: string): ToolTexts {
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
    shapes: shapesOf(operation),
    countries: service.country === undefined ? [] : [service.country],
  };
}

/** Shapes of the values that the examples and the argument's own examples give. */
function shapesOf({ examples, arguments: args }: Operation): string[] {
  const values = [
    ...examples.flatMap((example) => Object.values(example.arguments)),
    ...args.flatMap(({ shape }) => shape.words.examples ?? []),
  ];
  return [...new Set(values.flatMap((value) => readShapes(String(value)).shapes))];
}

/** All that people call figures, in one text. */
function allPhrases({ vocabulary }: Spec): string {
  const concepts = Object.values(vocabulary?.concepts ?? {});
  return concepts.flatMap((byLanguage) => Object.values(byLanguage).flat()).join(', ');
}

/** The glossary as questions are read with it. */
function glossaryIndex(glossary: GlossaryData | undefined): GlossaryIndex {
  const words = glossary?.words ?? {};
  const phrases: Record<string, Record<string, number>> = {};
  for (const [number, byLanguage] of Object.values(words).entries()) {
    for (const [language, texts] of Object.entries(byLanguage)) {
      phrases[language] ??= {};
      for (const text of texts) phrases[language][phraseOf(text, language)] = number;
    }
  }
  return { concepts: Object.keys(words), phrases };
}
