// Caches results of slow jobs by a hash of their input. These jobs take half of the time of a run, and most edits do
// not change their input.

import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../runtime/lib/whole-file.ts';
import type { LongJobs } from './beside.ts';
import type { ClassifierInput, FindIndexInput } from './catalog/find-index.ts';
import type { JsonSchema } from './json-schema.ts';

/** Maximum number of cached results of all kinds, including results for small test manifests. */
const MAX_KEPT = 12;

/**
 * @param folder cache folder, which may be deleted
 * @param code hash of the generator's code and its packages
 */
export function keptLongJobs(folder: string, code: string, jobs: LongJobs): LongJobs {
  const made = async <Input, Made>(kind: keyof LongJobs, input: Input, make: (input: Input) => Promise<Made>) => {
    const hash = createHash('sha256').update(`${code} ${JSON.stringify(input)}`);
    const file = join(folder, `${kind}-${hash.digest('base64url')}.json`);
    const kept = await readKept<Made>(file);
    if (kept !== undefined) return kept.made;
    const result = await make(input);
    await keep(folder, file, { made: result });
    return result;
  };
  return {
    openapiTypes: (input) => made<JsonSchema, string>('openapiTypes', input, jobs.openapiTypes),
    findIndex: (input) => made<FindIndexInput, string>('findIndex', input, jobs.findIndex),
    classifier: (input) => made<ClassifierInput, string>('classifier', input, jobs.classifier),
  };
}

interface Kept<Made> {
  readonly made: Made;
}

/** Ignores files that cannot be read, because their results can be recomputed. */
async function readKept<Made>(file: string): Promise<Kept<Made> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept<Made>;
  } catch {
    return undefined;
  }
}

/** Ignores write errors. */
async function keep(folder: string, file: string, kept: Kept<unknown>): Promise<void> {
  try {
    await writeWhole(file, JSON.stringify(kept));
    await removeOldest(folder);
  } catch {}
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => ({ name, written: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = files.toSorted((one, other) => other.written - one.written).slice(MAX_KEPT);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
}
