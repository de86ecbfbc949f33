// Areas in the codings that callers use: UN M49 numbers, FAO codes, ISO codes. Groups of countries have no ISO codes. Pure.

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
import { faultsOfAll } from '../../sdk/faults-together.ts';
import type { Code } from './faostat/faostat.ts';

/** From this code on areas are groups of countries. */
const FIRST_GROUP = 5000;
/** China with Hong Kong, Macao and Taiwan: a sum of other areas. */
const CHINA_SUM = '351';

/** Whether an area is a group of countries. */
export function isAggregate({ code }: Code): boolean {
  return Number(code) >= FIRST_GROUP || code === CHINA_SUM;
}

/** The country that an area is; undefined for groups and for countries that are no more. */
export function countryOf(area: Code): Country | undefined {
  if (isAggregate(area)) return undefined;
  // Files of older years have no numbers.
  return area.m49 === undefined ? countryCalled(area.label) : countryOfNumber(area.m49);
}

/** An area's code in a coding; undefined where it has none. */
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
 * Areas by their codes in a coding; what has a code there by its name and its other ISO codes too.
 * @throws Problem `invalid_arguments` that names each unknown code with the nearest
 */
export function areasOf(parameter: string, given: readonly string[], coding: AreaCoding, all: Iterable<Code>): Code[] {
  const areas = [...all];
  const byCode = index(areas, coding);
  return faultsOfAll(given, (code, at) => {
    const found = byCode.get(normal(code, coding)) ?? areaMeant(code, coding, areas);
    if (found === undefined) throw unknownArea(`${parameter}[${at}]`, code, coding, areas, byCode);
    return found;
  });
}

/** The area of a name or of an ISO code; undefined for numbers, names of several countries, and groups that have no code there. */
function areaMeant(text: string, coding: AreaCoding, areas: readonly Code[]): Code | undefined {
  const area = /^[\d\s]*$/.test(text) ? undefined : areaOf(text, areas);
  return area === undefined || codeIn(area, coding) === undefined ? undefined : area;
}

/** The country or group that a text means. */
function areaOf(text: string, areas: readonly Code[]): Code | undefined {
  const meaning = meaningOf(text);
  if (meaning?.kind === 'group') return groupCalled(meaning.group.name, areas);
  // Countries that exist no longer are known by the name that the file has for them alone.
  if (meaning?.kind !== 'country') return areas.find(({ label }) => foldWords(label) === foldWords(text));
  return areas.find((area) => countryOf(area)?.iso2 === meaning.country.iso2);
}

/** Of two areas with one code the country comes before the sum that holds it. */
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
  // EL and UK are what the European Union writes for GR and GB.
  return coding === 'ISO2' ? (countryOfCode(upper)?.iso2 ?? upper) : upper;
}

/** What a code stands for in the other codings: a number may be one thing for the UN and another for the FAO. */
function inOtherCodings(given: string, coding: AreaCoding, areas: readonly Code[]): string | undefined {
  const others = AREA_CODING_VALUES.filter((each) => each !== coding).flatMap((other) => {
    const area = index(areas, other).get(normal(given, other));
    return area === undefined ? [] : [{ other, area }];
  });
  const said = others.map(({ other, area }) => {
    const code = codeIn(area, coding);
    return `${area.label} in ${other}${code === undefined ? '' : ` (${code} in ${coding})`}`;
  });
  return said.length === 0 ? undefined : `It is ${said.join(' or ')}: give that code, or set area_cs.`;
}

/** What to give for a name of several countries, and for a group: groups have no ISO codes. */
function byMeaning(given: string, coding: AreaCoding, areas: readonly Code[]): string | undefined {
  const meaning = meaningOf(given);
  if (meaning?.kind === 'ambiguous') {
    const meant = meaning.candidates.flatMap(({ iso2 }) => areas.filter((area) => countryOf(area)?.iso2 === iso2));
    const named = meant.flatMap((area) => {
      const code = codeIn(area, coding);
      return code === undefined ? [] : [`${code} (${area.label})`];
    });
    if (named.length > 0) return `It may be ${named.join(' or ')}.`;
    return `It may be ${meaning.candidates.map(({ name }) => name).join(' or ')}: this domain has none of them.`;
  }
  const area = areaOf(given, areas);
  if (area === undefined) return undefined;
  const codes = (['M49', 'FAO'] as const).flatMap((each) => {
    const found = codeIn(area, each);
    return found === undefined ? [] : [`${found} with area_cs ${each}`];
  });
  return `${area.label} has no code in ${coding}: it is ${codes.join(' or ')}.`;
}

/** The group of this name: of several compositions ("European Union (27)") the first that the file names. */
function groupCalled(name: string, areas: readonly Code[]): Code | undefined {
  const folded = foldWords(name);
  const groups = areas.filter(isAggregate);
  return (
    groups.find(({ label }) => foldWords(label) === folded) ??
    groups.find(({ label }) => foldWords(label).startsWith(`${folded} `))
  );
}

/** Areas whose code, or whose name, a slip of the keyboard may have made a text of. */
function nearAreas(
  given: string,
  coding: AreaCoding,
  areas: readonly Code[],
  byCode: ReadonlyMap<string, Code>,
): readonly Code[] {
  const byName = new Map(areas.map((area) => [area.label, area]));
  const codes = nearestFew(normal(given, coding), byCode.keys(), 3).flatMap((code) => byCode.get(code) ?? []);
  const names = nearestFew(given.trim(), byName.keys(), 3).flatMap((name) => byName.get(name) ?? []);
  return [...new Set([...codes, ...names])].slice(0, 3);
}

function unknownArea(
  parameter: string,
  given: string,
  coding: AreaCoding,
  areas: readonly Code[],
  byCode: ReadonlyMap<string, Code>,
): Problem {
  const message = `${given} is no area in the coding ${coding}`;
  const instead = inOtherCodings(given, coding, areas) ?? byMeaning(given, coding, areas);
  if (instead !== undefined) return invalidArgument(parameter, message, instead);
  const lower = given.toLowerCase();
  const byName = areas.filter(({ label }) => lower.length > 2 && label.toLowerCase().includes(lower)).slice(0, 3);
  const near = byName.length > 0 ? byName : nearAreas(given, coding, areas, byCode);
  const named = near.flatMap((area) => {
    const code = codeIn(area, coding);
    return code === undefined ? [] : [`${code} (${area.label})`];
  });
  const hint = named.length > 0 ? `The nearest: ${named.join(', ')}.` : 'get_dimension_codes lists the areas.';
  return invalidArgument(parameter, message, hint);
}
