// The site's browser code as runtime/deploy/site/build.ts writes it: scripts, styles and the documents of MCP Apps, in build/site.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the built files are. */
export const BUILT_SITE = fileURLToPath(new URL('../../build/site/', import.meta.url));
/** Below BUILT_SITE: the files that pages load, and the documents of MCP Apps. */
export const ASSETS = 'assets';
export const APPS = 'apps';
export const MANIFEST = 'manifest.json';

/** What was built, by name. */
export interface SiteManifest {
  /** Names of files in `assets`, each with a hash of its content. */
  readonly style: string;
  readonly icon: string;
  readonly scripts: Readonly<Record<string, string>>;
  /** Ten hexadecimal digits of the documents' content. */
  readonly appVersion: string;
}

let known: SiteManifest | undefined;

/**
 * What was built, read once.
 * @throws Error that says what to run when the site was not built
 */
export function siteManifest(): SiteManifest {
  known ??= readManifest(BUILT_SITE);
  return known;
}

/** @throws Error that says what to run when there is no manifest in the folder */
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
