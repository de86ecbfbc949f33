// Reads the recorded results of the manifests' examples (answers.json of each service), which `make generate` writes. The documentation
// shows them.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ANSWERS = /^(?:services|api)[/\\][^/\\]+[/\\]answers\.json$/;

/** Results of the first example of each operation (`<slug>.<tool>`, `api/<area>.<endpoint>`). */
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
