import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { patternsOfManifest, patternsOfSource, unsafe } from './patterns.ts';

test('rejects patterns that are not provably linear-time', async () => {
  const verdicts: Readonly<Record<string, RegExp>> = {
    '^(a+)+$': /exponential/,
    '<[^>]*>': /polynomial/,
    '\\s+$': /polynomial/,
    '^\\s*(?:<!--[\\s\\S]*?-->\\s*)*<p>': /exponential/,
    '<(a|b)>[\\s\\S]*?</\\1>': /not proven/,
  };
  for (const [source, message] of Object.entries(verdicts))
    assert.match((await unsafe({ source, flags: '' })) ?? '', message);
});

test('accepts linear-time patterns', async () => {
  for (const source of ['^[a-z]+$', '<[^<>]*>', '^[A-Z]{3}/[0-9]+$', 'abc', '^ *[^ ].*$', '^(?:[0-9][ -]*){9}$']) {
    assert.is(await unsafe({ source, flags: 'u' }), undefined, source);
  }
});

test('finds regular expression literals, and expressions built from strings in the file', () => {
  const text = `const WORD = '[a-z]+';
const PAIR = \`\${WORD}=\${WORD}\`;
const A = /x*y/gi;
const B = new RegExp(\`^\${PAIR}$\`, 'u');
const C = new RegExp(process.argv[2]);
const text = '/no pattern/';
`;
  assert.equal(patternsOfSource('a.ts', text), {
    patterns: [
      { file: 'a.ts', line: 3, source: 'x*y', flags: 'gi' },
      { file: 'a.ts', line: 4, source: '^[a-z]+=[a-z]+$', flags: 'u' },
    ],
    built: [{ file: 'a.ts', line: 5 }],
  });
});

test('finds argument and result patterns in manifests', () => {
  const text = `tools:
  get:
    arguments:
      code: { type: string, pattern: '^[A-Z]{3}$' }
    returns:
      pattern:
        type: string
        pattern: ^x+$
`;
  assert.equal(patternsOfManifest('a.yaml', text), [
    { file: 'a.yaml', line: 4, source: '^[A-Z]{3}$', flags: 'u' },
    { file: 'a.yaml', line: 8, source: '^x+$', flags: 'u' },
  ]);
});

test.run();
