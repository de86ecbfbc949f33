import { invalidArgument } from '../../contract/problem.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { partyCodeFor } from './parties.ts';
import type { Named } from './stortinget/stortinget.ts';

const NAMED_IN_A_HINT = 12;

/**
 * Returns the ids whose code or name equals the input or, if there are none, the ids whose name contains the input at
 * the start of a word. Ignores case and accents.
 */
export function namedBy(word: string, known: Iterable<Named>): ReadonlySet<string> {
  const folded = foldWords(word);
  if (folded === '') return new Set();
  const all = [...known].map(({ id, name }) => ({ id, code: foldWords(id), name: foldWords(name) }));
  const whole = all.filter(({ code, name }) => code === folded || name === folded);
  const found = whole.length > 0 ? whole : all.filter(({ name }) => ` ${name}`.includes(` ${folded}`));
  return new Set(found.map(({ id }) => id));
}

/** @throws Problem `invalid_arguments` with the most similar names if there is no match */
export function requireNamed(parameter: string, word: string, known: Iterable<Named>): ReadonlySet<string> {
  const all = [...new Map([...known].map((named) => [named.id, named])).values()];
  const found = namedBy(word, all);
  if (found.size > 0) return found;
  const labels = all.map(({ id, name }) => (id === name ? id : `${id} (${name})`));
  const near = nearestFew(word, [...all.map(({ id }) => id), ...all.map(({ name }) => name)], 3);
  const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Use one of ${shortened(labels)}.`;
  throw invalidArgument(parameter, `"${word}" is not an accepted value`, hint);
}

/** Parties also match by their English names. */
export function requireParty(word: string, known: readonly Named[]): ReadonlySet<string> {
  return requireNamed('party', partyCodeFor(word, new Set(known.map(({ id }) => id))), known);
}

function shortened(labels: readonly string[]): string {
  const more = labels.length - NAMED_IN_A_HINT;
  return labels.slice(0, NAMED_IN_A_HINT).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
