import { VARIABLES } from './settings.ts';

const HEAD = '| variable | meaning | default |\n|---|---|---|\n';
const TABLE = /\| variable \| meaning \| default \|\n(?:\|.*\n)+/;

/** @throws Error if the page has no table */
export function settingsPage(page: string): string {
  if (!TABLE.test(page)) throw new Error('runtime/config/README.md has no table of settings.');
  const rows = VARIABLES.map(({ name, meaning, fallback }) => `| \`${name}\` | ${meaning} | ${fallback} |\n`);
  return page.replace(TABLE, () => HEAD + rows.join(''));
}
