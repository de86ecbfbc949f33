import { sources as policies } from '../../../../generated/sources.ts';
import { Stortinget } from '../../../../runtime/adapters/no-parliament/stortinget/stortinget.ts';
import { createSourceClients } from '../../../../runtime/sources/client/clients.ts';
import { callAt as noticing } from '../../../support/fake-source.ts';
import { type Addresses, addressOf, playSource } from '../../../support/played-source.ts';

/** The date on which the fixtures are current, in session 2026-2027. */
export const NOW = '2026-11-10T12:00:00Z';

/** The default values of the optional list arguments, except for `detail`. */
export const FULL = { limit: 200, offset: 0, detail: 'full' } as const;

export interface Parliament {
  readonly source: Stortinget;
  requests(): string[];
}

/**
 * Runs `body` with the source and its fixtures, without retries. Answers in `instead` take precedence over the
 * fixtures.
 */
export async function withParliament(instead: Addresses, body: (parliament: Parliament) => Promise<void>) {
  const server = await playSource('stortinget', instead);
  const environment = { UPSTREAM_STORTINGET_BASE_URL: server.url };
  const sourceClients = createSourceClients([{ ...policies['stortinget'], retries: 0 }], {
    version: '1.2.3',
    environment,
  });
  try {
    const source = new Stortinget(sourceClients.client('stortinget'));
    await body({ source, requests: () => server.seen.map(({ url }) => addressOf(url)) });
  } finally {
    sourceClients.close();
    await server.close();
  }
}

export const callAt = (now = NOW, msLeft?: number) => noticing(now, msLeft);
