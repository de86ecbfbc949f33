// Settings for well-known MCP clients. `/docs/clients` shows them, and a test connects with each of them.

export interface ClientSettings {
  /** Name in URLs. */
  readonly slug: string;
  readonly client: string;
  /** Where to put the settings: a command, a file or a dialog. */
  readonly where: string;
  readonly language: 'sh' | 'json' | 'toml' | 'form';
  /** Text of the settings, with the server's URL and a placeholder for the key. */
  readonly text: string;
  /** Deep link that installs the server in the client. */
  readonly install?: string;
  /** Supported plans and versions, and the date (`YYYY-MM-DD`) of that information; omitted if unknown. */
  readonly takes?: { readonly says: string; readonly on: string };
  readonly note?: string;
}

/** Date on which the clients' documentation was last checked. */
const LOOKED_UP = '2026-11-23';

export const KEY_PLACEHOLDER = 'YOUR_KEY';

const KEY_INPUT = [{ type: 'promptString', id: 'almanac-key', description: 'Almanac API key', password: true }];

/** @param endpoint an MCP endpoint such as `https://almanac.example.org/mcp/` */
export function clientSettings(endpoint: string, key = KEY_PLACEHOLDER): readonly ClientSettings[] {
  const headers = { 'Service-API-Key': key };
  const cursor = { url: endpoint, headers };
  const vscode = { type: 'http', url: endpoint, headers: { 'Service-API-Key': `\${input:almanac-key}` } };
  return [
    {
      slug: 'claude-code',
      client: 'Claude Code',
      where: 'In a shell',
      language: 'sh',
      text: `claude mcp add --transport http almanac '${endpoint}' --header 'Service-API-Key: ${key}'`,
      takes: {
        says: 'Supports fixed headers (--header) and OAuth. Works with every plan.',
        on: LOOKED_UP,
      },
    },
    {
      slug: 'claude',
      client: 'Claude on the web, desktop and mobile',
      where: 'Settings > Connectors > Add custom connector',
      language: 'form',
      text: `URL: ${endpoint}\nX-API-Key: ${key}`,
      note: 'The server must be reachable from the internet. To sign in with OAuth instead of a key, use /connect/mcp/ instead of /mcp/.',
      takes: {
        says: 'Supports OAuth and, since 2026-08-31, up to four fixed headers from a closed list of names (including Authorization, X-API-Key and X-Auth-Token). Plans: Free (one connector), Pro and Max; on Team and Enterprise an owner adds the connector. Add it on the web or in the desktop app; mobile apps then have it too.',
        on: LOOKED_UP,
      },
    },
    {
      slug: 'chatgpt',
      client: 'ChatGPT',
      where: 'Settings > Connectors > Create; choose OAuth as the authentication method',
      language: 'form',
      text: `URL: ${endpoint.replace(/\/mcp\/$/, '/connect/mcp/')}`,
      note: 'The server must be reachable from the internet over https. Deep research needs the tools search and fetch: use /connect/mcp/research/.',
      takes: {
        says: 'Supports OAuth only; a key cannot be sent. Requires developer mode on the web: Plus and Pro (read only), or Business, Enterprise and Edu after an administrator enables it. Not available on Free.',
        on: LOOKED_UP,
      },
    },
    {
      slug: 'claude-desktop',
      client: 'Claude Desktop, with a local server',
      where: 'claude_desktop_config.json (needs Node for npx)',
      language: 'json',
      text: json({
        mcpServers: {
          almanac: {
            command: 'npx',
            args: ['-y', 'mcp-remote', endpoint, '--header', `Service-API-Key:${key}`],
          },
        },
      }),
      takes: {
        says: 'Supports what mcp-remote supports: fixed headers and OAuth. Works with every plan, because the program runs on your machine.',
        on: LOOKED_UP,
      },
    },
    {
      slug: 'cursor',
      client: 'Cursor',
      where: '.cursor/mcp.json, or ~/.cursor/mcp.json for all projects',
      language: 'json',
      text: json({ mcpServers: { almanac: cursor } }),
      install: `cursor://anysphere.cursor-deeplink/mcp/install?name=almanac&config=${encodeURIComponent(base64(JSON.stringify(cursor)))}`,
      takes: {
        says: 'Supports fixed headers and OAuth. Cursor ignores headers if a server supports OAuth discovery; /mcp/ on this server does not.',
        on: LOOKED_UP,
      },
    },
    {
      slug: 'vs-code',
      client: 'VS Code',
      where: '.vscode/mcp.json',
      language: 'json',
      text: json({
        servers: { almanac: vscode },
        inputs: KEY_INPUT,
      }),
      install: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: 'almanac', ...vscode, inputs: KEY_INPUT }))}`,
      note: 'VS Code asks for the key once and stores it outside the file.',
      takes: {
        says: 'Supports fixed headers and OAuth. Requires GitHub Copilot, signed in, in agent mode. At most 128 tools per request: /mcp/ has two, a service at most eleven.',
        on: LOOKED_UP,
      },
    },
    {
      slug: 'codex',
      client: 'Codex',
      where: '~/.codex/config.toml',
      language: 'toml',
      text: `[mcp_servers.almanac]\nurl = "${endpoint}"\nhttp_headers = { "Service-API-Key" = "${key}" }`,
      takes: {
        says: 'Supports fixed headers (http_headers, or env_http_headers from the environment) and OAuth (codex mcp login). The command line, the editor extension and the desktop app read the same file.',
        on: LOOKED_UP,
      },
    },
    {
      slug: 'gemini-cli',
      client: 'Gemini CLI',
      where: '~/.gemini/settings.json',
      language: 'json',
      text: json({ mcpServers: { almanac: { httpUrl: endpoint, headers } } }),
      takes: {
        says: 'Supports fixed headers and OAuth. Since 2026-06-18 it works with API keys and Code Assist Standard and Enterprise, not with personal accounts. Use httpUrl: url means the older SSE transport.',
        on: LOOKED_UP,
      },
    },
    {
      slug: 'windsurf',
      client: 'Windsurf',
      where: '~/.codeium/windsurf/mcp_config.json',
      language: 'json',
      text: json({ mcpServers: { almanac: { serverUrl: endpoint, headers } } }),
      takes: {
        says: 'Supports fixed headers and OAuth. On Enterprise, an administrator enables MCP. At most 100 tools at once. Newer versions read ~/.codeium/mcp_config.json.',
        on: LOOKED_UP,
      },
    },
    {
      slug: 'zed',
      client: 'Zed',
      where: 'settings.json',
      language: 'json',
      text: json({ context_servers: { almanac: { url: endpoint, headers } } }),
      takes: {
        says: 'Supports fixed headers, and OAuth if no Authorization header is configured.',
        on: LOOKED_UP,
      },
    },
    {
      slug: 'no-header',
      client: 'Clients that cannot send headers',
      where: 'The server URL',
      language: 'form',
      text: `URL: ${endpoint}?api_key=${key}`,
      note: 'URLs end up in histories and logs, so send a header if the client supports it. Clients that sign in with OAuth connect to /connect/mcp/ instead, if this server offers it.',
    },
  ];
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function json(value: object): string {
  return JSON.stringify(value, null, 2);
}
