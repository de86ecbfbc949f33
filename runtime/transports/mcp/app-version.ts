// Version of the MCP Apps documents, part of their URI because hosts cache by it.

import { addressedApps } from '../../contract/app.ts';
import { siteManifest } from '../../lib/built-site.ts';

/** Ten hexadecimal digits. */
export function appVersion(): string {
  return siteManifest().appVersion;
}

/** Inserts the current URIs. @param items as generated */
export function withAppVersion(items: string): string {
  return addressedApps(items, appVersion);
}
