// Which of several places a name means: "Springfield, Illinois", "Prague, Czech Republic", "Richmond, CA". What follows a comma is a US
// state, a country or a region, in this order where the place is there: nobody says CA of a city in California and means Canada.

import { foldWords } from '../../lib/text/fold.ts';
import { meaningOf, usStateLike } from '../../reference/countries/countries.ts';
import type { Place } from './air-quality/air-quality.ts';

/** Towns that fit, and how what follows the name was read where it could mean something else. */
export interface Chosen {
  readonly towns: readonly Place[];
  readonly note: string | undefined;
}

type Fits = (town: Place) => boolean;

/** Towns and cities in the source's order, only those of the state, country or region where that is given. */
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

/** Of "Illinois, United States" each part must fit; "Korea, Rep." is one. */
function partsOf(qualifier: string): string[] {
  if (meaningOf(qualifier)?.kind === 'country') return [qualifier];
  return qualifier.split(',').filter((part) => foldWords(part) !== '');
}

function within(towns: readonly Place[], fits: Fits | undefined): readonly Place[] {
  return fits === undefined ? [] : towns.filter(fits);
}

/** In a state of the United States, by its code or name. */
function ofState(part: string): Fits | undefined {
  const state = usStateLike(part);
  if (state === undefined) return undefined;
  return ({ location: { country_code, region } }) => country_code === 'US' && usStateLike(region ?? '') === state;
}

/** In a country by any of its names, or in one of those that share the name: a city tells which Korea is meant. */
function ofCountry(part: string): Fits | undefined {
  const meaning = meaningOf(part);
  const meant =
    meaning?.kind === 'country' ? [meaning.country] : meaning?.kind === 'ambiguous' ? meaning.candidates : undefined;
  return meant && (({ location: { country_code } }) => meant.some(({ iso2 }) => iso2 === country_code?.toUpperCase()));
}

/** In a region as the source calls it; the country too, where the source's name for it is no other. */
function ofRegion(part: string): Fits {
  const wanted = bare(part);
  return ({ location: { region, country } }) => [region, country].some((name) => bare(name ?? '') === wanted);
}

function bare(name: string): string {
  return foldWords(name).replace(/^the /, '');
}

function readAsState(part: string, other: Place): string {
  const state = usStateLike(part)?.name;
  const elsewhere = [other.location.city, other.location.country].filter((name) => name !== undefined).join(', ');
  return `${part.trim()} was read as ${state}, United States; for the other one write ${JSON.stringify(elsewhere)}.`;
}
