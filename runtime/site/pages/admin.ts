// `/admin`: operator console.

import { html } from 'htm/preact';
import { plans } from '../../../generated/platform.ts';
import { AdminPanel, type AdminProps } from '../components/admin.ts';
import { Island } from '../components/island.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../page-request.ts';

export function adminPage({ options }: PageRequest): Page {
  const props: AdminProps = { plans: Object.keys(plans) };
  const isOpen = options.operators.isOpen;
  return {
    title: 'For operators',
    description: 'Keys, feedback, sources and webhooks of this server, for its operators.',
    path: '/admin',
    unlisted: true,
    script: 'admin',
    body: html`<header class="head">
        <h1>For operators</h1>
        <p class="lead">Keys, plans, feedback, sources, watches and paused webhooks.</p>
      </header>
      ${
        isOpen
          ? html`<p class="note unscripted">This page requires JavaScript. The same endpoints are described in <a href="/openapi.json">openapi.json</a>, under the tag <code>operators</code>.</p>
              <${Island} name="admin" component=${AdminPanel} props=${props} />`
          : html`<p>This server has no operator token. Set <code>ALMANAC_ADMIN_TOKEN</code> or <code>ALMANAC_OPERATORS_FILE</code> and restart the server.</p>`
      }`,
  };
}
