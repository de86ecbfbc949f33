// Builds the site's browser code into build/site, for `make install` and images. The server only reads the result
// (runtime/lib/built-site.ts).

import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OutputFile } from 'esbuild';
import { APP_NAMES, type AppName } from '../../contract/app.ts';
import { APPS, ASSETS, BUILT_SITE, MANIFEST, type SiteManifest } from '../../lib/built-site.ts';
import { ENTRIES, named } from '../../site/assets.ts';
import { bundle } from './bundler.ts';

const SITE = fileURLToPath(new URL('../../site/', import.meta.url));
const APP_STYLE = 'style/app-plain.css';
const VERSION_DIGITS = 10;

type BuiltFile = Pick<OutputFile, 'path' | 'contents'>;

/** Empties the folder before it writes the files. */
export async function buildSite(folder: string): Promise<void> {
  const [assets, documents] = await Promise.all([bundleAssets(), bundleDocuments()]);
  const pictures = await Promise.all(['icon.svg', 'preview.png'].map(picture));
  const manifest: SiteManifest = {
    style: nameOf(assets, 'style', '.css'),
    icon: nameOf(pictures, 'icon', '.svg'),
    preview: nameOf(pictures, 'preview', '.png'),
    scripts: Object.fromEntries(ENTRIES.map((name) => [name, nameOf(assets, name, '.js')])),
    appVersion: versionOf(documents),
  };
  await rm(folder, { recursive: true, force: true });
  for (const part of [ASSETS, APPS]) await mkdir(join(folder, part), { recursive: true });
  for (const { path, contents } of [...assets, ...pictures])
    await writeFile(join(folder, ASSETS, basename(path)), contents);
  for (const [name, text] of documents) await writeFile(join(folder, APPS, `${name}.html`), text);
  // Write the manifest last, because a server treats a folder with a manifest as complete.
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function picture(file: string): Promise<BuiltFile> {
  const contents = await readFile(join(SITE, 'style', file));
  return { path: named(file, contents), contents };
}

/** Names contain a content hash, so browsers can cache the files forever. */
function bundleAssets(): Promise<readonly OutputFile[]> {
  return bundle({
    entryPoints: [...ENTRIES.map((name) => join(SITE, `browser/${name}.ts`)), join(SITE, 'style/style.css')],
    outdir: SITE,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    format: 'esm',
  });
}

/** MCP Apps: each document contains its script and style, because hosts do not let a frame load any files. */
async function bundleDocuments(): Promise<ReadonlyMap<AppName, string>> {
  const files = await bundle({
    entryPoints: [...APP_NAMES.map((name) => `browser/apps/${name}.ts`), APP_STYLE].map((file) => join(SITE, file)),
    outdir: SITE,
    format: 'iife',
  });
  const textOf = (file: string) => files.find(({ path }) => basename(path) === file)?.text ?? '';
  const style = textOf('app-plain.css');
  return new Map(APP_NAMES.map((name) => [name, documentOf(textOf(`${name}.js`), style)]));
}

/** The bundler escapes `</script>` and `</style>` in its output. */
function documentOf(script: string, style: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Almanac</title>`;
  return `<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body><main></main><script>${script}</script></body></html>`;
}

/** Hosts cache documents by URI, so the URI must change when the content changes. */
export function versionOf(documents: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, text] of documents) hash.update(`${name} ${text.length}\n${text}`);
  return hash.digest('hex').slice(0, VERSION_DIGITS);
}

function nameOf(files: readonly BuiltFile[], entry: string, ending: string): string {
  const found = files
    .map(({ path }) => basename(path))
    .find((name) => name.startsWith(`${entry}-`) && name.endsWith(ending));
  if (found === undefined) throw new Error(`The bundle does not contain ${entry}${ending}.`);
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildSite(BUILT_SITE);
