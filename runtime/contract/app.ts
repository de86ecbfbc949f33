// MCP Apps: views of an answer inside a chat. Defines which document renders a tool's answers, and its URI. This module
// has no dependencies, because the generator, the transport and browsers share it. Source: the extension
// io.modelcontextprotocol/ui, revision 2026-01-26.

import type { View } from './view.ts';

export const APP_MIME_TYPE = 'text/html;profile=mcp-app';

/**
 * Documents, named after the views they render in addition to tables, facts, bars and texts. `answer` renders
 * everything, for tools that call other tools.
 */
export const APP_NAMES = ['table', 'series', 'map', 'answer'] as const;
export type AppName = (typeof APP_NAMES)[number];

/** Key for the views of a result in its `_meta`. */
export const VIEWS_META = 'almanac/views';
/** Key for the sources of a result in its `_meta`. */
export const PROVENANCE_META = 'almanac/provenance';

const ORIGIN = 'ui://almanac/';

/** Without a version, returns the URI of the current version. */
export function appUri(name: AppName, version?: string): string {
  return version === undefined ? `${ORIGIN}${name}` : `${ORIGIN}${version}/${name}`;
}

/** Ignores the version. */
export function appNamed(uri: string): AppName | undefined {
  const name = uri.startsWith(ORIGIN) ? uri.slice(ORIGIN.length).replace(/^[0-9a-f]+\//, '') : '';
  return APP_NAMES.find((each) => each === name);
}

/** Adds the version to all document URIs that `appMeta` wrote. */
export function addressedApps(json: string, version: () => string): string {
  const quoted = `"${ORIGIN}`;
  return json.includes(quoted) ? json.replaceAll(quoted, `${quoted}${version()}/`) : json;
}

/**
 * Excludes HTML views, because a sanitizer would be larger than all apps together, and fields that only CSV uses,
 * because apps do not save CSV.
 */
export function appViews(views: readonly View[]): readonly View[] {
  return views
    .filter((view) => view.kind !== 'text' || view.format === 'plain')
    .map((view): View => {
      if (view.kind !== 'table' && view.kind !== 'series') return view;
      const { also: _, ...rest } = view;
      return rest;
    });
}

/** Returns undefined if there is no table, series or map. */
export function appFor(views: readonly View[]): AppName | undefined {
  const kinds = new Set(views.map(({ kind }) => kind));
  if (kinds.has('map')) return kinds.has('series') ? 'answer' : 'map';
  if (kinds.has('series')) return 'series';
  return kinds.has('table') ? 'table' : undefined;
}

/** Returns the `_meta` of a tool. Older hosts read the flat key. The transport adds the version. */
export function appMeta(name: AppName): object {
  return { ui: { resourceUri: appUri(name) }, 'ui/resourceUri': appUri(name) };
}
