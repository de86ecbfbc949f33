import type { JsonSchema } from '../json-schema.ts';

export const FIELDS_PARAMETER: JsonSchema = {
  name: 'fields',
  in: 'query',
  description:
    'Only return these fields of the result: a comma-separated list of paths, such as count,series.observations.value. Paths pass through lists without an index.',
  schema: { type: 'string', maxLength: 2_000 },
};
