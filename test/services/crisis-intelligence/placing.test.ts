// Facts about the formats of place names: runtime/adapters/crisis-intelligence/SOURCES.md usgs-earthquakes F11.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { placing } from '../../../runtime/adapters/crisis-intelligence/placing.ts';

const placed = (text: string | undefined, latitude?: number, longitude?: number) => {
  const { codes, by } = placing({ text, latitude, longitude });
  return [codes.join(' '), by];
};

test('takes the country from the last part: a name, a code, or a US state', () => {
  for (const [text, code] of [
    ['23 km NE of Jurm, Afghanistan', 'AF'],
    ['7 km WNW of Cobb, CA', 'US'],
    ['17 km NNE of Aleneva, Alaska', 'US'],
    ['1 km ESE of Maria Antonia, Puerto Rico', 'PR'],
    ['12 km SSW of Progreso, B.C., MX', 'MX'],
    ['Kermadec Islands, New Zealand', 'NZ'],
    ['9 km S of Lebanon, Kansas', 'US'],
    ['4 km N of Peru, Indiana', 'US'],
    ['2024 Noto Peninsula, Japan Earthquake', 'JP'],
    ['36 km NNW of Kandrian, Papua New Guinea', 'PG'],
  ] as const)
    assert.equal(placed(text), [code, 'text'], text);
});

test('searches the whole text if no part after a comma is a country', () => {
  for (const [text, codes] of [
    ['offshore Northern California', 'US'],
    ['Southern Iran', 'IR'],
    ['south of the Fiji Islands', 'FJ'],
    ['near the coast of central Peru', 'PE'],
    ['Democratic Republic of the Congo', 'CD'],
    ['Gulf of California', 'MX'],
  ] as const)
    assert.equal(placed(text), [codes, 'text'], text);
  assert.equal(placed('Iran-Iraq border region', 34.9, 45.9), ['IR IQ', 'text']);
  assert.equal(
    placed('Tajikistan-Xinjiang border region', 39.4, 75.2),
    ['TJ CN', 'text'],
    'a country on the other side of the border',
  );
});

test('uses the outline around the coordinates, or the nearest one within 370 km at sea, if the text contains no country', () => {
  assert.equal(placed('Banda Sea', -6.5, 129.5), ['ID', 'coordinates']);
  assert.equal(placed('Kuril Islands', 46, 152), ['RU', 'coordinates']);
  assert.equal(placed('Aleutian Islands', 52, 178), ['US', 'coordinates']);
  assert.equal(placed('off the coast of Central America', 12.3, -88.6), ['SV', 'coordinates']);
  assert.equal(
    placed('10 km N of Tbilisi, Georgia', 41.8, 44.8),
    ['GE', 'coordinates'],
    'Georgia is both a country and a state',
  );
  assert.equal(placed('10 km N of Macon, Georgia', 32.9, -83.6), ['US', 'coordinates']);
  assert.equal(placed(undefined, -29.5, 28.2), ['LS', 'coordinates']);
});

test('prefers coordinates to the name of a distant country', () => {
  assert.equal(placed('Azores-Cape St. Vincent Ridge', 36.3, -11.6), ['PT', 'text']);
  assert.equal(placed('Azores-Cape St. Vincent Ridge', 38, -18.5), ['PT', 'text']);
  assert.equal(placed('Saint Vincent Seamount', 36.3, -11.6), ['PT', 'coordinates']);
  assert.equal(placed('Saint Vincent Seamount', 20, -35), ['', undefined], 'neither the name nor the outline is near');
  assert.equal(placed('2 km N of Lebanon', 44.5, -122.9), ['US', 'coordinates']);
  assert.equal(placed('12 km S of Gabon, GA', 32.7, -83.5), ['US', 'text']);
  assert.equal(placed('5 km E of Libreville, GA', 0.4, 9.5), ['GA', 'coordinates']);
});

test('keeps a name whose country is across a border or sea', () => {
  assert.equal(placed('20 km S of Nogales, Arizona', 31.1, -110.9), ['US', 'text']);
  assert.equal(placed('41 km W of Ishqoshim, Tajikistan', 36.7, 71.1), ['TJ', 'text']);
  assert.equal(placed('south of the Fiji Islands', -25.5, 178.5), ['FJ', 'text']);
  assert.equal(placed('south of Australia', -47, 128), ['AU', 'text']);
  assert.equal(placed('Strait of Gibraltar', 35.9, -5.6), ['GI', 'text'], 'the data has no outline for it');
});

test('treats a name after a comma as a US state rather than as a country with the same name as the town', () => {
  assert.equal(placed('3 km W of Jersey, Georgia', 33.7, -83.8), ['US', 'coordinates']);
  assert.equal(
    placed('3 km W of Jersey, Georgia'),
    ['US', 'text'],
    'a town with the name of a territory is in the state',
  );
  assert.equal(
    placed('10 km N of Macon, Georgia'),
    ['', undefined],
    'the text does not distinguish the state from the country',
  );
  assert.equal(placed('6 km E of Cuba, New Mexico', 36, -106.9), ['US', 'text']);
  assert.equal(placed('6 km E of Jamaica, New York'), ['US', 'text']);
});

test('returns no country if neither the text nor the coordinates identify one', () => {
  assert.equal(placed('Central Mid-Atlantic Ridge', 0, -25), ['', undefined]);
  assert.equal(
    placed('Norwegian Sea', 68, 0.5),
    ['', undefined],
    'a sea is not a country, and this position is too far from land',
  );
  assert.equal(placed('Korea'), ['', undefined]);
  assert.equal(placed(undefined), ['', undefined]);
});

test.run();
