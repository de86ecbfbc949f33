// The search index of the reference: a separate file that browsers load on the first search.

import { ASSETS_PATH, type AssetFile, asset, named } from '../assets.ts';
import type { SiteOptions } from '../page-request.ts';
import { groupsOf, pathOfGroup } from './groups.ts';
import { readOpenApi } from './openapi.ts';
import { operationsOf } from './operations.ts';
import type { SearchEntry } from './search.ts';

type Offer = Pick<SiteOptions, 'services' | 'areas'>;

interface IndexFile {
  readonly name: string;
  /** URL; contains a hash of the content. */
  readonly path: string;
  readonly file: AssetFile;
  readonly entries: readonly SearchEntry[];
}

const built = new WeakMap<Offer['services'], Promise<IndexFile>>();

/** Built on the first request. */
export function referenceIndex(offer: Offer): Promise<IndexFile> {
  let file = built.get(offer.services);
  if (file === undefined) {
    file = readIndex(offer);
    file.catch(() => built.delete(offer.services));
    built.set(offer.services, file);
  }
  return file;
}

async function readIndex(offer: Offer): Promise<IndexFile> {
  const entries: SearchEntry[] = [];
  let document: ReturnType<typeof readOpenApi> | undefined;
  const readOnce = () => {
    document ??= readOpenApi();
    return document;
  };
  for (const group of groupsOf(offer)) {
    for (const operation of await operationsOf(group, '', readOnce)) {
      const { anchor, title, methods, path, description, arguments: args } = operation;
      entries.push({
        ...{ title, path, name: anchor, method: methods[0] ?? '' },
        url: `${pathOfGroup(group)}#${anchor}`,
        group: group.title,
        text: [...Object.keys(args.properties ?? {}), description[0] ?? ''].join(' '),
      });
    }
  }
  const content = Buffer.from(JSON.stringify(entries));
  const name = named('reference-index.json', content);
  return { name, path: `${ASSETS_PATH}${name}`, file: asset(name, content), entries };
}
