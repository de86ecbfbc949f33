// The generator grows with the number of tools, not faster. The bounds are loose, so that a busy machine does not fail them:
// what they find is a step that looks at every tool for every tool.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { generate } from '../../codegen/generate.ts';
import { syntheticSpec } from './synthetic.ts';
import { SCHEMA_TEXT } from './validate/sound.ts';

async function secondsFor(tools: number): Promise<number> {
  const begun = performance.now();
  const files = await generate(syntheticSpec(tools), { schemaText: SCHEMA_TEXT });
  assert.is(JSON.parse(files.get('openapi.json') ?? '').tags.length, 2 + Math.ceil(tools / 8));
  return (performance.now() - begun) / 1000;
}

test('150 tools take seconds, and ten times as many about ten times as long', async () => {
  // The first run loads and warms up what the others share.
  await secondsFor(8);
  const [some, many] = [await secondsFor(150), await secondsFor(1500)];
  process.stdout.write(`  150 tools: ${some.toFixed(1)} s, 1500 tools: ${many.toFixed(1)} s\n`);
  assert.ok(some < 15, `150 tools took ${some.toFixed(1)} s`);
  assert.ok(many < 30 * some + 10, `1500 tools took ${(many / some).toFixed(1)} times as long as 150`);
});

test.run();
