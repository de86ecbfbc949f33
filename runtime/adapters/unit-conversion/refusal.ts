// Each error contains the caller's word, its possible meanings, and the name of the tool that lists all units.

import { type ArgumentProblem, invalidArgument, Problem } from '../../contract/problem.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { ALL_UNITS, CATALOGUE, CATEGORIES, type CataloguedUnit } from './catalogue.ts';
import { meanings } from './lookup.ts';
import { nearestDouble } from './ratio.ts';

export type UnitParameter = 'from_unit' | 'to_unit';

const SUGGESTIONS = 3;
const ELSEWHERE = `list_units_in_category lists the units of a category: ${CATEGORIES.join(', ')}.`;
const NAMES = ALL_UNITS.map(({ unit }) => unit.name);
const WORDS = ALL_UNITS.flatMap(({ unit }) => [unit.plural, ...unit.aliases]);

/** Combines the errors of both units, so a caller can fix both in one step. */
export function refuseWords(problems: readonly ArgumentProblem[]): Problem<'invalid_arguments'> {
  const detail = problems.map(({ parameter, message }) => `${parameter}: ${message}`).join('; ');
  return new Problem('invalid_arguments', detail, { errors: [...problems] });
}

export function faultOf(
  parameter: UnitParameter,
  word: string,
  found: readonly CataloguedUnit[],
): ArgumentProblem | undefined {
  if (found.length === 1) return undefined;
  if (found.length > 1) return ambiguous(parameter, word, found);
  const near = closeTo(word);
  const message = `${JSON.stringify(word)} is not a known unit${near.length === 0 ? '' : `; similar: ${near.join(', ')}`}`;
  const hint = near.length === 0 ? ELSEWHERE : `Did you mean ${near.join(' or ')}? ${ELSEWHERE}`;
  return { parameter, code: 'value', message, hint };
}

export function refuseCategories(from: CataloguedUnit, to: CataloguedUnit): Problem<'invalid_arguments'> {
  const message =
    `${to.unit.name} is a unit of ${to.category} and ${from.unit.name} one of ${from.category}; ` +
    'both must be in the same category';
  const namesakes = [...namesakesIn(from, to.category), ...namesakesIn(to, from.category)];
  const hint = namesakes.length === 0 ? ELSEWHERE : `Did you mean ${namesakes.join(' or ')}? ${ELSEWHERE}`;
  return invalidArgument('to_unit', message, hint);
}

export function refuseBelowAbsoluteZero(value: number, from: CataloguedUnit, limit: number): Problem {
  const side = from.unit.factor.numerator < 0n ? 'at most' : 'at least';
  const message = `${value} ${from.unit.plural} is below absolute zero; a temperature in ${from.unit.plural} is ${side} ${limit}`;
  return invalidArgument('value', message);
}

/** Returns the error for a result that is too large, or too close to zero, for a JSON number. */
export function refuseRange(value: number, from: CataloguedUnit, to: CataloguedUnit, result: number): Problem {
  const large = Math.abs(result) > 1;
  const bound = large ? 'larger than 1.8e308' : 'closer to zero than 2.2e-308';
  const message = `${value} ${from.unit.plural} in ${to.unit.plural} is ${bound}, outside the range of a number`;
  return invalidArgument('value', message, `Convert to a ${large ? 'larger' : 'smaller'} unit.`);
}

function ambiguous(parameter: UnitParameter, word: string, found: readonly CataloguedUnit[]): ArgumentProblem {
  const names = found.map(({ unit }) => unit.name).join(', ');
  const message = `${JSON.stringify(word)} can mean several units: ${found.map(choice).join(', ')}`;
  return { parameter, code: 'value', message, hint: `Use one of these names: ${names}.` };
}

function choice({ unit, category }: CataloguedUnit): string {
  const base = CATALOGUE[category].units.find(({ name }) => name === CATALOGUE[category].base);
  if (category === 'temperature' || base === undefined) return `${unit.name} (${category})`;
  return `${unit.name} (${nearestDouble(unit.factor.numerator, unit.factor.denominator)} ${base.symbols[0]})`;
}

function closeTo(word: string): string[] {
  const near = nearestFew(word.trim().replaceAll(/[\s-]+/g, '_'), NAMES, SUGGESTIONS);
  if (near.length > 0) return near;
  const others = nearestFew(word.trim(), WORDS, SUGGESTIONS).flatMap(meanings);
  return [...new Set(others.map(({ unit }) => unit.name))].slice(0, SUGGESTIONS);
}

/**
 * Returns units of another category whose names contain the name of this unit: fluid_ounce for ounce, square_foot for
 * foot. Meter and time are a special case, because `m` may mean minute.
 */
function namesakesIn({ unit }: CataloguedUnit, category: string): string[] {
  if (unit.name === 'meter' && category === 'time') return ['minute'];
  const inside = `_${unit.name}_`;
  const named = ALL_UNITS.filter((entry) => entry.category === category && `_${entry.unit.name}_`.includes(inside));
  return named.slice(0, SUGGESTIONS).map((entry) => entry.unit.name);
}
