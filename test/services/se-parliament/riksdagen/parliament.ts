import { sources as policies } from '../../../../generated/sources.ts';
import { Riksdagen } from '../../../../runtime/adapters/se-parliament/riksdagen/riksdagen.ts';
import type { Call } from '../../../../runtime/contract/call.ts';
import { createSourceClients } from '../../../../runtime/sources/client/clients.ts';
import { type Addresses, addressOf, playSource } from '../../../support/played-source.ts';

/** The date on which the fixtures are current, in session 2026/27. */
export const NOW = '2026-11-10T12:00:00Z';

/** Values of the optional arguments that request complete results. */
export const WHOLE = { limit: 500, offset: 0, detail: 'full' } as const;
export const WHOLE_TEXT = { detail: 'full', html_offset: 0, html_limit: 100_000 } as const;
export const WHOLE_HISTORY = { limit: 100, offset: 0 } as const;

export interface Parliament {
  readonly source: Riksdagen;
  requests(): string[];
  urls(): string[];
}

/**
 * Runs `body` with the source and its fixtures, without retries or pauses. Answers in `instead` take precedence over
 * the fixtures.
 */
export async function withParliament(instead: Addresses, body: (parliament: Parliament) => Promise<void>) {
  const server = await playSource('riksdagen', instead);
  const environment = { UPSTREAM_RIKSDAGEN_BASE_URL: server.url };
  const { rate: _, ...politeness } = policies['riksdagen'].politeness;
  const policy = { ...policies['riksdagen'], politeness, retries: 0 };
  const sourceClients = createSourceClients([policy], { version: '1.2.3', environment });
  const urls = () => server.seen.map(({ url }) => url);
  try {
    await body({
      source: new Riksdagen(sourceClients.client('riksdagen')),
      requests: () => urls().map(addressOf),
      urls,
    });
  } finally {
    sourceClients.close();
    await server.close();
  }
}

export function callAt(now = NOW, msLeft = 10_000): Call {
  return {
    caller: { keyId: undefined, plan: undefined },
    service: 'se-parliament',
    now: () => new Date(now),
    signal: new AbortController().signal,
    deadline: Date.now() + msLeft,
    progress: () => {},
    provenance: () => {},
  };
}
