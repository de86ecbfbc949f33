// Pages for emailed sign-up links.

import { html } from 'htm/preact';
import { platform } from '../../../generated/platform.ts';
import type { Page } from '../document.ts';

export function signUpLinkPage(): Page {
  return mailed(html`<p>Press the button to get your key. It is shown only once. If you already have a key, the new one replaces it and the old one stops working.</p>
    <form method="post"><button type="submit" class="primary">Show my key</button></form>`);
}

export function mailedKeyPage(key: string): Page {
  return mailed(html`<pre id="key">${key}</pre>
    <p>
      Save it now: it is not shown again. Send it in the <code>${platform.keyHeader}</code> header. <a href="/docs/clients">MCP clients</a> ·
      <a href="/docs/reference">API reference</a>
    </p>`);
}

/** The referrer policy must allow the origin, because otherwise browsers do not send it with the form. */
function mailed(body: unknown): Page {
  return {
    title: 'Your key',
    description: 'Your key',
    path: '/key',
    unlisted: true,
    namesOrigin: true,
    body: html`<header class="head"><h1>Your key for ${platform.title}</h1></header>
      <div class="prose">${body}</div>`,
  };
}
