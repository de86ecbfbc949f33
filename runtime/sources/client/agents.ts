// The connections of one source, kept open between its requests.

import http from 'node:http';
import https from 'node:https';

/** Connections to one source that are kept open. */
export interface Agents {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

/** Agents with as many connections as the source's politeness allows. */
export function createAgents(concurrency: number): Agents {
  const options = { keepAlive: true, maxSockets: concurrency, scheduling: 'lifo' } as const;
  return { http: new http.Agent(options), https: new https.Agent(options) };
}
