// Finds a domain by its code or its name in FAOSTAT's list, ignoring case, accents, "and" and years in parentheses.

import { wordsOf } from '../../lib/text/analyser.ts';
import { stem } from '../../lib/text/stemming.ts';
import type { Domain } from './faostat/faostat.ts';

const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'of', 'the', 'on', 'for', 'in', 'faostat', 'domain']);

/**
 * Prefers domains that are still updated, then domains available on this server. "Food Balances" therefore refers to
 * the new series, not the old one.
 */
export function domainsNamed(
  text: string,
  domains: readonly Domain[],
  canBeHad: (domain: Domain) => boolean,
): readonly Domain[] {
  const query = nameOf(text);
  if (query === '') return [];
  const called = domains.filter((domain) => namesOf(domain).includes(query));
  return preferred(
    preferred(called, ({ ended }) => !ended),
    canBeHad,
  );
}

export function domainsContaining(text: string, domains: readonly Domain[]): readonly Domain[] {
  const words = nameOf(text).split(' ');
  return domains.filter(({ group, name }) => {
    const held = new Set(nameOf(`${group} ${name}`).split(' '));
    return words.every((word) => held.has(word));
  });
}

function preferred(domains: readonly Domain[], are: (domain: Domain) => boolean): readonly Domain[] {
  const found = domains.filter(are);
  return found.length > 0 ? found : domains;
}

/** Returns the full name and the name without parentheses, each with and without the group name in front. */
function namesOf({ group, name }: Domain): readonly string[] {
  const bare = name.split(' (', 1)[0] ?? name;
  return [name, bare, `${group} ${name}`, `${group} ${bare}`].map(nameOf);
}

function nameOf(text: string): string {
  return wordsOf(text)
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => stem(word, 'en'))
    .join(' ');
}
