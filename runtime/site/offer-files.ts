// Generated page data of each service and area, read on first use.

import { readFile } from 'node:fs/promises';
import type { Service } from '../contract/operation.ts';
import type { GeneratedServicePage, ListedSchemas, ServicePage } from '../contract/page.ts';

const GENERATED = new URL('../../generated/', import.meta.url);
const read = new Map<string, Promise<ServicePage>>();

/** Page data of a service or area (`places`, `api/preprints`). */
export function pageDataOf({ slug }: Service): Promise<ServicePage> {
  let data = read.get(slug);
  if (data === undefined) {
    const folder = slug.startsWith('api/') ? slug : `services/${slug}`;
    data = readPage(new URL(`${folder}/`, GENERATED));
    data.catch(() => read.delete(slug));
    read.set(slug, data);
  }
  return data;
}

/** Merges page.json with the schemas in mcp.json, which lists the tools in the same order. */
export async function readPage(folder: URL): Promise<ServicePage> {
  const read = async (name: string) => JSON.parse(await readFile(new URL(name, folder), 'utf8'));
  const [page, tools]: [GeneratedServicePage, ListedSchemas[]] = await Promise.all([
    read('page.json'),
    read('mcp.json'),
  ]);
  const operations = page.operations.map(({ arguments: args, result, ...rest }, index) => {
    const { inputSchema, outputSchema } = tools[index] as ListedSchemas;
    return { ...rest, arguments: args ?? inputSchema, result: result ?? outputSchema };
  });
  return { ...page, operations };
}

export function pathOf({ slug }: Service): string {
  return slug.startsWith('api/') ? slug.replace('api/', '/endpoints/') : `/services/${slug}`;
}
