// Routes of the HTML pages. Components, assets and page data are loaded on the first request, to keep startup fast.

import type { PageContext, PageRouter } from '../platform/endpoints.ts';
import { parametersOf } from '../transports/http/query.ts';
import { PAGES, type PageName } from './addresses.ts';
import type { SiteOptions } from './page-request.ts';

/** These paths are also API endpoints: they return HTML only if the client asks for it. */
const NEGOTIATED: ReadonlySet<string> = new Set(['home', 'mcp', 'problems', 'problem', 'query', 'answer']);

/** Number of requests that a page counts as in rate limits, because rendering it costs about as much. */
const REQUESTS_OF_A_PAGE = 5;

/** Keeps crawlers away from calls, which would put load on the sources, and from key pages. */
const ROBOTS = `User-agent: *
Disallow: /rest/
Disallow: /try/
Disallow: /api/
Disallow: /mcp/
Disallow: /connect/
Disallow: /admin
Disallow: /key
Disallow: /*?
`;

export function addSite(router: PageRouter, options: SiteOptions): void {
  const load = () => import('./serve.ts');
  router.get('/assets/:file', async (context) =>
    (await load()).serveAsset(context, context.params['file'] as string, options),
  );
  router.get('/robots.txt', (context) => {
    context.set('Cache-Control', 'public, max-age=86400');
    context.type = 'text/plain; charset=utf-8';
    context.body = ROBOTS;
  });
  for (const [name, paths] of Object.entries(PAGES)) {
    const isNegotiated = NEGOTIATED.has(name);
    router.get([...paths], async (context, next) => {
      if (isNegotiated) context.vary('Accept');
      if (isNegotiated && !prefersHtml(context)) return next();
      context.entry?.charge(REQUESTS_OF_A_PAGE - 1);
      const asked = {
        params: context.params,
        query: parametersOf(context.req.url as string) ?? new URLSearchParams(),
        network: context.network,
      };
      return (await load()).servePage(context, name as PageName, asked, options);
    });
  }
}

export function prefersHtml(context: PageContext): boolean {
  return context.accepts('application/json', 'text/html') === 'text/html';
}
