// Areas in the coding systems that callers can use: UN M49 numbers, FAO codes and ISO codes. Country groups have no ISO
// codes.

import { AREA_CODING_VALUES } from '../../../generated/services/food-agri/codec.ts';
import type { AreaCoding } from '../../../generated/services/food-agri/types.ts';
import { invalidArgument, type Problem } from '../../contract/problem.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import {
  type Country,
  countryCalled,
  countryOf as countryOfCode,
  countryOfNumber,
  meaningOf,
} from '../../reference/countries/countries.ts';
import { collectProblemsOfAll } from '../../sdk/collect-problems.ts';
import type { Code } from './faostat/faostat.ts';

/** Codes greater than or equal to this number are country groups. */
const FIRST_GROUP = 5000;
/** Code of China including Hong Kong, Macao and Taiwan, which is a total of other areas. */
const CHINA_SUM = '351';

export function isAggregate({ code }: Code): boolean {
  return Number(code) >= FIRST_GROUP || code === CHINA_SUM;
}

/** Returns undefined for groups and former countries. */
export function countryOf(area: Code): Country | undefined {
  if (isAggregate(area)) return undefined;
  // Older files do not contain M49 numbers.
  return area.m49 === undefined ? countryCalled(area.label) : countryOfNumber(area.m49);
}

export function codeIn(area: Code, coding: AreaCoding): string | undefined {
  switch (coding) {
    case 'FAO':
      return area.code;
    case 'M49':
      return area.m49 ?? undefined;
    case 'ISO2':
      return countryOf(area)?.iso2;
    default:
      return countryOf(area)?.iso3;
  }
}

/**
 * Areas that have a code in the coding system also match by name and by ISO code.
 * @throws Problem `invalid_arguments`
 * that lists each unknown code with the closest matches
 */
export function areasOf(parameter: string, inputs: readonly string[], coding: AreaCoding, all: Iterable<Code>): Code[] {
  const areas = [...all];
  const byCode = index(areas, coding);
  return collectProblemsOfAll(inputs, (code, at) => {
    const found = byCode.get(normal(code, coding)) ?? areaNamed(code, coding, areas);
    if (found === undefined) throw unknownArea(`${parameter}[${at}]`, code, coding, areas, byCode);
    return found;
  });
}

/**
 * Returns the area for a name or ISO code, or undefined for numbers, ambiguous names, and areas without a code in the
 * coding system.
 */
function areaNamed(text: string, coding: AreaCoding, areas: readonly Code[]): Code | undefined {
  const area = /^[\d\s]*$/.test(text) ? undefined : areaOf(text, areas);
  return area === undefined || codeIn(area, coding) === undefined ? undefined : area;
}

function areaOf(text: string, areas: readonly Code[]): Code | undefined {
  const meaning = meaningOf(text);
  if (meaning?.kind === 'group') return groupCalled(meaning.group.name, areas);
  // Former countries match only by their name in the file.
  if (meaning?.kind !== 'country') return areas.find(({ label }) => foldWords(label) === foldWords(text));
  return areas.find((area) => countryOf(area)?.iso2 === meaning.country.iso2);
}

/** Indexes areas by code. If a country and a total that includes it share a code, the country takes precedence. */
function index(areas: readonly Code[], coding: AreaCoding): Map<string, Code> {
  const found = new Map<string, Code>();
  for (const area of [...areas].sort((a, b) => Number(isAggregate(b)) - Number(isAggregate(a)))) {
    const code = codeIn(area, coding);
    if (code !== undefined) found.set(normal(code, coding), area);
  }
  return found;
}

