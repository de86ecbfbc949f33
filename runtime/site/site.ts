// The HTML pages: which addresses have one, and for whom. What they are made of (components, bundler, data) is loaded when the
// first is asked for, so that a start knows nothing of it.

import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import type { Service } from '../contract/operation.ts';
import type { PageContext, PageRouter } from '../platform/endpoints.ts';
import type { OperatorList } from '../platform/operators.ts';
import type { StatusReport } from '../platform/status-report.ts';
import type { FindTool } from '../search/find-tool.ts';

/** What pages are made of. */
export interface SiteOptions {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly config: Pick<Config, 'publicUrl' | 'signup' | 'contact' | 'metrics'>;
  readonly operators: Pick<OperatorList, 'isOpen'>;
  /** How the server and its sources do. */
  readonly report: StatusReport;
  readonly findTool: FindTool;
}

/** A page by its name, with the addresses under which it stands. */
const PAGES = {
  home: ['/'],
  service: ['/services/:slug'],
  tool: ['/services/:slug/:name'],
  area: ['/endpoints/:slug'],
  endpoint: ['/endpoints/:slug/:name'],
  problems: ['/problems'],
  problem: ['/problems/:code'],
  key: ['/key'],
  webhooks: ['/webhooks'],
  status: ['/status'],
  docs: ['/docs'],
  clients: ['/docs/clients'],
  client: ['/docs/clients/:client'],
  webhook_guide: ['/docs/webhooks'],
  reference: ['/docs/reference'],
  changelog: ['/changelog'],
  admin: ['/admin'],
} as const;
export type PageName = keyof typeof PAGES;
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
        query: new URL(context.req.url as string, 'http://localhost').searchParams,
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

/** The server's own address as the one who asks knows it. */
export function ownAddress({ headers }: IncomingMessage, publicUrl: string | undefined): string {
  return publicUrl?.replace(/\/$/, '') ?? `http://${headers.host ?? 'localhost'}`;
}
