// `make generate` and the drift check of `make check`: reads spec/ and writes generated/, or compares it with the
// expected output.

import { readFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { overdue } from './model/deprecations.ts';
import type { Spec } from './model/model.ts';
import type { Difference, GeneratedFiles } from './write/tree.ts';
import { hashOf, LeftInOrder } from './write/unchanged.ts';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/almanac/compiled', import.meta.url)));

/** Cache folders. They may be deleted at any time. */
const PARSED = new URL('../node_modules/.cache/almanac/manifests', import.meta.url);

const MADE = new URL('../node_modules/.cache/almanac/made', import.meta.url);

/** Paths of the code that determines the output. */
const CODE = [
  'package-lock.json',
  'codegen',
  'runtime/contract',
  'runtime/decoding',
  'runtime/lib',
  'runtime/reference',
  'runtime/search',
  'runtime/sources/places-data',
  'runtime/sources/tzdb',
];

/** Folder of Almanac's own output. Module indexes in runtime/ are written only if this is the output folder. */
const OWN_FOLDER = 'generated';

/**
 * Path of the manifest schema, relative to the generated folder. The schema depends only on the generator, not on
 * manifests.
 */
const MANIFEST_SCHEMA = '../spec/manifest.schema.json';

const USAGE = `Usage: node codegen/cli.ts [--only <slug>] [--check] [--derived] [--stats] [--spec <folder>] [--out <folder>]

  --only <slug>    emit one service's folder, and the files that span all services
  --check          fail if committed files are out of date; write only files that git ignores
  --derived        write only the files that git ignores
  --stats          print the duration of each phase
  --spec <folder>  manifests (default: spec)
  --out <folder>   generated files (default: generated)
  --runtime <p>    import path from the generated folder to runtime/ (default: ../runtime)`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    check: { type: 'boolean', default: false },
    derived: { type: 'boolean', default: false },
    stats: { type: 'boolean', default: false },
    spec: { type: 'string', default: 'spec' },
    out: { type: 'string', default: OWN_FOLDER },
    runtime: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const isAtHome = relative('.', fileURLToPath(new URL('../generated', import.meta.url))) === OWN_FOLDER;

/** True if Almanac's own output is generated, and not output for test manifests. */
const isOwnOutput = isAtHome && values.spec === 'spec' && values.out === OWN_FOLDER;

const writesSchema = isOwnOutput && !values.derived;

/** True for a run without special options. If nothing changed, such a run ends without loading a compiler. */
const isWhole = isOwnOutput && values.only === undefined && !values.stats && !values.derived;

const leftInOrder = new LeftInOrder(
  'generated',
  [
    ...CODE,
    'spec',
    ...['index', 'source-index', 'watch-index'].map((name) => `runtime/adapters/${name}.ts`),
    OWN_FOLDER,
  ],
  // The date is included because warnings depend on it.
  new Date().toISOString().slice(0, 10),
);

if (values.help) {
  process.stdout.write(`${USAGE}\n`);
} else {
  process.exitCode = await run();
}

async function run(): Promise<number> {
  if (isWhole && (await leftInOrder.holds())) {
    process.stdout.write('The generated files are up to date: nothing changed since the last run.\n');
    return 0;
  }
  // Imported lazily, because the compilers load slowly and --help does not need them.
  const [
    { generate },
    { longJobsBeside },
    { keptLongJobs },
    { readSpec },
    { ParseCache },
    { readAnswers },
    { SpecError },
    { Stats },
    { manifestSchemaText },
    tree,
  ] = await Promise.all([
    import('./generate.ts'),
    import('./emit/beside.ts'),
    import('./emit/kept.ts'),
    import('./load/load.ts'),
    import('./load/parse-cache.ts'),
    import('./load/answers.ts'),
    import('./diagnostics.ts'),
    import('./stats.ts'),
    import('./language/manifest-schema.ts'),
    import('./write/tree.ts'),
  ]);
  const stats = new Stats();
  try {
    const sources = await readSpec(values.spec);
    const parseCache = await ParseCache.open(fileURLToPath(PARSED));
    const files = await generate(sources, {
      answers: await readAnswers(values.spec),
      longJobs: keptLongJobs(fileURLToPath(MADE), await hashOf(CODE), longJobsBeside()),
      parseCache,
      stats,
      ...(values.derived ? { derivedOnly: true } : { onModel: warnOfOverdue }),
      release: await releaseBeside(values.spec),
      ...(values.only === undefined ? {} : { only: values.only }),
      ...(values.runtime === undefined ? {} : { runtime: values.runtime }),
      ...(values.out === OWN_FOLDER ? { indexes: '../runtime' } : {}),
    });
    await parseCache.save();
    const written = writesSchema ? new Map([...files, [MANIFEST_SCHEMA, manifestSchemaText()]]) : files;
    const differences = await applied(tree, written);
    stats.phase('write');
    for (const { kind, path } of differences)
      process.stdout.write(`${wordFor(kind).padEnd(8)} ${join(values.out, path)}\n`);
    process.stdout.write(summary(written.size, differences.length));
    if (values.stats) process.stdout.write(`${stats.report()}\n`);
    const isDrift = values.check && differences.length > 0;
    if (isWhole && !isDrift) await leftInOrder.keep();
    return isDrift ? 1 : 0;
  } catch (error) {
    if (error instanceof SpecError) process.stderr.write(`${error.message}\n`);
    else process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

function applied(tree: typeof import('./write/tree.ts'), files: GeneratedFiles): Promise<Difference[]> {
  if (values.derived) return tree.writeDerived(values.out, files);
  return (values.check ? tree.checkTree : tree.writeTree)(values.out, files, values.only !== undefined);
}

async function releaseBeside(specFolder: string): Promise<string | undefined> {
  const text = await readFile(join(specFolder, '..', 'package.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { version?: string }).version;
}

/** Overdue removals are only reported as warnings, because generated files cannot depend on the date. */
function warnOfOverdue(spec: Spec): void {
  for (const line of overdue(spec, new Date().toISOString().slice(0, 10))) process.stderr.write(`warning: ${line}\n`);
}

function wordFor(kind: Difference['kind']): string {
  if (values.check) return kind;
  return { missing: 'new', changed: 'changed', stale: 'removed' }[kind];
}

function summary(files: number, differences: number): string {
  if (!values.check) return `${files} files generated, ${differences} changed.\n`;
  if (differences === 0) return `${files} generated files are up to date.\n`;
  return `The generated files are out of date: run \`make generate\` and commit the result.\n`;
}
