// Tests names, docstrings and types in the Python client that no committed manifest needs.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { methodName } from '../../../codegen/emit/python/names.ts';
import { synchronous } from '../../../codegen/emit/python/synchronous.ts';
import { brokenLiteral, docstring } from '../../../codegen/emit/python/text.ts';
import { PythonTypes } from '../../../codegen/emit/python/types.ts';
import { pythonLiteral, pythonName, snakeCase } from '../../../runtime/lib/python.ts';

test('renames identifiers that clash with keywords, and methods that clash with types in annotations', () => {
  assert.equal(['from', 'in', 'class', 'None', 'self', 'type', 'query'].map(pythonName), [
    ...['from_', 'in_', 'class_', 'None_', 'self_', 'type', 'query'],
  ]);
  assert.equal(['list', 'str', 'import', 'get_city'].map(methodName), ['list_', 'str_', 'import_', 'get_city']);
  assert.equal(['eu-law', 'is'].map(snakeCase), ['eu_law', 'is_']);
});

test('declares records whose fields are keywords, and gives nested records unique names', () => {
  const types = new PythonTypes(['TripStop']);
  types.declare('Trip', {
    type: 'object',
    properties: {
      from: { type: 'string', description: 'Where "it" starts.' },
      stop: { type: ['object', 'null'], properties: { at: { type: 'integer' } }, required: ['at'] },
    },
    required: ['from'],
  });
  assert.is(
    types.text.trim(),
    [
      'Trip = TypedDict(\n    "Trip",\n    {',
      '        # Where "it" starts.\n        "from": "str",',
      '        "stop": "NotRequired[TripStop2 | None]",\n    },\n)',
      '\n\nclass TripStop2(TypedDict):\n    at: int',
    ].join('\n'),
  );
});

test('argument types accept any sequence and keep unions', () => {
  const types = new PythonTypes([]);
  const typeOf = (schema: object) => types.typeOf(schema as never, 'X', 'argument');
  assert.is(typeOf({ type: ['string', 'array'], items: { type: 'string' } }), 'str | Sequence[str]');
  assert.is(typeOf({ type: ['string', 'null'], enum: ['a"b', null] }), `Literal['a"b'] | None`);
  assert.is(typeOf({ anyOf: [{ $ref: '#/components/schemas/Tides.Phase' }, { type: 'null' }] }), 'Phase | None');
  assert.is(typeOf({ type: 'object', additionalProperties: { type: 'number' } }), 'Mapping[str, float]');
});

test('docstrings cannot end early, and stay within the line width', () => {
  assert.is(docstring('Ends with """ and \\n', 4), '    """Ends with \\"\\"\\" and \\\\n"""');
  assert.is(docstring('Says "yes"', 0), '"""Says "yes"\n"""');
  const long = docstring(`${'word '.repeat(60)}\n    indented ${'text '.repeat(40)}`, 8).split('\n');
  assert.ok(long.length > 4);
  assert.ok(long.every((line) => line.length <= 120 && !line.endsWith(' ')));
  assert.ok(long.some((line) => line.startsWith('            indented')));
});

test('writes Python literals, and wraps long ones', () => {
  assert.is(pythonLiteral({ a: [true, null, 1.5, 'x"y'], b: {} }), `{"a": [True, None, 1.5, 'x"y'], "b": {}}`);
  const broken = brokenLiteral(
    { ids: Array.from({ length: 40 }, (_, at) => `id ${at}`), text: 'x'.repeat(300) },
    4,
    10,
  );
  assert.ok(broken.split('\n').every((line) => line.length <= 120));
  assert.match(broken, /"text": \(\n/);
});

test('derives synchronous code from asynchronous code', () => {
  const text =
    'async def f(c: AsyncCaller) -> AsyncIterator[int]:\n    await asyncio.sleep(1)\n    async for x in c.aclose():\n';
  assert.is(synchronous(text), 'def f(c: Caller) -> Iterator[int]:\n    time.sleep(1)\n    for x in c.close():\n');
});

test.run();
