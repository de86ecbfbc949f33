// Where an event is that its source gives no country for: by the words of its place, else by its coordinates. The last part of
// "7 km WNW of Cobb, CA" says it where there is one; else all words are read ("Iran-Iraq border region", "offshore Northern California").

import type { PlacedBy } from '../../../generated/services/crisis-intelligence/types.ts';
import { countryAt } from '../../kit/outlines.ts';
import { wordsOf } from '../../language/analyser.ts';
import { countryOf, namesIn, usStateLike } from '../../language/countries/countries.ts';

/** Countries by their codes of two letters, and what they were told by; none where nothing tells. */
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

/** A code alone behind a comma: of a US state (CA is California), else of a country (MX). */
const CODE = /^[A-Z]{2}$/;
/** A place between two countries, of which its name may give one alone. */
const BORDER = /\bborder\b/i;

/** The countries that an event is in or, at sea, nearest to. */
export function placing({ text = '', latitude, longitude }: PlaceOf): Placing {
  const comma = text.lastIndexOf(',');
  const last = comma < 0 ? [] : countriesIn(text.slice(comma + 1));
  const said = last.length > 0 ? last : countriesIn(text);
  const hasPoint = latitude != null && longitude != null;
  if (said.length > 0 && !BORDER.test(text)) return { codes: said, by: 'text' };
  const there = hasPoint ? countryAt({ latitude, longitude }) : undefined;
  if (said.length > 0) return { codes: [...new Set([...said, ...(there === undefined ? [] : [there])])], by: 'text' };
  return there === undefined ? { codes: [], by: undefined } : { codes: [there], by: 'coordinates' };
}

/** Countries that a text names, itself or by a place in one; what may mean several (Georgia) says nothing. */
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
