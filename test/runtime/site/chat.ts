import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Client } from '@modelcontextprotocol/client';
import type { Frame, Page } from 'playwright-core';
import { APP_NAMES, appUri } from '../../../runtime/contract/app.ts';
import { bundle } from '../../../runtime/deploy/site/bundler.ts';
import { appVersion } from '../../../runtime/transports/mcp/app-version.ts';
import { type AtLoopback, atLoopback } from '../../support/loopback.ts';
import type { ChatHost, Shown } from './chat-host.ts';

/** The policy that hosts must enforce for documents without declared domains; the frame inherits it. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'; frame-src 'self'";

export async function startChat(): Promise<AtLoopback> {
  const entry = fileURLToPath(new URL('./chat-host.ts', import.meta.url));
  const [script] = await bundle({ entryPoints: [entry], outdir: '/', format: 'iife' });
  const page = `<!doctype html><html lang="en"><title>Chat</title><style>body{margin:0}iframe{width:100%;border:0}</style><iframe title="App" sandbox="allow-scripts"></iframe><script>${script?.text}</script>`;
  return atLoopback(
    createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY }).end(page);
    }),
  );
}

/** Reads the documents of all apps as a host does, and returns them by name. Closes the client. */
export async function readDocuments(client: Client): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>();
  for (const name of APP_NAMES) {
    const [content] = (await client.readResource({ uri: appUri(name, appVersion()) })).contents;
    documents.set(name, content !== undefined && 'text' in content ? content.text : '');
  }
  await client.close();
  return documents;
}

export function chatIn(page: Page, documents: ReadonlyMap<string, string>, theme: 'light' | 'dark') {
  return {
    frame: () => page.frames().find((each) => each.parentFrame() !== null) as Frame,
    show: (shown: Omit<Shown, 'theme' | 'document'> & { name: string }) =>
      page.evaluate((input) => (globalThis as unknown as { chat: ChatHost }).chat.show(input), {
        ...shown,
        theme,
        document: documents.get(shown.name) ?? '',
      }),
  };
}
