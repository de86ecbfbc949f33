// How a tool is added, from YAML to green tests, by the own words of spec/ADDING.md, texts and commands: the manifest and its questions grow
// by some lines, the compiler names the method that the adapter lacks, the method is written, and the tests that look at every
// tool pass. All of it is done in a copy of the repository; in a tree where somebody followed it already it starts from
// what is there.
// Takes long.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { copyRepository, type RepositoryCopy } from '../support/repository-copy.ts';

const NAME = 'count_units';

/** What spec/ADDING.md says below "Add a tool": where each text goes, and the texts as they stand there. */
interface Recipe {
  readonly manifest: string;
  readonly asks: string;
  readonly adapter: string;
  readonly tool: string;
  readonly questions: string;
  readonly method: string;
}

async function recipeOfReadme(): Promise<Recipe> {
  const readme = await readFile(new URL('../../spec/ADDING.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Add a tool\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const blocks = [...section.matchAll(/ {3}```(?:yaml|ts)\n([\s\S]*?)\n {3}```/g)];
  const [tool, questions, method] = blocks.map(([, block = '']) => `${block.replaceAll(/^ {3}/gm, '')}\n`);
  const named = (pattern: RegExp): string => {
    const [, found] = pattern.exec(section) ?? [];
    if (found === undefined) throw new Error(`the page lacks ${pattern}`);
    return found;
  };
  return {
    manifest: `spec/services/${named(/below `tools:` of `([a-z-]+\.yaml)`/)}`,
    asks: named(/below `questions:` of `(spec\/asks\/[a-z-]+\.yaml)`/),
    adapter: named(/`(runtime\/adapters\/[a-z/-]+\.ts)`/),
    tool: tool ?? '',
    questions: questions ?? '',
    method: method ?? '',
  };
}

const RECIPE = await recipeOfReadme();

/** Tests that look at every tool, and would not take one that is half added. */
const OF_EVERY_TOOL = ['tools/answers', 'generated/contract', 'generated/tool-quality', 'find-tool/recall'];

const test = suite<{ copy: RepositoryCopy }>('add a tool');

test.before(async (context) => {
  // What the recipe changes, and what depends on it: the compiler need not look at the rest.
  context.copy = await copyRepository([RECIPE.adapter, 'generated/catalog.ts', 'generated/platform.ts']);
});

test.after(({ copy }) => copy.remove());

/** Changes a file of the copy, unless the tool stands in it already. */
async function grow(copy: RepositoryCopy, path: string, change: (text: string) => string): Promise<boolean> {
  const text = await readFile(join(copy.folder, path), 'utf8');
  if (text.includes(`  ${NAME}:`)) return false;
  await writeFile(join(copy.folder, path), change(text));
  return true;
}

test('the recipe, followed to the letter, ends green', async ({ copy }) => {
  const { manifest, asks, adapter, tool, questions, method } = RECIPE;
  const step = (command: string) => copy.run('make', '--no-print-directory', command);
  // 1. The tool is declared, with what people ask for it.
  await grow(copy, manifest, (text) => `${text.trimEnd()}\n${tool}`);
  await grow(copy, asks, (text) => `${text.trimEnd()}\n${questions}`);

  // 2. The generated files follow: its service's, and those that span all services.
  const generated = await step('generate');
  assert.is(generated.code, 0, generated.text);
  const touched = [...generated.text.matchAll(/^\w+ +generated\/(services\/[a-z-]+)\/\S+$/gm)].map(([, path]) => path);
  assert.equal(
    [...new Set(touched)].filter((path) => path !== 'services/unit-conversion'),
    [],
  );

  // 3. The compiler says what is missing, and where; 4. the method is written.
  const missing = await step('types');
  const written = await grow(copy, adapter, (text) =>
    text.replace(/^ *convert_units: /m, (first) => `${method}${first}`),
  );
  if (written) {
    assert.match(generated.text, /Without an adapter yet: unit-conversion\.count_units /);
    assert.is(missing.code, 2, missing.text);
    assert.match(missing.text, new RegExp(`^${adapter}\\(.*error TS2741: Property '${NAME}' is missing`, 'm'));
    assert.is(missing.text.match(/error TS/g)?.length, 1, missing.text);
  }

  // 5. What the example is answered is kept, nothing is left to generate, and the tests that look at every tool pass.
  const answered = await step('generate');
  assert.is(answered.code, 0, answered.text);
  if (written) assert.match(answered.text, /^changed +spec\/answers\/unit-conversion\.json$/m);
  const answers = JSON.parse(await readFile(join(copy.folder, 'spec/answers/unit-conversion.json'), 'utf8'));
  assert.ok(answers[`unit-conversion.${NAME}`].count > 10);
  for (const check of ['types', 'drift']) {
    const checked = await step(check);
    assert.is(checked.code, 0, checked.text);
  }
  const tested = await copy.run(process.execPath, 'test/run.ts', ...OF_EVERY_TOOL);
  assert.is(tested.code, 0, tested.text);
  assert.match(tested.text, /warning: .*questions\.tsv asks fewer than 4 times for .*unit-conversion\.count_units\b/m);
});

test.run();
