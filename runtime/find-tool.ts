// The search behind `find_tool`, over the index that the generator built. It is loaded when it is first asked.

import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { INDEX_OPTIONS, SEARCH_OPTIONS, type ToolDocument } from './contract/tool-index.ts';

/** A tool that may answer a question. */
export interface ToolMatch {
  readonly service: string;
  readonly tool: string;
}

/** Finds the tools that a plain question is about, best first. */
export type FindTool = (query: string, limit: number) => ToolMatch[];

/** The search over an index file. */
export function createFindTool(file: URL): FindTool {
  let index: MiniSearch<ToolDocument> | undefined;
  return (query, limit) => {
    index ??= MiniSearch.loadJSON<ToolDocument>(readFileSync(file, 'utf8'), INDEX_OPTIONS);
    return index
      .search(query, SEARCH_OPTIONS)
      .slice(0, limit)
      .map(({ id }) => {
        const dot = String(id).indexOf('.');
        return { service: String(id).slice(0, dot), tool: String(id).slice(dot + 1) };
      });
  };
}
