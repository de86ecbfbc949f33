// Version of the MCP Apps documents of this process. Hosts cache a document by its URI, so the URI contains the version.

import { addressedApps } from '../../contract/app.ts';
import { siteManifest } from '../../lib/built-site.ts';

/** Ten hexadecimal digits of the documents' hash. */
export function appVersion(): string {
  return siteManifest().appVersion;
}

/** A tool list with the current URIs of the documents. @param items as the generator wrote them */
export function withAppVersion(items: string): string {
  return addressedApps(items, appVersion);
}
