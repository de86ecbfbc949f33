import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { xmlReader } from '../../../runtime/lib/xml.ts';

const read = xmlReader({ lists: ['item'], unread: ['list.raw'] });

test('reads elements by local name, with attributes, text and lists; all values are strings', () => {
  assert.equal(
    read(
      '<?xml version="1.0"?><a:list xmlns:a="x"><a:item a:no="007">1</a:item><b>0.50</b><c>&#233;t&#xE9; &amp;lt;</c></a:list>',
      'list',
    ),
    { item: [{ '@no': '007', '#text': '1' }], b: '0.50', c: 'été &lt;' },
  );
});

test('treats an element with only attributes as empty if attributes are dropped', () => {
  const bare = xmlReader({ withoutAttributes: true });
  assert.equal(bare('<list><a nil="true"/><b x="1">2</b></list>', 'list'), { a: '', b: '2' });
});

test('returns unparsed content as one string', () => {
  assert.equal(read('<list><raw><x>1</x></raw><b>2</b></list>', 'list'), { raw: '<x>1</x>', b: '2' });
});

test('rejects broken, truncated and unexpected documents, and entity definitions, with a short message', () => {
  for (const [text, says] of [
    ['<list><b>1</b>', 'malformed at line'],
    ['<list><b></list>', 'malformed at line'],
    ['<feed/>', 'not list'],
    ['', 'malformed at line'],
    ['<!DOCTYPE list [<!ENTITY a "aaaa">]><list>&a;</list>', 'defines entities'],
    [`<list>${'<b>'.repeat(50_000)}`, 'malformed at line'],
  ] as const) {
    assert.throws(
      () => read(text, 'list'),
      (error: Error) => error.message.includes(says) && error.message.length < 300,
      text.slice(0, 40),
    );
  }
});

for (const [says, hostile] of [
  ['elements in elements', `<list>${'<a>'.repeat(30_000)}${'</a>'.repeat(30_000)}</list>`],
  ['brackets', '<'.repeat(500_000)],
  ['comments', `<list>${'<!--'.repeat(200_000)}`],
  ['attributes', `<list ${'a="'.repeat(200_000)}>`],
] as const) {
  test(`rejects a hostile document in bounded time: ${says}`, () => {
    const started = Date.now();
    assert.throws(() => read(hostile, 'list'));
    assert.ok(Date.now() - started < 2000, `${Date.now() - started} ms`);
  });
}

test.run();
