// The companies that this server watches, as its operator lists them.

import { readFileSync } from 'node:fs';
import { isOrgNumber, plainNumber } from '../../sources/brreg/org-number.ts';

/** Names the watchlist: organisation numbers by comma, or the path of a file that holds them. */
export const WATCHLIST_VARIABLE = 'ALMANAC_SCOPE_BRREG_COMPANY_WATCHLIST';

/** At the source's rate a look at all of so many takes less than two minutes. */
const MOST_COMPANIES = 500;
const MOST_NAMED = 20;

/**
 * The organisation numbers of a watchlist, each once; undefined when none is configured. A value that begins with `/`, `./` or
 * `../` is the path of a file: a number a line, `#` begins a remark.
 * @throws Error that names the variable and the wrong numbers
 */
export function readWatchlist(value: string | undefined): readonly string[] | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return undefined;
  const entries = (/^\.{0,2}\//.test(text) ? fileText(text) : text)
    .split('\n')
    .flatMap((line) => line.replace(/#.*/, '').split(/[,;]|(?<=[0-9]{9})\s+/))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const wrong = entries.filter((entry) => !isOrgNumber(plainNumber(entry)));
  if (wrong.length > 0) {
    const named = wrong.slice(0, MOST_NAMED).join(', ');
    throw new Error(`${WATCHLIST_VARIABLE}: these are not organisation numbers: ${named}.`);
  }
  const numbers = [...new Set(entries.map(plainNumber))];
  if (numbers.length > MOST_COMPANIES) throw new Error(`${WATCHLIST_VARIABLE}: at most ${MOST_COMPANIES} companies.`);
  return numbers.length === 0 ? undefined : numbers;
}

function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`${WATCHLIST_VARIABLE}: the file ${path} cannot be read.`, { cause });
  }
}
