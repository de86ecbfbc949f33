// What a caller chooses of a domain, checked against the dimensions and codes that it has. Pure.

import type { AreaCoding, GetDataArguments } from '../../../generated/services/food-agri/types.ts';
import { invalidArgument, type Problem } from '../../contract/problem.ts';
import { foldWords } from '../../language/fold.ts';
import { nearestFew } from '../../language/nearest.ts';
import type { Code, DomainStore } from '../../sources/faostat/faostat.ts';

/** The coding of areas in a domain: surveys have no codes but their own. */
export function codingOf({ titles }: DomainStore, asked: AreaCoding): AreaCoding {
  return titles.area === 'Survey' ? 'FAO' : asked;
}

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

/** The filters on elements, items and years. @throws Problem `invalid_arguments` for codes that the domain lacks */
export function checked(store: DomainStore, args: Pick<GetDataArguments, 'elements' | 'items' | 'years'>) {
  const check = (parameter: 'elements' | 'items' | 'years', dimension: 'element' | 'item' | 'year') => {
    const given = filled(args[parameter]);
    if (given !== undefined && store.titles[dimension] === undefined) throw noDimension(parameter, dimension, store);
    const known = store.codes(dimension);
    given?.forEach((code, at) => {
      if (!known.has(code.trim()))
        throw unknownCode(`${parameter}[${at}]`, code.trim(), dimension, [...known.values()]);
    });
    return given?.map((code) => code.trim());
  };
  return { elements: check('elements', 'element'), items: check('items', 'item'), years: check('years', 'year') };
}

function unknownCode(parameter: string, given: string, dimension: string, known: readonly Code[]): Problem {
  const folded = foldWords(given);
  const byLabel = known.filter(({ label }) => folded.length > 2 && foldWords(label).includes(folded)).slice(0, 4);
  const near =
    byLabel.length > 0
      ? byLabel
      : nearestFew(
          given,
          known.map(({ code }) => code),
          3,
        ).map((code) => known.find((each) => each.code === code) as Code);
  const named = near.map(({ code, label }) => (code === label ? code : `${code} (${label})`));
  const hint =
    named.length > 0
      ? `The nearest: ${named.join(', ')}.`
      : `get_dimension_codes with dimension ${dimension} lists the codes.`;
  return invalidArgument(parameter, `${given} is no code of ${dimension} in this domain`, hint);
}
