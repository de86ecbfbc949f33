// Error pages for browsers. On API paths, an error is always a problem document, regardless of the client's preference.

import type { Problem } from '../contract/problem.ts';
import { problemFields, statusOf } from '../dispatch/problem-details.ts';
import type { PageContext } from '../platform/endpoints.ts';
import { firstPart, pathOf } from '../transports/http/query.ts';
import { ownAddress } from './addresses.ts';
import { prefersHtml } from './site.ts';

export interface PageAnswer {
  readonly status: number;
  readonly text: string;
  /** Flat list of header names and values. */
  readonly fields: readonly string[];
  readonly type: string;
}

/** Prefixes of paths that always return data and never HTML. */
const API_PREFIXES: ReadonlySet<string> = new Set(['rest', 'api', 'mcp', 'connect', 'health', 'metrics', 'assets']);

/** Renders the error page; undefined if the client or the path expects data. */
export function failurePages(publicUrl: string | undefined) {
  return async (context: PageContext, problem: Problem): Promise<PageAnswer | undefined> => {
    const { req, requestId } = context;
    const url = req.url as string;
    if ((req.method !== 'GET' && req.method !== 'HEAD') || API_PREFIXES.has(firstPart(url)) || !prefersHtml(context))
      return undefined;
    const { failureText, PAGE_FIELDS } = await import('./serve.ts');
    return {
      status: statusOf(problem),
      text: await failureText(problem, requestId, pathOf(url), ownAddress(req, publicUrl)),
      fields: [
        ...Object.entries(PAGE_FIELDS).flat(),
        ...['Cache-Control', 'no-store', 'Vary', 'Accept'],
        ...problemFields(problem),
      ],
      type: 'text/html; charset=utf-8',
    };
  };
}
