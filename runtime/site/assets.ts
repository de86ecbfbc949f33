// The files that pages load: scripts and styles, which runtime/deploy/site/build.ts made, and those of Swagger UI. They are read when a page
// is first requested, kept in memory, and compressed once. Each is named by a hash of its content, so that browsers keep it for good.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { ASSETS, BUILT_SITE, siteManifest } from '../lib/built-site.ts';

/** Below it stands every file that pages load. */
export const ASSETS_PATH = '/assets/';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Scripts that pages name, and the style of all of them. */
export const ENTRIES = ['operation', 'copy', 'key', 'webhooks', 'clients', 'reference', 'status', 'admin'] as const;
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

/** Compressing beyond it at the highest level takes seconds. */
const LARGE_BYTES = 500_000;

let built: Promise<Assets> | undefined;

/** The files of the pages. */
export function assets(): Promise<Assets> {
  if (built === undefined) {
    built = readBuilt();
    built.catch(() => {
      built = undefined;
    });
  }
  return built;
}

async function readBuilt(): Promise<Assets> {
  const { style, icon, scripts } = siteManifest();
  const folder = join(BUILT_SITE, ASSETS);
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => [name, asset(name, await readFile(join(folder, name)))] as const),
  );
  const address = (name: string | undefined) => `${ASSETS_PATH}${name}`;
  return {
    style: address(style),
    icon: address(icon),
    scripts: Object.fromEntries(ENTRIES.map((name) => [name, address(scripts[name])])) as Assets['scripts'],
    files: new Map(files),
  };
}

/** A file's name with a hash of its content. */
export function named(name: string, content: Uint8Array): string {
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