function normal(code: string, coding: AreaCoding): string {
  const plain = code.trim().replace(/^'/, '');
  if (coding === 'M49') return /^\d+$/.test(plain) ? String(Number(plain)) : plain;
  const upper = plain.toUpperCase();
  // The European Union uses EL and UK instead of GR and GB.
  return coding === 'ISO2' ? (countryOfCode(upper)?.iso2 ?? upper) : upper;
}

/**
 * Explains which area the input refers to in other coding systems, because the UN and the FAO may use the same number
 * for different areas.
 */
function inOtherCodings(input: string, coding: AreaCoding, areas: readonly Code[]): string | undefined {
  const others = AREA_CODING_VALUES.filter((each) => each !== coding).flatMap((other) => {
    const area = index(areas, other).get(normal(input, other));
    return area === undefined ? [] : [{ other, area }];
  });
  const descriptions = others.map(({ other, area }) => {
    const code = codeIn(area, coding);
    return `${area.label} in ${other}${code === undefined ? '' : ` (${code} in ${coding})`}`;
  });
  return descriptions.length === 0
    ? undefined
    : `It means ${descriptions.join(' or ')}. Use that code, or set area_cs.`;
}

/** Returns suggestions for an ambiguous name, or for an area that has no code in the coding system, such as a group. */
function byMeaning(input: string, coding: AreaCoding, areas: readonly Code[]): string | undefined {
  const meaning = meaningOf(input);
  if (meaning?.kind === 'ambiguous') {
    const meant = meaning.candidates.flatMap(({ iso2 }) => areas.filter((area) => countryOf(area)?.iso2 === iso2));
    const named = meant.flatMap((area) => {
      const code = codeIn(area, coding);
      return code === undefined ? [] : [`${code} (${area.label})`];
    });
    if (named.length > 0) return `Did you mean ${named.join(' or ')}?`;
    return `It may mean ${meaning.candidates.map(({ name }) => name).join(' or ')}; this domain has none of them.`;
  }
  const area = areaOf(input, areas);
  if (area === undefined) return undefined;
  const codes = (['M49', 'FAO'] as const).flatMap((each) => {
    const found = codeIn(area, each);
    return found === undefined ? [] : [`${found} with area_cs ${each}`];
  });
  return `${area.label} has no code in ${coding}. Use ${codes.join(' or ')}.`;
}

/** If a group has several compositions ("European Union (27)"), returns the first one in the file. */
function groupCalled(name: string, areas: readonly Code[]): Code | undefined {
  const folded = foldWords(name);
  const groups = areas.filter(isAggregate);
  return (
    groups.find(({ label }) => foldWords(label) === folded) ??
    groups.find(({ label }) => foldWords(label).startsWith(`${folded} `))
  );
}

/** Returns the areas whose code or name differs from the input by at most one typing error. */
function nearAreas(
  input: string,
  coding: AreaCoding,
  areas: readonly Code[],
  byCode: ReadonlyMap<string, Code>,
): readonly Code[] {
  const byName = new Map(areas.map((area) => [area.label, area]));
  const codes = nearestFew(normal(input, coding), byCode.keys(), 3).flatMap((code) => byCode.get(code) ?? []);
  const names = nearestFew(input.trim(), byName.keys(), 3).flatMap((name) => byName.get(name) ?? []);
  return [...new Set([...codes, ...names])].slice(0, 3);
}

function unknownArea(
  parameter: string,
  input: string,
  coding: AreaCoding,
  areas: readonly Code[],
  byCode: ReadonlyMap<string, Code>,
): Problem {
  const message = `${input} is not an area in the coding ${coding}`;
  const instead = inOtherCodings(input, coding, areas) ?? byMeaning(input, coding, areas);
  if (instead !== undefined) return invalidArgument(parameter, message, instead);
  const lower = input.toLowerCase();
  const byName = areas.filter(({ label }) => lower.length > 2 && label.toLowerCase().includes(lower)).slice(0, 3);
  const near = byName.length > 0 ? byName : nearAreas(input, coding, areas, byCode);
  const named = near.flatMap((area) => {
    const code = codeIn(area, coding);
    return code === undefined ? [] : [`${code} (${area.label})`];
  });
  const hint =
    named.length > 0 ? `Closest matches: ${named.join(', ')}.` : 'Call get_dimension_codes to list the areas.';
  return invalidArgument(parameter, message, hint);
}
