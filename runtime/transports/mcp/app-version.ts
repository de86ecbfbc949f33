// The version is part of the URIs of MCP Apps documents, because hosts cache documents by URI.

import { addressedApps } from '../../contract/app.ts';
import { siteManifest } from '../../lib/built-site.ts';

/** Ten hexadecimal digits. */
export function appVersion(): string {
  return siteManifest().appVersion;
}

/** @param items tool list as generated */
export function withAppVersion(items: string): string {
  return addressedApps(items, appVersion);
}
