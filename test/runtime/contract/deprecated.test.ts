// What will go is found in what was given, and an argument is taken by the names that it had.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { calledInput, deprecatedIn } from '../../../runtime/contract/deprecated.ts';
import type { Operation, RawArguments } from '../../../runtime/contract/operation.ts';
import { TinyFolder } from '../../codegen/tiny.ts';

const tiny = await TinyFolder.open();
const { searchStations }: { searchStations: Operation } = await tiny.load('services/tides/operations.ts');

const json = (values: Record<string, unknown>): RawArguments => ({
  encoding: 'json',
  values: { name: 'Oslo', ...values },
});
const query = (text: string): RawArguments => {
  const values = new Map<string, string[]>([['name', ['Oslo']]]);
  for (const [name, value] of new URLSearchParams(text)) values.set(name, [...(values.get(name) ?? []), value]);
  return { encoding: 'query', values };
};
const found = (raw: RawArguments) => deprecatedIn(searchStations, raw).map(calledInput);

function decoded(raw: RawArguments): Record<string, unknown> {
  const result = searchStations.decode(raw);
  return (result.ok ? result.arguments : { problems: result.problems }) as Record<string, unknown>;
}

for (const [what, raw] of [
  ['JSON', json({ max_results: 5 })],
  ['a query', query('max_results=5')],
] as const) {
  test(`a former name is taken and told, in ${what}`, () => {
    assert.is(decoded(raw)['limit'], 5);
    assert.equal(found(raw), ['the argument max_results']);
  });
}

test('an argument by two of its names is a fault, whichever they are', () => {
  const both = [
    {
      parameter: 'max_results',
      code: 'renamed',
      message: 'is a former name of limit, and both were given',
      hint: 'Give limit alone.',
    },
  ];
  assert.equal(decoded(json({ max_results: 5, limit: 6 }))['problems'], both);
  assert.equal(decoded(query('max_results=5&limit=5'))['problems'], both);
  assert.equal(
    (decoded(json({ max_results: 5, rows: 6 }))['problems'] as { parameter: string }[])[0]?.parameter,
    'rows',
  );
});

test('a fault of a former name is told by the name of today', () => {
  const [problem] = decoded(json({ max_results: 500 }))['problems'] as { parameter: string; code: string }[];
  assert.equal([problem?.parameter, problem?.code], ['limit', 'maximum']);
});

test('a name that nobody ever used is still unknown', () => {
  const [problem] = decoded(json({ max_result: 5 }))['problems'] as { code: string; hint: string }[];
  assert.is(problem?.code, 'unknown_argument');
});

test('arguments and values that will go are found however they are written', () => {
  assert.equal(found(json({})), []);
  assert.equal(found(json({ open_only: false })), ['the argument open_only']);
  assert.equal(found(json({ phase: 'still' })), ['the value Still of phase']);
  assert.equal(found(query('phase=Still&open_only=true')), ['the value Still of phase', 'the argument open_only']);
  assert.equal(found(json({ phases: 'High, STILL' })), ['the value Still of phases']);
});

test('what is no argument at all is no matter', () => {
  assert.equal(found({ encoding: 'json', values: { phase: { still: 1 }, phases: null, open_only: undefined } }), []);
  assert.equal(
    deprecatedIn({ ...searchStations, deprecatedInputs: undefined } as Operation, json({ open_only: true })),
    [],
  );
});

test.run();
