// How a tool is added, from YAML to an answer, by the README's own words and texts: the manifest and its questions grow by
// some lines, the compiler names the method that the adapter lacks, the method is written, and the manifest's own example is
// answered. All of it is done in a copy of the folders that take part; in a tree where somebody followed the README already
// it starts from what is there.
// Takes long.

import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Below the repository, so that packages resolve; ignored by git. */
const COPY = join(ROOT, '.tmp', `add-a-tool-${process.pid}`);
const PARTS = ['spec', 'codegen', 'generated', 'runtime/contract', 'runtime/language', 'runtime/adapters'];
const NAME = 'count_units';

/** What the README says below "Add a tool": where each text goes, and the texts as they stand there. */
interface Recipe {
  readonly manifest: string;
  readonly asks: string;
  readonly adapter: string;
  readonly tool: string;
  readonly questions: string;
  readonly method: string;
}

async function recipeOfReadme(): Promise<Recipe> {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const [, section = ''] = /\n## Add a tool\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const blocks = [...section.matchAll(/ {3}```(?:yaml|ts)\n([\s\S]*?)\n {3}```/g)];
  const [tool, questions, method] = blocks.map(([, block = '']) => `${block.replaceAll(/^ {3}/gm, '')}\n`);
  const named = (pattern: RegExp): string => {
    const [, found] = pattern.exec(section) ?? [];
    if (found === undefined) throw new Error(`the README lacks ${pattern}`);
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

/** Calls the tool with the manifest's example, as a door would: raw arguments in, a checked result out. */
const CALL = `import { services } from './generated/catalog.ts';
import { create } from './runtime/adapters/unit-conversion/unit-conversion.ts';
import { ResultCheck } from './runtime/contract/result.ts';

const operation = services.flatMap((service) => service.operations).find(({ id }) => id === 'unit-conversion.count_units');
const decoded = operation!.decode({ encoding: 'query', values: new Map([['category', ['LENGTH']]]) });
const result = await create().count_units((decoded as { arguments: object }).arguments, {} as never);
const check = new ResultCheck();
operation!.check(check, result);
console.log(JSON.stringify({ decoded, result, violations: check.violations }));
`;

/** Runs a program in the copy; the exit code and all that it printed. */
async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const ran = promisify(execFile)(process.execPath, args, { cwd: COPY });
  return ran.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error) => ({ code: error.code, text: `${error.stdout}${error.stderr}` }),
  );
}

const RECIPE = await recipeOfReadme();
const tsc = () => run(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json');

const test = suite('add a tool');

test.before(async () => {
  await mkdir(COPY, { recursive: true });
  const filter = (path: string) => !path.includes('generated/embedded');
  await Promise.all(PARTS.map((part) => cp(join(ROOT, part), join(COPY, part), { recursive: true, filter })));
  await writeFile(join(COPY, 'package.json'), '{ "type": "module" }');
  const config = {
    extends: '../../tsconfig.json',
    include: [RECIPE.adapter, 'generated/catalog.ts', 'generated/platform.ts'],
    exclude: [],
  };
  await writeFile(join(COPY, 'tsconfig.json'), JSON.stringify(config));
});

test.after(() => rm(COPY, { recursive: true }));

/** Changes a file of the copy, unless the tool stands in it already. */
async function grow(path: string, change: (text: string) => string): Promise<boolean> {
  const text = await readFile(join(COPY, path), 'utf8');
  if (text.includes(`  ${NAME}:`)) return false;
  await writeFile(join(COPY, path), change(text));
  return true;
}

/** The README's steps, one after another. */
async function follow(): Promise<void> {
  const { manifest, asks, adapter, tool, questions, method } = RECIPE;
  // 1. The tool is declared, with what people ask for it.
  await grow(manifest, (text) => `${text.trimEnd()}\n${tool}`);
  await grow(asks, (text) => `${text.trimEnd()}\n${questions}`);

  // 2. The generated files follow: its service's, and those that span all services.
  const generated = await run('codegen/cli.ts');
  assert.is(generated.code, 0, generated.text);
  const touched = [...generated.text.matchAll(/^\w+ +generated\/(services\/[a-z-]+)\/\S+$/gm)].map(([, path]) => path);
  assert.equal(
    [...new Set(touched)].filter((path) => path !== 'services/unit-conversion'),
    [],
  );

  // 3. The compiler says what is missing, and where; 4. the method is written, and the compiler is content.
  const missing = await tsc();
  const written = await grow(adapter, (text) => text.replace(/^ *convert_units: /m, (first) => `${method}${first}`));
  if (written) {
    assert.is(missing.code, 2);
    assert.ok(missing.text.startsWith(`${adapter}(`), missing.text);
    assert.match(missing.text, new RegExp(`error TS2741: Property '${NAME}' is missing`));
    assert.is(missing.text.match(/error TS/g)?.length, 1, missing.text);
  }
  assert.equal(await tsc(), { code: 0, text: '' });

  // 5. The manifest's example is answered, in the published shape.
  await writeFile(join(COPY, 'call.ts'), CALL);
  const called = await run('call.ts');
  assert.is(called.code, 0, called.text);
  const { decoded, result, violations } = JSON.parse(called.text);
  assert.equal(decoded, { ok: true, arguments: { category: 'length' } });
  assert.ok(result.count > 10);
  assert.equal(violations, []);
}

test('one manifest, some questions, one method, and the tool answers', follow);

test('in a tree that has the tool already, the same holds', follow);

test.run();
