import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Constants } from '../../../codegen/emit/service/constants.ts';

const TOOLS: Readonly<Record<string, string>> = { get_b: '^[0-9]{4}$', find_a: '^[A-Z]{3}$', list_c: '^[A-Z]{3}$' };

/** Returns the constant name for the pattern of each tool's argument `code`, and the constants. */
function named(tools: readonly string[]): [Record<string, string>, string[]] {
  const [names, statements] = Constants.named((constants) =>
    Object.fromEntries(
      tools.map((of) => [of, constants.pattern(TOOLS[of] as string, { field: 'code', of }).text] as const),
    ),
  );
  return [names, statements];
}

test('a field with one pattern gets the plain constant name, however many tools use it', () => {
  assert.equal(named(['list_c', 'find_a']), [
    { list_c: 'CODE_PATTERN', find_a: 'CODE_PATTERN' },
    ['const CODE_PATTERN = /^[A-Z]{3}$/u;'],
  ]);
});

test('if a field has different patterns, names them after the tools that use them, regardless of tool order', () => {
  const expected = { find_a: 'FIND_A_CODE_PATTERN', get_b: 'GET_B_CODE_PATTERN', list_c: 'FIND_A_CODE_PATTERN' };
  for (const order of [
    ['find_a', 'get_b', 'list_c'],
    ['list_c', 'get_b', 'find_a'],
  ]) {
    const [names, statements] = named(order);
    assert.equal(Object.fromEntries(Object.entries(names).sort()), expected);
    assert.equal(statements, [
      'const FIND_A_CODE_PATTERN = /^[A-Z]{3}$/u;',
      'const GET_B_CODE_PATTERN = /^[0-9]{4}$/u;',
    ]);
  }
});

test('if one tool has two patterns for a field, distinguishes them by their content', () => {
  const twice = (first: string, second: string) =>
    Constants.named((constants) =>
      [first, second].map((pattern) => constants.pattern(pattern, { field: 'code', of: 'get' }).text),
    );
  const [names] = twice('^a$', '^b$');
  assert.is(new Set(names).size, 2);
  assert.match(names[1] ?? '', /^GET_CODE_PATTERN_[0-9A-F]{4}$/);
});

test('a value set keeps its name; a field with the same name but other values gets its owner as a prefix', () => {
  const phase = { name: 'Phase', kind: 'values', source: '', shared: false } as const;
  const shape = {
    kind: 'scalar',
    types: ['string'],
    nullable: false,
    words: { enum: ['High', 'Low'] },
    input: {},
  } as const;
  const words = ['measured', 'predicted', 'interpolated_between_neighbours'];
  const [names] = Constants.named((constants) => [
    constants.closedSet(words, { field: 'phase', of: 'Level' }),
    constants.valueSet({ ...phase, shape }),
  ]);
  assert.equal(names, ['LEVEL_PHASE_VALUES', 'PHASE_VALUES']);
});

test.run();
