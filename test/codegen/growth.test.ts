// Measures CPU time, because a busy machine must not fail the test. Takes long.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { generate } from '../../codegen/generate.ts';
import type { ManifestSource } from '../../codegen/load/load.ts';
import { syntheticSpec } from './synthetic.ts';

/** Returns a spec without unanswerable questions, because the cost of these does not depend on the number of tools. */
function specOf(tools: number): ManifestSource[] {
  return syntheticSpec(tools).map((source) => {
    if (source.file !== 'spec/questions.yaml') return source;
    const [ofTools = ''] = source.text.split('\nabout:');
    return { ...source, text: `${ofTools}\n` };
  });
}

const tagsOf = (files: ReadonlyMap<string, string>): number => JSON.parse(files.get('openapi.json') ?? '').tags.length;
/** Number of tags that do not depend on the number of services. */
const SHARED_TAGS = tagsOf(await generate(specOf(8))) - 1;

/** Returns the processor time for generating, in seconds. */
async function costOf(tools: number): Promise<number> {
  const begun = process.cpuUsage();
  const files = await generate(specOf(tools));
  assert.is(tagsOf(files), SHARED_TAGS + Math.ceil(tools / 8));
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

test('generation time grows linearly with the number of tools', async () => {
  // The first run warms up shared code.
  await costOf(80);
  const [some, many] = [await costOf(80), await costOf(800)];
  const ratio = many / some;
  process.stdout.write(`  80 tools: ${some.toFixed(1)} s, 800 tools: ${ratio.toFixed(1)} times as much\n`);
  assert.ok(ratio < 10, `800 tools cost ${ratio.toFixed(1)} times as much as 80`);
});

test.run();
