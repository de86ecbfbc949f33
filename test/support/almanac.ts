// A complete server for a test, on a free loopback port, with its own temporary store.

import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlmanacOptions } from '../../runtime/app/app.ts';
import { type Almanac, startAlmanac } from '../../runtime/app/serve-http.ts';
import { readConfig } from '../../runtime/config/config.ts';
import { faultsOf } from './audit.ts';
import { type Answer, type Sent, send } from './http.ts';

export const ADMIN_TOKEN = 'the operator of the tests';

export interface TestAlmanac {
  readonly url: string;
  readonly port: number;
  readonly almanac: Almanac;
  readonly dataDir: string;
  key(plan?: string): Promise<string>;
  send(sent: Sent): Promise<Answer>;
  stop(): Promise<void>;
}

/** A call also fails if its result has undeclared fields. */
const auditResult: AlmanacOptions['auditResult'] = ({ service, name }, result) => faultsOf(service, name, result);

type Variables = Readonly<Record<string, string>>;

/**
 * The server logs nothing, and fails a call if the result does not match its schema.
 * @param variables environment variables in addition to PORT, DATA_DIR, the admin token and the log level
 */
export async function openAlmanac(variables: Variables = {}, options: AlmanacOptions = {}): Promise<TestAlmanac> {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanac-test-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ALMANAC_ADMIN_TOKEN: ADMIN_TOKEN,
    ALMANAC_LOG_LEVEL: 'silent',
    // Tests make more calls without a key than the default allows.
    ALMANAC_KEYLESS: '1000000,1000000',
    ...variables,
  });
  const almanac = await startAlmanac(config, { environment: variables, strictResults: true, auditResult, ...options });
  const { port } = almanac.address;
  // Reuses connections, because tests send thousands of requests, and opening a connection costs as much as a short
  // call.
  const agent = new Agent({ keepAlive: true });
  let made = 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    almanac,
    dataDir,
    async key(plan = 'unlimited') {
      made += 1;
      return (await almanac.accounts.operators.create({ email: `owner${made}@example.org`, plan })).key;
    },
    send: (sent) => send(port, sent, agent),
    async stop() {
      agent.destroy();
      await almanac.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
