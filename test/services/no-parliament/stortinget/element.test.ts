import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Element,
  readDocument,
  readOverview,
} from '../../../../runtime/adapters/no-parliament/stortinget/element.ts';
import { osloTime } from '../../../../runtime/adapters/no-parliament/stortinget/local-time.ts';

const NAMESPACES = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://data.stortinget.no"';
const document = (inside: string): Element =>
  readDocument(`<?xml version="1.0"?><sak ${NAMESPACES}>${inside}</sak>`, 'sak') as Element;

test('nil, empty and absent elements have no value', () => {
  const element = document('<a i:nil="true" /><b></b><c/>');
  for (const name of ['a', 'b', 'c', 'd']) {
    assert.is(element.text(name), undefined);
    assert.is(element.integer(name), undefined);
    assert.is(element.flag(name), undefined);
    assert.is(element.date(name), undefined);
    assert.is(element.element(name), undefined);
    assert.equal(element.list(name), []);
  }
  assert.ok(element.has('c'));
  assert.not.ok(element.has('d'));
});

test('-1 is not a number, year 1 is not a date, and ikke_spesifisert is not a value', () => {
  const element = document('<n>-1</n><zero>0</zero><d>0001-01-01T00:00:00</d><k>ikke_spesifisert</k><bad>12x</bad>');
  assert.is(element.integer('n'), undefined);
  assert.is(element.integer('zero'), 0);
  assert.is(element.integer('bad'), undefined);
  assert.is(element.date('d'), undefined);
  assert.is(element.code('k'), undefined);
});

test('the date of a timestamp is the local date, whatever its offset', () => {
  const element = document(
    '<a>2024-10-01T00:00:00+02:00</a><b>1993-10-01T01:00:00+02:00</b><c>2025-09-30T23:59:00</c>',
  );
  assert.equal([element.date('a'), element.date('b'), element.date('c')], ['2024-10-01', '1993-10-01', '2025-09-30']);
});

test('a list with one item is a list, even if its text is in another namespace', () => {
  const one = document('<emne_liste><emne><id>5</id></emne></emne_liste>');
  assert.equal(
    one.list('emne_liste').map((item) => item.text('id')),
    ['5'],
  );
  const words = document(
    '<s_liste xmlns:d2p1="urn:x"><d2p1:string>Å</d2p1:string><d2p1:string>ø</d2p1:string></s_liste>',
  );
  assert.equal(words.texts('s_liste'), ['Å', 'ø']);
});

test('decodes XML escapes once', () => {
  const element = document('<a>R&amp;D &lt;p&gt; &#xF8;&#xD; &amp;aring;</a><b><![CDATA[<b>x</b>]]></b>');
  assert.is(element.text('a'), 'R&D <p> ø\r &aring;');
  assert.is(element.text('b'), '<b>x</b>');
});

test('rejects a different or truncated document, or one without its list', () => {
  assert.throws(() => readDocument('<other/>', 'sak'), /root element is not sak/);
  assert.throws(() => readDocument('<sak><id>5</id>', 'sak'), /malformed/);
  assert.throws(() =>
    readOverview('<saker_oversikt><versjon>1</versjon></saker_oversikt>', 'saker_oversikt', 'saker_liste'),
  );
  assert.is(readDocument('<sak xmlns:i="x" i:nil="true"/>', 'sak'), undefined);
});

test("a ballot time has Oslo's offset and at most millisecond precision", () => {
  assert.is(osloTime('2012-04-12T16:37:27.053'), '2012-04-12T16:37:27.053+02:00');
  assert.is(osloTime('2020-12-15T19:24:13.49'), '2020-12-15T19:24:13.49+01:00');
  assert.is(osloTime('2020-12-15T19:24:13.4912345'), '2020-12-15T19:24:13.491+01:00');
  assert.is(osloTime('2020-12-15T19:24:13'), '2020-12-15T19:24:13+01:00');
  assert.is(osloTime('2020-12-15T19:24:13+01:00'), '2020-12-15T19:24:13+01:00');
  for (const none of [undefined, '0001-01-01T00:00:00', '2020-02-30T10:00:00', 'soon'])
    assert.is(osloTime(none), undefined);
});

test.run();
