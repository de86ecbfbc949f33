// The addresses of the pages, and of the server that serves them.

import type { IncomingMessage } from 'node:http';

/** A page by its name, with the addresses under which it stands. */
export const PAGES = {
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

/** The server's own address as the one who asks knows it. */
export function ownAddress({ headers }: IncomingMessage, publicUrl: string | undefined): string {
  return publicUrl?.replace(/\/$/, '') ?? `http://${headers.host ?? 'localhost'}`;
}
