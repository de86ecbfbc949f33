// HTML documents of MCP Apps, built by runtime/deploy/site/build.ts. Read on first request and cached in memory.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '../contract/app.ts';
import { APPS, BUILT_SITE } from '../lib/built-site.ts';

const known = new Map<AppName, Promise<string>>();

export function appDocument(name: AppName): Promise<string> {
  let document = known.get(name);
  if (document === undefined) {
    document = readFile(join(BUILT_SITE, APPS, `${name}.html`), 'utf8');
    known.set(name, document);
    document.catch(() => known.delete(name));
  }
  return document;
}
