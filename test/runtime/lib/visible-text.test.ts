import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parsedWithVisibleText, visibleText, withVisibleText } from '../../../runtime/lib/visible-text.ts';

/** The word "Hi" in Unicode tag characters. */
const TAGS = '\u{e0048}\u{e0069}';

test('keeps ordinary text in all scripts unchanged', () => {
  for (const text of [
    'Rød grød\tmed\r\nfløde – 20 °C',
    'می‌خواهم و ه‍.ش',
    'שלום (ABC)\u200f, 12',
    'العربية: \u200eC++\u200e أ',
    'क्‍ष और क्‌ष',
    'ക്‍ ശ്രീ‌',
    'শ্র্‌য র‍্যা',
    'ගාල්ල ශ්‍රී',
    'ភាសា\u200bខ្មែរ',
    'ภาษา\u200bไทย',
    'ᠮᠣᠩᠭᠣᠯ ᠪᠠᠶᠢᠨ\u180e\u1820 ᠬ\u180b',
    '葛\u{e0100}城市',
    '👩🏽‍🚀 👨‍👩‍👧‍👦 ❤️‍🔥 🏴‍☠️ 1️⃣ ☺︎ ©️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿 🇳🇴',
    'e\u0301 ≨︀',
  ]) {
    assert.is(visibleText(text), text);
  }
});

test('removes invisible characters', () => {
  for (const [hidden, visible] of [
    [`Oslo${TAGS}`, 'Oslo'],
    [`🏴${TAGS}\u{e007f}`, '🏴'],
    ['🏴\u{e0067}\u{e0062}\u{e0078}\u{e0079}\u{e007a}\u{e007f}', '🏴'],
    ['a\u202eb\u202c\u2066c\u2069', 'abc'],
    ['pass\u200bword \u200d\u200c\u2060\ufeffx', 'password x'],
    ['\u001b[31mred\u001b[0m \u009b1m\u0000\u0007', '[31mred[0m 1m'],
    ['one\vtwo\u0085three', 'one two three'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['a\ufe00b\ufe0fc\u{e0100}d', 'abcd'],
    ['😀\ufe0f\ufe01\ufe02\u{e0101}', '😀\ufe0f'],
    ['葛\u{e0100}\u{e0101}\u{e0102}', '葛\u{e0100}'],
    ['A\u200eB\u200fC\u061cD', 'ABCD'],
    ['ש\u200f\u200e\u200f\u200eל', 'ש\u200fל'],
    ['م\u200c\u200d\u200c\u200cن', 'م\u200cن'],
    ['\u3164\uffa0\u2061\u206a\ufff9x', 'x'],
  ] as const) {
    assert.is(visibleText(hidden), visible, JSON.stringify(hidden));
  }
});

test('cleans strings and names at any depth without modifying the input', () => {
  let deep: unknown = `x${TAGS}`;
  for (let depth = 0; depth < 1_000; depth++) deep = [deep];
  const input = { [`na\u200bme`]: [{ text: 'a\u001bb', count: 1, none: null }], deep, ['__proto__\u200b']: 1 };
  const kept = structuredClone(input);
  const visible = withVisibleText<Record<string, unknown>>(input);
  assert.equal(visible['name'], [{ text: 'ab', count: 1, none: null }]);
  assert.match(JSON.stringify(visible['deep']), /"x"/);
  assert.is(Object.getPrototypeOf(visible), Object.prototype);
  assert.equal(input, kept);
  const clean = { rows: ['Ærø', { n: 1 }] };
  assert.is(withVisibleText(clean), clean, 'an object without hidden characters is not copied');
});

test('finds hidden characters that are written as JSON escapes', () => {
  for (const [json, value] of [
    ['["a\\u202Eb"]', ['ab']],
    ['["a\\uDB40\\uDC41b"]', ['ab']],
    ['["a\\bb"]', ['ab']],
    ['["a\\\\u202e"]', ['a\\u202e']],
  ] as const) {
    assert.equal(parsedWithVisibleText(json, JSON.parse(json)), value);
  }
});

test.run();
