// Checks each address when it is dialed, because a check during the DNS lookup would miss URLs that contain an IP
// address.

import { readFileSync } from 'node:fs';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { rootCertificates } from 'node:tls';
import { BlockedAddress, type Guard } from './guard.ts';

/** Time that an idle connection stays open for the next delivery to the same receiver. */
const IDLE_MS = 10_000;
const KEEP = {
  keepAlive: true,
  keepAliveMsecs: IDLE_MS,
  maxFreeSockets: 5,
  timeout: IDLE_MS,
  scheduling: 'lifo',
} as const;

export interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
  destroy(): void;
}

/** @param caFile PEM file with additional certificate authorities */
export function createAgents(guard: Guard, caFile: string | undefined): Agents {
  const ca = caFile === undefined ? undefined : [...rootCertificates, readFileSync(caFile, 'utf8')];
  const http = new GuardedHttpAgent(guard);
  const https = new GuardedHttpsAgent(guard, ca);
  return {
    http,
    https,
    destroy() {
      http.destroy();
      https.destroy();
    },
  };
}

interface Dial {
  host?: string | null | undefined;
  lookup?: LookupFunction | undefined;
}

type Done = (error: Error | null, stream: Duplex) => void;

class GuardedHttpAgent extends HttpAgent {
  readonly #guard: Guard;

  constructor(guard: Guard) {
    super(KEEP);
    this.#guard = guard;
  }

  override createConnection(options: Parameters<HttpAgent['createConnection']>[0], done?: Done) {
    return super.createConnection(guarded(this.#guard, options, true), done);
  }
}

class GuardedHttpsAgent extends HttpsAgent {
  readonly #guard: Guard;

  constructor(guard: Guard, ca: string[] | undefined) {
    super({ ...KEEP, minVersion: 'TLSv1.2', rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) });
    this.#guard = guard;
  }

  override createConnection(options: Parameters<HttpsAgent['createConnection']>[0], done?: Done) {
    return super.createConnection(guarded(this.#guard, options, false), done);
  }
}

function guarded<Options extends Dial>(guard: Guard, options: Options, onlyOwn: boolean): Options {
  const host = options.host ?? '';
  if (isIP(host) !== 0) {
    if (!guard.allows(host, onlyOwn)) throw new BlockedAddress();
    return options;
  }
  return { ...options, lookup: lookupOf(guard, onlyOwn) };
}

/** Returns only addresses that the guard has checked. */
function lookupOf(guard: Guard, onlyOwn: boolean): LookupFunction {
  return (name, { all }, done) => {
    guard.addressesOf(name, onlyOwn).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (all === true) done(null, found);
        else if (first !== undefined) done(null, first.address, first.family);
      },
      (error: Error) => done(error, '', 0),
    );
  };
}
