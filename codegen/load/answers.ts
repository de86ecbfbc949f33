// Reads spec/answers: what the examples of the manifests were answered, for the documentation. Made by `make answers`, not by hand.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Results by operation (`<slug>.<tool>`, `api/<area>.<endpoint>`): of the first example of each. */
export type Answers = ReadonlyMap<string, object>;

export async function readAnswers(specFolder: string): Promise<Answers> {
  const folder = join(specFolder, 'answers');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(files.flatMap((text) => Object.entries(JSON.parse(text) as Record<string, object>)));
}
