// Reads the manifests, sorted by name so that the order of the files has no effect.

import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Manifest, type ManifestKind, soundData } from './manifest.ts';
import type { ParseCache } from './parse-cache.ts';
import { withSharedArguments } from './shared-arguments.ts';

/** Paths of manifests, relative to the spec folder. */
const PLACES: readonly (readonly [path: RegExp, kind: ManifestKind])[] = [
  [/^platform\.yaml$/, 'platform'],
  [/^services\/[^/]+\/service\.yaml$/, 'service'],
  [/^api\/[^/]+\/service\.yaml$/, 'api'],
  [/^(?:(?:services|api)\/[^/]+\/)?questions\.yaml$/, 'questions'],
  [/^(?:services|api)\/[^/]+\/events\/[^/]+\.yaml$/, 'events'],
  [/^(?:(?:services|api)\/[^/]+\/)?sources\/[^/]+\.yaml$/, 'source'],
  [/^vocabulary\.yaml$/, 'vocabulary'],
  [/^glossary\.yaml$/, 'glossary'],
];
const FOLDERS = /^(?:services|api|sources)\//;
/**
 * Matches YAML files. Unknown ones are errors in the folders above, but at the top level they are ignored
 * (changes.yaml, for example).
 */
const YAML = /\.ya?ml$/;

/** Text of a manifest. Tests create this without a file. */
export interface ManifestSource {
  readonly kind: ManifestKind;
  /** Path relative to the parent of `spec`, such as `spec/services/places/service.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** @param file path relative to the spec folder, such as `services/places/service.yaml` */
export function sourceOf(file: string): ManifestKind | undefined {
  return PLACES.find(([path]) => path.test(file))?.[1];
}

/** @throws Error if a YAML file has an unknown name, because it would otherwise be ignored silently */
export async function readSpec(specFolder: string): Promise<ManifestSource[]> {
  const entries = await readdir(specFolder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return [];
    },
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(specFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const stray = files.find((file) => FOLDERS.test(file) && YAML.test(file) && sourceOf(file) === undefined);
  if (stray !== undefined) throw new Error(strayMessage(join(specFolder, stray)));
  const names = files.flatMap((file) => {
    const kind = sourceOf(file);
    return kind === undefined ? [] : [[kind, file] as const];
  });
  if (!files.includes('platform.yaml')) names.unshift(['platform', 'platform.yaml']);
  return Promise.all(names.map(([kind, name]) => readSource(kind, specFolder, name)));
}

function strayMessage(file: string): string {
  return (
    `${file} is not a manifest: expected services/<slug>/service.yaml, questions.yaml, sources/<id>.yaml or ` +
    'events/<source>.yaml, the same below api/<area>/, or sources/<id>.yaml.'
  );
}

/** Returns `services/<slug>`, `api/<area>`, or undefined. */
export function serviceFolderOf(file: string): string | undefined {
  return /^spec\/((?:services|api)\/[^/]+)\//.exec(file)?.[1];
}

async function readSource(kind: ManifestKind, specFolder: string, name: string): Promise<ManifestSource> {
  const text = await readFile(join(specFolder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${join(specFolder, name)} does not exist. Is ${specFolder} the folder of the manifests?`);
  });
  return { kind, file: `spec/${name}`, text };
}

/** A file with YAML errors has no data; validation reports the errors. */
export function parseSpec(sources: readonly ManifestSource[], cache?: ParseCache): Manifest[] {
  const sorted = [...sources].sort((a, b) => (a.file < b.file ? -1 : 1));
  const manifests = sorted.map(
    ({ kind, file, text }) => new Manifest(kind, file, text, cache?.dataOf(text, soundData)),
  );
  return withSharedArguments(manifests);
}
