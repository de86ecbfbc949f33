// Which version of the documents of MCP Apps this process has. Hosts keep a document by its address, so the address holds the version.

import { addressedApps } from '../../contract/app.ts';
import { siteManifest } from '../../lib/built-site.ts';

/** Ten hexadecimal digits of the documents' content. */
export function appVersion(): string {
  return siteManifest().appVersion;
}

/** A tool list with the addresses under which its documents are now. @param items as the generator wrote them */
export function withAppVersion(items: string): string {
  return addressedApps(items, appVersion);
}
