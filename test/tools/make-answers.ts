// `make answers`: writes spec/answers, a file a service, from what the fixtures answer.

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openAlmanac } from '../support/almanac.ts';
import { answersOf } from '../support/answers.ts';
import { REPLAYING } from '../support/offer.ts';

const FOLDER = fileURLToPath(new URL('../../spec/answers/', import.meta.url));

const server = await openAlmanac(REPLAYING);
try {
  const answers = await answersOf(server);
  await mkdir(FOLDER, { recursive: true });
  for (const name of await readdir(FOLDER)) await rm(`${FOLDER}${name}`);
  for (const [slug, results] of answers) {
    await writeFile(`${FOLDER}${slug}.json`, `${JSON.stringify(results, null, 2)}\n`);
  }
  process.stdout.write(`${answers.size} files in spec/answers\n`);
} finally {
  await server.stop();
}
