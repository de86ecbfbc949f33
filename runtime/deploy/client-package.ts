// Packs the npm package `@almanac/client` from generated/client: `make client`. Compiles the TypeScript with `tsc`.
// `npm pack` writes the archive, so the same files produce the same bytes.

import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCE = join(ROOT, 'generated/client');
const COMPILER = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const ENTRY_POINTS = ['index.ts', 'cli/bin.ts'].map((name) => join(SOURCE, name));
const COMMAND_LINE = 'client/cli';
/** Node 20 supports ES2023. */
const OPTIONS = [
  ...['--ignoreConfig', '--strict', '--skipLibCheck', '--declaration', '--rewriteRelativeImportExtensions'],
  ...['--target', 'ES2022', '--lib', 'ES2023,DOM,DOM.Iterable', '--module', 'NodeNext', '--types', 'node'],
  ...['--rootDir', join(ROOT, 'generated')],
];

export interface PackedClient {
  readonly file: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
}

export function packClient(output: string): PackedClient {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-client-'));
  try {
    for (const name of ['package.json', 'README.md']) cpSync(join(SOURCE, name), join(folder, name));
    cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
    compile(join(folder, 'dist'));
    const destination = resolve(output);
    mkdirSync(destination, { recursive: true });
    const [packed] = JSON.parse(npm(['pack', '--json', '--loglevel=error', '--pack-destination', destination], folder));
    const file = join(destination, `almanac-client-${packed.version}.tgz`);
    return { file, bytes: packed.size, unpackedBytes: packed.unpackedSize };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compile(dist: string): void {
  execFileSync(process.execPath, [COMPILER, ...OPTIONS, '--outDir', dist, ...ENTRY_POINTS], { cwd: ROOT });
  // Contains only types.
  rmSync(join(dist, 'openapi.js'));
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    if (file.startsWith(COMMAND_LINE)) rmSync(join(dist, file));
    else rewrite(join(dist, file), withCompiledImports);
  }
  rewrite(join(dist, COMMAND_LINE, 'bin.js'), (text) => `#!/usr/bin/env node\n${text}`);
}

/** The compiler only rewrites imports of JavaScript. */
function withCompiledImports(text: string): string {
  return text.replaceAll(/(from |import\()(["']\.[^"']*)\.ts(["'])/g, '$1$2.js$3');
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function npm(args: readonly string[], cwd: string): string {
  const settings = { ...process.env, npm_config_ignore_scripts: 'true', npm_config_update_notifier: 'false' };
  return execFileSync('npm', args, { cwd, encoding: 'utf8', env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { output = 'dist' } = parseArgs({ options: { output: { type: 'string' } } }).values;
  const { file, bytes, unpackedBytes } = packClient(output);
  const shown = `./${relative('.', file)}`;
  const kilobytes = (count: number) => `${Math.round(count / 1_000)} kB`;
  process.stdout.write(
    `${shown}: ${kilobytes(bytes)}, ${kilobytes(unpackedBytes)} unpacked. Next: npm install ${shown}\n`,
  );
}
