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
    { description: 'Words or phrases by language (ISO 639-1). English is required.' },
  ),
);

export type PhrasesData = TypeOf<typeof phrases>;

export const vocabulary = define(
  'vocabulary',
  object({
    cuts: ref(phrases, {
      description: 'Words that restrict a figure to a part: male, youth, quintile.',
      examples: [{ en: ['male', 'youth'] }],
    }),
    totals: ref(phrases, { description: 'Words in a title that indicate the total.', examples: [{ en: ['total'] }] }),
    weak: ref(phrases, {
      description: 'Generic words that hardly distinguish titles: rate, number, annual.',
      examples: [{ en: ['rate', 'annual'] }],
    }),
    concepts: record(ref(phrases), {
      propertyNames: ref(toolName),
      description: 'Concepts by an internal name, with all their terms.',
      minProperties: 1,
      examples: [{ unemployment: { en: ['unemployment', 'jobless'] } }],
    }),
  }),
);

export type VocabularyData = TypeOf<typeof vocabulary>;
