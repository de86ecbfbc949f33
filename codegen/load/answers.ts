// Reads the recorded results of examples (answers.json), which `make generate` writes and the documentation shows.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ANSWERS = /^(?:services|api)[/\\][^/\\]+[/\\]answers\.json$/;

/** Results of the first example of each operation. Keys are `<slug>.<tool>` and `api/<area>.<endpoint>`. */
export type Answers = ReadonlyMap<string, object>;

export async function readAnswers(specFolder: string): Promise<Answers> {
  const names = (await readdir(specFolder, { recursive: true }).catch(() => []))
    .filter((name) => ANSWERS.test(name))
    .sort();
  const files = await Promise.all(names.map((name) => answersIn(join(specFolder, name))));
  return new Map(files.flatMap((answers) => Object.entries(answers)));
}

async function answersIn(file: string): Promise<Record<string, object>> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as Record<string, object>;
  } catch {
    throw new Error(`${file} is not valid JSON. Delete it and run \`make generate\`.`);
  }
}
