// Hosts of local models (llama.cpp, LM Studio, Ollama) convert the schemas of a tool list to grammars, and reject the entire
// list if one schema is not supported. See `_visit_pattern` in llama.cpp's examples/json_schema_to_grammar.py.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listedTools } from './listed-tools.ts';

/** Yields every nested schema with its path. The schemas are generated here, so their depth is limited. */
function* schemasOf(schema: object, path: string): Generator<[path: string, schema: Record<string, unknown>]> {
  yield [path, schema as Record<string, unknown>];
  for (const [word, value] of Object.entries(schema)) {
    if (typeof value === 'object' && value !== null) yield* schemasOf(value, `${path}/${word}`);
  }
}

const schemas = [...listedTools(), ...listedTools('api')].flatMap(({ service, name, inputSchema, outputSchema }) => [
  ...schemasOf(inputSchema, `${service}.${name} in`),
  ...schemasOf(outputSchema, `${service}.${name} out`),
]);

test('patterns use only bracketed character classes, plain groups and one pair of anchors', () => {
  const patterns = schemas.filter(([, schema]) => typeof schema['pattern'] === 'string');
  assert.ok(patterns.length > 50, String(patterns.length));
  for (const [path, { pattern }] of patterns) {
    const text = pattern as string;
    assert.ok(text.startsWith('^') && text.endsWith('$'), `${path}: ${text}`);
    assert.not.match(text, /\\|\(\?/, `${path}: ${text}`);
    assert.not.match(text.slice(1, -1).replaceAll(/\[[^\]]*\]/g, ''), /[$^]/, `${path}: ${text}`);
  }
});

test('no string has a maximum length of 2,000 characters or more; descriptions state such limits instead', () => {
  const long = schemas.filter(([, schema]) => (schema['maxLength'] as number) >= 2000);
  assert.equal(
    long.map(([path]) => path),
    [],
  );
  const feedback = schemas.find(([path]) => path === 'unit-conversion.report_feedback in/properties/feedback');
  assert.match(feedback?.[1]['description'] as string, 'At most 4000 characters.');
});

test.run();
