import { array, define, object, optional, record, ref, string, type TypeOf } from '../json-schema.ts';
import { toolName } from './names.ts';

export const phraseList = define('phraseList', array(string({ minLength: 1, maxLength: 80 }), { minItems: 1 }));

export const phrases = define(
  'phrases',
  object(
    {
      en: ref(phraseList, { description: 'In English.', examples: [['unemployment', 'jobless']] }),
      sv: optional(ref(phraseList, { description: 'In Swedish, Danish or Norwegian.', examples: [['arbetslöshet']] })),
      de: optional(ref(phraseList, { description: 'In German.', examples: [['Arbeitslosigkeit']] })),
      fr: optional(ref(phraseList, { description: 'In French.', examples: [['chômage']] })),
      es: optional(ref(phraseList, { description: 'In Spanish.', examples: [['desempleo']] })),
    },
    { description: 'Words or phrases by language (ISO 639-1); English at least.' },
  ),
);

/** Words or phrases by language (ISO 639-1). */
export type PhrasesData = TypeOf<typeof phrases>;

export const vocabulary = define(
  'vocabulary',
  object({
    cuts: ref(phrases, {
      description: 'Words that narrow a figure to a part of what it counts: male, youth, quintile.',
      examples: [{ en: ['male', 'youth'] }],
    }),
    totals: ref(phrases, { description: 'Words of a title that say it is the whole.', examples: [{ en: ['total'] }] }),
    weak: ref(phrases, {
      description: 'Words that tell little apart: rate, number, annual.',
      examples: [{ en: ['rate', 'annual'] }],
    }),
    concepts: record(ref(phrases), {
      propertyNames: ref(toolName),
      description: 'What is meant, by a name of ours, with all ways of saying it.',
      minProperties: 1,
      examples: [{ unemployment: { en: ['unemployment', 'jobless'] } }],
    }),
  }),
);

/** How people and statistical offices say it. */
export type VocabularyData = TypeOf<typeof vocabulary>;
