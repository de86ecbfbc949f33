// `/mcp/` and `/mcp/<service>/` in a browser: explains the URL. MCP clients get MCP responses instead.

import { html } from 'htm/preact';
import { platform } from '../../../generated/platform.ts';
import { CodeBlock } from '../components/copy.ts';
import { inShell } from '../components/samples.ts';
import type { Page } from '../document.ts';
import { pathOf } from '../offer-files.ts';
import type { PageRequest } from '../page-request.ts';
import { serviceNamed } from './service.ts';

export function mcpPage(request: PageRequest): Page {
  const { base, params } = request;
  const service = params['slug'] === undefined ? undefined : serviceNamed(request, 'services');
  const path = service === undefined ? '/mcp/' : `/mcp/${service.slug}/`;
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const call = `curl -s -X POST ${inShell(`${base}${path}`)} \\\n  -H "${platform.keyHeader}: $ALMANAC_KEY" \\\n  -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' \\\n  -d ${inShell(list)}`;
  return {
    title: service === undefined ? 'MCP endpoint' : `${service.title} over MCP`,
    description: `The MCP endpoint ${path} of ${platform.title} is for MCP clients.`,
    path,
    section: 'docs',
    script: 'copy',
    unlisted: true,
    body: html`<header class="head">
        <h1>${service === undefined ? 'MCP endpoint' : `${service.title} over MCP`}</h1>
        <p class="lead">This address is for MCP clients, such as Claude, Cursor or VS Code. A browser cannot use it: paste it into the settings of your client.</p>
      </header>
      <div class="prose">
        <${CodeBlock} code=${`${base}${path}`} label="URL of the MCP endpoint" />
        <p>
          <a href="/docs/clients">Settings for each client</a>. ${
            service === undefined
              ? html`This endpoint finds and calls the tools of <a href="/services">all services</a>.`
              : html`This endpoint lists the ${service.operations.length} tools of <a href=${pathOf(service)}>${service.title}</a>. <a href="/mcp/">/mcp/</a> reaches all services.`
          } <a href="/key">Get a key</a>.
        </p>
        <h2>Try it without a client</h2>
        <${CodeBlock} code=${call} label="List the tools with curl" language="sh" />
      </div>`,
  };
}
