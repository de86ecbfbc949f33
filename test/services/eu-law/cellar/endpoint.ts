// Simulates the Publications Office on loopback with a real SPARQL 1.1 engine and a few works (acts.ttl). Uses the real client and
// source.

import { readFileSync } from 'node:fs';
import oxigraph from 'oxigraph';
import { Cellar } from '../../../../runtime/adapters/eu-law/cellar/cellar.ts';
import type { SourcePolicy } from '../../../../runtime/contract/source.ts';
import { type Behaviour, callAt as noticing, type TestServer, withClientOf } from '../../../support/fake-source.ts';

/** A day on which the fictional acts are the newest. */
export const NOW = '2026-11-20T12:00:00Z';

const TURTLE = readFileSync(new URL('acts.ttl', import.meta.url), 'utf8');

/** Returns an engine loaded with acts.ttl and with additional triples in Turtle format. */
export function actsStore(more = ''): oxigraph.Store {
  const store = new oxigraph.Store();
  store.load(TURTLE + more, { format: 'text/turtle' });
  return store;
}

/** Returns results in SPARQL JSON format. Throws if the query is not valid SPARQL 1.1. */
export function solve(store: oxigraph.Store, query: string): string {
  return store.query(query, { results_format: 'json' }) as string;
}

/** Responds like the endpoint. For a rejected query, it returns the engine's error message. */
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

/**
 * Runs `body` with the source on a server with the given behavior, without retries unless the policy sets them. Closes
 * both afterwards.
 */
export async function withCellar(
  behaviour: Behaviour,
  body: (source: Cellar, server: TestServer) => Promise<void>,
  changes: Partial<SourcePolicy> = {},
): Promise<void> {
  await withClientOf('cellar', behaviour, (client, server) => body(new Cellar(client), server), changes);
}

export const callAt = (now = NOW, msLeft?: number) => noticing(now, msLeft);
