// Adds a service and a tool to a copy of the repository by following spec/ADDING.md, with its code and commands. Also
// works if the repository already has the tool of that recipe. Takes long.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withEntry } from '../../../codegen/new/insert.ts';
import { copyRepository, type RepositoryCopy } from '../../support/repository-copy.ts';

/** Unlikely names, because the copy may already have the service from the README. */
const SERVICE = 'made-up-tides';
const SOURCE = 'made-up-office';
const WRITTEN = {
  manifests: [
    `spec/services/${SERVICE}/sources/${SOURCE}.yaml`,
    `spec/services/${SERVICE}/service.yaml`,
    `spec/services/${SERVICE}/questions.yaml`,
    `spec/services/${SERVICE}/events/${SOURCE}.yaml`,
  ],
  code: [
    `runtime/adapters/${SERVICE}/${SOURCE}/${SOURCE}.ts`,
    `runtime/adapters/${SERVICE}/${SERVICE}.ts`,
    `runtime/adapters/${SERVICE}/watch.ts`,
  ],
  tests: [
    `test/services/${SERVICE}/${SOURCE}.test.ts`,
    `test/services/${SERVICE}/${SERVICE}.test.ts`,
    `test/services/${SERVICE}/watch.test.ts`,
    `test/services/${SERVICE}/entities.ts`,
  ],
  tasks: `test/services/${SERVICE}/tasks.yaml`,
} as const;

const PUBLISHER = 'Office of the tides';

/** Replacement text for each placeholder. A word in the placeholder identifies it. */
const FILLED: readonly (readonly [meant: RegExp, text: string])[] = [
  [/cited publisher/, PUBLISHER],
  [/https:\/\/ address of a page/, 'https://tides.example.org'],
  [/https:\/\/ base address/, 'https://api.tides.example.org'],
  [/such as CC BY/, 'CC BY 4.0'],
  [/display name of the service/, 'Times of the tide'],
  [/what the service covers/, 'When the water is high at harbours.'],
  [/display name of the tool/, 'Next high water at a harbour'],
  [/what the tool returns/, 'Height and hour of the coming flood tide at one harbour.'],
  [/follows "Use when"/, 'a sailor asks how deep the channel will be'],
  [/description of the argument/, 'Harbour, as its chart calls it.'],
  [/for which a fixture|as the source sends it/, 'example'],
];

const NAME = 'count_units';

/** File paths and contents from the section "Add a tool" in spec/ADDING.md. */
interface Recipe {
  readonly manifest: string;
  readonly asks: string;
  readonly adapter: string;
  readonly tool: string;
  readonly questions: string;
  readonly method: string;
}

async function recipeOfReadme(): Promise<Recipe> {
  const readme = await readFile(new URL('../../../spec/ADDING.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Add a tool\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const blocks = [...section.matchAll(/ {3}```(?:yaml|ts)\n([\s\S]*?)\n {3}```/g)];
  const [tool, questions, method] = blocks.map(([, block = '']) => `${block.replaceAll(/^ {3}/gm, '')}\n`);
  const named = (pattern: RegExp): string => {
    const [, found] = pattern.exec(section) ?? [];
    if (found === undefined) throw new Error(`the page lacks ${pattern}`);
    return found;
  };
  return {
    manifest: named(/`(spec\/services\/[a-z-]+\/service\.yaml)`/),
    asks: named(/below `questions:` of `(spec\/services\/[a-z-]+\/questions\.yaml)`/),
    adapter: named(/`(runtime\/adapters\/[a-z/-]+\.ts)`/),
    tool: tool ?? '',
    questions: questions ?? '',
    method: method ?? '',
  };
}

const RECIPE = await recipeOfReadme();

/** Tests that check every tool and would fail if a tool were only half added. */
const OF_EVERY_TOOL = [
  'tools/answers',
  'generated/contract',
  'generated/tool-quality',
  'find-tool/recall',
  'views/declared',
  'cluster-rate',
  'test/tasks',
];

const test = suite<{ copy: RepositoryCopy }>('adding services and tools');

test.before(async (context) => {
  const dependent = [RECIPE.adapter, 'generated/catalog.ts', 'generated/platform.ts'];
  context.copy = await copyRepository([...WRITTEN.code, ...WRITTEN.tests, ...dependent]);
});
test.after(({ copy }) => copy.remove());

const make = (copy: RepositoryCopy, ...args: string[]) => copy.run('make', '--no-print-directory', ...args);

async function change(copy: RepositoryCopy, path: string, by: (text: string) => string): Promise<void> {
  const file = join(copy.folder, path);
  await writeFile(file, by(await readFile(file, 'utf8')));
}

async function grow(copy: RepositoryCopy, path: string, change: (text: string) => string): Promise<boolean> {
  const text = await readFile(join(copy.folder, path), 'utf8');
  if (text.includes(`  ${NAME}:`)) return false;
  await writeFile(join(copy.folder, path), change(text));
  return true;
}

function filled(text: string): string {
  let count = 0;
  return text.replaceAll(/'FILL: ([^']+)'/g, (_, meant: string) => {
    count += 1;
    if (/question/.test(meant)) return `'Wann steigt die Flut im Hafen ${count}?'`;
    const [, known = `Words of the office, number ${count}.`] = FILLED.find(([pattern]) => pattern.test(meant)) ?? [];
    return `'${known}'`;
  });
}

