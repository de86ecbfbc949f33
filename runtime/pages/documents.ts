// The documents that need no key: OpenAPI, its viewer, llms.txt, the lists of services and tools, the table of problems.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { platform, problems } from '../../generated/platform.ts';
import { nearest } from '../contract/nearest.ts';
import type { Operation, Service } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { VIEWER_FILES, viewerPage } from './viewer.ts';

const GENERATED = new URL('../../generated/', import.meta.url);

/** A document's text and the tag by which a client can ask whether it changed. */
interface Document {
  readonly text: string | Buffer;
  readonly etag: string;
}

/** Adds the pages that describe the offer. */
export function addDocuments(router: Router, services: readonly Service[], areas: readonly Service[]): void {
  const read = documentReader();
  router.get('/', (context) => {
    context.body = overview();
  });
  router.get('/openapi.json', async (context) => {
    await send(context, 'application/json; charset=utf-8', await read(new URL('openapi.json', GENERATED)));
  });
  router.get('/llms.txt', async (context) => {
    await send(context, 'text/plain; charset=utf-8', await read(new URL('llms.txt', GENERATED)));
  });
  router.get('/docs', async (context) => {
    context.set(
      'Content-Security-Policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    );
    context.type = 'html';
    context.body = viewerPage(platform.title);
  });
  router.get('/docs/:file', async (context) => {
    const type = own(VIEWER_FILES, context.params.file as string);
    if (type === undefined) throw new Problem('unknown_operation', 'The viewer has no such file.');
    await send(context, type, await read(viewerFile(context.params.file as string)));
  });
  router.get('/rest', (context) => {
    context.body = { version: platform.version, services: services.map(brief), areas: areas.map(briefArea) };
  });
  router.get('/rest/:service', async (context) => {
    const slug = context.params.service as string;
    const service = services.find((candidate) => candidate.slug === slug);
    if (service === undefined) throw unknownService(slug, services);
    context.body = { ...brief(service), tools: await listedTools(service, read) };
  });
  router.get('/problems', (context) => {
    context.body = problems;
  });
  router.get('/problems/:code', (context) => {
    const code = context.params.code as string;
    const entry = own<object>(problems, code);
    if (entry === undefined) throw new Problem('not_found', `No problem has the code ${code.slice(0, 80)}.`);
    context.body = { code, ...entry };
  });
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

function overview(): object {
  const { title, summary, version, keyHow } = platform;
  const pages = {
    api_reference: '/docs',
    openapi: '/openapi.json',
    llms: '/llms.txt',
    services: '/rest',
    mcp: '/mcp/',
    health: '/health',
  };
  return { title, summary, version, key: keyHow, ...pages };
}

function brief({ slug, title, summary, lifecycle, operations }: Service): object {
  return {
    slug,
    title,
    summary,
    lifecycle,
    rest: `/rest/${slug}`,
    mcp: `/mcp/${slug}/`,
    tools: operations.map(({ name }) => name),
  };
}

function briefArea({ slug, title, summary, lifecycle, operations }: Service): object {
  return { slug, title, summary, lifecycle, paths: operations.map(({ path }) => path) };
}

/** A service's tools with the schemas that MCP clients see. */
async function listedTools(service: Service, read: Read): Promise<object[]> {
  const { text } = await read(new URL(`services/${service.slug}/mcp.json`, GENERATED));
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
    ...(operations.get(name)?.deprecated === undefined ? {} : { deprecated: operations.get(name)?.deprecated }),
    arguments: inputSchema,
    result: outputSchema,
  }));
}

type Read = (file: URL | string) => Promise<Document>;

/** Reads files once, when they are first asked for: the viewer and the OpenAPI document cost nothing before. */
function documentReader(): Read {
  const documents = new Map<string, Promise<Document>>();
  return (file) => {
    const key = String(file);
    let document = documents.get(key);
    if (document === undefined) {
      document = readFile(file).then((text) => ({
        text,
        etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`,
      }));
      document.catch(() => documents.delete(key));
      documents.set(key, document);
    }
    return document;
  };
}

async function send(context: Context, type: string, { text, etag }: Document): Promise<void> {
  context.set('ETag', etag);
  context.set('Cache-Control', 'public, max-age=300');
  context.type = type;
  context.status = 200;
  if (context.fresh) context.status = 304;
  else context.body = text;
}

function viewerFile(name: string): string {
  if (name === 'start.js') return new URL('viewer-start.js', import.meta.url).pathname;
  return join(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')), name);
}
