// Which of several places a name means.

import { foldWords } from '../../../language/fold.ts';
import type { Place } from '../../../sources/air-quality/air-quality.ts';

/** Towns and cities in the source's order, only those of the country, its code or the region where that is given. */
export function chosen(places: readonly Place[], qualifier: string | undefined): readonly Place[] {
  const towns = places.filter(({ isPopulated }) => isPopulated);
  if (qualifier === undefined) return towns;
  // Of "Illinois, United States" each part must fit.
  const parts = qualifier
    .split(',')
    .map(foldWords)
    .filter((part) => part !== '');
  return towns.filter((town) => parts.every((part) => isIn(town, part)));
}

function isIn({ country, countryCode, region }: Place, part: string): boolean {
  if (part.length === 2 && countryCode?.toLowerCase() === part) return true;
  const names = [country, region].map((name) => foldWords(name ?? '').replace(/^the /, ''));
  const wanted = part.replace(/^the /, '');
  if (names.includes(wanted)) return true;
  return ALSO[wanted] !== undefined && ALSO[wanted] === countryCode?.toLowerCase();
}

/** What people write in the place of a country's name. */
const ALSO: Readonly<Record<string, string>> = {
  usa: 'us',
  america: 'us',
  uk: 'gb',
  'great britain': 'gb',
  england: 'gb',
  holland: 'nl',
  uae: 'ae',
  czechia: 'cz',
  turkey: 'tr',
};
