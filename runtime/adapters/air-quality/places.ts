// Picks the place meant by a qualified name, such as "Springfield, Illinois" or "Prague, Czech Republic". Tries to
// interpret the part after the comma as a US state, then as a country, then as a region. The state is used only if it
// contains the town.

import { foldWords } from '../../lib/text/fold.ts';
import { meaningOf, usStateLike } from '../../reference/countries/countries.ts';
import type { Place } from './air-quality/air-quality.ts';

export interface Chosen {
  readonly towns: readonly Place[];
  readonly note: string | undefined;
}

type Fits = (town: Place) => boolean;

export function chosen(places: readonly Place[], qualifier: string | undefined): Chosen {
  const parts = partsOf(qualifier ?? '');
  let towns: readonly Place[] = places.filter(({ isPopulated }) => isPopulated);
  const notes: string[] = [];
  for (const part of parts) {
    const inState = within(towns, ofState(part));
    const inCountry = within(towns, ofCountry(part));
    if (inState.length > 0 && inCountry.length > 0) notes.push(readAsState(part, inCountry[0] as Place));
    if (inState.length > 0) towns = [...inState, ...inCountry.filter((town) => !inState.includes(town))];
    else towns = inCountry.length > 0 ? inCountry : within(towns, ofRegion(part));
  }
  return { towns, note: notes[0] };
}

/**
 * Splits a qualifier such as "Illinois, United States" into parts that must all match. A country name with a comma
 * ("Korea, Rep.") stays a single part.
 */
function partsOf(qualifier: string): string[] {
  if (meaningOf(qualifier)?.kind === 'country') return [qualifier];
  return qualifier.split(',').filter((part) => foldWords(part) !== '');
}

function within(towns: readonly Place[], fits: Fits | undefined): readonly Place[] {
  return fits === undefined ? [] : towns.filter(fits);
}

function ofState(part: string): Fits | undefined {
  const state = usStateLike(part);
  if (state === undefined) return undefined;
  return ({ location: { country_code, region } }) => country_code === 'US' && usStateLike(region ?? '') === state;
}

/**
 * An ambiguous name such as "Korea" matches every country it can refer to. The city name then determines the country.
 */
function ofCountry(part: string): Fits | undefined {
  const meaning = meaningOf(part);
  const meant =
    meaning?.kind === 'country' ? [meaning.country] : meaning?.kind === 'ambiguous' ? meaning.candidates : undefined;
  return meant && (({ location: { country_code } }) => meant.some(({ iso2 }) => iso2 === country_code?.toUpperCase()));
}

/** Matches a region, or a country whose name is known only to the source. */
function ofRegion(part: string): Fits {
  const folded = bare(part);
  return ({ location: { region, country } }) => [region, country].some((name) => bare(name ?? '') === folded);
}

function bare(name: string): string {
  return foldWords(name).replace(/^the /, '');
}

function readAsState(part: string, other: Place): string {
  const state = usStateLike(part)?.name;
  const elsewhere = [other.location.city, other.location.country].filter((name) => name !== undefined).join(', ');
  return `${part.trim()} was read as ${state}, United States. For the other place, use ${JSON.stringify(elsewhere)}.`;
}
