import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withVerified } from './verified.ts';

const MANIFEST = `# A source.
id: tides
probes:
  - { asks: Bodies, path: /x, settles: bodies }
unverified:
  - { id: bodies, claim: 'Bodies: of errors.' }
  - { id: names, claim: Names., verified: { date: '2026-01-01' } }   # kept
  - { id: night, claim: At night., unasked: Nobody is awake. }
`;

const result = (settled: string[], held: number) => ({ source: 'tides', asked: 3, held, departed: [], settled });

test('dates each confirmed claim, and leaves the others unchanged', () => {
  const text = withVerified(MANIFEST, result(['bodies'], 2), '2026-11-23');
  assert.is(text, MANIFEST.replace("of errors.' }", "of errors.', verified: { date: '2026-11-23' } }"));
  assert.is(withVerified(text, result(['bodies'], 2), '2026-11-23'), text);
});

test('replaces an older date', () => {
  const text = withVerified(MANIFEST, result(['names'], 2), '2026-11-23');
  assert.is(text, MANIFEST.replace('2026-01-01', '2026-11-23'));
});

test('dates a source if all of its claims were confirmed, but not if any of them differed', () => {
  assert.is(withVerified(MANIFEST, result([], 3), '2026-11-23'), `${MANIFEST}verified: { date: '2026-11-23' }\n`);
  assert.is(withVerified(MANIFEST, result([], 2), '2026-11-23'), MANIFEST);
  assert.is(withVerified(MANIFEST, { ...result([], 3), asked: 0, held: 0 }, '2026-11-23'), MANIFEST);
});

test.run();
