// The published contract for tests: examples from the manifests, and schemas from the OpenAPI document and the MCP
// lists, compiled by Ajv.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { parseSpec, readSpec } from '../../codegen/load/load.ts';
import { ParseCache } from '../../codegen/load/parse-cache.ts';
import { buildModel } from '../../codegen/model/build.ts';
import type { Spec } from '../../codegen/model/model.ts';

const ROOT = new URL('../../', import.meta.url);

export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly default?: unknown;
}

export interface McpTool {
  readonly name: string;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
}

/** Cache of parsed manifests, which `make generate` updates. */
const PARSED = fileURLToPath(new URL('node_modules/.cache/almanac/manifests', ROOT));

export async function readManifests(folder = 'spec'): Promise<Spec> {
  const parsed = await ParseCache.open(PARSED);
  const spec = buildModel(parseSpec(await readSpec(fileURLToPath(new URL(folder, ROOT))), parsed));
  await parsed.save();
  return spec;
}

const toolLists = new Map<string, McpTool[]>();

/**
 * Returns a service's tools as in `tools/list`. The objects are always the same, so Ajv compiles each schema only once.
 */
export function mcpTools(slug: string): McpTool[] {
  const read = () =>
    JSON.parse(readFileSync(new URL(`generated/services/${slug}/mcp.json`, ROOT), 'utf8')) as McpTool[];
  const list = toolLists.get(slug) ?? read();
  toolLists.set(slug, list);
  return list;
}

/** Returns an Ajv instance that also checks formats. */
export function judge(): Ajv2020 {
  // Optimizing the generated code takes more time than it saves in a test.
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
  ajvFormats.default(ajv);
  return ajv;
}

export const openapi = JSON.parse(readFileSync(new URL('generated/openapi.json', ROOT), 'utf8')) as {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses: Readonly<Record<string, object>> }>>>>;
};

const documented = judge().addSchema(openapi, 'openapi');

export function answerSchema(path: string, method: 'get' | 'post'): ValidateFunction {
  const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  return documented.compile({
    $ref: `openapi#/paths/${pointer}/${method}/responses/200/content/application~1json/schema`,
  });
}
