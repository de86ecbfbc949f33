// Adds `POST /query` to the OpenAPI document. Its schemas are handwritten (runtime/contract/query-schema.ts).

import {
  QUERY_ANSWER,
  QUERY_DESCRIPTION,
  QUERY_EXAMPLE,
  QUERY_REQUEST,
} from '../../../runtime/contract/query-schema.ts';
import type { Spec } from '../../model/model.ts';
import type { JsonSchema } from '../json-schema.ts';
import { KEYED } from './operations.ts';

export const QUERY_TAG = { name: 'queries', description: 'Several calls in one request, joined by SQL.' };

const ERRORS = [
  'invalid_request',
  'key_required',
  'key_unknown',
  'body_too_large',
  'unsupported_media_type',
  'invalid_arguments',
  'quota_exceeded',
  'internal',
  'store_unavailable',
  'shutting_down',
];

export function queryPaths({ platform }: Spec): JsonSchema {
  const statuses = ERRORS.flatMap((code) => platform.errors[code]?.status ?? []);
  const sorted = [...new Set(statuses)].sort((a, b) => a - b);
  const content = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
  return {
    '/query': {
      post: {
        operationId: 'query',
        tags: [QUERY_TAG.name],
        summary: 'Make several calls and join their results',
        description: QUERY_DESCRIPTION,
        security: KEYED,
        requestBody: { required: true, content: content('QueryRequest') },
        responses: {
          200: { description: 'The result.', content: content('QueryAnswer') },
          ...Object.fromEntries(sorted.map((each) => [each, { $ref: `#/components/responses/Problem${each}` }])),
        },
      },
    },
  };
}

export const QUERY_SCHEMAS: JsonSchema = {
  QueryRequest: { ...QUERY_REQUEST, examples: [QUERY_EXAMPLE] },
  QueryAnswer: QUERY_ANSWER,
};
