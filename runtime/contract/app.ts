// MCP Apps: an answer's views inside a chat. Which document draws a tool's answers, and the names under which hosts find it. No
// dependencies: generator, transport and browser agree on it here. Source: the extension io.modelcontextprotocol/ui, revision 2026-01-26.

import type { View } from './view.ts';

/** What the documents are served as. */
export const APP_MIME_TYPE = 'text/html;profile=mcp-app';

/** The documents: by what they draw beside tables, facts, bars and texts. `answer` draws all, for tools that stand for others. */
export const APP_NAMES = ['table', 'series', 'map', 'answer'] as const;
export type AppName = (typeof APP_NAMES)[number];

/** `_meta` of a result: its views, for the app that draws it. */
export const VIEWS_META = 'almanac/views';
/** `_meta` of a result: where it comes from. */
export const PROVENANCE_META = 'almanac/provenance';

const ORIGIN = 'ui://almanac/';

/** The address of a document: of whichever version there is, or of one version alone. */
export function appUri(name: AppName, version?: string): string {
  return version === undefined ? `${ORIGIN}${name}` : `${ORIGIN}${version}/${name}`;
}

/** The document of an address, whatever version it names; undefined where it is none. */
export function appNamed(uri: string): AppName | undefined {
  const name = uri.startsWith(ORIGIN) ? uri.slice(ORIGIN.length).replace(/^[0-9a-f]+\//, '') : '';
  return APP_NAMES.find((each) => each === name);
}

/** JSON text with addresses of documents as `appMeta` writes them, of one version from then on. */
export function addressedApps(json: string, version: () => string): string {
  const quoted = `"${ORIGIN}`;
  return json.includes(quoted) ? json.replaceAll(quoted, `${quoted}${version()}/`) : json;
}

/** The views of a result that apps draw: HTML of others would need a reader that is larger than all of them. */
export function appViews(views: readonly View[]): readonly View[] {
  return views.filter((view) => view.kind !== 'text' || view.format === 'plain');
}

/** The document for answers that are looked at so; undefined where none of the views is a table, a series or a map. */
export function appFor(views: readonly View[]): AppName | undefined {
  const kinds = new Set(views.map(({ kind }) => kind));
  if (kinds.has('map')) return kinds.has('series') ? 'answer' : 'map';
  if (kinds.has('series')) return 'series';
  return kinds.has('table') ? 'table' : undefined;
}

/** `_meta` of a tool whose answers an app draws; older hosts read the flat name. The transport that sends it puts the version in. */
export function appMeta(name: AppName): object {
  return { ui: { resourceUri: appUri(name) }, 'ui/resourceUri': appUri(name) };
}
