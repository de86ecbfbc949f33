// What a caller chooses of a domain, checked against the dimensions and codes that it has. Pure.

import type { AreaCoding, GetDataArguments } from '../../../generated/services/food-agri/types.ts';
import { invalidArgument, type Problem } from '../../contract/problem.ts';
import { isWithin } from '../../lib/period.ts';
import { wordsOf } from '../../lib/text/analyser.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { stem } from '../../lib/text/stemming.ts';
import { faultsOfAll, faultsTogether } from '../../sdk/faults-together.ts';
import type { Code, DomainStore } from './faostat/faostat.ts';

/** The coding of areas in a domain: surveys have no codes but their own. */
export function codingOf({ titles }: DomainStore, asked: AreaCoding): AreaCoding {
  return titles.area === 'Survey' ? 'FAO' : asked;
}

/** Of codes that a text may mean so many are named. */
const MOST_NAMED = 4;

/** That a domain is not broken down by something, and by what it is. */
export function noDimension(parameter: string, dimension: string, { titles, extras }: DomainStore): Problem {
  const further = extras.map((id) => id.replaceAll('_', ' '));
  const there = Object.entries(titles).map(([id, title]) => (id === title.toLowerCase() ? id : `${id} (${title})`));
  return invalidArgument(
    parameter,
    `this domain has no dimension ${dimension}`,
    `It has ${[...there, ...further].join(', ')}.`,
  );
}

/** An empty list chooses nothing, as if it had been left out. */
export function filled(list: readonly string[] | undefined): readonly string[] | undefined {
  return list?.length === 0 ? undefined : list;
}

/**
 * The filters on elements, items and years, by code or by the label that the domain has for one.
 * @throws Problem `invalid_arguments` that names everything that the domain lacks
 */
export function checked(store: DomainStore, args: Pick<GetDataArguments, 'elements' | 'items' | 'years'>) {
  const check = (parameter: 'elements' | 'items', dimension: 'element' | 'item') => {
    const given = filled(args[parameter]);
    if (given === undefined) return undefined;
    if (store.titles[dimension] === undefined) throw noDimension(parameter, dimension, store);
    const known = store.codes(dimension);
    return faultsOfAll(given, (text, at) => codeMeant(text.trim(), known, `${parameter}[${at}]`, dimension));
  };
  return faultsTogether({
    elements: () => check('elements', 'element'),
    items: () => check('items', 'item'),
    years: () => yearsMeant(store, args.years),
  });
}

/** The years and the spans of years in a domain that overlap with those of a caller. */
function yearsMeant(store: DomainStore, years: readonly string[] | undefined): string[] | undefined {
  const given = filled(years);
  if (given === undefined) return undefined;
  if (store.titles.year === undefined) throw noDimension('years', 'year', store);
  const known = store.codes('year');
  const meant = faultsOfAll(given, (text, at) => {
    const year = /^\d{4}$/.test(text.trim()) ? Number(text) : undefined;
    const overlapping =
      year === undefined ? [] : [...known.keys()].filter((code) => isWithin(code, { from: year, to: year }));
    return overlapping.length > 0 ? overlapping : [codeMeant(text.trim(), known, `years[${at}]`, 'year')];
  });
  return [...new Set(meant.flat())];
}

/** The code that a text is, or that it names alone. */
function codeMeant(text: string, known: ReadonlyMap<string, Code>, parameter: string, dimension: string): string {
  if (known.has(text)) return text;
  const folded = foldWords(text);
  const whole = [...known.values()].filter(({ label }) => foldWords(label) === folded);
  // One potato is of the item Potatoes.
  const called =
    whole.length > 0 ? whole : [...known.values()].filter(({ label }) => singular(label) === singular(text));
  const [only, another] = called;
  if (only !== undefined && another === undefined) return only.code;
  throw unknownCode(parameter, text, dimension, called.length > 0 ? called : [...known.values()]);
}

function singular(text: string): string {
  return wordsOf(text)
    .map((word) => stem(word, 'en'))
    .join(' ');
}

function unknownCode(parameter: string, given: string, dimension: string, known: readonly Code[]): Problem {
  const near = codesLike(given, known);
  const named = near.map(({ code, label }) => (code === label ? code : `${code} (${label})`));
  const hint =
    named.length > 0
      ? `The nearest: ${named.join(', ')}.`
      : `get_dimension_codes with dimension ${dimension} lists the codes.`;
  return invalidArgument(parameter, `${given} is no code of ${dimension} in this domain`, hint);
}

/** Codes whose labels hold all words of a text, else those that a slip of the keyboard made it of. */
function codesLike(text: string, known: readonly Code[]): readonly Code[] {
  const words = foldWords(text).split(' ');
  const holds = ({ label }: Code) => words.every((word) => foldWords(label).includes(word));
  const byLabel = words.join('').length > 2 ? known.filter(holds) : [];
  if (byLabel.length > 0) return byLabel.slice(0, MOST_NAMED);
  const called = new Map(
    known.flatMap((each) => [[each.code, each] as const, [each.label.toLowerCase(), each] as const]),
  );
  const near = nearestFew(text.toLowerCase(), called.keys(), MOST_NAMED).flatMap((each) => called.get(each) ?? []);
  return [...new Set(near)];
}
