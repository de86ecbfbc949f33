import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as operations from '../../../generated/services/unit-conversion/operations.ts';
import { create } from '../../../runtime/adapters/unit-conversion/unit-conversion.ts';
import { Problem } from '../../../runtime/contract/problem.ts';
import { adapter } from '../../support/adapter.ts';
import { answer, builtInCall, json, query } from '../built-in.ts';

const call = builtInCall('unit-conversion');
const handlers = adapter('unit-conversion', create, {});
const converted = async (value: number, from_unit: string, to_unit: string) =>
  handlers.convert_units({ value, from_unit, to_unit }, call);

async function refused(value: number, from: string, to: string): Promise<Problem> {
  try {
    await converted(value, from, to);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error(`${value} ${from} in ${to} was not refused`);
}

test('a conversion returns canonical names, the result, a sentence and a formula', async () => {
  assert.equal(await converted(1, 'mi', 'kilometres'), {
    value: 1,
    from_unit: 'mile',
    to_unit: 'kilometer',
    result: 1.609344,
    category: 'length',
    text: '1 mile = 1.609344 kilometers',
    formula: 'kilometers = miles × 1.609344',
    approximate: false,
  });
});

test('rounds sentences to 12 digits, but not results', async () => {
  const { result, text } = await converted(100, 'fahrenheit', 'celsius');
  assert.is(result, 37.77777777777778);
  assert.is(text, '100 degrees Fahrenheit ≈ 37.7777777778 degrees Celsius');
});

test('formulas are in common notation', async () => {
  const of = async (from: string, to: string) => (await converted(1, from, to)).formula;
  assert.is(await of('fahrenheit', 'celsius'), 'degrees Celsius = (degrees Fahrenheit - 32) × 5/9');
  assert.is(await of('celsius', 'fahrenheit'), 'degrees Fahrenheit = degrees Celsius × 9/5 + 32');
  assert.is(await of('celsius', 'kelvin'), 'kelvins = degrees Celsius + 273.15');
  assert.is(await of('rankine', 'kelvin'), 'kelvins = degrees Rankine × 5/9');
  assert.is(await of('fahrenheit', 'kelvin'), 'kelvins = (degrees Fahrenheit + 459.67) × 5/9');
  assert.is(await of('meter', 'foot'), 'feet = meters ÷ 0.3048');
});

test('a formula applied to another amount gives the result', async () => {
  const { formula } = await converted(1, 'pound', 'kilogram');
  const factor = Number(formula.split('× ')[1]);
  assert.is((await converted(250, 'pound', 'kilogram')).result, 250 * factor);
});

test('a measured factor is marked as approximate, a legal one is not', async () => {
  assert.is((await converted(1, 'mach', 'kph')).approximate, true);
  assert.match((await converted(1, 'parsec', 'parsec')).text, '1 parsec = 1 parsec');
  assert.is((await converted(1, 'psi', 'bar')).approximate, false);
  assert.is((await converted(1, 'dalton', 'kg')).approximate, true);
  assert.match((await converted(2, 'mach', 'm/s')).text, '2 mach ≈ 680.588 meters per second');
});

test('accepts negative amounts', async () => {
  assert.is((await converted(-3, 'foot', 'inch')).result, -36);
});

test('rejects a value that is not a number', async () => {
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    const { code, message } = await refused(value, 'm', 'km');
    assert.is(code, 'invalid_arguments');
    assert.match(message, 'value: must be a finite number');
  }
});

test('rejects an unknown unit with similar names and the tool that lists units', async () => {
  const { extras, message } = await refused(1, 'kilometr', 'mile');
  assert.match(message, 'from_unit: "kilometr" is not a known unit; similar: kilometer');
  assert.match(extras.errors?.[0]?.hint ?? '', 'Did you mean kilometer');
  assert.match(extras.errors?.[0]?.hint ?? '', 'list_units_in_category');
});

test('reports the errors in both units together', async () => {
  const { extras } = await refused(1, 'ton', 'kilogrem');
  assert.equal(
    extras.errors?.map(({ parameter }) => parameter),
    ['from_unit', 'to_unit'],
  );
});

test('suggests the listing tool for an unknown unit without similar names', async () => {
  const { extras } = await refused(1, 'm', 'x'.repeat(79));
  assert.match(extras.errors?.[0]?.hint ?? '', 'list_units_in_category');
});

test('rejects an ambiguous unit with its choices and their sizes', async () => {
  const { extras, message } = await refused(1, 'Tons', 'kg');
  assert.match(
    message,
    '"Tons" can mean several units: short_ton (907.18474 kg), long_ton (1016.0469088 kg), tonne (1000 kg)',
  );
  assert.is(extras.errors?.[0]?.hint, 'Use one of these names: short_ton, long_ton, tonne.');
  for (const word of ['hundredweight', 'MT']) assert.match((await refused(1, word, 'kg')).message, 'several');
  for (const word of ['mb', 'gb', 'b']) assert.match((await refused(1, word, 'byte')).message, 'several', word);
  for (const word of ['barrel', 'barrels']) assert.match((await refused(1, word, 'liter')).message, 'several', word);
  assert.match((await refused(1, 'therm', 'kWh')).message, 'therm_us');
  assert.match((await refused(200, 'Calories', 'kJ')).message, 'kilocalorie (4184 J)');
  assert.match((await refused(20, 'degrees', 'K')).message, 'celsius (temperature), fahrenheit (temperature)');
});

