// Bare node:http that reads, parses, validates by hand and answers. No key, quota or metrics.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { announce, convert } from './conversion.ts';

const server = createServer((request, response) => {
  if (request.method !== 'POST' || request.url !== '/rest/unit-conversion/convert_units') {
    response.writeHead(404).end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const args = JSON.parse(Buffer.concat(chunks).toString()) as Parameters<typeof convert>[0];
    const fits =
      typeof args.value === 'number' && typeof args.from_unit === 'string' && typeof args.to_unit === 'string';
    const body = JSON.stringify(fits ? convert(args) : { error: 'wrong' });
    response.writeHead(fits ? 200 : 422, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
