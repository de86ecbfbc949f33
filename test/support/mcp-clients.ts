// The official MCP clients: v2 pinned to 2026-07-28, v2 by default, v2 with probing, and v1. The clients check messages
// against the protocol's schemas, and results against the published output schemas.

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

interface Result extends Record<string, unknown> {
  readonly structuredContent?: unknown;
  readonly isError?: unknown;
}
type OnProgress = (step: { progress: number }) => void;

/** Common interface of the clients, which accept call options in different forms. */
export interface Judge {
  readonly version: string | undefined;
  readonly server: string | undefined;
  readonly instructions: string | undefined;
  close(): Promise<void>;
  list(): Promise<{ tools: unknown[] }>;
  call(name: string, values: Record<string, unknown>, onprogress?: OnProgress): Promise<Result>;
}
type Headers = Record<string, string>;
export type Connect = (url: URL, headers: Headers) => Promise<Judge>;

const ME = { name: 'test', version: '1.0.0' };

const v2 = (mode: 'legacy' | 'auto' | { pin: string } | undefined): Connect => {
  return async (url, headers) => {
    const client = new Client(ME, mode === undefined ? {} : { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    return {
      server: client.getServerVersion()?.name,
      instructions: client.getInstructions(),
      close: () => client.close(),
      version: client.getNegotiatedProtocolVersion(),
      list: () => client.listTools(),
      call: (name, values, onprogress) =>
        client.callTool({ name, arguments: values }, onprogress === undefined ? {} : { onprogress }),
    };
  };
};

const v1: Connect = async (url, headers) => {
  const client = new ClientV1(ME);
  const transport = new TransportV1(url, { requestInit: { headers } });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return {
    server: client.getServerVersion()?.name,
    instructions: client.getInstructions(),
    close: () => client.close(),
    version: transport.protocolVersion,
    list: () => client.listTools(),
    call: (name, values, onprogress) =>
      client.callTool({ name, arguments: values }, undefined, onprogress === undefined ? {} : { onprogress }),
  };
};

/** For each client, its name, its connect function, and the protocol version that it negotiates with this server. */
export const JUDGES: readonly [name: string, connect: Connect, version: string][] = [
  ['client v2 pinned to 2026-07-28', v2({ pin: '2026-07-28' }), '2026-07-28'],
  ['client v2 that probes', v2('auto'), '2026-07-28'],
  ['client v2 by default', v2(undefined), '2025-11-25'],
  ['client v1', v1, '2025-11-25'],
];
