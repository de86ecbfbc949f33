import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EVENT_TYPE_NAMES, EVENT_TYPE_VALUES } from '../../../generated/services/crisis-intelligence/values.ts';
import { CONTINENT_NAMES, CONTINENT_VALUES } from '../../../generated/services/places/values.ts';
import { PARTY_CODE_NAMES, PARTY_CODE_VALUES } from '../../../generated/services/se-parliament/values.ts';
import { TRIAL_PHASE_VALUES, TRIAL_STATUS_VALUES } from '../../../generated/services/trials/values.ts';
import { ArgumentReader } from '../../../runtime/contract/arguments.ts';

function choose(word: unknown, words: readonly string[], called?: Readonly<Record<string, readonly string[]>>) {
  const read = new ArgumentReader({ encoding: 'json', values: { word } }, ['word']);
  const chosen = read.choice('word', words, called === undefined ? { ignoreCase: true } : { ignoreCase: true, called });
  const decoded = read.finish({ chosen });
  return decoded.ok ? decoded.arguments.chosen : decoded.problems[0]?.hint;
}

test('a word of a closed set is known by its names, case, accents, blanks and marks aside', () => {
  assert.is(choose('Socialdemokraterna', PARTY_CODE_VALUES, PARTY_CODE_NAMES), 'S');
  assert.is(choose('centre party', PARTY_CODE_VALUES, PARTY_CODE_NAMES), 'C');
  assert.is(choose('vansterpartiet', PARTY_CODE_VALUES, PARTY_CODE_NAMES), 'V');
  assert.is(choose('sd', PARTY_CODE_VALUES, PARTY_CODE_NAMES), 'SD');
  assert.is(choose('not yet recruiting', TRIAL_STATUS_VALUES), 'NOT_YET_RECRUITING');
  assert.is(choose('Phase 3', TRIAL_PHASE_VALUES), 'PHASE3');
});

test('what several words are called is refused with all of them, and what none is with the nearest', () => {
  assert.is(choose('America', CONTINENT_VALUES, CONTINENT_NAMES), 'Give NA (North America) or SA (South America).');
  assert.is(choose('PHASE 9', TRIAL_PHASE_VALUES), 'Did you mean PHASE1?');
});

test('a list of words by commas takes names too', () => {
  const read = new ArgumentReader({ encoding: 'json', values: { kinds: 'flood, EQ,Forest fires' } }, ['kinds']);
  const kinds = read.commaSeparated('kinds', EVENT_TYPE_VALUES, { called: EVENT_TYPE_NAMES });
  const decoded = read.finish({ kinds });
  assert.equal(decoded.ok && decoded.arguments.kinds, ['FL', 'EQ', 'WF']);
});

test.run();
