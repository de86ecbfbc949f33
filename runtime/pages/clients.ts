// `/docs/clients`: the settings of each MCP client as a page. Its script puts this server's own address and, once entered, the
// reader's key into them; without it the configured address stands there.

import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import { platform } from '../../generated/platform.ts';
import { type ClientSettings, clientSettings, KEY_PLACEHOLDER } from './client-settings.ts';
import { escaped, htmlPage, LOCAL_ADDRESS, PAGE_FIELDS } from './html.ts';

/** @param publicUrl the server's own address, where it is configured */
export function clientPages(publicUrl: string | undefined): Pick<PlatformHandlers, 'client_settings'> {
  const text = page(publicUrl ?? LOCAL_ADDRESS);
  return { client_settings: () => ({ text, fields: PAGE_FIELDS }) };
}

function page(base: string): string {
  return htmlPage(
    'MCP clients',
    'clients.css',
    `  <body data-base="${escaped(base)}" data-key="${KEY_PLACEHOLDER}">
    <h1>${platform.title} in MCP clients</h1>
    <p>${escaped(platform.keyHow)} Put it where <code>${KEY_PLACEHOLDER}</code> stands.
      <code>/mcp/</code> has every service behind <code>find_tool</code> and <code>call_tool</code>;
      <code>/mcp/&lt;service&gt;/</code> has the tools of one, and <code>/mcp/?services=a,b</code> those of several.
      With <code>?text=table</code> models read lists as a table with the field names once at its top, which takes fewer tokens; programs get the same JSON.
      <a href="/docs">API reference</a> · <a href="/llms.txt">llms.txt</a></p>
    <label>Your key, to fill it in here (it is sent nowhere): <input id="key" autocomplete="off" spellcheck="false"></label>
${clientSettings(`${base}/mcp/`).map(section).join('\n')}
    <script src="/docs/clients.js"></script>
  </body>`,
  );
}

function section({ client, where, language, text, note }: ClientSettings): string {
  const lines = [
    `    <section>`,
    `      <h2>${escaped(client)}</h2>`,
    `      <p>${escaped(where)}</p>`,
    `      <pre data-language="${language}">${escaped(text)}</pre>`,
    `      <button type="button">Copy</button>`,
    ...(note === undefined ? [] : [`      <p>${escaped(note)}</p>`]),
    `    </section>`,
  ];
  return lines.join('\n');
}
