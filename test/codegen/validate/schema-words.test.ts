import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MANIFEST_SCHEMA, manifestSchemaText } from '../../../codegen/language/manifest-schema.ts';

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly not?: unknown;
}

function keysOf(value: unknown, pointer = ''): { pointer: string; schema: Node }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries((value as Node).properties ?? {})
    // Forbidden keys need no example.
    .filter(([, schema]) => schema.not === undefined)
    .map(([name, schema]) => ({ pointer: `${pointer}/properties/${name}`, schema }));
  const inside = Object.entries(value)
    .filter(([word]) => word !== 'examples' && word !== 'properties')
    .flatMap(([word, each]) => keysOf(each, `${pointer}/${word}`));
  return [...own, ...own.flatMap((each) => keysOf(each.schema, each.pointer)), ...inside];
}

const keys = keysOf(MANIFEST_SCHEMA);

test('every key has a description', () => {
  assert.ok(keys.length > 150);
  const bare = keys.filter(({ schema: { description = '' } }) => description.length < 10);
  assert.equal(
    bare.map(({ pointer }) => pointer),
    [],
  );
});

test('every key has an example that matches its schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(MANIFEST_SCHEMA, 'manifest');
  const faults = keys.flatMap(({ pointer, schema: { examples = [] } }) => {
    const fits = ajv.compile({ $ref: `manifest#${pointer}` });
    if (examples.length === 0) return [`${pointer} has none`];
    return examples
      .filter((each) => !fits(each))
      .map((each) => `${pointer}: ${JSON.stringify(each)}: ${ajv.errorsText(fits.errors)}`);
  });
  assert.equal(faults, []);
});

test('the committed schema matches the definitions, including descriptions and examples', async () => {
  const committed = await readFile(new URL('../../../spec/manifest.schema.json', import.meta.url), 'utf8');
  assert.is(committed, manifestSchemaText());
});

test('uses only valid JSON Schema keywords and references', () => {
  // Two strict checks are disabled, because the language uses more than one type per keyword, and keywords next to a
  // reference.
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  assert.is(ajv.validateSchema(MANIFEST_SCHEMA), true);
  assert.not.throws(() => ajv.compile(MANIFEST_SCHEMA));
});

test('every definition is used by at least one manifest type', () => {
  const { $defs, ...kinds } = MANIFEST_SCHEMA;
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [word, inside] of Object.entries(value)) {
      if (word === '$ref') use(String(inside).split('/')[2] ?? '');
      else visit(inside);
    }
  };
  const use = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    visit($defs[name]);
  };
  visit(kinds);
  assert.equal(Object.keys($defs).sort(), [...used].sort());
});

test.run();