test("adds a service with a source, a watch and the recipe's tool, which is first rejected, then compiles, then fails its tests, then passes", async ({
  copy,
}) => {
  // 1. Create the service.
  const begun = await make(copy, 'new', `service=${SERVICE}`, `source=${SOURCE}`, `event=${SOURCE}_warning`);
  assert.is(begun.code, 0, begun.text);
  for (const path of [...WRITTEN.manifests, ...WRITTEN.code, ...WRITTEN.tests, WRITTEN.tasks]) {
    assert.match(begun.text, `new      ${path}\n`);
  }
  const format = await copy.run('biome', 'format', '--vcs-enabled=false', ...WRITTEN.code, ...WRITTEN.tests);
  assert.is(format.code, 0, format.text);

  // 2. Check that generation fails with exactly one error per placeholder.
  const refused = await make(copy, 'generate');
  assert.is(refused.code, 2);
  const marks = await Promise.all(
    WRITTEN.manifests.map(async (path) => (await readFile(join(copy.folder, path), 'utf8')).match(/'FILL: /g)),
  );
  const faults = refused.text.match(/SPEC\d+ {2}.*/g) ?? [];
  assert.is(faults.length, marks.flat().length);
  for (const fault of faults) assert.match(fault, /^SPEC069 {2}replace the placeholder: \w/);

  // 3. Replace the placeholders. Running `make new` again must keep edited files.
  for (const path of WRITTEN.manifests) await change(copy, path, filled);
  const again = await make(copy, 'new', `service=${SERVICE}`, `source=${SOURCE}`, `event=${SOURCE}_warning`);
  assert.not.match(again.text, /^new/m);

  // 4. Declare the recipe's tool, with its questions.
  const { manifest, asks, adapter, tool, questions, method } = RECIPE;
  const isNew = await grow(copy, manifest, (text) => `${text.trimEnd()}\n${tool}`);
  await grow(copy, asks, (text) => `${text.trimEnd()}\n${questions}`);

  // 5. Generate all files, which reports the missing adapters.
  const generated = await make(copy, 'generate');
  assert.is(generated.code, 0, generated.text);
  // Ignores page data, which git does not track. It changes too, because results of other services link to the new
  // tool.
  const touched = [...generated.text.matchAll(/^\w+ +generated\/services\/([a-z-]+)\/(?!page\.json$)\S+$/gm)].map(
    ([, slug]) => slug,
  );
  assert.equal(new Set(touched), new Set([SERVICE, ...(isNew ? ['unit-conversion'] : [])]));
  assert.match(generated.text, /^Without an adapter yet: .*made-up-tides\.get_made_up_tides\b/m);

  // 6. Check that the compiler reports only the missing method and that the tests of the tool fail.
  const missing = await make(copy, 'types');
  const written = await grow(copy, adapter, (text) =>
    text.replace(/^ *convert_units: /m, (first) => `${method}${first}`),
  );
  if (written) {
    assert.match(generated.text, /^Without an adapter yet: .*unit-conversion\.count_units\b/m);
    assert.is(missing.code, 2, missing.text);
    assert.match(missing.text, new RegExp(`^${adapter}\\(.*error TS2741: Property '${NAME}' is missing`, 'm'));
  }
  assert.is(missing.text.match(/error TS/g)?.length ?? 0, written ? 1 : 0, missing.text);
  const red = await copy.run(process.execPath, 'test/run.ts', SERVICE, SOURCE);
  assert.is(red.code, 1, red.text);
  assert.match(red.text, /^0 passed, 3 failed/m);

  // 7. Write the real code and fixture.
  await change(copy, `test/services/${SERVICE}/fixtures/${SOURCE}/entry.json`, () => '{ "name": "14:05, 2.1 m" }\n');
  await change(copy, WRITTEN.code[1], (text) =>
    text.replace(
      /async \(\) => \{[\s\S]*?\n {4}\}/,
      "async ({ name }, call) => ({ text: (await client.entry(name, call)).name ?? '' })",
    ),
  );
  await change(copy, WRITTEN.code[2], (text) =>
    text.replace(
      /async \(\) => \{[\s\S]*?\n {4}\}/,
      "async (_cursor, _scope, call) => ({ covers: 'all', records: [{ id: 'one', text: (await source.entry('example', call)).name ?? '' }] })",
    ),
  );
  await change(copy, WRITTEN.tests[0], (text) =>
    text.replace("'FILL: expected value of the fixture'", "{ name: '14:05, 2.1 m' }"),
  );
  await change(copy, WRITTEN.tests[1], (text) =>
    text
      .replace("'FILL: expected result for the fixture'", "{ text: '14:05, 2.1 m' }")
      .replace("{ name: 'FILL: argument of the example in the manifest' } as never", "{ name: 'example' }"),
  );
  await change(copy, WRITTEN.tests[2], (text) =>
    text.replace("'FILL: records of the fixture'", "{ covers: 'all', records: [{ id: 'one', text: '14:05, 2.1 m' }] }"),
  );

  await change(copy, WRITTEN.tasks, () =>
    [
      '- asks: Wann steigt die Flut im Hafen 6?',
      '  in: de',
      `  calls: [{ tool: ${SERVICE}.get_made_up_tides, fills: { name: example } }]`,
      "  quotes: ['14:05, 2.1 m']",
      `  by: ${PUBLISHER}`,
      '',
    ].join('\n'),
  );

  const states = ['at 14:05', 'at 14:10', 'at 14:10', 'at 14:20'];
  await change(copy, WRITTEN.tests[3], (text) =>
    text
      .replaceAll(/name: 'FILL: [^']*'/g, () => `name: '${states.shift()}'`)
      .replaceAll(/(B|C): \['FILL: [^']*'\]/g, "$1: ['updated one text']")
      .replaceAll(/FILL: what the states show, in one line/g, 'The hour of the flood moves'),
  );

  // 8. Record the results of the examples. Then there is nothing left to generate, and all tests pass.
  const answered = await make(copy, 'generate');
  assert.is(answered.code, 0, answered.text);
  assert.match(answered.text, /^new +spec\/services\/made-up-tides\/answers\.json$/m);
  if (written) assert.match(answered.text, /^changed +spec\/services\/unit-conversion\/answers\.json$/m);
  const answers = JSON.parse(await readFile(join(copy.folder, 'spec/services/unit-conversion/answers.json'), 'utf8'));
  assert.ok(answers[`unit-conversion.${NAME}`].count > 10);
  for (const check of ['types', 'drift']) {
    const checked = await make(copy, check);
    assert.is(checked.code, 0, checked.text);
  }
  const tested = await copy.run(
    process.execPath,
    'test/run.ts',
    SERVICE,
    SOURCE,
    'source-pages',
    'webhooks/entities',
    ...OF_EVERY_TOOL,
  );
  assert.is(tested.code, 0, tested.text);
  assert.match(tested.text, /warning: .*questions\.tsv asks fewer than 4 times for .*unit-conversion\.count_units\b/m);
});

test('adds a tool to an existing service: appends it to the lists and prints its method', async ({ copy }) => {
  const before = await readFile(join(copy.folder, 'spec/services/unit-conversion/service.yaml'), 'utf8');
  const begun = await make(copy, 'new', 'tool=unit-conversion.weigh_units');
  assert.is(begun.code, 0, begun.text);
  assert.match(begun.text, /Add to runtime\/adapters\/unit-conversion\/unit-conversion\.ts/);
  const after = await readFile(join(copy.folder, 'spec/services/unit-conversion/service.yaml'), 'utf8');
  assert.ok(after.startsWith(before.trimEnd()));
  assert.match(after, /\n {2}weigh_units:\n {4}title: 'FILL: /);
  const refused = await make(copy, 'generate');
  assert.match(
    refused.text,
    /spec\/services\/unit-conversion\/service\.yaml:\d+:\d+ {2}SPEC069 {2}replace the placeholder: /,
  );
  const twice = await make(copy, 'new', 'tool=unit-conversion.weigh_units');
  assert.match(twice.text, /unit-conversion already has weigh_units/);
  const without = await make(copy, 'new', 'event=nowhere_warning');
  assert.match(without.text, /There is no source nowhere: make new service=slug source=nowhere event=nowhere_warning/);
  const unknown = await make(copy, 'new', 'tool=nobody.get_it');
  assert.match(unknown.text, /There is no service nobody/);
  const wrong = await make(copy, 'new', 'service=No_Slug');
  assert.match(wrong.text, /the name must be lowercase words joined by hyphens/);
});

test('adds an entry to the end of a mapping only once, and moves no other line', () => {
  const text = 'a: 1\ntools:\n  x:\n    b: 2 # why\n\n# of the rest\nrest: 3\n';
  const grown = withEntry(text, 'tools', 'y', '  y:\n    b: 4\n');
  assert.match(grown ?? '', /^a: 1\ntools:\n {2}x:\n {4}b: 2 # why\n {2}y:\n {4}b: 4\n\n# of the rest\nrest: 3\n$/);
  assert.is(withEntry(grown ?? '', 'tools', 'x', '  x: 1\n'), undefined);
  assert.throws(() => withEntry('tools: {}\n', 'tools', 'y', ''), /no "tools:" mapping with one entry per line/);
});

test.run();
