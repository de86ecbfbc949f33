// Writes README.md of this folder: the table of settings, from the code that reads them. `make generate` calls it.

import { readFileSync, writeFileSync } from 'node:fs';
import { settingsPage } from './settings-page.ts';

const PAGE = new URL('./README.md', import.meta.url);
const text = settingsPage(readFileSync(PAGE, 'utf8'));
if (text !== readFileSync(PAGE, 'utf8')) {
  writeFileSync(PAGE, text);
  process.stdout.write('changed  runtime/config/README.md\n');
}
