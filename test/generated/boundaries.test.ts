// Checks that folders depend on each other in one direction: spec → codegen → generated.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

/** Returns the files of a folder with their imports: packages by name, files by path from the root. */
function imports(folder: string): { file: string; target: string }[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  assert.ok(files.length > 0, folder);
  return files.flatMap((path) => {
    const file = join(folder, path);
    return specifiersIn(readFileSync(join(ROOT, file), 'utf8')).map((specifier) => ({
      file,
      target: specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier,
    }));
  });
}

/** Returns the imports of a module, including type imports (`import type`, `import('…')`). */
function specifiersIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** Returns import cycles as sorted groups of files (Tarjan's strongly connected components). */
function cyclesIn(edges: readonly { readonly file: string; readonly target: string }[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of edges) targets.set(file, [...(targets.get(file) ?? []), target]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const target of targets.get(file) ?? []) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || targets.get(file)?.includes(file)) cycles.push(group.sort());
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/** Arranges folders and top-level files in layers, each of which imports only from lower layers. Fails on a cycle. */
function storeysOf(root: string): string[][] {
  const part = (path: string) => path.split('/')[1] as string;
  const needs = new Map<string, Set<string>>();
  for (const { file, target } of imports(root)) {
    const from = part(file);
    const needed = needs.get(from) ?? new Set();
    if (target.startsWith(`${root}/`) && part(target) !== from) needed.add(part(target));
    needs.set(from, needed);
  }
  const built = new Set<string>();
  const storeys: string[][] = [];
  while (built.size < needs.size) {
    const storey = [...needs].filter(
      ([name, on]) => !built.has(name) && [...on].every((each) => built.has(each) || !needs.has(each)),
    );
    const rest = [...needs.keys()].filter((name) => !built.has(name));
    assert.ok(storey.length > 0, `there is an import cycle among: ${rest.join(', ')}`);
    for (const [name] of storey) built.add(name);
    storeys.push(storey.map(([name]) => name).sort());
  }
  return storeys;
}

/** The command line runs only in Node. */
const isCommandLine = (file: string) => file.startsWith('generated/client/cli/');

test('generated files import only each other, runtime/contract and runtime/decoding', () => {
  const found = imports('generated').filter(({ file }) => !isCommandLine(file));
  assert.ok(found.some(({ target }) => target.startsWith('runtime/contract/')));
  assert.equal(
    found.filter(({ target }) => !/^(?:generated|runtime\/(?:contract|decoding))\//.test(target)),
    [],
  );
});

test('the client imports only its own files and types; its command line also imports Node modules', () => {
  const found = imports('generated').filter(({ file }) => file.startsWith('generated/client/'));
  const outside = found.filter(({ target }) => !/^generated\/(?:client\/|openapi\.ts$)/.test(target));
  assert.ok(found.length > outside.length);
  assert.equal([...new Set(outside.map(({ target }) => target))].sort(), [
    'node:fs',
    'node:stream/consumers',
    'node:util',
  ]);
  assert.ok(outside.every(({ file }) => isCommandLine(file)));
  assert.ok(found.every(({ file, target }) => isCommandLine(file) || !isCommandLine(target)));
});

/** Returns the files in the runtime's lowest folders, and the packages, that generated files use. */
function reachedFrom(files: (file: string) => boolean): string[] {
  const all = imports('runtime');
  const reached = new Set<string>();
  const waiting = imports('generated')
    .filter(({ file }) => files(file))
    .map(({ target }) => target);
  for (const file of waiting) {
    if (!file.startsWith('runtime/') || reached.has(file)) continue;
    reached.add(file);
    waiting.push(...all.filter((each) => each.file === file).map(({ target }) => target));
  }
  return waiting.filter((target) => !/^(?:generated|runtime\/(?:contract|decoding|reference|lib))\//.test(target));
}

const isReader = (file: string) => /\/(?:readers|requests)\.ts$/.test(file);

test('generated code has no package dependencies, and imports only contract, decoding, reference and lib', () => {
  assert.equal(
    reachedFrom((file) => !isReader(file) && !isCommandLine(file)),
    [],
  );
});

test('source readers, which only adapters and declared requests load, may also use the HTML parser', () => {
  assert.equal([...new Set(reachedFrom(isReader))].sort(), ['entities', 'htmlparser2']);
  const loaded = [...imports('generated'), ...imports('runtime')].filter(({ target }) => isReader(target));
  assert.ok(loaded.length > 0);
  assert.equal(
    loaded.filter(({ file }) => !/^runtime\/adapters\/|^generated\/.*\/requests\.ts$/.test(file)),
    [],
  );
});

test('runtime folders depend on each other without cycles', () => {
  const storeys = storeysOf('runtime');
  assert.ok(storeys.length > 5, String(storeys.length));
  assert.ok(storeys[0]?.includes('lib'), 'lib is the lowest layer');
  assert.equal(storeys.at(-1), ['run.ts']);
});

test('there are no import cycles between files, including type imports', () => {
  const edges = ['runtime', 'codegen', 'generated', 'test'].flatMap(imports);
  assert.ok(edges.some(({ file, target }) => file.startsWith('runtime/') && target.startsWith('generated/')));
  assert.equal(cyclesIn(edges), []);
});

test('detects a cycle through a type import, an import inside a type and a re-export', () => {
  const texts = {
    'a.ts': "import type {\n  B,\n} from './b.ts';\n",
    'b.ts': "export const c = (given: import('./c.ts').C) => given;\n",
    'c.ts': "export { type A } from './a.ts';\nimport { d } from './d.ts';\n",
    'd.ts': 'export const d = 1;\n',
    'e.ts': "import './e.ts';\nimport './d.ts';\n",
  };
  const edges = Object.entries(texts).flatMap(([file, text]) =>
    specifiersIn(text).map((specifier) => ({ file, target: normalize(specifier) })),
  );
  assert.equal(cyclesIn(edges), [['a.ts', 'b.ts', 'c.ts'], ['e.ts']]);
});

test('the runtime does not parse YAML or import the generator', () => {
  const banned = /^(?:yaml|ts-morph|json-schema-to-typescript|openapi-typescript|ajv.*)$|^(?:codegen|spec|test)\//;
  assert.equal(
    imports('runtime').filter(({ target }) => banned.test(target)),
    [],
  );
});

test('no code derives a file path from URL.pathname, which is percent-encoded for folders with spaces', () => {
  const found = ['runtime', 'codegen', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(folder, path))
      .filter((path) =>
        /(?:import\.meta\.url|ROOT|FOLDER)\)\s*\.pathname/.test(readFileSync(join(ROOT, path), 'utf8')),
      ),
  );
  assert.equal(found, []);
});

/** Layers of folders and files, lowest first. Each layer imports only from lower ones. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  runtime: [
    'lib',
    'reference',
    'contract',
    'decoding',
    'clock.ts',
    'sdk',
    'views',
    'store',
    'sources',
    'dispatch',
    'search',
    'telemetry',
    'cluster',
    'limits',
    'identity',
    'config',
    'answers',
    'webhooks',
    'query',
    'adapters',
    'transports',
    'platform',
    'site',
    'oauth',
    'app',
    'watchdog.ts',
    'welcome.ts',
    'command-line.ts',
    'run.ts',
    'start',
    'main.ts',
    'deploy',
  ],
  codegen: [
    'diagnostics.ts',
    'language',
    'load',
    'model',
    'plan',
    'validate',
    'emit',
    'write',
    'stats.ts',
    'embedded',
    'generate.ts',
    'changes',
    'new',
    'cli.ts',
  ],
};

const floorOf = (root: string, path: string): string => path.slice(root.length + 1).split('/')[0] as string;

for (const [root, floors] of Object.entries(FLOORS)) {
  test(`in ${root} every folder and file has a layer and imports only from lower layers`, () => {
    const rooms = readdirSync(join(ROOT, root)).filter((name) => name !== 'README.md');
    assert.equal(rooms.sort(), [...floors].sort());
    const upwards = imports(root).filter(({ file, target }) => {
      if (!target.startsWith(`${root}/`)) return false;
      const [from, to] = [floorOf(root, file), floorOf(root, target)];
      return from !== to && floors.indexOf(to) >= floors.indexOf(from);
    });
    assert.equal(upwards, []);
  });
}

/** Returns the folder of a file and the folder's public files; undefined if all files are public. */
function publicFiles(target: string): { folder: string; files: readonly string[] } | undefined {
  const [, sourceFolder, id] = /^(runtime\/(?:adapters\/[^/]+|sources)\/([^/]+))\//.exec(target) ?? [];
  if (sourceFolder !== undefined && id !== 'client' && id !== 'catalogs')
    return { folder: sourceFolder, files: [`${sourceFolder}/${id}.ts`, `${sourceFolder}/watch.ts`] };
  const [, adapterFolder, slug] = /^(runtime\/adapters\/([^/]+))\//.exec(target) ?? [];
  if (adapterFolder === undefined) return undefined;
  return { folder: adapterFolder, files: [`${adapterFolder}/${slug}.ts`, `${adapterFolder}/watch.ts`] };
}

test('code outside an adapter or source folder imports only its public files', () => {
  const past = [...imports('runtime'), ...imports('codegen')].filter(({ file, target }) => {
    const owner = publicFiles(target);
    return owner !== undefined && !file.startsWith(`${owner.folder}/`) && !owner.files.includes(target);
  });
  assert.equal(past, []);
});

test('the generator imports only the lower layers of the runtime', () => {
  // Embedded data is built with the modules that read it. The templates of `make new` are excluded, because their
  // imports are only text.
  const found = imports('codegen').filter(
    ({ file, target }) => file !== 'codegen/new/code.ts' && /^(?:runtime|generated|test)\//.test(target),
  );
  const allowed = /^runtime\/(?:contract|decoding|lib|reference|search|sources\/(?:places-data|tzdb))\//;
  assert.equal(
    found.filter(({ target }) => !allowed.test(target)),
    [],
  );
  assert.equal(
    found.filter(
      ({ file, target }) =>
        /^runtime\/sources\/(?:places-data|tzdb)\//.test(target) && !file.startsWith('codegen/embedded/'),
    ),
    [],
  );
});

test.run();
