// Certificates of receivers: known authority, right name, TLS 1.2 or later, or nothing is sent.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Guard } from '../../../runtime/webhooks/guard/guard.ts';
import { createResolve } from '../../../runtime/webhooks/guard/resolver.ts';
import { folder } from '../store/engines.ts';
import { loopback } from './engine.ts';
import { message, senderOf } from './sending.ts';

const OURS = 'IP:127.0.0.1';

interface Case {
  readonly promise: string;
  /** The name in the receiver's certificate. */
  readonly name: string;
  /** Whether the operator named its authority. */
  readonly known: boolean;
  readonly options?: ServerOptions;
  /** How the attempt fails; undefined: it does not. */
  readonly error: string | undefined;
}

const CASES: readonly Case[] = [
  { promise: 'is sent to, where the operator named its authority', name: OURS, known: true, error: undefined },
  { promise: 'of an authority that nobody knows is refused', name: OURS, known: false, error: 'tls_error' },
  { promise: 'for another name is refused', name: 'DNS:hooks.example.org', known: true, error: 'tls_error' },
  { promise: 'for another address is refused', name: 'IP:127.0.0.2', known: true, error: 'tls_error' },
  {
    promise: 'over TLS 1.1 is refused',
    name: OURS,
    known: true,
    options: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
    error: 'tls_error',
  },
];

/** Makes a certificate that is its own authority, in a folder. */
function certificate(path: string, name: string): { key: string; cert: string; caFile: string } {
  const [keyFile, caFile] = [join(path, 'key.pem'), join(path, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const told = ['-subj', '/CN=receiver', '-addext', `subjectAltName=${name}`];
  execFileSync('openssl', ['req', '-x509', ...kind, ...told, '-keyout', keyFile, '-out', caFile], { stdio: 'ignore' });
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(caFile, 'utf8'), caFile };
}

if (spawnSync('openssl', ['version']).status !== 0) {
  process.stdout.write('skipped: no openssl to make certificates with\n');
} else {
  for (const { promise, name, known, options, error } of CASES) {
    test(`a certificate ${promise}`, async () => {
      const { path, remove } = folder();
      const { key, cert, caFile } = certificate(path, name);
      let asked = 0;
      const server = createServer({ key, cert, ...options }, (_, response) => {
        asked++;
        response.writeHead(204).end();
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const guard = new Guard({ networks: loopback(), http: false, resolve: createResolve() });
      const { sender, close } = senderOf(guard, known ? { caFile } : {});
      try {
        const sent = await sender.send(message(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`));
        assert.equal([sent.delivered, sent.error, asked], [error === undefined, error, error === undefined ? 1 : 0]);
      } finally {
        close();
        server.closeAllConnections();
        server.close();
        remove();
      }
    });
  }
}

test.run();
