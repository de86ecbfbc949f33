// The HTML pages: which addresses have one, and for whom. What they are made of (components, bundler, data) is loaded when the
// first is asked for, so that a start knows nothing of it.

import type { PageContext, PageRouter } from '../platform/endpoints.ts';
import { parametersOf } from '../transports/http/query.ts';
import { PAGES, type PageName } from './addresses.ts';
import type { SiteOptions } from './page-request.ts';

/** Their addresses answer JSON to all who do not ask for HTML. */
const NEGOTIATED: ReadonlySet<string> = new Set(['home', 'problems', 'problem']);

/** A page is made anew for who asks, which costs as much as so many requests. */
const REQUESTS_OF_A_PAGE = 5;

/** Calls cost their sources something, and keys are nobody's business. */
const ROBOTS = `User-agent: *
Disallow: /rest/
Disallow: /api/
Disallow: /mcp/
Disallow: /connect/
Disallow: /admin
Disallow: /key
Disallow: /*?
`;

/** Adds the pages and the files that they load. */
export function addSite(router: PageRouter, options: SiteOptions): void {
  const load = () => import('./serve.ts');
  router.get('/assets/:file', async (context) => (await load()).serveAsset(context, context.params['file'] as string));
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

/** Whether who asks is a browser that shows pages, or says so. */
export function prefersHtml(context: PageContext): boolean {
  return context.accepts('application/json', 'text/html') === 'text/html';
}
