// Never guesses. The error for an unknown name lists the accepted forms and the nearest match; the error for an
// ambiguous name lists all candidates.

import { foldWords } from '../../lib/text/fold.ts';
import { nearest, nearestFew } from '../../lib/text/nearest.ts';
import { COUNTRIES, type Country } from './all.ts';
import type { AmbiguousName } from './ambiguous-names.ts';
import { type CountryGroup, NAMED_GROUPS } from './groups.ts';
import { US_STATES, type UsState, usStateLike } from './states.ts';
import { meaningOf } from './whole.ts';

/** The message starts with the quoted input. */
export interface Refusal {
  readonly message: string;
  readonly hint: string;
}

const MAX_NEAREST = 3;
const MAX_SHOWN_LENGTH = 60;
const ACCEPTED = 'a name, or an ISO 3166-1 code of two or three letters';
const ACCEPTED_GROUPS = `${ACCEPTED}, such as Japan, JP or JPN, or a group such as EU, EA (euro area), OECD, WLD (world), SSF (Sub-Saharan Africa), LIC (low income)`;

export function countryArgument(text: string): Country | Refusal {
  const found = countryOrGroupArgument(text, false);
  return 'iso2' in found || 'message' in found ? found : groupRefusal(text, found);
}

export function countryOrGroupArgument(text: string, groups = true): Country | CountryGroup | Refusal {
  const meaning = meaningOf(text);
  switch (meaning?.kind) {
    case 'country':
      return meaning.country;
    case 'group':
      return meaning.group;
    case 'ambiguous':
      return ambiguousRefusal(text, meaning.candidates, meaning.name);
    case 'place':
      return placeRefusal(text, meaning.within, meaning.isState);
    default:
      return unknownRefusal(text, groups);
  }
}

/** Also accepts districts and territories. */
export function usStateArgument(text: string): UsState | Refusal {
  const state = usStateLike(text);
  if (state !== undefined) return state;
  const near = nearestFew(
    text.trim(),
    US_STATES.map(({ name }) => name),
    MAX_NEAREST,
  );
  const found = near.map((name) => `${usStateLike(name)?.code} (${name})`);
  const hint =
    found.length > 0
      ? `Did you mean ${found.join(' or ')}?`
      : `Use a name or a two-letter code: ${US_STATES.map(({ code }) => code).join(', ')}.`;
  return { message: `${shown(text)} is not a state or territory of the United States`, hint };
}

function ambiguousRefusal(text: string, candidates: readonly Country[], { else: other }: AmbiguousName): Refusal {
  const choices = [...candidates.map(described), ...(other === undefined ? [] : [other])];
  return { message: `${shown(text)} is ambiguous`, hint: `Use ${choices.join(' or ')}.` };
}

function placeRefusal(text: string, within: Country | undefined, isState: boolean): Refusal {
  if (within === undefined) return { message: `${shown(text)} is not a country`, hint: `Use ${ACCEPTED}.` };
  const what = isState ? `a state or territory of ${inSentence(within)}` : `a part of ${inSentence(within)}`;
  return {
    message: `${shown(text)} is ${what}, not a country`,
    hint: `For the whole country, use ${described(within)}.`,
  };
}

function groupRefusal(text: string, { name }: CountryGroup): Refusal {
  return {
    message: `${shown(text)} is a group of countries (${name}), not a single country`,
    hint: `Use ${ACCEPTED}.`,
  };
}

function unknownRefusal(text: string, groups: boolean): Refusal {
  const near = nearestTo(text, groups);
  const accepted = `Use ${groups ? ACCEPTED_GROUPS : ACCEPTED}.`;
  const hint = near === undefined ? accepted : `Did you mean ${near}? ${accepted}`;
  return { message: `${shown(text)} is not a known country${groups ? ' or group of countries' : ''}`, hint };
}

function nearestTo(text: string, groups: boolean): string | undefined {
  const named = new Map(COUNTRIES.map((country) => [foldWords(country.name), described(country)]));
  if (groups) for (const { group } of NAMED_GROUPS) named.set(foldWords(group.name), `${group.code} (${group.name})`);
  const near = nearest(foldWords(text), named.keys());
  return near === undefined ? undefined : named.get(near);
}

function described({ iso2, name }: Country): string {
  return `${iso2} (${name})`;
}

function inSentence({ iso2, name }: Country): string {
  return iso2 === 'US' || iso2 === 'GB' ? `the ${name}` : name;
}

function shown(text: string): string {
  return JSON.stringify(text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text);
}
