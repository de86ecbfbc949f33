// Where mailed links lead: a page with a button, since programs that look through mails open links, and a page that shows the key.

import { platform } from '../../generated/platform.ts';
import type { ServedDocument } from '../contract/endpoint.ts';
import { escaped, htmlPage, PAGE_FIELDS } from './html.ts';

const FIELDS = { ...PAGE_FIELDS, 'X-Robots-Tag': 'noindex' } as const;

/** The page with the button. It says what will happen, and looks nothing up. */
export function linkPage(): ServedDocument {
  return page(
    'Your key',
    `    <h1>Your key for ${escaped(platform.title)}</h1>
    <p>Press the button to get it. It is shown once; a key that you have already is replaced, and the old one ends.</p>
    <form method="post"><button type="submit">Show my key</button></form>`,
  );
}

/** The page that shows a key. */
export function keyPage(key: string): ServedDocument {
  return page(
    'Your key',
    `    <h1>Your key for ${escaped(platform.title)}</h1>
    <pre id="key">${escaped(key)}</pre>
    <p>Keep it: it is not shown again. Send it in the <code>${escaped(platform.keyHeader)}</code> header.
      <a href="/docs/clients">MCP clients</a> · <a href="/docs">API reference</a></p>`,
  );
}

function page(title: string, body: string): ServedDocument {
  // Browsers name the page's origin in what its form sends only where they may name where it came from.
  const referrer = '    <meta name="referrer" content="same-origin">';
  return { text: htmlPage(title, 'clients.css', `  <body>\n${referrer}\n${body}\n  </body>`), fields: FIELDS };
}
