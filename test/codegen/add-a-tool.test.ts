// How a tool is added, from YAML to an answer: the manifest grows by some lines, the compiler names the method that the adapter
// lacks, the method is written, and the manifest's own example is answered. The tool is the README's; all of it is done in a
// copy of the folders that take part.

import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = new URL('../../', import.meta.url).pathname;
/** Below the repository, so that packages resolve; ignored by git. */
const COPY = join(ROOT, '.tmp', `add-a-tool-${process.pid}`);
const MANIFEST = join(COPY, 'spec/services/unit-conversion.yaml');
const ADAPTER = join(COPY, 'runtime/adapters/unit-conversion.ts');

/** The tool that the README adds: its lines below "Add a tool", as they go into the manifest. */
async function toolOfReadme(): Promise<string> {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const [, block = ''] = /```yaml\n([\s\S]*?)\n *```/.exec(readme) ?? [];
  assert.match(block, 'count_units:');
  const lines = block.split('\n').map((line) => line.replace(/^ {3}/, ''));
  return `\n${lines.join('\n')}\n`;
}

const METHOD = `count_units: ({ category }) => ({
      count: (categories[CATEGORIES.indexOf(category)] as Category).unit_count,
    }),
    `;

/** Calls the tool with the manifest's example, as a door would: raw arguments in, a checked result out. */
const CALL = `import { services } from './generated/catalog.ts';
import { unitConversion } from './runtime/adapters/unit-conversion.ts';
import { ResultWatch } from './runtime/contract/result.ts';

const operation = services.flatMap((service) => service.operations).find(({ id }) => id === 'unit-conversion.count_units');
const decoded = operation!.decode({ encoding: 'query', values: new Map([['category', ['LENGTH']]]) });
const result = await unitConversion().count_units((decoded as { arguments: object }).arguments, {} as never);
const watch = new ResultWatch();
operation!.watch(watch, result);
console.log(JSON.stringify({ decoded, result, violations: watch.violations }));
`;

/** Runs a program in the copy; the exit code and all that it printed. */
async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const ran = promisify(execFile)(process.execPath, args, { cwd: COPY });
  return ran.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error) => ({ code: error.code, text: `${error.stdout}${error.stderr}` }),
  );
}

const tsc = () => run(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json');

const test = suite('add a tool');

test.before(async () => {
  await mkdir(COPY, { recursive: true });
  const parts = ['spec', 'codegen', 'generated', 'runtime/contract', 'runtime/adapters/unit-conversion'];
  const filter = (path: string) => !path.includes('generated/embedded');
  await Promise.all(parts.map((part) => cp(join(ROOT, part), join(COPY, part), { recursive: true, filter })));
  await cp(join(ROOT, 'runtime/adapters/unit-conversion.ts'), ADAPTER);
  await writeFile(join(COPY, 'package.json'), '{ "type": "module" }');
  const config = { extends: '../../tsconfig.json', include: ['runtime/adapters', 'generated/catalog.ts'], exclude: [] };
  await writeFile(join(COPY, 'tsconfig.json'), JSON.stringify(config));
});

test.after(() => rm(COPY, { recursive: true }));

test('one manifest, one method, and the tool answers', async () => {
  // 1. The tool is declared, and the generated files follow: its service's, and those that span all services.
  const manifest = await readFile(MANIFEST, 'utf8');
  await writeFile(MANIFEST, manifest.trimEnd() + (await toolOfReadme()));
  const generated = await run('codegen/cli.ts');
  assert.is(generated.code, 0, generated.text);
  const touched = [...generated.text.matchAll(/^\w+ +generated\/(\S+)$/gm)].map(([, path]) => path);
  assert.ok(touched.includes('services/unit-conversion/handlers.ts'));
  assert.equal(
    touched.filter((path) => path?.startsWith('services/') && !path.startsWith('services/unit-conversion/')),
    [],
  );

  // 2. The compiler says what is missing, and where.
  const missing = await tsc();
  assert.is(missing.code, 2);
  assert.match(
    missing.text,
    /^runtime\/adapters\/unit-conversion\.ts\([0-9]+,[0-9]+\): error TS2741: Property 'count_units' is missing/,
  );
  assert.is(missing.text.match(/error TS/g)?.length, 1, missing.text);

  // 3. The method is written, and the compiler is content.
  const adapter = await readFile(ADAPTER, 'utf8');
  assert.ok(adapter.includes('convert_units: convertUnits'), 'the adapter looks different now: mend this test');
  await writeFile(ADAPTER, adapter.replace('convert_units: convertUnits', `${METHOD}convert_units: convertUnits`));
  const complete = await tsc();
  assert.is(complete.text, '');
  assert.is(complete.code, 0);

  // 4. The manifest's example is answered, in the published shape.
  await writeFile(join(COPY, 'call.ts'), CALL);
  const called = await run('call.ts');
  assert.is(called.code, 0, called.text);
  const { decoded, result, violations } = JSON.parse(called.text);
  assert.equal(decoded, { ok: true, arguments: { category: 'length' } });
  assert.ok(result.count > 10);
  assert.equal(violations, []);
});

test.run();
