// The HTML document: head, shared page frame and Content Security Policy.

import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { platform } from '../../generated/platform.ts';
import type { Assets, EntryName } from './assets.ts';

export interface Page {
  /** Prefix of the title. If omitted, the title is only the server's name. */
  readonly title?: string;
  /** Meta description for search engines and link previews. */
  readonly description: string;
  /** Path without a query. */
  readonly path: string;
  /** Active navigation entry. */
  readonly section?: SectionName;
  readonly script?: EntryName;
  readonly body: unknown;
  /** Sends the Referer to the same origin, because the page's form is checked against its origin. */
  readonly namesOrigin?: boolean;
  /** True if the page is the same for every request to this base URL, so that it is compressed only once. */
  readonly isStable?: boolean;
  /** True if search engines must not index the page. */
  readonly unlisted?: boolean;
}

const SECTIONS = [
  { name: 'services', title: 'Services', path: '/services' },
  { name: 'query', title: 'Query', path: '/query' },
  { name: 'docs', title: 'Docs', path: '/docs' },
  { name: 'webhooks', title: 'Webhooks', path: '/webhooks' },
  { name: 'status', title: 'Status', path: '/status' },
  { name: 'key', title: 'Your key', path: '/key' },
] as const;
type SectionName = (typeof SECTIONS)[number]['name'];

/** Allows only this server's files, no inline scripts and no framing. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Headers of every page. Cross-Origin-Opener-Policy removes the link to the opener, which could otherwise replace this
 * page with a look-alike after the visitor has checked the URL.
 */
export const PAGE_FIELDS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': PAGE_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export function renderPage(page: Page, assets: Assets, base: string): string {
  return `<!doctype html>${renderToString(documentNode(page, assets, base))}`;
}

function documentNode(page: Page, assets: Assets, base: string): VNode {
  const { title, description, path, script, unlisted } = page;
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title === undefined ? `${platform.title}: live public data for your AI agents` : `${title} · ${platform.title}`}</title>
      <meta name="description" content=${description} />
      ${page.namesOrigin && html`<meta name="referrer" content="same-origin" />`}
      <meta name="color-scheme" content="light dark" />
      ${unlisted ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href=${`${base}${path}`} />`}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content=${platform.title} />
      <meta property="og:title" content=${title ?? 'Live public data for your AI agents'} />
      <meta property="og:description" content=${description} />
      ${base !== '' && html`<meta property="og:url" content=${`${base}${path}`} />`}
      ${base !== '' && html`<meta property="og:image" content=${`${base}${assets.preview}`} />`}
      <meta name="twitter:card" content=${base === '' ? 'summary' : 'summary_large_image'} />
      <link rel="icon" type="image/svg+xml" href=${assets.icon} />
      <link rel="stylesheet" href=${assets.style} />
      ${script && html`<script type="module" src=${assets.scripts[script]}></script>`}
    </head>
    <body>
      <a class="skip" href="#main">Skip to content</a>
      <header class="bar">
        <div class="wide bar-row">
          <a class="brand" href="/"><${Mark} />${platform.title}</a>
          <nav aria-label="Main">
            ${SECTIONS.map(({ name, title: label, path: to }) => {
              const current = name === page.section ? 'page' : undefined;
              return html`<a href=${to} aria-current=${current}>${label}</a>`;
            })}
          </nav>
        </div>
      </header>
      <main id="main" class="wide" tabindex="-1">${page.body}</main>
      <footer class="wide foot">
        <p>${platform.title} ${platform.release} (revision ${platform.version}). Data © the sources credited on each page.</p>
        <p>
          <a href="/openapi.json">OpenAPI</a> <a href="/llms.txt">llms.txt</a> <a href="/changelog">Changelog</a>
          <a href="/problems">Errors</a> <a href="/admin">Operators</a>
        </p>
      </footer>
    </body>
  </html>` as VNode;
}

/** Logo: a sun above the horizon. */
function Mark(): unknown {
  return html`<svg class="mark" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d="M3 17h18M6 21h12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    <path d="M6 13a6 6 0 0 1 12 0" fill="currentColor" />
    <path d="M12 2v2M4.2 5.2l1.4 1.4M19.8 5.2l-1.4 1.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
  </svg>`;
}
