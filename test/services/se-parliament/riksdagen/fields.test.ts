import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Fields, readEnvelope, toArray } from '../../../../runtime/adapters/se-parliament/riksdagen/fields.ts';
import { plainLine } from '../../../../runtime/lib/plain-text.ts';

test('accepts a list of one as a bare item, and an empty list as missing, null or ""', () => {
  assert.equal(toArray({ a: 1 }), [{ a: 1 }]);
  assert.equal(toArray([{ a: 1 }, { a: 2 }]).length, 2);
  for (const none of [undefined, null, '']) assert.equal(toArray(none), []);
  const fields = new Fields({ dokbilaga: { bilaga: { titel: 'x' } }, debatt: null, personuppdrag: '' });
  assert.equal(
    fields.listIn('dokbilaga', 'bilaga').map((item) => item.text('titel')),
    ['x'],
  );
  assert.equal(fields.listIn('debatt', 'anforande'), []);
  assert.equal(fields.listIn('personuppdrag', 'uppdrag'), []);
});

test('empty elements are {}, strings may be in a list, and "-" is not a code', () => {
  const fields = new Fields({ a: {}, b: ['Lantbrukare'], c: [{}], d: '', e: null, f: '-', g: ' x ' });
  for (const name of ['a', 'c', 'd', 'e', 'missing']) assert.is(fields.text(name), undefined, name);
  assert.is(fields.text('b'), 'Lantbrukare');
  assert.is(fields.code('f'), undefined);
  assert.is(fields.text('g'), 'x');
});

test('parses numbers and dates from strings', () => {
  const fields = new Fields({
    n: '323628',
    bad: '12a',
    day: '2023-06-01 00:00:00',
    open: '9999-12-31',
    no: '2023-02-30',
  });
  assert.equal([fields.integer('n'), fields.integer('bad')], [323628, undefined]);
  assert.equal([fields.day('day'), fields.day('open'), fields.day('no')], ['2023-06-01', undefined, undefined]);
});

test('decodes character references once and removes tags', () => {
  assert.is(
    plainLine('Riksdagsf&#246;rvaltningen &amp;amp; <span class="traff-markering">s&ouml;k</span>'),
    'Riksdagsförvaltningen &amp; sök',
  );
  assert.is(plainLine('&#xE5;&unknown;'), 'å&unknown;');
  assert.is(plainLine('<p> </p>'), undefined);
});

test('URLs without a scheme, and with http, become https', () => {
  const fields = new Fields({
    a: '//data.riksdagen.se/x',
    b: 'http://data.riksdagen.se/å',
    c: '/relative',
    d: 'javascript:alert(1)',
  });
  assert.is(fields.url('a'), 'https://data.riksdagen.se/x');
  assert.is(fields.url('b'), 'https://data.riksdagen.se/%C3%A5');
  assert.equal([fields.url('c'), fields.url('d')], [undefined, undefined]);
});

test('rejects a response that is not an object, and returns undefined for one without its member', () => {
  assert.throws(() => readEnvelope([], 'dokumentlista'));
  assert.throws(() => readEnvelope('x', 'dokumentlista'));
  assert.is(readEnvelope({}, 'dokumentlista'), undefined);
});

test.run();
