// Which version of the documents of MCP Apps this process has. Hosts keep a document by its address, so that the address changes with
// whatever the document is made of: its sources and the packages that are bundled into it. The bundle itself is made when the first
// document is read, hundreds of milliseconds after somebody may have asked for its address.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressedApps } from '../../contract/app.ts';

const RUNTIME = fileURLToPath(new URL('../../', import.meta.url));

/** Folders and files below runtime/ that documents are bundled from. */
export const APP_SOURCES: readonly string[] = [
  ...['site/browser', 'site/components', 'site/views', 'site/style', 'views', 'contract'],
  ...['site/app-documents.ts', 'site/bundler.ts', 'lib/html.ts'],
];

/** Packages that are bundled into documents, and the one that bundles. */
export const APP_PACKAGES: readonly string[] = [
  ...['esbuild', 'preact', 'htm', 'uplot', 'd3-geo', 'd3-array', 'internmap', 'topojson-client', 'world-atlas'],
];

let known: string | undefined;

/** Ten hexadecimal digits of the documents' sources, read once. */
export function appVersion(): string {
  known ??= readVersion();
  return known;
}

/** A tool list with the addresses under which its documents are now. @param items as the generator wrote them */
export function withAppVersion(items: string): string {
  return addressedApps(items, appVersion);
}

function readVersion(): string {
  const hash = createHash('sha256');
  for (const file of APP_SOURCES.flatMap(filesOf).sort()) {
    hash.update(`${relative(RUNTIME, file)}\n`).update(readFileSync(file));
  }
  const require = createRequire(import.meta.url);
  for (const name of APP_PACKAGES) hash.update(`${name} ${versionOf(name, require)}\n`);
  return hash.digest('hex').slice(0, 10);
}

function filesOf(source: string): string[] {
  const path = join(RUNTIME, source);
  if (/\.[a-z]+$/.test(source)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Packages need not export their package.json: it is looked for where they are looked for. */
function versionOf(name: string, require: NodeJS.Require): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return (JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { version: string }).version;
    } catch {
      // It is further up, or there is none here.
    }
  }
  return 'none';
}
