import type { AreaCoding, GetDataArguments } from '../../../generated/services/food-agri/types.ts';
import { invalidArgument, type Problem } from '../../contract/problem.ts';
import { isWithin } from '../../lib/period.ts';
import { wordsOf } from '../../lib/text/analyser.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { stem } from '../../lib/text/stemming.ts';
import { collectProblems, collectProblemsOfAll } from '../../sdk/collect-problems.ts';
import type { Code, DomainStore } from './faostat/faostat.ts';

export function codingOf({ titles }: DomainStore, requested: AreaCoding): AreaCoding {
  return titles.area === 'Survey' ? 'FAO' : requested;
}

const MAX_LISTED = 4;

export function noDimension(parameter: string, dimension: string, { titles, extras }: DomainStore): Problem {
  const further = extras.map((id) => id.replaceAll('_', ' '));
  const available = Object.entries(titles).map(([id, title]) => (id === title.toLowerCase() ? id : `${id} (${title})`));
  return invalidArgument(
    parameter,
    `this domain has no dimension ${dimension}`,
    `Its dimensions are ${[...available, ...further].join(', ')}.`,
  );
}

export function nonEmpty(list: readonly string[] | undefined): readonly string[] | undefined {
  return list?.length === 0 ? undefined : list;
}

/**
 * Accepts codes and labels.
 * @throws Problem `invalid_arguments` that lists everything that is not in the domain
 */
export function validatedFilters(store: DomainStore, args: Pick<GetDataArguments, 'elements' | 'items' | 'years'>) {
  const check = (parameter: 'elements' | 'items', dimension: 'element' | 'item') => {
    const requested = nonEmpty(args[parameter]);
    if (requested === undefined) return undefined;
    if (store.titles[dimension] === undefined) throw noDimension(parameter, dimension, store);
    const known = store.codes(dimension);
    return collectProblemsOfAll(requested, (text, at) =>
      matchCode(text.trim(), known, `${parameter}[${at}]`, dimension),
    );
  };
  return collectProblems({
    elements: () => check('elements', 'element'),
    items: () => check('items', 'item'),
    years: () => matchYears(store, args.years),
  });
}

function matchYears(store: DomainStore, years: readonly string[] | undefined): string[] | undefined {
  const requested = nonEmpty(years);
  if (requested === undefined) return undefined;
  if (store.titles.year === undefined) throw noDimension('years', 'year', store);
  const known = store.codes('year');
  const meant = collectProblemsOfAll(requested, (text, at) => {
    const year = /^\d{4}$/.test(text.trim()) ? Number(text) : undefined;
    const overlapping =
      year === undefined ? [] : [...known.keys()].filter((code) => isWithin(code, { from: year, to: year }));
    return overlapping.length > 0 ? overlapping : [matchCode(text.trim(), known, `years[${at}]`, 'year')];
  });
  return [...new Set(meant.flat())];
}

function matchCode(text: string, known: ReadonlyMap<string, Code>, parameter: string, dimension: string): string {
  if (known.has(text)) return text;
  const folded = foldWords(text);
  const whole = [...known.values()].filter(({ label }) => foldWords(label) === folded);
  // Singular forms also match: "potato" finds the item "Potatoes".
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

function unknownCode(parameter: string, input: string, dimension: string, known: readonly Code[]): Problem {
  const near = codesLike(input, known);
  const named = near.map(({ code, label }) => (code === label ? code : `${code} (${label})`));
  const hint =
    named.length > 0
      ? `Closest matches: ${named.join(', ')}.`
      : `Call get_dimension_codes with dimension ${dimension} to list the codes.`;
  return invalidArgument(parameter, `${input} is not a code of ${dimension} in this domain`, hint);
}

/**
 * Returns the codes whose labels contain all words of the input or, if there are none, the codes or labels that differ
 * from it by one typing error.
 */
function codesLike(text: string, known: readonly Code[]): readonly Code[] {
  const words = foldWords(text).split(' ');
  const holds = ({ label }: Code) => words.every((word) => foldWords(label).includes(word));
  const byLabel = words.join('').length > 2 ? known.filter(holds) : [];
  if (byLabel.length > 0) return byLabel.slice(0, MAX_LISTED);
  const called = new Map(
    known.flatMap((each) => [[each.code, each] as const, [each.label.toLowerCase(), each] as const]),
  );
  const near = nearestFew(text.toLowerCase(), called.keys(), MAX_LISTED).flatMap((each) => called.get(each) ?? []);
  return [...new Set(near)];
}
