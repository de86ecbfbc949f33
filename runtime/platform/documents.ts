// Public documents: OpenAPI, llms.txt, lists of services and tools, error codes.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import type { AreaEntry, FrontPageResult, ServiceEntry } from '../../generated/endpoints/types.ts';
import { eventTypes } from '../../generated/events.ts';
import { platform, problems } from '../../generated/platform.ts';
import type { ServedDocument } from '../contract/endpoint.ts';
import type { Operation, Service } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { nearest } from '../lib/text/nearest.ts';
import type { DocumentInfo } from './service-openapi.ts';
import type { DocumentsByTag } from './service-openapi-worker.ts';

const GENERATED = new URL('../../generated/', import.meta.url);
const OPENAPI = new URL('openapi.json', GENERATED);

export interface DocumentsOptions {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly contact: string | undefined;
  readonly publicUrl: string | undefined;
}

type DocumentHandlers = Pick<
  PlatformHandlers,
  | 'front_page'
  | 'list_services'
  | 'list_tools'
  | 'openapi_document'
  | 'service_openapi_document'
  | 'llms_text'
  | 'llms_full_text'
  | 'api_catalog'
  | 'list_problems'
  | 'get_problem'
>;

export function documentPages({ services, areas, contact, publicUrl }: DocumentsOptions): DocumentHandlers {
  const whole = once(async () => taggedApart(ofThisServer(await readFile(OPENAPI), contactOf(contact))));
  const parts = once(async () => {
    const infos = [...services, ...areas].map((service) => documentInfo(service, contactOf(contact)));
    const texts = await serviceDocuments(infos);
    return new Map(
      [...texts].map(([tag, text]) => [shortSlug({ slug: tag }), once(() => taggedApart(Buffer.from(text.buffer)))]),
    );
  });
  const catalog = apiCatalog([...services, ...areas].map(shortSlug), publicUrl);
  return {
    front_page: () => overview(contact),
    openapi_document: whole,
    async service_openapi_document({ document }) {
      const slug = document.replace(/\.json$/, '');
      const known = [...services, ...areas].map(shortSlug);
      if (!known.includes(slug)) throw unknownDocument(slug, known);
      return ((await parts()).get(slug) as () => Promise<ServedDocument>)();
    },
    llms_text: () => readDocument(new URL('llms.txt', GENERATED)),
    llms_full_text: () => readDocument(new URL('llms-full.txt', GENERATED)),
    api_catalog: () => catalog,
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
      if (entry === undefined) throw new Problem('not_found', `Error code ${code.slice(0, 80)} does not exist.`);
      return { code, ...entry };
    },
  };
}

/** Returns the slug without `api/`, as in the URLs of documents and MCP endpoints. */
function shortSlug({ slug }: Pick<Service, 'slug'>): string {
  return slug.replace(/^api\//, '');
}

function unknownDocument(slug: string, known: readonly string[]): Problem {
  const near = nearest(slug, known);
  const hint = near === undefined ? {} : { hint: `Did you mean /openapi/${near}.json?` };
  return new Problem('unknown_operation', `Service or area ${JSON.stringify(slug.slice(0, 80))} does not exist.`, hint);
}

/**
 * API catalog (RFC 9727): descriptions of the complete API and each service. URLs are relative if there is no public
 * base URL.
 */
function apiCatalog(slugs: readonly string[], publicUrl = ''): ServedDocument {
  const link = (path: string, type: string) => ({ href: `${publicUrl}${path}`, type });
  const described = (anchor: string, slug: string) => ({
    anchor: `${publicUrl}${anchor}`,
    'service-desc': [
      link(`/openapi${slug === '' ? '' : `/${slug}`}.json`, 'application/vnd.oai.openapi+json;version=3.1'),
    ],
    'service-doc': [link(slug === '' ? '/docs' : `/docs/reference`, 'text/html')],
    status: [link('/health', 'application/json')],
  });
  const linkset = [
    { ...described('/', ''), 'service-meta': [link('/llms.txt', 'text/plain')] },
    ...slugs.map((slug) => described(`/mcp/${slug}/`, slug)),
  ];
  const type = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
  return { ...tagged(JSON.stringify({ linkset })), type, fields: { Link: API_CATALOG_LINK } };
}

const API_CATALOG_LINK = '</.well-known/api-catalog>; rel="api-catalog"';
/** Link header of the front page. */
export const DISCOVERY_LINKS = `${API_CATALOG_LINK}, </openapi.json>; rel="service-desc", </docs>; rel="service-doc", </llms.txt>; rel="service-meta"`;

/** The error includes the most similar name. */
export function unknownService(slug: string, services: readonly Service[]): Problem {
  const near = nearest(
    slug,
    services.map((service) => service.slug),
  );
  const hint = near === undefined ? {} : { hint: `Did you mean ${near}?` };
  return new Problem('unknown_operation', `Service ${JSON.stringify(slug.slice(0, 80))} does not exist.`, hint);
}

/** Reads only own properties, because `/problems/constructor` must not match. */
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
    openapi: `/openapi/${slug}.json`,
    tools: operations.map(({ name }) => name),
  };
}

