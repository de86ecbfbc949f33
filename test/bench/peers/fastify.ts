// Fastify 5 with its own body schema. No key, quota or metrics.

import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { announce, convert, convertTool } from './conversion.ts';

const app = fastify();
app.post('/rest/unit-conversion/convert_units', { schema: { body: convertTool.inputSchema } }, (request) =>
  convert(request.body as Parameters<typeof convert>[0]),
);
await app.listen({ port: 0, host: '127.0.0.1' });
announce((app.server.address() as AddressInfo).port);
