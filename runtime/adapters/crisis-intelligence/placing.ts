// The country of an event whose source states none: read from the name of its place, and checked against its coordinates. In
// "7 km WNW of Cobb, CA" the part after the last comma decides; a name without a comma ("Iran-Iraq border region", "offshore Northern
// California") is read as a whole. A name is not used when the event is far from that country: "Azores-Cape St. Vincent Ridge" is not in
// Saint Vincent.

import type { PlacedBy } from '../../../generated/services/crisis-intelligence/types.ts';
import { wordsOf } from '../../lib/text/analyser.ts';
import { countryOf, namesIn, usStateLike } from '../../reference/countries/countries.ts';
import { countryAt, isNear } from '../../sdk/outlines.ts';

/** ISO 3166-1 alpha-2 codes and how they were found; no codes when the country is unknown. */
export interface Placing {
  readonly codes: readonly string[];
  readonly by: PlacedBy | undefined;
}

/** What is known of a place. */
interface PlaceOf {
  readonly text: string | undefined;
  readonly latitude: number | null | undefined;
  readonly longitude: number | null | undefined;
}

/** Two letters after a comma: a US state (CA is California), otherwise a country (MX). */
const CODE = /^[A-Z]{2}$/;
/** A place between two countries, of which its name may give only one. "BORD REG" and "BRD REG" are abbreviations of the Flinn-Engdahl regions. */
const BORDER = /\b(?:border|bord|brd)\b/i;
/** The town that a place is named after can be across a border, this far away at most. */
const NAMED_TOWN_KM = 250;
/** Names of the open sea ("south of Australia", "West Chile Rise") refer to coasts this far away at most. */
const OPEN_SEA_KM = 2000;

/** The countries that an event is in or, at sea, nearest to. */
export function placing({ text = '', latitude, longitude }: PlaceOf): Placing {
  const named = countriesNamed(text);
  if (latitude == null || longitude == null) {
    const codes = named.length === 0 && isInStateOfSharedName(text) ? ['US'] : named;
    return { codes, by: codes.length === 0 ? undefined : 'text' };
  }
  const point = { latitude, longitude };
  const isBorder = BORDER.test(text);
  const isEachNear = named.every((code) => isNear(point, code, NAMED_TOWN_KM) !== false);
  // Most names are near: the search over the outlines of all countries is left out for them.
  if (named.length > 0 && isEachNear && !isBorder) return { codes: named, by: 'text' };
  const there = countryAt(point);
  const located = there === undefined ? [] : [there];
  const range = there === undefined ? OPEN_SEA_KM : NAMED_TOWN_KM;
  const plausible = named.filter((code) => isNear(point, code, range) !== false);
  if (plausible.length === 0) return { codes: located, by: there === undefined ? undefined : 'coordinates' };
  return { codes: isBorder ? [...new Set([...plausible, ...located])] : plausible, by: 'text' };
}

/** The part after the last comma; undefined without a comma. */
function lastPart(text: string): string | undefined {
  const comma = text.lastIndexOf(',');
  return comma < 0 ? undefined : text.slice(comma + 1).trim();
}

/**
 * Countries in the last part of a name, otherwise in all of it. A last part that can mean several countries, or a country and a US state
 * (Georgia), decides nothing, but the parts before it are places in there: "Jersey, Georgia" is not Jersey.
 */
function countriesNamed(text: string): string[] {
  const last = lastPart(text);
  if (last === undefined) return countriesIn(text);
  const found = countriesIn(last);
  return found.length > 0 || isAmbiguous(last) ? found : countriesIn(text);
}

/** Whether a place like "Jersey, Georgia" is in a US state: a place named like a country is not in another country. */
function isInStateOfSharedName(text: string): boolean {
  const last = lastPart(text);
  if (last === undefined || usStateLike(last)?.isState !== true) return false;
  return countriesIn(text.slice(0, text.lastIndexOf(','))).length > 0;
}

function isAmbiguous(text: string): boolean {
  return namesIn(wordsOf(text)).some(({ meaning }) => meaning.kind === 'ambiguous');
}

/** Countries that a text names, directly or by a place in one; ambiguous names (Georgia) are skipped. */
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