function briefArea(area: Service): AreaEntry {
  const { slug, title, summary, lifecycle, quality, operations } = area;
  const paths = operations.map(({ path }) => path as string);
  const openapi = `/openapi/${shortSlug(area)}.json`;
  return { slug, title, summary, lifecycle, ...qualityEntry(quality), openapi, paths };
}

function qualityEntry(quality: Service['quality']): Pick<ServiceEntry, 'quality'> {
  return quality === undefined ? {} : { quality };
}

/** Returns the tools of a service, with their schemas, as in MCP. */
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

function readDocument(file: URL): Promise<ServedDocument> {
  const key = String(file);
  let document = documents.get(key);
  if (document === undefined) {
    document = readFile(file).then(taggedApart);
    document.catch(() => documents.delete(key));
    documents.set(key, document);
  }
  return document;
}

/** Calls `make` only once. If it fails, the next call tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    if (made === undefined) {
      made = make();
      made.catch(() => {
        made = undefined;
      });
    }
    return made;
  };
}

function documentInfo({ slug, title, summary }: Service, contact: object | undefined): DocumentInfo {
  const own = { tag: slug, title: `${platform.title}: ${title}`, summary, version: platform.version };
  return contact === undefined ? own : { ...own, contact };
}

/** Uses a worker thread, because parsing the complete document takes about 50 ms. */
function serviceDocuments(infos: readonly DocumentInfo[]): Promise<DocumentsByTag> {
  const worker = new Worker(new URL('./service-openapi-worker.ts', import.meta.url), {
    workerData: { file: OPENAPI.href, infos },
  });
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () =>
      reject(new Error('The worker thread that writes the OpenAPI documents exited unexpectedly.')),
    );
  });
}

function tagged(text: string): ServedDocument {
  return { text, etag: tagOf(createHash('sha256').update(text).digest()) };
}

/** Computes hashes in another thread, because hashing megabytes takes milliseconds. */
async function taggedApart(text: Buffer<ArrayBuffer>): Promise<ServedDocument> {
  return { text, etag: tagOf(Buffer.from(await crypto.subtle.digest('SHA-256', text))) };
}

function tagOf(hash: Buffer): string {
  return `"${hash.toString('base64url').slice(0, 20)}"`;
}

/** Splits the contact into the fields of an OpenAPI contact object. */
function contactOf(contact: string | undefined): object | undefined {
  if (contact === undefined) return undefined;
  const how = contact.includes('@') ? { email: contact } : { url: contact };
  return { name: 'Operator of this server', ...how };
}

const INFO = /"info": ?\{/;
/** The first `"version"` after the start of `info` belongs to `info`, because quotes inside strings are escaped. */
const VERSION = /"version": ?"[^"]*"/;
/** `info` ends within this many bytes, because each of its strings has at most 2,000 characters. */
const INFO_WITHIN = 16_384;

/**
 * Inserts the revision and the operator's contact into `info`. Edits the text, because parsing megabytes of JSON would
 * delay all other requests.
 */
function ofThisServer(text: Buffer<ArrayBuffer>, contact: object | undefined): Buffer<ArrayBuffer> {
  const head = text.toString('latin1', 0, INFO_WITHIN);
  const info = INFO.exec(head);
  const version = VERSION.exec(head);
  if (info === null || version === null) throw new Error('generated/openapi.json must start with its info object');
  const afterInfo = info.index + info[0].length;
  return Buffer.concat([
    text.subarray(0, afterInfo),
    Buffer.from(contact === undefined ? '' : `"contact":${JSON.stringify(contact)},`),
    text.subarray(afterInfo, version.index),
    Buffer.from(`"version": ${JSON.stringify(platform.version)}`),
    text.subarray(version.index + version[0].length),
  ]);
}
