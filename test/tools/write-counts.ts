// Copies the counts from generated/CATALOG.md into README.md. `make generate` calls it.

import { readFileSync, writeFileSync } from 'node:fs';

const COUNTS = /^\d+ services with .*$/m;
const README = new URL('../../README.md', import.meta.url);
const CATALOG = new URL('../../generated/CATALOG.md', import.meta.url);

const [counts] = COUNTS.exec(readFileSync(CATALOG, 'utf8')) ?? [];
const before = readFileSync(README, 'utf8');
if (counts === undefined || !COUNTS.test(before))
  throw new Error('The line with counts is missing: "<n> services with …".');
const text = before.replace(COUNTS, () => counts);
if (text !== before) {
  writeFileSync(README, text);
  process.stdout.write('changed  README.md\n');
}
