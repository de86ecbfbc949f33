// Sends nothing unless the certificate is trusted, its name matches and the TLS version is at least 1.2.

import { createServer, type ServerOptions } from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Guard } from '../../../runtime/webhooks/guard/guard.ts';
import { createResolve } from '../../../runtime/webhooks/guard/resolver.ts';
import { canCertify, certificate } from '../../support/certificate.ts';
import { folder } from '../store/engines.ts';
import { loopback } from './engine.ts';
import { message, senderOf } from './sending.ts';

const OURS = 'IP:127.0.0.1';

interface Case {
  readonly promise: string;
  readonly name: string;
  /** True if the certificate authority is configured as trusted. */
  readonly known: boolean;
  readonly options?: ServerOptions;
  /** Default: two. */
  readonly days?: number;
  /** Undefined for success. */
  readonly error: string | undefined;
}

const CASES: readonly Case[] = [
  { promise: 'is accepted if the operator configured its authority', name: OURS, known: true, error: undefined },
  { promise: 'of an unknown authority is rejected', name: OURS, known: false, error: 'tls_error' },
  { promise: 'for another name is rejected', name: 'DNS:hooks.example.org', known: true, error: 'tls_error' },
  { promise: 'that has expired is rejected', name: OURS, known: true, days: -1, error: 'tls_error' },
  { promise: 'for another address is rejected', name: 'IP:127.0.0.2', known: true, error: 'tls_error' },
  {
    promise: 'over TLS 1.1 is rejected',
    name: OURS,
    known: true,
    options: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
    error: 'tls_error',
  },
];

if (canCertify()) {
  for (const { promise, name, known, options, days = 2, error } of CASES) {
    test(`a certificate ${promise}`, async () => {
      const { path, remove } = folder();
      const { key, cert, caFile } = certificate(path, name, days);
      let requestCount = 0;
      const server = createServer({ key, cert, ...options }, (_, response) => {
        requestCount++;
        response.writeHead(204).end();
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const guard = new Guard({ networks: loopback(), http: false, resolve: createResolve() });
      const { sender, close } = senderOf(guard, known ? { caFile } : {});
      try {
        const sent = await sender.send(message(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`));
        assert.equal(
          [sent.delivered, sent.error, requestCount],
          [error === undefined, error, error === undefined ? 1 : 0],
        );
      } finally {
        close();
        server.closeAllConnections();
        server.close();
        remove();
      }
    });
  }
}

test('reports a timeout within ten seconds if a receiver accepts the connection but sends no TLS handshake, and sends it no message', async () => {
  const bytes: Buffer[] = [];
  const server = net.createServer((socket) => socket.on('data', (chunk) => bytes.push(chunk)).on('error', () => {}));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const guard = new Guard({ networks: loopback(), http: false, resolve: createResolve() });
  const { sender, close } = senderOf(guard);
  try {
    const sent = await sender.send(message(`https://127.0.0.1:${(server.address() as net.AddressInfo).port}/`));
    assert.is(sent.error, 'timeout');
    assert.ok(sent.durationMs < 10_000, `${sent.durationMs} ms`);
    assert.not.ok(Buffer.concat(bytes).includes('webhook-id'), 'only a handshake');
  } finally {
    close();
    server.close();
  }
});

test.run();
