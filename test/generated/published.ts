// Lists every published tool and endpoint, with its declaration and the code that checks its arguments.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Operation as Declared, Service } from '../../codegen/model/model.ts';
import * as real from '../../generated/catalog.ts';
import type { Operation } from '../../runtime/contract/operation.ts';
import { TinyFolder } from '../codegen/tiny.ts';
import { readManifests } from '../support/published.ts';

export type JsonSchema = { readonly [word: string]: unknown };

export interface Published {
  readonly id: string;
  readonly declared: Declared;
  readonly operation: Operation;
  /** The published input schema of the tool, or the endpoint's parameters as one object. */
  readonly schema: JsonSchema;
  readonly accepts: ValidateFunction;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Generated {
  readonly spec: string;
  readonly generated: string;
  readonly catalog: Pick<typeof real, 'services' | 'areas'>;
}

const REAL: Generated = { spec: 'spec', generated: `${ROOT}generated`, catalog: real };

export async function everythingPublished(): Promise<Published[]> {
  const tiny = await TinyFolder.open();
  const catalog: Generated['catalog'] = await tiny.load('catalog.ts');
  const ofTiny = { spec: 'test/fixtures/spec-tiny/spec', generated: `${tiny.path}/generated`, catalog };
  return [...(await publishedBy(REAL, '')), ...(await publishedBy(ofTiny, 'tiny:'))];
}

async function publishedBy({ spec, generated, catalog }: Generated, prefix: string): Promise<Published[]> {
  const model = await readManifests(spec);
  const openapi = readJson(`${generated}/openapi.json`);
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema(openapi, 'openapi.json');
  const operations = new Map(
    [...catalog.services, ...catalog.areas].flatMap((each) => each.operations.map((o) => [o.id, o])),
  );
  const publish = (service: Service, declared: Declared): Published => {
    const id = `${service.kind === 'area' ? 'api.' : ''}${service.slug}.${declared.name}`;
    const operation = operations.get(id);
    if (operation === undefined) throw new Error(`${id} is not in ${generated}/catalog.ts: run \`make generate\``);
    const schema =
      declared.path === undefined
        ? toolSchema(`${generated}/services/${service.slug}/mcp.json`, declared)
        : parametersSchema(openapi, declared.path);
    return { id: `${prefix}${id}`, declared, operation, schema, accepts: ajv.compile(schema) };
  };
  return [...model.services, ...model.areas].flatMap((service) =>
    service.operations.map((declared) => publish(service, declared)),
  );
}

/** The published input schema without the key argument, which transports remove. */
function toolSchema(file: string, { name, keyArgument = '' }: Declared): JsonSchema {
  type Input = { properties: Record<string, JsonSchema>; required?: string[] };
  const tools = readJson(file) as unknown as { name: string; inputSchema: Input }[];
  const input = tools.find((tool) => tool.name === name)?.inputSchema;
  if (input === undefined) throw new Error(`${name} is not in ${file}`);
  const { [keyArgument]: _, ...properties } = input.properties;
  return { ...input, properties, required: (input.required ?? []).filter((argument) => argument !== keyArgument) };
}

function parametersSchema(openapi: JsonSchema, path: string): JsonSchema {
  type Parameter = {
    name: string;
    required: boolean;
    schema?: JsonSchema;
    content?: Record<string, { schema: JsonSchema }>;
  };
  const paths = openapi['paths'] as Record<string, { get: { parameters: Parameter[] } }>;
  // Skip the reserved parameter `fields`, which is a reference.
  const parameters = (paths[path]?.get.parameters ?? []).filter((each) => !('$ref' in each));
  const schemaOf = (parameter: Parameter) =>
    resolved(openapi, parameter.schema ?? parameter.content?.['application/json']?.schema ?? {});
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, schemaOf(parameter)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function resolved(openapi: JsonSchema, schema: JsonSchema): JsonSchema {
  const { $ref, items, ...rest } = schema;
  if (typeof $ref === 'string') {
    const components = openapi['components'] as { schemas: Record<string, JsonSchema> };
    return { ...components.schemas[$ref.replace('#/components/schemas/', '')], ...rest };
  }
  return items === undefined ? schema : { ...rest, items: resolved(openapi, items as JsonSchema) };
}

function readJson(file: string): JsonSchema {
  return JSON.parse(readFileSync(file, 'utf8'));
}
