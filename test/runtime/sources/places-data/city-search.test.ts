import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { packGazetteer } from '../../../../codegen/embedded/gazetteer.ts';
import { foldWords } from '../../../../runtime/lib/text/fold.ts';
import {
  CitySearch,
  indexGazetteer,
  MATCH_KINDS,
  type MatchKind,
  type Within,
} from '../../../../runtime/sources/places-data/city-search.ts';
import { Gazetteer, keptColumns, unpackGazetteer } from '../../../../runtime/sources/places-data/gazetteer.ts';
import { handmadePlaces } from './handmade.ts';

const columns = unpackGazetteer(packGazetteer(handmadePlaces, '2023-03-05'));
const search = new CitySearch(new Gazetteer(keptColumns(columns)), indexGazetteer(columns));
const within = (country?: string): Within => (country === undefined ? [] : [[{ countryCode: country }]]);
const names = (query: string, country?: string, limit = 10): string[] =>
  search.find(query, within(country), limit).map(({ place, match }) => `${place.name}: ${match}`);

test('ranks matches of the whole name first, then of whole alternate names, then prefixes, then substrings', () => {
  assert.equal(names('york'), [
    'York: name',
    'Yorktown Heights: name_prefix',
    'York, Town of: name_prefix',
    'New York City: word_prefix',
  ]);
  assert.equal(names('wien'), ['Vienna: alternate_name', 'Wiener Neustadt: name_prefix', 'Wienhausen: name_prefix']);
  assert.equal(names('ork'), [
    'New York City: part_of_name',
    'York: part_of_name',
    'Yorktown Heights: part_of_name',
    'York, Town of: part_of_name',
  ]);
  assert.equal(names('new am'), ['New York City: alternate_name_prefix']);
});

test('ignores case, accents and punctuation, and matches the ASCII name', () => {
  for (const query of ['TROMSØ', 'tromso', ' Tromsö ']) assert.equal(names(query), ['Tromsø: name'], query);
  for (const query of ['Würmla', 'wurmla', 'Wuermla']) assert.equal(names(query), ['Würmla: name'], query);
  for (const query of ["st john's", 'ST JOHNS', 'St. John´s']) assert.equal(names(query), ['St. John’s: name'], query);
  assert.equal(names('lac des aigles'), ['Lac-des-Aigles: name']);
  assert.equal(names('ВЕНА'), ['Vienna: alternate_name']);
  assert.equal(names('維也納'), ['Vienna: alternate_name']);
});

test('ranks places of unknown population last among equal matches', () => {
  assert.equal(names('osl'), ['Oslo: name_prefix', 'Osloß: name_prefix']);
});

test('matches only prefixes for queries of one or two letters, and substrings for longer queries', () => {
  assert.equal(names('y', undefined, 2), ['York: name_prefix', 'Yorktown Heights: name_prefix']);
  // "St. John’s" matches as a prefix, because "st" is a whole word of the name but not the whole name.
  assert.equal(names('st'), ['St. John’s: name_prefix']);
  assert.equal(names('to'), ['York, Town of: word_prefix']);
  assert.equal(names('rk'), []);
  assert.equal(names('ork to'), ['York, Town of: part_of_name']);
});

test('the country filter excludes other countries, and a country without places has no results', () => {
  assert.equal(names('wien', 'DE'), ['Wienhausen: name_prefix']);
  assert.equal(names('wien', 'FR'), []);
});

test('lists a place only once, by its best match, and keeps no state between searches', () => {
  for (let round = 0; round < 3; round++) assert.equal(names('oslo'), ['Oslo: name', 'Osloß: name_prefix']);
  assert.equal(names('n'), ['New York City: name_prefix', 'Wiener Neustadt: word_prefix']);
});

test('finds nothing for a query without letters and digits', () => {
  for (const query of ['', '  ', '...', "'"]) assert.equal(names(query), []);
});

function expected(query: string, limit: number): string[] {
  const wanted = foldWords(query);
  const kindOf = (name: string, kinds: [MatchKind, MatchKind, MatchKind | undefined, MatchKind | undefined]) => {
    const folded = foldWords(name);
    if (folded === wanted) return kinds[0];
    if (folded.startsWith(wanted)) return kinds[1];
    if (` ${folded}`.includes(` ${wanted}`)) return kinds[2];
    return wanted.length >= 3 && folded.includes(wanted) ? kinds[3] : undefined;
  };
  const ranked = handmadePlaces.flatMap((row, index) => {
    const own = [row.name, row.asciiName].map((name) =>
      kindOf(name, ['name', 'name_prefix', 'word_prefix', 'part_of_name']),
    );
    const other = row.alternateNames.map((name) =>
      kindOf(name, ['alternate_name', 'alternate_name_prefix', 'alternate_name_prefix', undefined]),
    );
    const kinds = [...own, ...other].filter((kind) => kind !== undefined).map((kind) => MATCH_KINDS.indexOf(kind));
    return kinds.length === 0 ? [] : [{ row, index, kind: Math.min(...kinds) }];
  });
  ranked.sort((a, b) => a.kind - b.kind || b.row.population - a.row.population || a.index - b.index);
  return ranked.slice(0, limit).map(({ row, kind }) => `${row.name}: ${MATCH_KINDS[kind]}`);
}

test('finds the same places in the same order as a scan of every name', () => {
  const text = handmadePlaces.flatMap((row) => [row.name, row.asciiName, ...row.alternateNames]);
  const piece = fc
    .tuple(fc.constantFrom(...text), fc.nat(14), fc.integer({ min: 1, max: 9 }))
    .map(([name, start, length]) => name.slice(start, start + length));
  fc.assert(
    fc.property(fc.oneof(piece, fc.string({ maxLength: 4 })), fc.integer({ min: 1, max: 12 }), (query, limit) => {
      if (foldWords(query) !== '') assert.equal(names(query, undefined, limit), expected(query, limit), query);
    }),
    { numRuns: 5000 },
  );
});

test.run();
