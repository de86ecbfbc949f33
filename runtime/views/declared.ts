// The views of the offer, as the generator wrote them: read when somebody looks at a result, never on the way of a start.

import { readFile } from 'node:fs/promises';
import type { Operation } from '../contract/operation.ts';
import type { View } from '../contract/view.ts';

type ViewsFile = Readonly<Record<string, readonly View[]>>;

const GENERATED = new URL('../../generated/', import.meta.url);
const files = new Map<string, Promise<ViewsFile>>();

/** The views of an operation's result, the best first; none of an operation that no manifest declares. */
export async function viewsOf({ adapter, name }: Operation): Promise<readonly View[]> {
  const views = await viewsFile(adapter);
  return Object.hasOwn(views, name) ? (views[name] ?? []) : [];
}

/** Adapters are called as their folders: `api/preprints`, `shared`, and `places` of services. */
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
