import type { UnitConversionHandlers } from '../../../generated/services/unit-conversion/operations.ts';
import type {
  Category,
  ConvertUnitsArguments,
  ConvertUnitsResult,
  ListedCategory,
  ListUnitCategoriesResult,
  Unit,
} from '../../../generated/services/unit-conversion/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { type ArgumentProblem, invalidArgument } from '../../contract/problem.ts';
import { CATALOGUE, CATEGORIES, type CataloguedUnit } from './catalogue.ts';
import { type Conversion, conversionBetween, convert, isZero, SMALLEST_NORMAL } from './conversion.ts';
import { formula, sentence } from './formula.ts';
import { meanings, settled, unitNamed } from './lookup.ts';
import { nearestDouble } from './ratio.ts';
import { faultOf, refuseBelowAbsoluteZero, refuseCategories, refuseRange, refuseWords } from './refusal.ts';
import { TEMPERATURE } from './temperature.ts';
import type { UnitTable } from './unit.ts';

/** The HTML pages offer these units as choices. */
export { ALL_UNITS } from './catalogue.ts';

export { meanings, settled } from './lookup.ts';

export function create(): UnitConversionHandlers {
  const categories = CATEGORIES.map(categoryRecord);
  const unitCount = categories.reduce((sum, category) => sum + category.unit_count, 0);
  const all = (listed: AdapterResult<ListedCategory>[]): AdapterResult<ListUnitCategoriesResult> => ({
    count: listed.length,
    unit_count: unitCount,
    categories: listed,
  });
  const lists = { full: all(categories), brief: all(categories.map(listedCategory)) };
  return {
    convert_units: convertUnits,
    list_unit_categories: ({ detail }) => lists[detail],
    list_units_in_category: ({ category }) => categories[CATEGORIES.indexOf(category)] as AdapterResult<Category>,
  };
}

/**
 * @throws Problem `invalid_arguments` for a value that is not finite or below absolute zero, for unknown and ambiguous units,
 * for two different categories, and for a result outside the range of a double
 */
function convertUnits({ value, from_unit, to_unit }: ConvertUnitsArguments): AdapterResult<ConvertUnitsResult> {
  if (!Number.isFinite(value)) throw invalidArgument('value', 'must be a finite number');
  const { from, to } = bothUnits(from_unit, to_unit);
  if (from.category !== to.category) throw refuseCategories(from, to);
  if (from.category === 'temperature') checkAbsoluteZero(value, from);
  const pair = pairOf(from, to);
  const result = convert(value, pair.conversion);
  const magnitude = Math.abs(result);
  if (magnitude === Infinity || (magnitude < SMALLEST_NORMAL && !isZero(value, pair.conversion))) {
    throw refuseRange(value, from, to, result);
  }
  return {
    value,
    from_unit: from.unit.name,
    to_unit: to.unit.name,
    result,
    category: from.category,
    text: sentence(value, from, result, to, pair.approximate),
    formula: pair.formula,
    approximate: pair.approximate,
  };
}

function bothUnits(fromWord: string, toWord: string): { from: CataloguedUnit; to: CataloguedUnit } {
  const [from, to] = settled(meanings(fromWord), meanings(toWord));
  if (from.length !== 1 || to.length !== 1) {
    const faults = [faultOf('from_unit', fromWord, from), faultOf('to_unit', toWord, to)];
    throw refuseWords(faults.filter((fault): fault is ArgumentProblem => fault !== undefined));
  }
  return { from: from[0] as CataloguedUnit, to: to[0] as CataloguedUnit };
}

interface Pair {
  readonly conversion: Conversion;
  readonly formula: string;
  readonly approximate: boolean;
}

/** Larger than the number of units, so the sequence numbers of two units form a unique key. */
const KEY_STRIDE = 1024;
/** Cached conversions, added on first use. There is at most one entry per pair of units in the same category. */
const PAIRS = new Map<number, Pair>();

function pairOf(from: CataloguedUnit, to: CataloguedUnit): Pair {
  const key = from.index * KEY_STRIDE + to.index;
  const held = PAIRS.get(key);
  if (held !== undefined) return held;
  const conversion = conversionBetween(from, to);
  const approximate = from !== to && (from.unit.approximate || to.unit.approximate);
  const pair = { conversion, formula: formula(from, to, conversion), approximate };
  PAIRS.set(key, pair);
  return pair;
}

const ABSOLUTE_ZEROS = new Map(
  TEMPERATURE.units.map(({ name }) => {
    const conversion = conversionBetween(unitNamed(TEMPERATURE.base), unitNamed(name));
    return [name, convert(0, conversion)];
  }),
);

/**
 * Rejects a temperature below 0 K. Absolute zero is a short decimal on every scale, so comparing doubles is exact. The
 * Delisle scale is inverted.
 */
function checkAbsoluteZero(value: number, from: CataloguedUnit): void {
  const limit = ABSOLUTE_ZEROS.get(from.unit.name) as number;
  const below = from.unit.factor.numerator < 0n ? value > limit : value < limit;
  if (below) throw refuseBelowAbsoluteZero(value, from, limit);
}

function listedCategory({
  category,
  base_unit,
  unit_count,
  units,
}: AdapterResult<Category>): AdapterResult<ListedCategory> {
  return {
    category,
    base_unit,
    unit_count,
    units: units.map(({ name, symbol }) => ({ name, symbol })),
  };
}

function categoryRecord(category: (typeof CATEGORIES)[number]): AdapterResult<Category> {
  const table: UnitTable = CATALOGUE[category];
  const units = table.units.map((unit): AdapterResult<Unit> => {
    const affine = category === 'temperature';
    const entry = unitNamed(unit.name);
    return {
      name: unit.name,
      symbol: unit.symbols[0] as string,
      plural: unit.plural,
      aliases: [...unit.symbols.slice(1), ...unit.aliases],
      factor: affine ? null : nearestDouble(unit.factor.numerator, unit.factor.denominator),
      base: unit.name === table.base,
      approximate: unit.approximate,
      ...(affine ? { formula: pairOf(entry, unitNamed(table.base)).formula } : {}),
      ...(unit.note === undefined ? {} : { note: unit.note }),
    };
  });
  return { category, base_unit: table.base, unit_count: units.length, units };
}
