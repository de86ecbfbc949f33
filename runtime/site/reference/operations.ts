// Operations of a group, from the page data of services and from the OpenAPI document for the rest.

import type { OperationPage, PageSchema } from '../../contract/page.ts';
import { viewsOf } from '../../views/declared.ts';
import { tabularView } from '../../views/table.ts';
import { type Sample, samplesOf } from '../components/samples.ts';
import { pageDataOf } from '../offer-files.ts';
import { exampleOf } from './example.ts';
import type { ReferenceGroup } from './groups.ts';
import { type OpenApi, type OpenApiOperation, readOpenApi, resolved } from './openapi.ts';
import { samplesForOperators } from './operator-samples.ts';

export interface ReferenceResponse {
  readonly status: string;
  readonly description: string;
  readonly type: string;
  readonly schema: PageSchema;
  readonly example?: unknown;
  /** Whether the example was derived from the schema. */
  readonly isDerived: boolean;
}

export interface ReferenceOperation {
  readonly anchor: string;
  readonly title: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly methods: readonly string[];
  readonly path: string;
  readonly access: 'key' | 'operator' | 'open';
  readonly page?: string;
  readonly deprecated?: OperationPage['deprecated'];
  readonly arguments: PageSchema;
  readonly inPath: readonly string[];
  readonly lists: OperationPage['lists'];
  readonly samples: readonly Sample[];
  readonly responses: readonly ReferenceResponse[];
  /** HTTP statuses of errors; undefined for the default statuses. */
  readonly errors?: readonly string[];
}

/** @param base URL of the server in samples, or a placeholder for it */
export async function operationsOf(
  group: ReferenceGroup,
  base: string,
  read: () => Promise<OpenApi> = readOpenApi,
): Promise<readonly ReferenceOperation[]> {
  if (group.service !== undefined) return toolsOf(group.service, base);
  const document = await read();
  if (group.name === 'events') return eventsOf(document);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags?.includes(group.name))
      .map(([method, operation]) => platformOperation(path, method.toUpperCase(), operation, document, base)),
  );
}

async function toolsOf(service: NonNullable<ReferenceGroup['service']>, base: string): Promise<ReferenceOperation[]> {
  const { operations } = await pageDataOf(service);
  return Promise.all(
    operations.map(async (call) => {
      const declared = service.operations.find(({ name }) => name === call.name);
      const hasRows = declared !== undefined && tabularView(await viewsOf(declared)) !== undefined;
      const { summary, description, when, rules } = call;
      const args = call.examples[0]?.arguments ?? {};
      return {
        anchor: call.name,
        title: call.title,
        description: [
          summary,
          ...(when === undefined ? [] : [`Use when ${when}.`]),
          description ?? '',
          ...rules,
        ].filter((each) => each !== ''),
        methods: call.methods,
        path: call.path,
        access: call.needsKey ? 'key' : 'open',
        page: call.page,
        ...(call.deprecated === undefined ? {} : { deprecated: call.deprecated }),
        arguments: withoutKey(call),
        inPath: call.inPath,
        lists: call.lists,
        samples: samplesOf({ operation: call, service: service.slug, args, base, hasRows }),
        responses: [
          {
            ...{ status: '200', description: 'The result.', type: 'application/json', schema: call.result },
            example: call.answer ?? exampleOf(call.result),
            isDerived: call.answer === undefined,
          },
        ],
      } satisfies ReferenceOperation;
    }),
  );
}

/** Omits the key argument, because the key belongs in a header. The page states this once for all tools. */
function withoutKey({ arguments: schema, keyArgument }: OperationPage): PageSchema {
  if (keyArgument === undefined) return schema;
  const { [keyArgument]: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties, required: (schema.required ?? []).filter((name) => name !== keyArgument) };
}

function platformOperation(
  path: string,
  method: string,
  operation: OpenApiOperation,
  document: OpenApi,
  base: string,
): ReferenceOperation {
  const { operationId, summary, description = '', parameters = [], requestBody, responses, security = [] } = operation;
  const access = accessOf(security);
  const body = resolved(requestBody?.content['application/json']?.schema ?? {}, document);
  const listed = parameters.filter(({ schema }) => schema !== undefined);
  const schema: PageSchema = {
    properties: {
      ...Object.fromEntries(
        listed.map(({ name, description: text, example, schema: own = {} }) => [
          name,
          {
            ...resolved(own, document),
            ...(text === undefined ? {} : { description: text }),
            ...(example === undefined ? {} : { examples: [example] }),
          },
        ]),
      ),
      ...body.properties,
    },
    required: [...listed.filter(({ required }) => required).map(({ name }) => name), ...(body.required ?? [])],
  };
  const inPath = listed.filter((each) => each.in === 'path').map(({ name }) => name);
  const args = (body.examples?.[0] ?? exampleArguments(schema)) as Record<string, unknown>;
  const call = {
    ...{ name: operationId, path, methods: [method], needsKey: access === 'key', inPath },
  } as unknown as OperationPage;
  return {
    anchor: operationId,
    title: summary,
    description: description === '' ? [] : description.split('\n\n'),
    ...{ methods: [method], path, access, arguments: schema, inPath, lists: {} },
    samples:
      access === 'operator' || method === 'DELETE'
        ? samplesForOperators({ method, path, inPath, args, base })
        : samplesOf({ operation: call, service: '', args, base, hasRows: false }).filter(({ name }) => name !== 'mcp'),
    ...outcomesOf(responses, document),
  };
}

function accessOf(security: readonly Readonly<Record<string, unknown>>[]): ReferenceOperation['access'] {
  const schemes = security.flatMap((each) => Object.keys(each));
  if (schemes.includes('keyHeader')) return 'key';
  const isOptional = security.some((each) => Object.keys(each).length === 0);
  return schemes.includes('operator') && !isOptional ? 'operator' : 'open';
}

/** Example values of the required arguments. */
function exampleArguments({ properties = {}, required = [] }: PageSchema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]));
}

function outcomesOf(
  responses: OpenApiOperation['responses'],
  document: OpenApi,
): Pick<ReferenceOperation, 'responses' | 'errors'> {
  const entries = Object.entries(responses);
  return {
    responses: entries
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { description = '', content = {} }]) => {
        const [type, { schema: input = {}, example }] = Object.entries(content)[0] ?? ['', {}];
        const schema = resolved(input, document);
        const isJson = type.endsWith('json') && schema.properties !== undefined;
        return {
          ...{ status, description, type, schema, isDerived: example === undefined },
          ...(isJson ? { example: example ?? exampleOf(schema) } : {}),
        };
      }),
    errors: entries.filter(([status]) => /^[45]/.test(status)).map(([status]) => status),
  };
}

function eventsOf(document: OpenApi): ReferenceOperation[] {
  return Object.entries(document.webhooks).map(([name, { post }]) => {
    const schema = resolved(post.requestBody?.content['application/json']?.schema ?? {}, document);
    const type = schema.properties?.['type']?.enum?.[0];
    return {
      anchor: name,
      title: String(type ?? name),
      description: [post.summary],
      ...{ methods: ['POST'], path: 'your callback URL', access: 'open', inPath: [], lists: {} },
      arguments: schema,
      samples: [{ name: 'json', title: 'JSON', code: JSON.stringify(exampleOf(schema), null, 2) }],
      responses: Object.entries(post.responses)
        .reverse()
        .map(([status, { description = '' }]) => ({
          ...{ status, description, type: '', schema: {}, isDerived: true },
        })),
    };
  });
}
