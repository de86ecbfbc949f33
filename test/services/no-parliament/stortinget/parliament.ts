// The Norwegian parliament on loopback for the tests of its source and service.

import { sources as policies } from '../../../../generated/sources.ts';
import { Stortinget } from '../../../../runtime/adapters/no-parliament/stortinget/stortinget.ts';
import { createSourceClients } from '../../../../runtime/sources/client/clients.ts';
import { callAt as noticing } from '../../../support/fake-source.ts';
import { type Addresses, addressOf, playSource } from '../../../support/played-source.ts';

/** The day of the fixtures: session 2026-2027 runs. */
export const NOW = '2026-11-10T12:00:00Z';

/** What optional arguments of lists are unless given, but for the detail. */
export const FULL = { limit: 200, offset: 0, detail: 'full' } as const;

export interface Parliament {
  readonly source: Stortinget;
  /** Addresses asked for, in order. */
  asked(): string[];
}

/** Runs `body` with the source over a server that plays its fixtures, and `instead` before them; without retries. */
export async function withParliament(instead: Addresses, body: (parliament: Parliament) => Promise<void>) {
  const server = await playSource('stortinget', instead);
  const environment = { UPSTREAM_STORTINGET_BASE_URL: server.url };
  const sourceClients = createSourceClients([{ ...policies['stortinget'], retries: 0 }], {
    version: '1.2.3',
    environment,
  });
  try {
    const source = new Stortinget(sourceClients.client('stortinget'));
    await body({ source, asked: () => server.seen.map(({ url }) => addressOf(url)) });
  } finally {
    sourceClients.close();
    await server.close();
  }
}

/** A call at a moment of the test's choosing. */
export const callAt = (now = NOW, msLeft?: number) => noticing(now, msLeft);
