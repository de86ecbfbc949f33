// The JSON Schemas of stored answers (`/answers/<id>`), for OpenAPI. Handwritten, because they contain the results of every tool.

const DIGEST = { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' };
const ID = { type: 'string', pattern: '^[0-9a-hjkmnp-tv-z]{26}$' };

export const STORED_ANSWER = {
  type: 'object',
  properties: {
    id: { ...ID, description: 'The first 130 bits of the digest, in base 32.' },
    url: { type: 'string', description: 'Permanent address.' },
    operation: { type: 'string', description: 'Tool, such as places.search_cities.' },
    arguments: { type: 'object', description: 'Arguments, including defaults.' },
    answered_at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Time at which the latest source was fetched; null for data that ships with the server.',
    },
    revision: { type: 'string', description: 'Revision of the tools.' },
    sources: {
      type: 'array',
      description: 'Source responses that the answer used.',
      items: {
        type: 'object',
        properties: {
          source: { type: 'string', description: 'Id of the source.' },
          fetched_at: { type: 'string', format: 'date-time' },
          digest: {
            ...DIGEST,
            description: 'SHA-256 of the response. Absent for sources that are downloaded as a whole.',
          },
        },
        required: ['source', 'fetched_at'],
      },
    },
    result: { type: ['object', 'null'], description: 'Result of the tool; null if only its digest is stored.' },
    digest: {
      ...DIGEST,
      description:
        'SHA-256 of the canonical JSON (RFC 8785) of an object with operation, revision, arguments, sources and result.',
    },
    signature: {
      type: 'string',
      description: 'Detached JSON Web Signature (EdDSA) of the digest string. Keys: /.well-known/jwks.json.',
    },
  },
  required: [
    ...['id', 'url', 'operation', 'arguments', 'answered_at', 'revision', 'sources', 'result', 'digest', 'signature'],
  ],
};

const FOUND = {
  type: ['object', 'null'],
  properties: {
    paths: { type: 'array', items: { type: 'string' }, description: 'Fields that contain the value, at most ten.' },
    match: { type: 'string', enum: ['exact', 'rounded', 'none'] },
  },
  required: ['paths', 'match'],
};
const COUNT = { type: 'integer', minimum: 0 };

export const CHECK_REQUEST = {
  type: 'object',
  properties: {
    value: {
      type: ['number', 'string', 'null'],
      maxLength: 200,
      description: 'Figure or string to find. A string such as "4.20" also matches figures that round to it.',
    },
  },
  additionalProperties: false,
};

export const CHECKED_ANSWER = {
  type: 'object',
  properties: {
    id: ID,
    status: {
      type: 'string',
      enum: ['unchanged', 'revised', 'gone', 'unavailable', 'answered'],
      description:
        'revised: the result differs, see changes. gone: the record no longer exists. unavailable: the call currently fails, see reason. answered: only the digest of the earlier answer is stored, and the current answer differs.',
    },
    checked_at: { type: 'string', format: 'date-time' },
    now: {
      type: 'object',
      properties: { id: ID, url: { type: 'string' } },
      required: ['id', 'url'],
      description: 'URL of the current answer.',
    },
    changes: {
      type: 'object',
      properties: {
        fields: {
          type: 'array',
          description: 'The first 200 changed fields.',
          items: {
            type: 'object',
            properties: {
              path: { type: 'string', description: 'Path of the field, such as series[period=2025-01].value.' },
              old: { description: 'Absent if the field was added.' },
              new: { description: 'Absent if the field was removed.' },
            },
            required: ['path'],
          },
        },
        field_count: { ...COUNT, description: 'Number of all changed fields.' },
        rows: {
          type: 'object',
          properties: { added: COUNT, removed: COUNT, changed: COUNT },
          required: ['added', 'removed', 'changed'],
        },
      },
      required: ['fields', 'field_count', 'rows'],
    },
    reason: { type: 'string', description: 'Why there is no answer.' },
    value: {
      type: 'object',
      properties: { stored: FOUND, now: FOUND },
      required: ['stored', 'now'],
      description: 'Where the value occurs in the stored and in the current answer.',
    },
  },
  required: ['id', 'status', 'checked_at'],
};

export const ANSWER_KEYS = {
  type: 'object',
  properties: {
    keys: {
      type: 'array',
      description: 'The current key first.',
      items: {
        type: 'object',
        properties: {
          ...{ kty: { type: 'string', const: 'OKP' }, crv: { type: 'string', const: 'Ed25519' } },
          ...{ x: { type: 'string' }, kid: { type: 'string', description: 'Thumbprint of the key (RFC 7638).' } },
          ...{ use: { type: 'string', const: 'sig' }, alg: { type: 'string', const: 'EdDSA' } },
        },
        required: ['kty', 'crv', 'x', 'kid', 'use', 'alg'],
      },
    },
  },
  required: ['keys'],
};
