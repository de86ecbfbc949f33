import { define, object, record, ref, string, type TypeOf } from '../json-schema.ts';
import { language, toolName } from './names.ts';

export const glossary = define(
  'glossary',
  object({
    words: record(
      record(
        string({
          pattern: '^[^,\\s][^,]*(?:, [^,\\s][^,]*)*$',
          description: 'Words and phrases, with a comma and a blank between them.',
        }),
        {
          propertyNames: ref(language),
          required: ['en'],
        },
      ),
      {
        propertyNames: ref(toolName),
        description: 'What is meant, by a name of ours, with the everyday words for it, by language.',
        minProperties: 1,
        examples: [{ earthquake: { en: 'earthquake, quake', de: 'Erdbeben' } }],
      },
    ),
  }),
);

/**
 * Everyday words that stand for one concept, by concept, then by language: with commas between them, since as lists they would take
 * half the time in which all manifests are read.
 */
export type GlossaryData = TypeOf<typeof glossary>;
