import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RecordReader, records } from '../../../runtime/lib/delimited.ts';

test('parses separators, line ends and quotes inside quoted fields', () => {
  assert.equal(records('a,b\r\n"1,2","say ""hi"""\n"two\nlines",\n\nlast'), [
    ['a', 'b'],
    ['1,2', 'say "hi"'],
    ['two\nlines', ''],
    ['last'],
  ]);
  assert.equal(records('\ufeffa\tb\n x "y" \tz\n', '\t'), [
    ['a', 'b'],
    [' x "y" ', 'z'],
  ]);
});

test('returns the same records regardless of where the input is split into chunks', () => {
  const text = 'k,v\r\n"a ""quoted"" word","x,y"\r\nplain,"end"\r\n"",""\r\n';
  const whole = records(text);
  for (let cut = 0; cut <= text.length; cut++) {
    const reader = new RecordReader();
    const pieces = [...reader.push(text.slice(0, cut)), ...reader.push(text.slice(cut)), ...reader.end()];
    assert.equal(pieces, whole, `cut at ${cut}`);
  }
});

test('parses a megabyte of quotes in linear time', () => {
  const began = performance.now();
  records(`"${'""'.repeat(500_000)}`);
  assert.ok(performance.now() - began < 3000);
});

test.run();
