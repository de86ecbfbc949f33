// Views are read on first use to keep startup fast.

import { readFile } from 'node:fs/promises';
import type { Operation } from '../contract/operation.ts';
import type { View } from '../contract/view.ts';

type ViewsFile = Readonly<Record<string, readonly View[]>>;

const GENERATED = new URL('../../generated/', import.meta.url);
const files = new Map<string, Promise<ViewsFile>>();

/** Returns the views of an operation, best view first; empty if no manifest declares any. */
export async function viewsOf({ adapter, name }: Operation): Promise<readonly View[]> {
  const views = await viewsFile(adapter);
  return Object.hasOwn(views, name) ? (views[name] ?? []) : [];
}

/** An adapter's key is the name of its folder, such as `api/preprints`, `shared`, or `places` for a service. */
function viewsFile(adapter: string): Promise<ViewsFile> {
  const known = files.get(adapter);
  if (known !== undefined) return known;
  const folder = adapter === 'shared' || adapter.startsWith('api/') ? adapter : `services/${adapter}`;
  const file = readFile(new URL(`${folder}/views.json`, GENERATED), 'utf8').then(
    (text) => JSON.parse(text) as ViewsFile,
    (): ViewsFile => ({}),
  );
  files.set(adapter, file);
  return file;
}
