// What to put where in each well-known MCP client, kept once: `/docs/clients` shows it and a test connects with each.

/** What is pasted into one client. */
export interface ClientSettings {
  readonly client: string;
  /** Where it goes: a command, a file, a dialogue. */
  readonly where: string;
  readonly language: 'sh' | 'json' | 'toml' | 'form';
  /** With the address of a server and a placeholder for the key. */
  readonly text: string;
  /** What else is good to know. */
  readonly note?: string;
}

/** Stands in the settings where the key belongs. */
export const KEY_PLACEHOLDER = 'YOUR_KEY';

/** The settings of every client for an MCP endpoint such as `https://almanac.example.org/mcp/`. */
export function clientSettings(endpoint: string): readonly ClientSettings[] {
  const headers = { 'Service-API-Key': KEY_PLACEHOLDER };
  return [
    {
      client: 'Claude Code',
      where: 'In a shell',
      language: 'sh',
      text: `claude mcp add --transport http almanac '${endpoint}' --header 'Service-API-Key: ${KEY_PLACEHOLDER}'`,
    },
    {
      client: 'Claude on the web, desktop and mobile',
      where: 'Settings, Connectors, Add custom connector',
      language: 'form',
      text: `URL: ${endpoint}\nX-API-Key: ${KEY_PLACEHOLDER}`,
      note: 'The server must be reachable from the internet. Of headers it takes a few well-known names only, X-API-Key among them.',
    },
    {
      client: 'Claude Desktop, with a server on this machine',
      where: 'claude_desktop_config.json (needs Node for npx)',
      language: 'json',
      text: json({
        mcpServers: {
          almanac: {
            command: 'npx',
            args: ['-y', 'mcp-remote', endpoint, '--header', `Service-API-Key:${KEY_PLACEHOLDER}`],
          },
        },
      }),
    },
    {
      client: 'Cursor',
      where: '.cursor/mcp.json, or ~/.cursor/mcp.json for all projects',
      language: 'json',
      text: json({ mcpServers: { almanac: { url: endpoint, headers } } }),
    },
    {
      client: 'VS Code',
      where: '.vscode/mcp.json',
      language: 'json',
      text: json({
        servers: {
          almanac: { type: 'http', url: endpoint, headers: { 'Service-API-Key': `\${input:almanac-key}` } },
        },
        inputs: [{ type: 'promptString', id: 'almanac-key', description: 'Almanac API key', password: true }],
      }),
      note: 'It asks for the key once and keeps it out of the file.',
    },
    {
      client: 'Codex',
      where: '~/.codex/config.toml',
      language: 'toml',
      text: `[mcp_servers.almanac]\nurl = "${endpoint}"\nhttp_headers = { "Service-API-Key" = "${KEY_PLACEHOLDER}" }`,
    },
    {
      client: 'Gemini CLI',
      where: '~/.gemini/settings.json',
      language: 'json',
      text: json({ mcpServers: { almanac: { httpUrl: endpoint, headers } } }),
    },
    {
      client: 'Windsurf',
      where: '~/.codeium/windsurf/mcp_config.json',
      language: 'json',
      text: json({ mcpServers: { almanac: { serverUrl: endpoint, headers } } }),
    },
    {
      client: 'Zed',
      where: 'settings.json',
      language: 'json',
      text: json({ context_servers: { almanac: { url: endpoint, headers } } }),
    },
    {
      client: 'Clients that can send no header',
      where: 'The address of the server',
      language: 'form',
      text: `URL: ${endpoint}?api_key=${KEY_PLACEHOLDER}`,
      note: 'Addresses end up in histories and logs: take a header wherever the client has one. Clients that insist on OAuth cannot connect.',
    },
  ];
}

function json(value: object): string {
  return JSON.stringify(value, null, 2);
}
