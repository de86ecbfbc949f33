// Scripts and styles of the pages, built by runtime/deploy/site/build.ts. Read on the first request, cached
// in memory and compressed once. File names contain a content hash, so browsers cache them forever.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { ASSETS, BUILT_SITE, siteManifest } from '../lib/built-site.ts';

export const ASSETS_PATH = '/assets/';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

/** Entry scripts of the pages. */
export const ENTRIES = [
  'operation',
  'copy',
  'home',
  'key',
  'webhooks',
  'clients',
  'reference',
  'status',
  'admin',
  'query',
  'answer',
] as const;
export type EntryName = (typeof ENTRIES)[number];

export interface AssetFile {
  readonly type: string;
  readonly plain: Buffer;
  /** Compressed on first use. */
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

export interface Assets {
  readonly style: string;
  readonly icon: string;
  readonly preview: string;
  readonly scripts: Readonly<Record<EntryName, string>>;
  readonly files: ReadonlyMap<string, AssetFile>;
}

/** Larger files use a lower compression level, because the highest level takes seconds. */
const LARGE_BYTES = 500_000;

let built: Promise<Assets> | undefined;

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
  const { style, icon, preview, scripts } = siteManifest();
  const folder = join(BUILT_SITE, ASSETS);
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => [name, asset(name, await readFile(join(folder, name)))] as const),
  );
  const address = (name: string | undefined) => `${ASSETS_PATH}${name}`;
  return {
    style: address(style),
    icon: address(icon),
    preview: address(preview),
    scripts: Object.fromEntries(ENTRIES.map((name) => [name, address(scripts[name])])) as Assets['scripts'],
    files: new Map(files),
  };
}

export function named(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  const ending = extname(name);
  return `${basename(name, ending)}-${hash}${ending}`;
}

export function asset(name: string, content: Uint8Array): AssetFile {
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
