import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ALL_UNITS,
  CATALOGUE,
  CATEGORIES,
  type CataloguedUnit,
} from '../../../runtime/adapters/unit-conversion/catalogue.ts';
import {
  conversionBetween,
  convert,
  convertExactly,
  convertInDoubles,
} from '../../../runtime/adapters/unit-conversion/conversion.ts';
import { unitNamed } from '../../../runtime/adapters/unit-conversion/lookup.ts';
import { nearestDouble } from '../../../runtime/adapters/unit-conversion/ratio.ts';
import { PUBLISHED_FACTORS } from './published-factors.ts';

const between = (from: string, to: string) => conversionBetween(unitNamed(from), unitNamed(to));
const near = (actual: number, expected: number, tolerance: number) =>
  Math.abs(actual - expected) <= Math.abs(expected) * tolerance;

const pairs = fc.constantFrom(...CATEGORIES).chain((category) => {
  const units = fc.constantFrom(...ALL_UNITS.filter((entry) => entry.category === category));
  return fc.tuple(units, units);
});
const values = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((whole) => whole / 1000),
  // Excludes the smallest doubles, because they lose precision during conversion.
  fc.double({ min: -1e15, max: 1e15, noNaN: true }).filter((value) => value === 0 || Math.abs(value) > 1e-200),
);

test('every unit has its published size', () => {
  let checked = 0;
  for (const [category, factors] of Object.entries(PUBLISHED_FACTORS)) {
    for (const [name, published] of Object.entries(factors)) {
      const { unit, category: found } = unitNamed(name);
      const factor = nearestDouble(unit.factor.numerator, unit.factor.denominator);
      assert.is(found, category, name);
      assert.ok(near(factor, published, 1e-15), `${name}: ${factor}, published ${published}`);
      checked++;
    }
  }
  assert.ok(checked > 170, `only ${checked} checked`);
});

test('every category has a base unit of factor 1 and, except temperature, at least 12 units', () => {
  for (const category of CATEGORIES) {
    const base = unitNamed(CATALOGUE[category].base).unit;
    assert.is(nearestDouble(base.factor.numerator, base.factor.denominator), 1, category);
    assert.is(base.offset.numerator, 0n, category);
    assert.ok(CATALOGUE[category].units.length >= (category === 'temperature' ? 8 : 12), category);
  }
});

test('the fast and the exact path agree to the last bit', () => {
  let quick = 0;
  fc.assert(
    fc.property(pairs, values, ([from, to], value) => {
      const conversion = conversionBetween(from, to);
      const inDoubles = convertInDoubles(value, conversion);
      if (inDoubles === undefined) return;
      quick++;
      const exact = convertExactly(value, conversion);
      assert.ok(Object.is(inDoubles, exact), `${value} ${from.unit.name} -> ${to.unit.name}: ${inDoubles}, ${exact}`);
    }),
    { numRuns: 5000 },
  );
  assert.ok(quick > 500, `the fast path was used only ${quick} times`);
});

test('converting back and forth returns the same value within 1e-12', () => {
  fc.assert(
    fc.property(pairs, values, ([from, to], value) => {
      const back = convert(convert(value, conversionBetween(from, to)), conversionBetween(to, from));
      assert.ok(Math.abs(back - value) <= 1e-12 * scaleOf(value, from, to), `${value} was converted back to ${back}`);
    }),
    { numRuns: 3000 },
  );
});

/** Near the zero point of a scale, a temperature cannot keep its relative precision: 1e-10 °C is 273.1500000001 K. */
function scaleOf(value: number, from: CataloguedUnit, to: CataloguedUnit): number {
  if (from.category !== 'temperature') return Math.abs(value);
  return (
    Math.abs(value) + 1000 * Math.abs(convert(1, conversionBetween(to, from)) - convert(0, conversionBetween(to, from)))
  );
}

test('converting a unit to itself returns the same value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL_UNITS), values, (entry, value) => {
      const same = convert(value, conversionBetween(entry, entry));
      assert.ok(same === value, `${value} ${entry.unit.name} became ${same}`);
    }),
  );
});

test('known conversions are exact', () => {
  const known: [number, string, string, number][] = [
    [1, 'mile', 'kilometer', 1.609344],
    [26.2, 'mile', 'kilometer', 42.1648128],
    [1, 'pound', 'kilogram', 0.45359237],
    [1, 'gallon', 'liter', 3.785411784],
    [1, 'imperial_gallon', 'liter', 4.54609],
    [1, 'kilowatt_hour', 'btu', 3412.141633127942],
    [1, 'gibibyte', 'megabyte', 1073.741824],
    [1, 'gigabyte', 'mebibyte', 953.67431640625],
    [12, 'inch', 'foot', 1],
    [1, 'foot', 'inch', 12],
    [3, 'teaspoon', 'tablespoon', 1],
    [100, 'kilometer_per_hour', 'meter_per_second', 27.77777777777778],
    [0.1, 'kilometer', 'meter', 100],
    [0.3, 'kilometer', 'meter', 300],
    [1.1, 'meter', 'centimeter', 110],
    [760, 'torr', 'atmosphere', 1],
    [1, 'month', 'day', 30.436875],
    [-5, 'meter', 'foot', -16.404199475065617],
    [0, 'mile', 'kilometer', 0],
  ];
  for (const [value, from, to, expected] of known) {
    assert.is(convert(value, between(from, to)), expected, `${value} ${from} in ${to}`);
  }
});

test('a psi in bar is the double nearest to 0.068947572931683613367…', () => {
  assert.is(convert(1, between('psi', 'bar')), Number('0.068947572931683613367'));
});

test('fixed points of the temperature scales are exact', () => {
  const scales = ['kelvin', 'celsius', 'fahrenheit', 'rankine', 'reaumur', 'delisle', 'newton_temperature', 'romer'];
  const points = [
    [373.15, 100, 212, 671.67, 80, 0, 33, 60],
    [273.15, 0, 32, 491.67, 0, 150, 0, 7.5],
    [0, -273.15, -459.67, 0, -218.52, 559.725, -90.1395, -135.90375],
    [233.15, -40, -40, 419.67, -32, 210, -13.2, -13.5],
  ];
  for (const point of points) {
    for (const [a, from] of scales.entries()) {
      for (const [b, to] of scales.entries()) {
        const expected = point[b] as number;
        assert.is(convert(point[a] as number, between(from, to)), expected, `${point[a]} ${from} in ${to}`);
      }
    }
  }
});

test('decimal inputs leave no rounding noise', () => {
  const fahrenheit = between('fahrenheit', 'celsius');
  for (let celsius = -400; celsius <= 400; celsius++) {
    const reading = Number(((celsius * 18 + 3200) / 100).toFixed(2));
    assert.is(convert(reading, fahrenheit), celsius / 10, `${reading} °F`);
  }
  assert.is(convert(100, fahrenheit), 37.77777777777778);
});

test.run();
