import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ALL_UNITS, AMBIGUOUS, AMBIGUOUS_AS_WRITTEN } from '../../../runtime/adapters/unit-conversion/catalogue.ts';
import { meanings, settled } from '../../../runtime/adapters/unit-conversion/lookup.ts';

const names = (word: string) => meanings(word).map(({ unit }) => unit.name);
const means = (word: string, name: string) => assert.equal(names(word), [name], JSON.stringify(word));

test('finds every unit by its name, plural, symbols and aliases, and nothing else', () => {
  for (const { unit } of ALL_UNITS) {
    for (const word of [unit.name, unit.label, unit.plural, ...unit.symbols, ...unit.aliases]) means(word, unit.name);
  }
});

test('finds names, plurals and aliases in capitals, with hyphens and with spaces', () => {
  for (const { unit } of ALL_UNITS) {
    for (const word of [unit.name, unit.plural]) {
      means(word.toLowerCase(), unit.name);
      means(`  ${word.replaceAll('_', ' ')} `, unit.name);
      means(word.replaceAll(/[_ ]/g, '-'), unit.name);
      if (!/⋅|°/.test(word)) means(word.toUpperCase(), unit.name);
    }
  }
});

test('systematic spellings find their unit, and only square nanometers and square nautical miles collide, in capitals', () => {
  for (const { unit } of ALL_UNITS) {
    for (const word of unit.spellings) {
      const found = names(word);
      assert.ok(found.includes(unit.name), `${word} does not reach ${unit.name}`);
      if (found.length > 1) assert.equal(found, ['square_nanometer', 'square_nautical_mile'], word);
    }
  }
});

test('case matters only if symbols differ only by case', () => {
  means('Mb', 'megabit');
  means('MB', 'megabyte');
  means('MiB', 'mebibyte');
  means('KB', 'kilobyte');
  means('K', 'kelvin');
  means('m', 'meter');
  means('mW h', 'milliwatt_hour');
  means('MWh', 'megawatt_hour');
  means('mPa', 'millipascal');
  means('MPa', 'megapascal');
  means('mg', 'milligram');
  means('Mg', 'tonne');
  means('nm', 'nanometer');
  means('NM', 'nautical_mile');
  means('cal', 'calorie');
  means('Cal', 'kilocalorie');
  means('meV', 'millielectronvolt');
  means('MeV', 'megaelectronvolt');
});

test('returns both units if a symbol in an unknown letter case could be two units', () => {
  assert.equal(names('gb'), ['gigabit', 'gigabyte']);
  assert.equal(names('mpa'), ['millipascal', 'megapascal']);
  assert.equal(names('MG'), ['milligram', 'tonne']);
  assert.equal(names('mwh'), ['milliwatt_hour', 'megawatt_hour']);
  assert.equal(names('CAL'), ['calorie', 'kilocalorie']);
});

test('British and American spellings are equivalent', () => {
  for (const [word, name] of [
    ['metre', 'meter'],
    ['Kilometres per hour', 'kilometer_per_hour'],
    ['litres', 'liter'],
    ['cubic centimetre', 'cubic_centimeter'],
    ['dekametre', 'decameter'],
    ['kilogramme', 'kilogram'],
  ] as const) {
    means(word, name);
  }
});

test('parses squares, cubes and quotients in every common notation', () => {
  for (const word of ['m²', 'm^2', 'm2', 'sq m', 'sq. m', 'square metres', 'metres squared', 'sqm', 'm**2']) {
    means(word, 'square_meter');
  }
  for (const word of ['ft³', 'ft^3', 'cu ft', 'cu. ft.', 'cubic-feet', 'cuft']) means(word, 'cubic_foot');
  for (const word of ['km/h', 'kph', 'kmh', 'km/hr', 'kilometers/hour', 'km h⁻¹', 'km per hour', 'KM/H']) {
    means(word, 'kilometer_per_hour');
  }
  for (const word of ['m/s', 'm s^-1', 'metres per second', 'mps']) means(word, 'meter_per_second');
  for (const word of ['mph', 'mi/h', 'miles per hour']) means(word, 'mile_per_hour');
});

test('treats look-alike characters as equal', () => {
  for (const word of ['µm', 'μm', 'um']) means(word, 'micrometer');
  for (const word of ['°C', '℃', 'ºC', '° C', 'C', 'deg C', 'degrees celsius', 'centigrade']) means(word, 'celsius');
  for (const word of ['Å', '\u212B', 'angstrom']) means(word, 'angstrom');
  for (const word of ['ft·lbf', 'ft-lb', 'ft*lb', 'foot-pounds']) means(word, 'foot_pound');
  for (const word of ['mmH₂O', 'mmH2O']) means(word, 'millimeter_of_water');
  for (const word of ["'", '′']) means(word, 'foot');
  for (const word of ['"', '″']) means(word, 'inch');
});

test('volume names without a prefix are US customary units; imperial units require the prefix', () => {
  for (const name of ['gallon', 'quart', 'pint', 'cup', 'fluid_ounce', 'tablespoon', 'teaspoon']) {
    means(name, name);
    means(`US ${name.replaceAll('_', ' ')}`, name);
  }
  means('UK pint', 'imperial_pint');
  means('imperial gallons', 'imperial_gallon');
});

test('finds all choices of every declared ambiguous word, in any letter case or in the declared one', () => {
  for (const [word, choices] of Object.entries(AMBIGUOUS)) {
    assert.ok(choices.length > 1, word);
    assert.equal(names(word.toUpperCase()).length > 1, true, word);
    assert.equal(names(word).toSorted(), choices.toSorted(), word);
  }
  for (const [word, choices] of Object.entries(AMBIGUOUS_AS_WRITTEN)) {
    assert.ok(choices.length > 1, word);
    assert.equal(names(word).toSorted(), choices.toSorted(), word);
  }
});

test("the other unit's category resolves an ambiguous word", () => {
  const both = (from: string, to: string) =>
    settled(meanings(from), meanings(to)).map((side) => side.map(({ unit }) => unit.name));
  assert.equal(both('mb', 'hPa'), [['millibar'], ['hectopascal']]);
  assert.equal(both('mb', 'GB'), [['megabit', 'megabyte'], ['gigabyte']]);
  assert.equal(both('pt', 'L'), [['pint'], ['liter']]);
  assert.equal(both('inch', 'pt'), [['inch'], ['point']]);
  assert.equal(both('c', 'f'), [['celsius'], ['fahrenheit']]);
  assert.equal(both('c', 'km/s'), [['speed_of_light'], ['kilometer_per_second']]);
  assert.equal(both('Nm', 'kJ'), [['joule'], ['kilojoule']]);
  assert.equal(both('kt', 'mph'), [['knot'], ['mile_per_hour']]);
  assert.equal(both('ton', 'kg'), [['short_ton', 'long_ton', 'tonne'], ['kilogram']]);
  assert.equal(both('mil', 'km'), [['thou', 'scandinavian_mile'], ['kilometer']]);
  assert.equal(both('norsk mil', 'km'), [['scandinavian_mile'], ['kilometer']]);
});

test('unknown words match no unit', () => {
  for (const word of ['', ' ', 'constructor', '__proto__', 'toString', 'blorf', '²', '°'])
    assert.equal(names(word), [], word);
});

test.run();
