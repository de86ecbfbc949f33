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
  test(`accepts the former name of an argument in ${what}, and reports it as deprecated`, () => {
    assert.is(decoded(raw)['limit'], 5);
    assert.equal(found(raw), ['the argument max_results']);
  });
}

test('rejects an argument that is sent under two of its names', () => {
  const both = [
    {
      parameter: 'max_results',
      code: 'renamed',
      message: 'is the former name of limit; both were sent',
      hint: 'Send only limit.',
    },
  ];
  assert.equal(decoded(json({ max_results: 5, limit: 6 }))['problems'], both);
  assert.equal(decoded(query('max_results=5&limit=5'))['problems'], both);
  assert.equal(
    (decoded(json({ max_results: 5, rows: 6 }))['problems'] as { parameter: string }[])[0]?.parameter,
    'rows',
  );
});

test('if an argument is sent under its former name, reports its errors under the current name', () => {
  const [problem] = decoded(json({ max_results: 500 }))['problems'] as { parameter: string; code: string }[];
  assert.equal([problem?.parameter, problem?.code], ['limit', 'maximum']);
});

test('rejects an argument name that never existed', () => {
  const [problem] = decoded(json({ max_result: 5 }))['problems'] as { code: string; hint: string }[];
  assert.is(problem?.code, 'unknown_argument');
});

test('finds deprecated arguments and values in any notation', () => {
  assert.equal(found(json({})), []);
  assert.equal(found(json({ open_only: false })), ['the argument open_only']);
  assert.equal(found(json({ phase: 'still' })), ['the value Still of phase']);
  assert.equal(found(query('phase=Still&open_only=true')), ['the value Still of phase', 'the argument open_only']);
  assert.equal(found(json({ phases: 'High, STILL' })), ['the value Still of phases']);
});

test('ignores values that are not arguments', () => {
  assert.equal(found({ encoding: 'json', values: { phase: { still: 1 }, phases: null, open_only: undefined } }), []);
  assert.equal(
    deprecatedIn({ ...searchStations, deprecatedInputs: undefined } as Operation, json({ open_only: true })),
    [],
  );
});

test.run();
