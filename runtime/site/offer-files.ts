// What the generator wrote for the pages of each service and area, read when it is first asked for.

import { readFile } from 'node:fs/promises';
import type { Service } from '../contract/operation.ts';
import type { ServicePage } from '../contract/page.ts';

const GENERATED = new URL('../../generated/', import.meta.url);
const read = new Map<string, Promise<ServicePage>>();

/** The page data of a service or area of the catalogue (`places`, `api/preprints`). */
export function pageDataOf({ slug }: Service): Promise<ServicePage> {
  let data = read.get(slug);
  if (data === undefined) {
    const folder = slug.startsWith('api/') ? slug : `services/${slug}`;
    data = readFile(new URL(`${folder}/page.json`, GENERATED), 'utf8').then((text) => JSON.parse(text) as ServicePage);
    data.catch(() => read.delete(slug));
    read.set(slug, data);
  }
  return data;
}

/** Address of the page of a service or area. */
export function pathOf({ slug }: Service): string {
  return slug.startsWith('api/') ? slug.replace('api/', '/endpoints/') : `/services/${slug}`;
}
