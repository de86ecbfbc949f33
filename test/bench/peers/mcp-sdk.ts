// The official SDK's McpServer, stateless as in its documentation, with 150 tools like convert_units.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { announce, convert, convertTool } from './conversion.ts';
import { toolNames } from './many-tools.ts';

type Arguments = Parameters<typeof convert>[0];
const input = fromJsonSchema<Arguments>(convertTool.inputSchema as Parameters<typeof fromJsonSchema>[0]);
const output = fromJsonSchema<Record<string, unknown>>(
  convertTool.outputSchema as Parameters<typeof fromJsonSchema>[0],
);
const { description, annotations } = convertTool;

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'peer', version: '1' });
  for (const name of toolNames) {
    server.registerTool(name, { description, inputSchema: input, outputSchema: output, annotations }, (args) => {
      const structuredContent = convert(args) as Record<string, unknown>;
      return { content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }], structuredContent };
    });
  }
  return server;
});

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const headers = request.headers as Record<string, string>;
  const reply = await handler.fetch(new Request(`http://127.0.0.1${request.url}`, { method: 'POST', headers, body }));
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
});
server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
