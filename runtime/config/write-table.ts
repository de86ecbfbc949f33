// Writes the table of settings into README.md, for `make generate`.

import { readFileSync, writeFileSync } from 'node:fs';
import { settingsPage } from './settings-page.ts';

const PAGE = new URL('./README.md', import.meta.url);
const text = settingsPage(readFileSync(PAGE, 'utf8'));
if (text !== readFileSync(PAGE, 'utf8')) {
  writeFileSync(PAGE, text);
  process.stdout.write('changed  runtime/config/README.md\n');
}
