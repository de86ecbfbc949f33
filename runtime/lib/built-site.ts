// Browser code that runtime/deploy/site/build.ts writes to build/site.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BUILT_SITE = fileURLToPath(new URL('../../build/site/', import.meta.url));
/** Page assets and the documents of the MCP Apps. */
export const ASSETS = 'assets';
export const APPS = 'apps';
export const MANIFEST = 'manifest.json';

export interface SiteManifest {
  /** File names in `assets`, with a content hash. */
  readonly style: string;
  readonly icon: string;
  /** Picture for link previews, 1,200 × 630 pixels. */
  readonly preview: string;
  readonly scripts: Readonly<Record<string, string>>;
  /** Ten hexadecimal digits. */
  readonly appVersion: string;
}

let known: SiteManifest | undefined;

/** @throws Error that names the build command */
export function siteManifest(): SiteManifest {
  known ??= readManifest(BUILT_SITE);
  return known;
}

/** @throws Error that names the build command */
export function readManifest(folder: string): SiteManifest {
  const file = join(folder, MANIFEST);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SiteManifest;
  } catch (error) {
    throw new Error(`The scripts and styles of the pages are not built (${file}): run \`make install\`.`, {
      cause: error,
    });
  }
}
