// Serves the MCP Apps documents as MCP resources.

import { APP_MIME_TYPE, APP_NAMES, type AppName, appNamed, appUri } from '../contract/app.ts';
import { appVersion } from '../transports/mcp/app-version.ts';
import type { ResourceProvider } from '../transports/mcp/resources.ts';

const TITLES: Readonly<Record<AppName, string>> = {
  table: 'Results as tables',
  series: 'Results as charts over time',
  map: 'Results on a map',
  answer: 'Results in the view that fits',
};

/** The documents load no external resources and have no border of their own. */
const META = { ui: { prefersBorder: true } };

/** The app resources are the same at every endpoint. */
export const appResources: ResourceProvider = {
  list: () =>
    APP_NAMES.map((name) => ({
      ...{ uri: appUri(name, appVersion()), name: `almanac_${name}`, title: TITLES[name] },
      mimeType: APP_MIME_TYPE,
    })),
  async read(uri) {
    // Hosts may have cached an older URI, so the current document is served for it.
    const name = appNamed(uri);
    if (name === undefined) return undefined;
    const { appDocument } = await import('./app-documents.ts');
    return { contents: [{ uri, mimeType: APP_MIME_TYPE, text: await appDocument(name), _meta: META }], isPublic: true };
  },
};
