// What an editor shows while a manifest is written: every key of spec/manifest.schema.json says what it is, with an example that the
// schema itself takes.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEMA_TEXT } from './sound.ts';

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly not?: unknown;
}

/** Every key with its schema and the pointer to that. */
function keysOf(value: unknown, pointer = ''): { pointer: string; schema: Node }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries((value as Node).properties ?? {})
    // What must not stand there needs no example.
    .filter(([, schema]) => schema.not === undefined)
    .map(([name, schema]) => ({ pointer: `${pointer}/properties/${name}`, schema }));
  const inside = Object.entries(value)
    .filter(([word]) => word !== 'examples' && word !== 'properties')
    .flatMap(([word, each]) => keysOf(each, `${pointer}/${word}`));
  return [...own, ...own.flatMap((each) => keysOf(each.schema, each.pointer)), ...inside];
}

const schema = JSON.parse(SCHEMA_TEXT);
const keys = keysOf(schema);

test('every key is described', () => {
  assert.ok(keys.length > 150);
  const bare = keys.filter(({ schema: { description = '' } }) => description.length < 10);
  assert.equal(
    bare.map(({ pointer }) => pointer),
    [],
  );
});

test('every key has an example, and each example fits', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(schema, 'manifest');
  const faults = keys.flatMap(({ pointer, schema: { examples = [] } }) => {
    const fits = ajv.compile({ $ref: `manifest#${pointer}` });
    if (examples.length === 0) return [`${pointer} has none`];
    return examples
      .filter((each) => !fits(each))
      .map((each) => `${pointer}: ${JSON.stringify(each)}: ${ajv.errorsText(fits.errors)}`);
  });
  assert.equal(faults, []);
});

test.run();
