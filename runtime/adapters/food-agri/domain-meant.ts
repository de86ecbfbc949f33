// The domain that a text means: its code, or the name that FAOSTAT's list has for it, case, accents, "and" and years in brackets aside.
// Pure.

import { wordsOf } from '../../lib/text/analyser.ts';
import { stem } from '../../lib/text/stemming.ts';
import type { Domain } from './faostat/faostat.ts';

/** Words that people leave out of names. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'of', 'the', 'on', 'for', 'in', 'faostat', 'domain']);

/**
 * The domains of a name; none where nothing is called so. Of several those that are continued come alone, and of these those that can be
 * had here: "Food Balances" is the new series before the old one.
 *
 * @param canBeHad Whether figures of a domain can be had on this server
 */
export function domainsCalled(
  text: string,
  domains: readonly Domain[],
  canBeHad: (domain: Domain) => boolean,
): readonly Domain[] {
  const wanted = nameOf(text);
  if (wanted === '') return [];
  const called = domains.filter((domain) => namesOf(domain).includes(wanted));
  return preferred(
    preferred(called, ({ ended }) => !ended),
    canBeHad,
  );
}

/** Domains whose group and name hold all words of a text. */
export function domainsHolding(text: string, domains: readonly Domain[]): readonly Domain[] {
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

/** Its name whole and without what stands in brackets, each alone and behind its group. */
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
