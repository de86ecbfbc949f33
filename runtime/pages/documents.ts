// The documents that need no key: OpenAPI, llms.txt, the lists of services and tools, the table of problems.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import type { AreaEntry, FrontPageResult, ServiceEntry } from '../../generated/endpoints/types.ts';
import { eventTypes } from '../../generated/events.ts';
import { platform, problems } from '../../generated/platform.ts';
import type { ServedDocument } from '../contract/endpoint.ts';
import type { Operation, Service } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { nearest } from '../language/nearest.ts';

const GENERATED = new URL('../../generated/', import.meta.url);

/** What the documents are made of. */
export interface DocumentsOptions {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  /** Whom to ask about this server. */
  readonly contact: string | undefined;
}

type DocumentHandlers = Pick<
  PlatformHandlers,
  'front_page' | 'list_services' | 'list_tools' | 'openapi_document' | 'llms_text' | 'list_problems' | 'get_problem'
>;

/** The pages that describe the offer. */
export function documentPages({ services, areas, contact }: DocumentsOptions): DocumentHandlers {
  let openapi: Promise<ServedDocument> | undefined;
  return {
    front_page: () => overview(contact),
    openapi_document() {
      openapi ??= readDocument(new URL('openapi.json', GENERATED)).then((document) => withContact(document, contact));
      return openapi;
    },
    llms_text: () => readDocument(new URL('llms.txt', GENERATED)),
    list_services: () => ({
      version: platform.version,
      services: services.map(brief),
      areas: areas.map(briefArea),
      event_types: eventTypes.map(({ type, summary, everyMs, compare, deprecated }) => ({
        ...{ type, summary, compare: [...compare] },
        ...(deprecated === undefined ? {} : { deprecated }),
        every_seconds: everyMs / 1_000,
      })),
    }),
    async list_tools({ service: slug }) {
      const service = services.find((candidate) => candidate.slug === slug);
      if (service === undefined) throw unknownService(slug, services);
      return { text: JSON.stringify({ ...brief(service), tools: await listedTools(service) }) };
    },
    list_problems: () => ({ text: JSON.stringify(problems) }),
    get_problem({ code }) {
      const entry = own<{ status: number; title: string; remedy: string; type?: string }>(problems, code);
      if (entry === undefined) throw new Problem('not_found', `No problem has the code ${code.slice(0, 80)}.`);
      return { code, ...entry };
    },
  };
}

/** 404 for a service that does not exist, with the nearest that does. */
export function unknownService(slug: string, services: readonly Service[]): Problem {
  const near = nearest(
    slug,
    services.map((service) => service.slug),
  );
  const hint = near === undefined ? {} : { hint: `Did you mean ${near}?` };
  return new Problem('unknown_operation', `There is no service ${JSON.stringify(slug.slice(0, 80))}.`, hint);
}

/** A table's own entry: an address such as `/problems/constructor` names none. */
function own<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function overview(contact: string | undefined): FrontPageResult {
  const { title, summary, version, keyHow } = platform;
  const pages = {
    documentation: '/docs',
    api_reference: '/docs/reference',
    clients: '/docs/clients',
    webhooks: '/docs/webhooks',
    openapi: '/openapi.json',
    llms: '/llms.txt',
    services: '/rest',
    mcp: '/mcp/',
    health: '/health',
  };
  return { title, summary, version, key: keyHow, ...(contact === undefined ? {} : { contact }), ...pages };
}

function brief({ slug, title, summary, lifecycle, quality, operations }: Service): ServiceEntry {
  return {
    slug,
    title,
    summary,
    lifecycle,
    ...qualityEntry(quality),
    rest: `/rest/${slug}`,
    mcp: `/mcp/${slug}/`,
    tools: operations.map(({ name }) => name),
  };
}

function briefArea({ slug, title, summary, lifecycle, quality, operations }: Service): AreaEntry {
  const paths = operations.map(({ path }) => path as string);
  return { slug, title, summary, lifecycle, ...qualityEntry(quality), paths };
}

function qualityEntry(quality: Service['quality']): Pick<ServiceEntry, 'quality'> {
  return quality === undefined ? {} : { quality };
}

/** A service's tools with the schemas that MCP clients see. */
async function listedTools(service: Service): Promise<object[]> {
  const { text } = await readDocument(new URL(`services/${service.slug}/mcp.json`, GENERATED));
  const tools = JSON.parse(text.toString()) as {
    name: string;
    description: string;
    inputSchema: object;
    outputSchema: object;
  }[];
  const operations = new Map<string, Operation>(service.operations.map((operation) => [operation.name, operation]));
  return tools.map(({ name, description, inputSchema, outputSchema }) => ({
    name,
    description,
    path: `/rest/${service.slug}/${name}`,
    methods: operations.get(name)?.methods,
    deprecated: operations.get(name)?.deprecated,
    deprecated_inputs: operations.get(name)?.deprecatedInputs,
    arguments: inputSchema,
    result: outputSchema,
  }));
}

const documents = new Map<string, Promise<ServedDocument>>();

/** Reads files once, when they are first asked for: the OpenAPI document costs nothing before. */
function readDocument(file: URL | string): Promise<ServedDocument> {
  const key = String(file);
  let document = documents.get(key);
  if (document === undefined) {
    document = readFile(file).then(tagged);
    document.catch(() => documents.delete(key));
    documents.set(key, document);
  }
  return document;
}

function tagged(text: string | Buffer): ServedDocument {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"` };
}

/** The OpenAPI document as this server's operator answers for it. An address is linked, anything else named. */
function withContact(document: ServedDocument, contact: string | undefined): ServedDocument {
  if (contact === undefined) return document;
  const openapi = JSON.parse(document.text.toString()) as { info: object };
  const how = contact.includes('@') ? { email: contact } : { url: contact };
  const info = { ...openapi.info, contact: { name: 'Operator of this server', ...how } };
  return tagged(`${JSON.stringify({ ...openapi, info }, null, 2)}\n`);
}
