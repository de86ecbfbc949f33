import type { IncomingMessage } from 'node:http';

export const PAGES = {
  home: ['/'],
  services: ['/services'],
  mcp: ['/mcp', '/mcp/:slug'],
  service: ['/services/:slug'],
  tool: ['/services/:slug/:name'],
  area: ['/endpoints/:slug'],
  endpoint: ['/endpoints/:slug/:name'],
  problems: ['/problems'],
  problem: ['/problems/:code'],
  key: ['/key'],
  query: ['/query'],
  answer: ['/answers/:id'],
  webhooks: ['/webhooks'],
  status: ['/status'],
  docs: ['/docs'],
  clients: ['/docs/clients'],
  client: ['/docs/clients/:client'],
  webhook_guide: ['/docs/webhooks'],
  answer_guide: ['/docs/answers'],
  python_guide: ['/docs/python'],
  reference: ['/docs/reference', '/docs/reference/:group'],
  changelog: ['/changelog'],
  admin: ['/admin'],
} as const;
export type PageName = keyof typeof PAGES;

/** Public base URL: the configured URL or, if none is set, one derived from the request. */
export function ownAddress({ headers }: IncomingMessage, publicUrl: string | undefined): string {
  return publicUrl?.replace(/\/$/, '') ?? `http://${headers.host ?? 'localhost'}`;
}
