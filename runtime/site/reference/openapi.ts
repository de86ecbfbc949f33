// The part of generated/openapi.json that the reference uses: operations that do not belong to a service, and webhook
// events.

import { readFile } from 'node:fs/promises';
import type { PageSchema } from '../../contract/page.ts';

const OPENAPI = new URL('../../../generated/openapi.json', import.meta.url);

export interface OpenApiSchema extends Omit<PageSchema, 'properties' | 'items' | 'examples'> {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, OpenApiSchema>>;
  readonly items?: OpenApiSchema;
  readonly additionalProperties?: boolean | OpenApiSchema;
  readonly anyOf?: readonly OpenApiSchema[];
  readonly oneOf?: readonly OpenApiSchema[];
  readonly const?: string | number | boolean | null;
  readonly examples?: readonly unknown[];
}

interface Content {
  readonly schema?: OpenApiSchema;
  readonly example?: unknown;
}

export interface OpenApiResponse {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly required?: boolean;
    readonly example?: unknown;
    readonly schema?: OpenApiSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: OpenApiOperation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, OpenApiSchema>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
  };
}

/** Not cached, because the parsed document takes tens of megabytes and the pages generated from it are cached. */
export async function readOpenApi(): Promise<OpenApi> {
  return JSON.parse(await readFile(OPENAPI, 'utf8')) as OpenApi;
}

/** Deeper levels are truncated, because schemas may refer to themselves. */
const DEEPEST = 8;

/** Resolves references, and replaces each union with one schema that has several types. */
export function resolved(schema: OpenApiSchema, { components }: OpenApi, level = 0): PageSchema {
  const { $ref, anyOf, oneOf, properties, items, additionalProperties, const: only, ...own } = schema;
  if (level > DEEPEST) return { type: 'object' };
  const referred = $ref === undefined ? {} : (components.schemas[$ref.split('/').at(-1) as string] ?? {});
  const base = $ref === undefined ? {} : resolved(referred, { components } as OpenApi, level);
  const variants = (anyOf ?? oneOf ?? []).map((each) => resolved(each, { components } as OpenApi, level + 1));
  const types = [...new Set(variants.flatMap(({ type }) => type ?? []))];
  const below = (each: OpenApiSchema) => resolved(each, { components } as OpenApi, level + 1);
  const named = Object.entries(properties ?? {}).map(([name, each]) => [name, below(each)] as const);
  const others = typeof additionalProperties === 'object' ? [['<name>', below(additionalProperties)] as const] : [];
  const fields = [...named, ...others];
  return {
    ...base,
    ...variants.find((each) => each.properties !== undefined || each.items !== undefined || each.enum !== undefined),
    ...(types.length === 0 ? {} : { type: types }),
    ...own,
    ...(only === undefined ? {} : { enum: [only] }),
    ...(fields.length === 0 ? {} : { properties: Object.fromEntries(fields) }),
    ...(items === undefined ? {} : { items: below(items) }),
  };
}
