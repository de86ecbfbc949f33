import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPlaces } from '../../../codegen/embedded/geonames.ts';
import {
  buildEmbedded,
  COUNTRIES_FILE,
  GAZETTEER_FILE,
  OUTLINES_FILE,
  TIME_ZONE_RELEASE_FILE,
  TIME_ZONES_FILE,
} from '../../../codegen/embedded/places.ts';
import { foldWords } from '../../../runtime/lib/text/fold.ts';
import { findZone } from '../../../runtime/sources/tzdb/zones.ts';

const { places, newest } = readPlaces();

test('the committed files match their sources byte for byte before compression', () => {
  const { gazetteer, countries, outlines, timeZones } = buildEmbedded();
  const advice = 'run: node codegen/embedded/places.ts';
  assert.ok(brotliDecompressSync(readFileSync(GAZETTEER_FILE)).equals(gazetteer), advice);
  assert.ok(readFileSync(COUNTRIES_FILE, 'utf8') === countries, advice);
  assert.ok(brotliDecompressSync(readFileSync(OUTLINES_FILE)).equals(outlines), advice);
  assert.ok(brotliDecompressSync(readFileSync(TIME_ZONES_FILE)).equals(timeZones.rules), advice);
  assert.is(readFileSync(TIME_ZONE_RELEASE_FILE, 'utf8'), timeZones.release, advice);
});

test('omits sections of places, and abandoned, historical and destroyed places; keeps the row that has no feature code', () => {
  const features = new Set(places.map((place) => place.feature));
  for (const dropped of ['PPLX', 'PPLQ', 'PPLH', 'PPLW']) assert.not.ok(features.has(dropped), dropped);
  for (const kept of ['PPL', 'PPLC', 'PPLA', 'PPLA5', 'PPLL', 'STLMT']) assert.ok(features.has(kept), kept);
  assert.is(places.find((place) => place.geonameid === 6269202)?.feature, '');
  assert.ok(places.length > 190_000 && places.length < 200_000, String(places.length));
  assert.match(newest, /^\d{4}-\d{2}-\d{2}$/);
});

test('places have numbers in range, unique ids and known time zones, and are ordered by country and id', () => {
  const ids = new Set<number>();
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    const inOrder =
      before === undefined ||
      before.country < place.country ||
      (before.country === place.country && before.geonameid < place.geonameid);
    const inRange = Math.abs(place.latitude) <= 9_000_000 && Math.abs(place.longitude) <= 18_000_000;
    // Search ranks store population in 26 bits.
    if (!inOrder || !inRange || place.population >= 2 ** 26 || !Number.isInteger(place.population)) {
      assert.unreachable(JSON.stringify(place));
    }
    ids.add(place.geonameid);
  }
  assert.is(ids.size, places.length);
  assert.ok(places.length < 2 ** 18);
  for (const zone of new Set(places.map((place) => place.zone))) assert.is(findZone(zone)?.zone.id, zone);
});

test('no two names of a place are equal after folding, and no alternate name is a machine transliteration', () => {
  const munich = places.find((place) => place.geonameid === 2867714);
  for (const name of ['Muenchen', 'Мюнхен', '慕尼黑', 'Monaco di Baviera'])
    assert.ok(munich?.alternateNames.includes(name), name);
  assert.not.ok(munich?.alternateNames.includes('mu ni hei'));
  assert.not.ok(munich?.alternateNames.includes('Munich'));
  // The names Bec and Beç differ only by an accent, so only the accented one is kept.
  const vienna = places.find((place) => place.geonameid === 2761369);
  assert.ok(vienna?.alternateNames.includes('Beç'));
  assert.not.ok(vienna?.alternateNames.includes('Bec'));
  for (const place of places.slice(0, 20_000)) {
    const folded = [place.name, ...place.alternateNames].map(foldWords);
    if (new Set(folded).size < folded.length) assert.unreachable(JSON.stringify(place));
  }
});

test.run();
