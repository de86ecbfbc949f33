// The Publications Office on loopback: a real SPARQL 1.1 engine over a handful of works (acts.ttl) answers as the endpoint does,
// so that queries are proven by running them; and the real client and source over it.

import { readFileSync } from 'node:fs';
import oxigraph from 'oxigraph';
import { Cellar } from '../../../../runtime/adapters/eu-law/cellar/cellar.ts';
import type { SourcePolicy } from '../../../../runtime/contract/source.ts';
import { type Behaviour, callAt as noticing, type TestServer, withClientOf } from '../../../support/fake-source.ts';

/** The day on which the made-up acts are the newest. */
export const NOW = '2026-11-20T12:00:00Z';

const TURTLE = readFileSync(new URL('acts.ttl', import.meta.url), 'utf8');

/** An engine over acts.ttl, and further triples in Turtle. */
export function actsStore(more = ''): oxigraph.Store {
  const store = new oxigraph.Store();
  store.load(TURTLE + more, { format: 'text/turtle' });
  return store;
}

/** SPARQL JSON results of a query. Throws for one that is not SPARQL 1.1. */
export function solve(store: oxigraph.Store, query: string): string {
  return store.query(query, { results_format: 'json' }) as string;
}

/** Answers queries as the endpoint does: refused ones with a text of the engine's making. */
export function answering(store = actsStore()): Behaviour {
  return (response, { body }) => {
    try {
      const results = solve(store, body);
      response.writeHead(200, { 'content-type': 'application/sparql-results+json; charset=utf-8' }).end(results);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      response.writeHead(400, { 'content-type': 'text/plain' });
      response.end(`Virtuoso 37000 Error SP030: SPARQL compiler, line 1: ${reason}`);
    }
  };
}

/** Runs `body` with the source over a server that behaves so, without retries unless the policy says; closes both. */
export async function withCellar(
  behaviour: Behaviour,
  body: (source: Cellar, server: TestServer) => Promise<void>,
  changes: Partial<SourcePolicy> = {},
): Promise<void> {
  await withClientOf('cellar', behaviour, (client, server) => body(new Cellar(client), server), changes);
}

/** A call at a moment of the test's choosing. */
export const callAt = (now = NOW, msLeft?: number) => noticing(now, msLeft);
