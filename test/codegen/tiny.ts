// The tiny spec: a platform that uses each construct of the manifest language once.

import { rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generate } from '../../codegen/generate.ts';
import type { ManifestSource } from '../../codegen/load/load.ts';
import { readSpec } from '../../codegen/load/load.ts';
import { type GeneratedFiles, writeTree } from '../../codegen/write/tree.ts';

export const TINY = fileURLToPath(new URL('../fixtures/spec-tiny/', import.meta.url));

/** Parent of temporary folders. It has the same depth as the tiny spec, so imports of runtime/ resolve. */
const FOLDERS = fileURLToPath(new URL('../../.tmp/tiny/', import.meta.url));

const RUNTIME = '../../../../runtime';

export function readTiny(): Promise<ManifestSource[]> {
  return readSpec(`${TINY}spec`);
}

export function generateTiny(sources: readonly ManifestSource[]): Promise<GeneratedFiles> {
  return generate(sources, { runtime: RUNTIME });
}

export class TinyFolder {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  static async open(): Promise<TinyFolder> {
    await mkdir(FOLDERS, { recursive: true });
    const path = await mkdtemp(FOLDERS);
    process.once('exit', () => rmSync(path, { recursive: true }));
    await copyFile(`${TINY}tsconfig.json`, `${path}/tsconfig.json`);
    await writeTree(`${path}/generated`, await generateTiny(await readTiny()));
    return new TinyFolder(path);
  }

  url(file: string): URL {
    return pathToFileURL(`${this.path}/generated/${file}`);
  }

  text(file: string): Promise<string> {
    return readFile(this.url(file), 'utf8');
  }

  load(file: string) {
    return import(this.url(file).href);
  }
}
