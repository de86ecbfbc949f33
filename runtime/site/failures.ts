// Failures as pages: a browser that errs is shown where it went and how it gets on. Data stays data: below the transports a failure is a
// problem document, whoever asks.

import type { Problem } from '../contract/problem.ts';
import { problemFields, statusOf } from '../dispatch/problem-details.ts';
import type { PageContext } from '../platform/endpoints.ts';
import { firstPart, pathOf } from '../transports/http/query.ts';
import { ownAddress } from './addresses.ts';
import { prefersHtml } from './site.ts';

/** A page in place of a problem document. */
export interface PageAnswer {
  readonly status: number;
  readonly text: string;
  /** Name, value, name, value … */
  readonly fields: readonly string[];
  readonly type: string;
}

/** Where answers are data. */
const DOORS: ReadonlySet<string> = new Set(['rest', 'api', 'mcp', 'connect', 'health', 'metrics', 'assets']);

/** The page of a failure; undefined where a program asked, or asked for data. */
export function failurePages(publicUrl: string | undefined) {
  return async (context: PageContext, problem: Problem): Promise<PageAnswer | undefined> => {
    const { req, requestId } = context;
    const url = req.url as string;
    if ((req.method !== 'GET' && req.method !== 'HEAD') || DOORS.has(firstPart(url)) || !prefersHtml(context))
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
