// Adds the paths below /answers to the OpenAPI document. Their schemas are handwritten
// (runtime/contract/answer-schema.ts).

import { ANSWER_KEYS, CHECK_REQUEST, CHECKED_ANSWER, STORED_ANSWER } from '../../../runtime/contract/answer-schema.ts';
import type { Spec } from '../../model/model.ts';
import type { JsonSchema } from '../json-schema.ts';
import { KEYED } from './operations.ts';

export const ANSWERS_TAG = { name: 'answers', description: 'Open, check and verify stored answers.' };

export const ANSWERS_SCHEMAS: JsonSchema = {
  StoredAnswer: STORED_ANSWER,
  AnswerCheckRequest: CHECK_REQUEST,
  AnswerCheck: CHECKED_ANSWER,
  AnswerKeys: ANSWER_KEYS,
};

const ID = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id of the answer, from Content-Location of the call.',
  schema: { type: 'string', minLength: 26, maxLength: 26 },
};
const OPEN = ['answer_unknown', 'internal', 'store_unavailable', 'shutting_down'];
const CHECK = [
  ...OPEN,
  ...['invalid_request', 'key_required', 'key_unknown', 'body_too_large', 'unsupported_media_type'],
  ...['invalid_arguments', 'quota_exceeded'],
];

export function answerPaths({ platform }: Spec): JsonSchema {
  const content = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
  const responses = (description: string, name: string, codes: readonly string[]) => {
    const statuses = codes.flatMap((code) => platform.errors[code]?.status ?? []);
    const sorted = [...new Set(statuses)].sort((a, b) => a - b);
    return {
      200: { description, content: content(name) },
      ...Object.fromEntries(sorted.map((each) => [each, { $ref: `#/components/responses/Problem${each}` }])),
    };
  };
  const tags = [ANSWERS_TAG.name];
  return {
    '/answers/{id}': {
      get: {
        ...{ operationId: 'get_answer', tags, summary: 'Open an answer', security: [], parameters: [ID] },
        description:
          'Returns a stored answer with its question, sources, digest and signature. Its address is in the Content-Location header of the call. It never changes. Browsers get a page.',
        responses: responses('The answer.', 'StoredAnswer', OPEN),
      },
    },
    '/answers/{id}/check': {
      post: {
        ...{ operationId: 'check_answer', tags, summary: 'Check an answer', security: KEYED, parameters: [ID] },
        description:
          'Repeats the call of a stored answer and compares the results. Counts as one call. With value, also returns its location in both results.',
        requestBody: { required: false, content: content('AnswerCheckRequest') },
        responses: responses('The comparison.', 'AnswerCheck', CHECK),
      },
    },
    '/.well-known/jwks.json': {
      get: {
        ...{ operationId: 'get_answer_keys', tags, summary: 'Get the public signing keys', security: [] },
        description: 'Returns the public keys that verify the signatures of answers (RFC 7517).',
        responses: responses('The public keys.', 'AnswerKeys', OPEN.slice(1)),
      },
    },
  };
}
