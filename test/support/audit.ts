// Validates results against the published output schemas of the tool list (for /api, of the OpenAPI document), without
// additional properties.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type JsonSchema = { readonly [word: string]: unknown };

const GENERATED = fileURLToPath(new URL('../../generated/', import.meta.url));

// Optimizing the generated code takes more time than it saves in a test.
const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
formats.default(ajv);
/** Validators of a service's tools, compiled on first use. */
type Judges = ReadonlyMap<string, () => ValidateFunction>;
const judges = new Map<string, Judges>();

/** Returns the errors in a result, or undefined if it is valid. */
export function faultsOf(service: string, tool: string, result: unknown): string | undefined {
  const validate = outputs(service).get(tool)?.();
  // Converts the result to JSON and back, which drops undefined members.
  if (validate === undefined || validate(JSON.parse(JSON.stringify(result)))) return undefined;
  return ajv.errorsText(validate.errors?.slice(0, 5), { dataVar: `${service}.${tool}` }) + undeclared(validate);
}

/**
 * Returns the undeclared fields in an adapter's result, which the published answer silently omits, or undefined if
 * there are none.
 */
export function undeclaredOf(service: string, tool: string, result: unknown): string | undefined {
  const validate = outputs(service).get(tool)?.();
  if (validate === undefined || validate(JSON.parse(JSON.stringify(result)))) return undefined;
  const names = undeclared(validate);
  return names === '' ? undefined : `${service}.${tool} returns undeclared fields${names}`;
}

function undeclared({ errors }: ValidateFunction): string {
  const names = (errors ?? []).map(({ params }) => params['additionalProperty']).filter((name) => name !== undefined);
  return names.length === 0 ? '' : `: ${[...new Set(names)].join(', ')}`;
}

function outputs(service: string): Judges {
  let found = judges.get(service);
  if (found === undefined) {
    found = service.startsWith('api/') ? endpointOutputs(service) : toolOutputs(service);
    judges.set(service, found);
  }
  return found;
}

function toolOutputs(service: string): Judges {
  const file = `${GENERATED}services/${service}/mcp.json`;
  const list = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '[]') as {
    name: string;
    outputSchema: JsonSchema;
  }[];
  return new Map(list.map(({ name, outputSchema }) => [name, compiledOnce(() => closed(outputSchema))]));
}

function compiledOnce(schemaOf: () => JsonSchema): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => (validate ??= ajv.compile(schemaOf()));
}

function endpointOutputs(area: string): Judges {
  const document = JSON.parse(readFileSync(`${GENERATED}openapi.json`, 'utf8')) as {
    paths: Record<string, { get?: { operationId: string; responses: Record<string, JsonSchema> } }>;
    components: { schemas: Record<string, JsonSchema> };
  };
  if (ajv.getSchema('openapi') === undefined) {
    const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [name, closed(schema)]);
    ajv.addSchema({ components: { schemas: Object.fromEntries(schemas) } }, 'openapi');
  }
  const prefix = `${area.replaceAll(/[/-]/g, '_')}__`;
  const own = Object.values(document.paths).flatMap(({ get }) => (get?.operationId.startsWith(prefix) ? [get] : []));
  return new Map(
    own.map(({ operationId, responses }) => {
      const { content } = responses['200'] as { content: Record<string, { schema: { $ref: string } }> };
      const $ref = content['application/json']?.schema.$ref.replace('#', 'openapi#') as string;
      return [operationId.slice(prefix.length), compiledOnce(() => ({ $ref }))];
    }),
  );
}

/** Forbids additional properties in every object with named fields. */
function closed(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).map(([word, value]): [string, unknown] => {
    if (word === 'properties') {
      const inside = Object.entries(value as Record<string, JsonSchema>).map(([name, each]) => [name, closed(each)]);
      return [word, Object.fromEntries(inside)];
    }
    if (word === 'items' || (word === 'additionalProperties' && typeof value === 'object')) {
      return [word, closed(value as JsonSchema)];
    }
    if (word === 'anyOf' || word === 'oneOf' || word === 'allOf') return [word, (value as JsonSchema[]).map(closed)];
    return [word, value];
  });
  const named = 'properties' in schema && !('additionalProperties' in schema);
  return Object.fromEntries(named ? [...entries, ['additionalProperties', false]] : entries);
}
