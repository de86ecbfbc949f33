// Reads the manifests. The order of the files does not matter to anything after this phase: they are sorted by name.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Manifest, type ManifestKind, soundData } from './manifest.ts';
import type { ParseCache } from './parse-cache.ts';
import { withSharedArguments } from './shared-arguments.ts';

const FOLDERS: readonly (readonly [folder: string, kind: ManifestKind])[] = [
  ['services', 'service'],
  ['api', 'api'],
  ['asks', 'asks'],
  ['events', 'events'],
  ['upstreams', 'upstream'],
];

/** Files that a spec may do without: one without series to search has no vocabulary. */
const SINGLE: readonly (readonly [kind: ManifestKind, file: string])[] = [
  ['vocabulary', 'vocabulary.yaml'],
  ['glossary', 'glossary.yaml'],
];

/** A manifest's text before it is parsed; tests hand these in without files. */
export interface ManifestSource {
  readonly kind: ManifestKind;
  /** Relative to the folder that holds `spec`: `spec/services/places.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** The kind of the manifest that a file of the spec folder is, such as `services/places.yaml`; undefined for other files. */
export function sourceOf(file: string): ManifestKind | undefined {
  if (file === 'platform.yaml') return 'platform';
  const single = SINGLE.find(([, name]) => name === file);
  if (single !== undefined) return single[0];
  const [, folder] = /^([a-z]+)\/[^/]+\.ya?ml$/.exec(file) ?? [];
  return FOLDERS.find(([name]) => name === folder)?.[1];
}

/** Reads every manifest below a spec folder. */
export async function readSpec(specFolder: string): Promise<ManifestSource[]> {
  const listed = FOLDERS.map(async ([folder, kind]) => {
    const names = await namesIn(join(specFolder, folder));
    return names.filter((name) => /\.ya?ml$/.test(name)).map((name) => [kind, `${folder}/${name}`] as const);
  });
  const beside = await namesIn(specFolder);
  const single = SINGLE.filter(([, name]) => beside.includes(name));
  const names = [['platform', 'platform.yaml'] as const, ...single, ...(await Promise.all(listed)).flat()];
  return Promise.all(names.map(([kind, name]) => readSource(kind, specFolder, name)));
}

/** Names of the files of a folder; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
}

async function readSource(kind: ManifestKind, specFolder: string, name: string): Promise<ManifestSource> {
  const text = await readFile(join(specFolder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${join(specFolder, name)} does not exist: is ${specFolder} the folder of the manifests?`);
  });
  return { kind, file: `spec/${name}`, text };
}

/** Parses manifests. One that is no YAML has no data; the validation tells its faults with all others. */
export function parseSpec(sources: readonly ManifestSource[], cache?: ParseCache): Manifest[] {
  const sorted = [...sources].sort((a, b) => (a.file < b.file ? -1 : 1));
  const manifests = sorted.map(
    ({ kind, file, text }) => new Manifest(kind, file, text, cache?.dataOf(text, soundData)),
  );
  return withSharedArguments(manifests);
}
