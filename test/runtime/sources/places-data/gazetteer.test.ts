import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { packGazetteer } from '../../../../codegen/embedded/gazetteer.ts';
import { Gazetteer, keptColumns, unpackGazetteer } from '../../../../runtime/sources/places-data/gazetteer.ts';
import { handmadePlaces } from './handmade.ts';

const packed = packGazetteer(handmadePlaces, '2023-03-05');
const gazetteer = new Gazetteer(keptColumns(unpackGazetteer(packed)));

test('unpacks packed data unchanged, including negative numbers, numbers larger than two bytes and non-ASCII text', () => {
  assert.is(gazetteer.size, handmadePlaces.length);
  for (const [index, place] of handmadePlaces.entries()) {
    const details = gazetteer.details(index);
    assert.is(details.geonameid, place.geonameid);
    assert.is(details.name, place.name);
    assert.is(details.asciiName, place.asciiName);
    assert.equal(details.alternateNames, place.alternateNames);
    assert.is(details.countryCode, place.country);
    assert.is(Math.round(details.latitude * 100_000), place.latitude);
    assert.is(Math.round(details.longitude * 100_000), place.longitude);
    assert.is(details.timezone, place.zone);
    assert.is(gazetteer.indexOf(place.geonameid), index);
  }
});

test('finds the details of a place in any compressed block, even if the last block is not full', () => {
  const [row] = handmadePlaces;
  assert.ok(row);
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...row,
    geonameid: index + 1,
    asciiName: `Ascii ${index}`,
    alternateNames: index % 3 === 0 ? [] : [`Nomen ${index}`, `Имя ${index}`],
  }));
  const kept = new Gazetteer(keptColumns(unpackGazetteer(packGazetteer(many, '2023-03-05'))));
  for (const [index, { alternateNames, asciiName }] of many.entries()) {
    const details = kept.details(index);
    assert.equal(details.alternateNames, alternateNames);
    assert.is(details.asciiName, asciiName);
  }
});

test('returns undefined for values that the source marks as unknown', () => {
  const at = (name: string) => gazetteer.details(handmadePlaces.findIndex((place) => place.name === name));
  assert.is(at('Osloß').population, undefined);
  assert.is(at('Oslo').population, 580_000);
  assert.is(at('Osloß').elevation, undefined);
  assert.is(at('Jericho').elevation, -258);
  assert.is(at('Lac-des-Aigles').featureCode, undefined);
  assert.is(at('Lac-des-Aigles').admin1Code, undefined);
});

test('returns no index for an unknown id, and an empty range for a country without places', () => {
  assert.is(gazetteer.indexOf(1), undefined);
  assert.equal(gazetteer.countryRange('AQ'), [0, 0]);
  const [first, end] = gazetteer.countryRange('NO');
  assert.ok(end > first);
  for (let index = first; index < end; index++) assert.is(gazetteer.place(index).countryCode, 'NO');
});

test('rejects a truncated file, or a file in a different format, with a message', () => {
  assert.throws(() => unpackGazetteer(packed.subarray(0, packed.length - 5)), /truncated or corrupt/);
  const other = Buffer.concat([Buffer.from('{"format":2}\n'), packed]);
  assert.throws(() => unpackGazetteer(other), /has format 2, not 1/);
});

test.run();
