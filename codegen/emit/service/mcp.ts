// Emits generated/services/<slug>/mcp.json and generated/api/<area>/mcp.json: the exact content of the `tools/list`
// response.

import { appFor, appMeta } from '../../../runtime/contract/app.ts';
import { MAX_NAME_LENGTH } from '../../../runtime/decoding/field-reader.ts';
import { describe, describeArgument, joined } from '../../model/description.ts';
import type { Operation, Service, Shape } from '../../model/model.ts';
import { viewsOf } from '../../model/views/views.ts';
import { printJson } from '../json.ts';
import { inline, inputSchema, type JsonSchema, outputSchema, shapeSchema, withoutMeaning } from '../json-schema.ts';

export function mcpTools(service: Service): McpTool[] {
  return service.operations.map(mcpTool);
}

export interface McpTool {
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
}

export function emitMcp(service: Service): string {
  return printJson(mcpTools(service));
}

function mcpTool(operation: Operation): McpTool {
  const reads = operation.effect === 'read';
  const app = appFor(viewsOf(operation));
  const about = { name: operation.name, title: operation.title, description: describe(operation) };
  return {
    ...about,
    inputSchema: forGrammars(withoutMeaning(strictInput(operation))),
    outputSchema: forGrammars(withoutMeaning(outputSchema(operation.returns, inline))),
    annotations: {
      title: operation.title,
      readOnlyHint: reads,
      destructiveHint: operation.effect === 'destroy',
      idempotentHint: reads || operation.repeatable,
      openWorldHint: !operation.closedWorld,
    },
    ...(app === undefined ? {} : { _meta: appMeta(app) }),
  } as McpTool;
}

/**
 * Longest string that is accepted by hosts of local models, which convert a schema to a grammar with one rule per
 * character of a bounded string.
 */
const MAX_GRAMMAR_LENGTH = 1999;

/**
 * Removes bounds that hosts of local models reject. The decoder still enforces these bounds, so they are stated in the
 * description.
 */
function forGrammars<Schema extends JsonSchema>(schema: Schema): Schema {
  const entries = Object.entries(schema).map(([word, value]) => [word, isSchema(value) ? forGrammars(value) : value]);
  const kept = Object.fromEntries(entries);
  const { maxLength } = schema;
  if (typeof maxLength !== 'number' || maxLength <= MAX_GRAMMAR_LENGTH) return kept;
  const { maxLength: _, ...open } = kept;
  return {
    ...open,
    description: joined(schema['description'] as string | undefined, `At most ${maxLength} characters.`),
  };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns an input schema for strict clients. Omits the key, which is sent with the request, and represents an object
 * with arbitrary keys as a list of entries.
 */
function strictInput(operation: Operation): JsonSchema {
  const { properties, required, ...rest } = inputSchema(operation, inline) as {
    readonly properties: JsonSchema;
    readonly required?: readonly string[];
  };
  const needed = required?.filter((name) => name !== operation.keyArgument) ?? [];
  const entries = operation.arguments.flatMap((argument) => {
    const schema = entriesSchema(argument.shape);
    return schema === undefined ? [] : [[argument.name, { ...schema, description: describeArgument(argument) }]];
  });
  return {
    type: 'object',
    properties: { ...properties, ...Object.fromEntries(entries) },
    ...(needed.length === 0 ? {} : { required: needed }),
    ...rest,
  };
}

/**
 * Returns the schema of a list of entries for an object with arbitrary keys and list values; undefined for other
 * shapes.
 */
function entriesSchema(shape: Shape): JsonSchema | undefined {
  if (shape.kind !== 'map' || shape.values.kind !== 'list') return undefined;
  const { minProperties, maxProperties } = shape.words as { minProperties?: number; maxProperties?: number };
  const values = shapeSchema({ ...shape.values, input: {} }, inline);
  return {
    type: 'array',
    ...(minProperties === undefined ? {} : { minItems: minProperties }),
    ...(maxProperties === undefined ? {} : { maxItems: maxProperties }),
    items: {
      type: 'object',
      properties: {
        field: { type: 'string', minLength: 1, maxLength: MAX_NAME_LENGTH, description: 'Name of the field.' },
        values: { ...values, description: 'Accepted values of the field.' },
      },
      required: ['field', 'values'],
      additionalProperties: false,
    },
  };
}
