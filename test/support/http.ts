// A small HTTP client for tests. It uses node:http, because fetch forbids or changes some headers and URLs that tests
// must send.

import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any;
}

export interface Sent {
  /** Default: POST if there is a body, otherwise GET. */
  readonly method?: string;
  /** Path and query, exactly as they are sent. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly key?: string;
  /** Strings and bytes are sent as they are, all other values as JSON. */
  readonly body?: unknown;
  /** Local address of the connection. Each address in 127.0.0.0/8 counts as a separate network. */
  readonly from?: string;
}

/** Uses a new connection unless an agent is given. */
export function send(
  port: number,
  { method, path, headers, key, body, from }: Sent,
  agent: Agent | false = false,
): Promise<Answer> {
  const bytes = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const all = {
    ...(bytes === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(bytes) }),
    ...(key === undefined ? {} : { 'Service-API-Key': key }),
    ...headers,
  };
  const chosen = method ?? (bytes === undefined ? 'GET' : 'POST');
  return new Promise((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      method: chosen,
      path,
      headers: all,
      agent,
      localAddress: from,
    };
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const { 'content-type': type = '', 'content-encoding': encoding } = response.headers;
        const isJson = text !== '' && type.includes('json') && encoding === undefined;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: isJson ? JSON.parse(text) : undefined,
        });
      });
    });
    request.on('error', reject);
    request.end(bytes);
  });
}

/**
 * Encodes arguments as a query string. A list repeats its parameter, and a list of objects becomes one JSON parameter.
 */
export function queryString(values: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (!Array.isArray(value))
      parameters.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    else if (value.some((item) => typeof item === 'object')) parameters.append(name, JSON.stringify(value));
    else for (const item of value) parameters.append(name, String(item));
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** Returns a tool call over MCP, as a client with protocol version 2026-07-28 sends it. */
export function mcpCall(slug: string, tool: string, values: object, key?: string): Sent {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return {
    path: `/mcp/${slug}/`,
    headers: {
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'tools/call',
      'Mcp-Name': tool,
    },
    ...(key === undefined ? {} : { key }),
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: values, _meta } },
  };
}
