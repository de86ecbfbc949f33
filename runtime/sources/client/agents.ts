import http from 'node:http';
import https from 'node:https';

/** Keep-alive connections to one source. */
export interface Agents {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

/** Creates keep-alive agents limited to the source's `concurrency`. */
export function createAgents(concurrency: number): Agents {
  const options = { keepAlive: true, maxSockets: concurrency, scheduling: 'lifo' } as const;
  return { http: new http.Agent(options), https: new https.Agent(options) };
}
