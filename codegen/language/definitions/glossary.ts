import { define, object, record, ref, string, type TypeOf } from '../json-schema.ts';
import { language, toolName } from './names.ts';

export const glossary = define(
  'glossary',
  object({
    words: record(
      record(
        string({
          pattern: '^[^,\\s][^,]*(?:, [^,\\s][^,]*)*$',
          description: 'Words and phrases, separated by a comma and a space.',
        }),
        {
          propertyNames: ref(language),
          required: ['en'],
        },
      ),
      {
        propertyNames: ref(toolName),
        description: 'Concepts by an internal name, each with its everyday words by language.',
        minProperties: 1,
        examples: [{ earthquake: { en: 'earthquake, quake', de: 'Erdbeben' } }],
      },
    ),
  }),
);

/**
 * Everyday words by concept, then by language. Words are comma-separated, because lists would take half of the time for
 * reading all manifests.
 */
export type GlossaryData = TypeOf<typeof glossary>;
