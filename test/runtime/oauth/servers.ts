// One process with the embedded store, or two processes on one database behind a round-robin proxy. Both can reach a client
// metadata document on loopback.

import { createServer as createHttpServer, request } from 'node:http';
import { createServer } from 'node:https';
import { openAlmanac } from '../../support/almanac.ts';
import { canCertify, certificate } from '../../support/certificate.ts';
import { send } from '../../support/http.ts';
import { atLoopback } from '../../support/loopback.ts';
import { startProcess } from '../../support/process.ts';
import { folder, postgres } from '../store/engines.ts';
import { REDIRECT } from './sign-in.ts';

export const ADMIN_TOKEN = 'the operator of the tests';

export interface Served {
  readonly url: string;
  readonly port: number;
  readonly processes: readonly number[];
  stop(): Promise<void>;
}

export async function newKey(port: number, email: string): Promise<{ key: string; id: string }> {
  const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  const made = await send(port, { path: '/admin/keys', headers, body: { email, plan: 'unlimited' } });
  return made.json;
}

/** Calls the operator endpoint `path`, or lists all keys if `path` is empty. */
export function operate(port: number, path: string, body: object = {}) {
  const headers = { Authorization: `Bearer ${ADMIN_TOKEN}` };
  return send(port, path === '' ? { path: '/admin/keys', headers } : { path: `/admin/keys/${path}`, headers, body });
}

export async function one(variables: Readonly<Record<string, string>>): Promise<Served> {
  const { url, port, stop } = await openAlmanac(variables);
  return { url, port, processes: [port], stop };
}

/** Undefined without PostgreSQL. */
export async function two(variables: Readonly<Record<string, string>>): Promise<Served | undefined> {
  const engine = await postgres();
  if (engine === undefined) return undefined;
  const place = await engine.place();
  const ports: number[] = [];
  let turn = 0;
  const proxy = createHttpServer((req, res) => {
    const port = ports[turn++ % ports.length];
    const onward = request(
      { host: '127.0.0.1', port, method: req.method, path: req.url, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(res);
      },
    );
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  const { url, port, close } = await atLoopback(proxy);
  const all = {
    ...(place.location as { databaseUrl: string }),
    ALMANAC_MASTER_KEY: 'a master key of at least 32 characters',
    ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN,
    ALMANAC_PUBLIC_URL: url,
    ALMANAC_LOG_LEVEL: 'info',
    ...variables,
  };
  const { databaseUrl, ...rest } = all;
  const processes = await Promise.all([1, 2].map(() => startProcess({ DATABASE_URL: databaseUrl, ...rest })));
  ports.push(...processes.map((each) => each.port));
  return {
    ...{ url, port, processes: ports },
    async stop() {
      await close();
      await Promise.all(processes.map((each) => each.end('SIGTERM')));
      await place.remove();
    },
  };
}

export interface Documents {
  /** Settings that allow a server to fetch the documents. */
  readonly variables: Readonly<Record<string, string>>;
  /** `https://127.0.0.1:…` */
  readonly base: string;
  /** Has a valid document. */
  readonly client: string;
  requestCount(): number;
  close(): Promise<void>;
}

/** Serves documents over TLS. Returns undefined if no certificate can be created. */
export async function openDocuments(): Promise<Documents | undefined> {
  if (!canCertify()) return undefined;
  const { path, remove } = folder();
  const { key, cert, caFile } = certificate(path, 'IP:127.0.0.1', 2);
  let requestCount = 0;
  let once = 0;
  const server = createServer({ key, cert }, (req, res) => {
    requestCount++;
    const name = req.url ?? '';
    const document = {
      client_id: base + name,
      client_name: name.slice(1),
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: name === '/secret.json' ? 'client_secret_post' : 'none',
    };
    if (name === '/slow.json') return;
    if (name === '/moved.json') res.writeHead(302, { Location: '/client.json' }).end();
    else if (name === '/huge.json') res.end(JSON.stringify({ ...document, filler: 'x'.repeat(1_000_000) }));
    else if (name === '/text.json') res.end('not a document');
    else if (name === '/other.json') res.end(JSON.stringify({ ...document, client_id: `${base}/client.json` }));
    else if (name === '/once.json' && once++ > 0) res.writeHead(503).end();
    else if (name === '/gone.json') res.writeHead(404).end();
    else res.end(JSON.stringify(document));
  });
  const { port, close } = await atLoopback(server);
  const base = `https://127.0.0.1:${port}`;
  return {
    ...{ base, client: `${base}/client.json`, requestCount: () => requestCount },
    variables: { ALMANAC_CONNECT_CLIENT_NETWORKS: '127.0.0.0/8', ALMANAC_WEBHOOK_CA_FILE: caFile },
    async close() {
      await close();
      remove();
    },
  };
}
