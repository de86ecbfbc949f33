// Reads the manifests. The order of the files does not matter to anything after this phase: they are sorted by name.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SpecError } from '../diagnostics.ts';
import { Manifest, type ManifestKind } from './manifest.ts';

const FOLDERS: readonly (readonly [folder: string, kind: ManifestKind])[] = [
  ['services', 'service'],
  ['api', 'api'],
  ['events', 'events'],
  ['upstreams', 'upstream'],
];

/** A manifest's text before it is parsed; tests hand these in without files. */
export interface ManifestSource {
  readonly kind: ManifestKind;
  /** Relative to the folder that holds `spec`: `spec/services/places.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** Reads every manifest below a spec folder. */
export async function readSpec(specFolder: string): Promise<ManifestSource[]> {
  const listed = FOLDERS.map(async ([folder, kind]) => {
    const names = await readdir(join(specFolder, folder)).catch(() => []);
    return names.filter((name) => /\.ya?ml$/.test(name)).map((name) => [kind, `${folder}/${name}`] as const);
  });
  const names = [['platform', 'platform.yaml'] as const, ...(await Promise.all(listed)).flat()];
  return Promise.all(names.map(([kind, name]) => readSource(kind, specFolder, name)));
}

async function readSource(kind: ManifestKind, specFolder: string, name: string): Promise<ManifestSource> {
  const text = await readFile(join(specFolder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${join(specFolder, name)} does not exist: is ${specFolder} the folder of the manifests?`);
  });
  return { kind, file: `spec/${name}`, text };
}

/** Parses manifests. Throws a SpecError with every syntax fault of every file. */
export function parseSpec(sources: readonly ManifestSource[]): Manifest[] {
  const sorted = [...sources].sort((a, b) => (a.file < b.file ? -1 : 1));
  const manifests = sorted.map(({ kind, file, text }) => new Manifest(kind, file, text));
  const faults = manifests.flatMap((manifest) => manifest.syntaxFaults());
  if (faults.length > 0) throw new SpecError(faults);
  return manifests;
}