test('accepts an ambiguous word that the other unit resolves', async () => {
  assert.is((await converted(1013, 'mb', 'hPa')).result, 1013);
  assert.is((await converted(100, 'kt', 'km/h')).from_unit, 'knot');
});

test('rejects units of two categories, and reports both units and both categories', async () => {
  const { message, extras } = await refused(8, 'ounce', 'milliliter');
  assert.match(message, 'milliliter is a unit of volume and ounce one of mass');
  assert.match(extras.errors?.[0]?.hint ?? '', 'Did you mean fluid_ounce');
  assert.match((await refused(90, 'm', 'h')).extras.errors?.[0]?.hint ?? '', 'minute');
});

test('rejects a temperature below absolute zero on every scale, but not absolute zero itself', async () => {
  const zeros: [string, number, number][] = [
    ['kelvin', 0, -1],
    ['celsius', -273.15, -1],
    ['fahrenheit', -459.67, -1],
    ['rankine', 0, -1],
    ['reaumur', -218.52, -1],
    ['delisle', 559.725, 1],
    ['newton_temperature', -90.1395, -1],
    ['romer', -135.90375, -1],
  ];
  for (const [scale, zero, colder] of zeros) {
    assert.is((await converted(zero, scale, 'kelvin')).result, 0, scale);
    assert.match((await refused(zero + colder * 1e-3, scale, 'kelvin')).message, 'below absolute zero');
  }
  assert.match((await refused(-300, 'C', 'F')).message, 'at least -273.15');
  assert.match((await refused(600, 'delisle', 'F')).message, 'at most 559.725');
});

test('rejects a result outside the range of numbers instead of returning null or zero', async () => {
  assert.match((await refused(1e308, 'km', 'nm')).message, 'larger than 1.8e308');
  assert.match((await refused(-1e308, 'km', 'nm')).message, 'larger than 1.8e308');
  assert.match((await refused(1e-305, 'nm', 'ly')).message, 'closer to zero');
  assert.match((await refused(1e-300, 'nm', 'km')).message, 'closer to zero');
  assert.is((await refused(1e308, 'km', 'nm')).extras.errors?.[0]?.hint, 'Convert to a larger unit.');
  assert.is((await refused(1e-305, 'nm', 'ly')).extras.errors?.[0]?.hint, 'Convert to a smaller unit.');
  assert.is((await converted(0, 'nm', 'ly')).result, 0);
  assert.ok(Object.is((await converted(-0, 'm', 'km')).result, 0));
});

test('the lists contain every unit of every category once, with its accepted names', async () => {
  const { count, unit_count, categories } = await handlers.list_unit_categories({ detail: 'full' }, call);
  assert.is(count, 10);
  assert.is(
    unit_count,
    categories.reduce((sum, { units }) => sum + units.length, 0),
  );
  const names = categories.flatMap(({ units }) => units.map(({ name }) => name));
  assert.is(new Set(names).size, unit_count);
  for (const { category, base_unit, unit_count: size, units } of categories) {
    assert.is(units.length, size);
    assert.equal(
      units.filter(({ base }) => base).map(({ name }) => name),
      [base_unit],
    );
    assert.is(units[0]?.name, base_unit);
    for (const unit of units) {
      assert.match(unit.name, /^[a-z][a-z0-9_]*$/);
      assert.is(unit.factor === null, category === 'temperature', unit.name);
      assert.is(unit.formula !== undefined, category === 'temperature', unit.name);
      assert.ok(unit.symbol !== '' && unit.plural !== '', unit.name);
    }
    assert.equal(await handlers.list_units_in_category({ category }, call), {
      category,
      base_unit,
      unit_count: size,
      units,
    });
  }
});

test('a conversion accepts every word in the lists', async () => {
  const { categories } = await handlers.list_unit_categories({ detail: 'full' }, call);
  for (const { base_unit, units } of categories) {
    for (const { name, symbol, plural, aliases } of units) {
      for (const word of [name, symbol, plural as string, ...(aliases ?? [])]) {
        assert.is((await converted(300, word, base_unit)).from_unit, name, word);
      }
    }
  }
});

test('every result matches the published schema, over JSON and over a query', async () => {
  await answer(operations.listUnitCategories, handlers, json({}));
  await answer(operations.listUnitCategories, handlers, json({ detail: 'full' }));
  await answer(operations.convertUnits, handlers, json({ value: 2e-7, from_unit: 'm', to_unit: 'nm' }));
  const over = await answer(operations.convertUnits, handlers, query({ value: '-40', from_unit: '°F', to_unit: '°C' }));
  assert.is((over as { result: number }).result, -40);
});

test('accepts a category in any letter case, and rejects an unknown one with the nearest', async () => {
  const listed = await answer(operations.listUnitsInCategory, handlers, query({ category: ' Digital_Storage ' }));
  assert.is((listed as { category: string }).category, 'digital_storage');
  const refusal = operations.listUnitsInCategory.decode(json({ category: 'lenght' }));
  assert.ok(!refusal.ok);
  assert.match(refusal.ok ? '' : (refusal.problems[0]?.hint ?? ''), 'length');
});

test.run();
