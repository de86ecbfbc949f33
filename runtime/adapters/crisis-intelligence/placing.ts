// Determines the country of an event from its place name if the source does not report a country. The part after the
// last comma takes precedence ("7 km WNW of Cobb, CA"); a name without a comma is searched in full ("offshore Northern
// California"). The coordinates must confirm the country, because "Azores-Cape St. Vincent Ridge", for example, is not
// in Saint Vincent.

import type { PlacedBy } from '../../../generated/services/crisis-intelligence/types.ts';
import { wordsOf } from '../../lib/text/analyser.ts';
import { countryOf, namesIn, usStateLike } from '../../reference/countries/countries.ts';
import { countryAt, isNear } from '../../sdk/outlines.ts';

/** ISO 3166-1 alpha-2 codes and how they were found; empty if the country is unknown. */
export interface Placing {
  readonly codes: readonly string[];
  readonly by: PlacedBy | undefined;
}

interface PlaceOf {
  readonly text: string | undefined;
  readonly latitude: number | null | undefined;
  readonly longitude: number | null | undefined;
}

/** Matches a two-letter code after a comma: a US state (CA is California) or, failing that, a country (MX). */
const CODE = /^[A-Z]{2}$/;
/**
 * Matches names of border regions between two countries, which may mention only one of the countries. The Flinn-Engdahl
 * regions abbreviate "border region" to "BORD REG" and "BRD REG".
 */
const BORDER = /\b(?:border|bord|brd)\b/i;
/** Maximum distance from an event to a country mentioned in its place name, if the event is in another country. */
const NAMED_TOWN_KM = 250;
/**
 * Maximum distance from an event in the open sea to a country mentioned in its place name ("south of Australia", "West
 * Chile Rise").
 */
const OPEN_SEA_KM = 2000;

/**
 * Returns the countries in the place name that are near enough to the event, or if there are none, the country at its
 * coordinates.
 */
export function placing({ text = '', latitude, longitude }: PlaceOf): Placing {
  const named = countriesNamed(text);
  if (latitude == null || longitude == null) {
    const codes = named.length === 0 && isInStateOfSharedName(text) ? ['US'] : named;
    return { codes, by: codes.length === 0 ? undefined : 'text' };
  }
  const point = { latitude, longitude };
  const isBorder = BORDER.test(text);
  const isEachNear = named.every((code) => isNear(point, code, NAMED_TOWN_KM) !== false);
  // Skip the search through all country outlines if every named country is nearby, which is the usual case.
  if (named.length > 0 && isEachNear && !isBorder) return { codes: named, by: 'text' };
  const country = countryAt(point);
  const located = country === undefined ? [] : [country];
  const range = country === undefined ? OPEN_SEA_KM : NAMED_TOWN_KM;
  const plausible = named.filter((code) => isNear(point, code, range) !== false);
  if (plausible.length === 0) return { codes: located, by: country === undefined ? undefined : 'coordinates' };
  return { codes: isBorder ? [...new Set([...plausible, ...located])] : plausible, by: 'text' };
}

function lastPart(text: string): string | undefined {
  const comma = text.lastIndexOf(',');
  return comma < 0 ? undefined : text.slice(comma + 1).trim();
}

/**
 * Returns the countries found in the last part of a name or, failing that, in the full name. If the last part is
 * ambiguous (Georgia), returns no country, because the earlier parts are places within it: "Jersey, Georgia" is not
 * Jersey.
 */
function countriesNamed(text: string): string[] {
  const last = lastPart(text);
  if (last === undefined) return countriesIn(text);
  const found = countriesIn(last);
  return found.length > 0 || isAmbiguous(last) ? found : countriesIn(text);
}

/** Returns true for a place in a US state if the place name contains the name of a country, as in "Jersey, Georgia". */
function isInStateOfSharedName(text: string): boolean {
  const last = lastPart(text);
  if (last === undefined || usStateLike(last)?.isState !== true) return false;
  return countriesIn(text.slice(0, text.lastIndexOf(','))).length > 0;
}

function isAmbiguous(text: string): boolean {
  return namesIn(wordsOf(text)).some(({ meaning }) => meaning.kind === 'ambiguous');
}

/**
 * Returns the countries that a text mentions by name or through a place within them. Skips ambiguous names (Georgia).
 */
function countriesIn(text: string): string[] {
  const code = text.trim();
  if (CODE.test(code)) {
    const only = usStateLike(code)?.isState === true ? 'US' : countryOf(code)?.iso2;
    return only === undefined ? [] : [only];
  }
  const found = namesIn(wordsOf(text)).flatMap(({ meaning }) => {
    if (meaning.kind === 'country') return meaning.by === 'people' ? [] : [meaning.country.iso2];
    return meaning.kind === 'place' && meaning.within !== undefined ? [meaning.within.iso2] : [];
  });
  return [...new Set(found)];
}
