// The files that pages load: scripts and styles, bundled by esbuild when a page is first asked for, never on the way of a start,
// and kept in memory. Each is named by a hash of its content, so that browsers keep it for good, and compressed once.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { OutputFile } from 'esbuild';
import { bundle } from './bundler.ts';

/** Below it stands every file that pages load. */
export const ASSETS_PATH = '/assets/';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Scripts that pages name, and the style of all of them. */
const ENTRIES = ['operation', 'copy', 'key', 'webhooks', 'clients', 'reference', 'status', 'admin'] as const;
export type EntryName = (typeof ENTRIES)[number];

/** A file as it is served. */
export interface AssetFile {
  readonly type: string;
  readonly plain: Buffer;
  /** The same for who accepts `br` or `gzip`; made when first asked for. */
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

/** Addresses of the files by what they are, and the files by name. */
export interface Assets {
  readonly style: string;
  readonly icon: string;
  readonly scripts: Readonly<Record<EntryName, string>>;
  readonly files: ReadonlyMap<string, AssetFile>;
}

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Compressing beyond it at the highest level takes seconds. */
const LARGE_BYTES = 500_000;

let built: Promise<Assets> | undefined;

/** The files of the pages; whoever asks first waits for their bundling, some hundred milliseconds. */
export function assets(): Promise<Assets> {
  if (built === undefined) {
    built = build();
    built.catch(() => {
      built = undefined;
    });
  }
  return built;
}

async function build(): Promise<Assets> {
  const outputFiles = await bundle({
    entryPoints: [...ENTRIES.map((name) => join(HERE, `browser/${name}.ts`)), join(HERE, 'style/style.css')],
    outdir: HERE,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    format: 'esm',
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), asset(basename(path), contents)]));
  const icon = await readFile(join(HERE, 'style/icon.svg'));
  const iconName = named('icon.svg', icon);
  files.set(iconName, asset(iconName, icon));
  const address = (entry: string, ending: string) => `${ASSETS_PATH}${nameOf(outputFiles, entry, ending)}`;
  return {
    style: address('style', '.css'),
    icon: `${ASSETS_PATH}${iconName}`,
    scripts: Object.fromEntries(ENTRIES.map((name) => [name, address(name, '.js')])) as Assets['scripts'],
    files,
  };
}

function nameOf(files: readonly OutputFile[], entry: string, ending: string): string {
  const found = files
    .map(({ path }) => basename(path))
    .find((name) => name.startsWith(`${entry}-`) && name.endsWith(ending));
  if (found === undefined) throw new Error(`The bundle has no ${entry}${ending}.`);
  return found;
}

/** A file's name with a hash of its content. */
function named(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  const ending = extname(name);
  return `${basename(name, ending)}-${hash}${ending}`;
}

function asset(name: string, content: Uint8Array): AssetFile {
  const plain = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const made = new Map<string, Promise<Buffer>>();
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    plain,
    compressed(encoding) {
      let bytes = made.get(encoding);
      if (bytes === undefined) {
        bytes = encoding === 'br' ? brotli(plain) : promisify(gzip)(plain, { level: 9 });
        made.set(encoding, bytes);
      }
      return bytes;
    },
  };
}

function brotli(plain: Buffer): Promise<Buffer> {
  const quality = plain.length > LARGE_BYTES ? 7 : zlib.BROTLI_MAX_QUALITY;
  return promisify(brotliCompress)(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } });
}

/** Swagger UI's own script and style, with hashed names. */
export async function viewerFiles(): Promise<{ script: string; style: string; files: ReadonlyMap<string, AssetFile> }> {
  viewer ??= readViewer();
  viewer.catch(() => {
    viewer = undefined;
  });
  return viewer;
}

let viewer: ReturnType<typeof readViewer> | undefined;

async function readViewer() {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const files = new Map<string, AssetFile>();
  const add = async (name: string) => {
    const content = await readFile(join(folder, name));
    const hashed = named(name, content);
    files.set(hashed, asset(hashed, content));
    return `${ASSETS_PATH}${hashed}`;
  };
  const [script, style] = await Promise.all([add('swagger-ui-bundle.js'), add('swagger-ui.css')]);
  return { script, style, files };
}
