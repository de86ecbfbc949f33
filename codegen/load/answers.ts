// Reads spec/answers: what the examples of the manifests were answered, for the documentation. The second half of `make generate` makes it.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from './load.ts';

/** Results by operation (`<slug>.<tool>`, `api/<area>.<endpoint>`): of the first example of each. */
export type Answers = ReadonlyMap<string, object>;

/** The recorded answers of all examples below a folder of manifests. */
export async function readAnswers(specFolder: string): Promise<Answers> {
  const folder = join(specFolder, 'answers');
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(names.map((name) => answersIn(join(folder, name))));
  return new Map(files.flatMap((answers) => Object.entries(answers)));
}

async function answersIn(file: string): Promise<Record<string, object>> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as Record<string, object>;
  } catch {
    throw new Error(`${file} is no JSON: delete it, and \`make generate\` writes it anew.`);
  }
}
