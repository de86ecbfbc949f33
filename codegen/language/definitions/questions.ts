import { array, define, object, optional, record, ref, string, type TypeOf } from '../json-schema.ts';
import { language, slug, toolName } from './names.ts';

export const questionsByLanguage = define(
  'questionsByLanguage',
  record(array(string({ minLength: 5, maxLength: 160 }), { minItems: 1, uniqueItems: true }), {
    propertyNames: ref(language),
    minProperties: 1,
  }),
);

export type QuestionsByLanguage = TypeOf<typeof questionsByLanguage>;

export const questions = define(
  'questions',
  object({
    service: ref(slug, {
      description: 'Slug of the service, or platform for shared tools.',
      examples: ['space-weather'],
    }),
    questions: record(ref(questionsByLanguage), {
      propertyNames: ref(toolName),
      minProperties: 1,
      description: 'Questions as people phrase them, 8 to 150 per tool, by language.',
      examples: [
        {
          get_solar_flares: {
            en: ['Was there an X-class flare this week?'],
            de: ['Gab es gestern eine Sonneneruption?'],
          },
        },
      ],
    }),
    about: optional(
      ref(questionsByLanguage, {
        description: "Questions about the platform itself, which find_tool answers. Only in the platform's file.",
        examples: [{ en: ['What data do you have?'] }],
      }),
    ),
    unanswered: optional(
      ref(questionsByLanguage, {
        description: "Questions that no tool can answer. Only in the platform's file.",
        examples: [{ en: ['Write me a poem'] }],
      }),
    ),
  }),
);

/** Questions by tool, then by language (ISO 639-1). */
export type QuestionsData = TypeOf<typeof questions>;
