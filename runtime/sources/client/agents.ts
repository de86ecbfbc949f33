import http from 'node:http';
import https from 'node:https';

export interface Agents {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

export function createAgents(concurrency: number): Agents {
  const options = { keepAlive: true, maxSockets: concurrency, scheduling: 'lifo' } as const;
  return { http: new http.Agent(options), https: new https.Agent(options) };
}
