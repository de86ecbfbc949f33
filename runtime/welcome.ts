// Startup message on a terminal: the address, pages to open and, on the first start, a key to try. The log contains
// only one line.

import { platform } from '../generated/platform.ts';
import type { Almanac } from './app/serve-http.ts';
import type { Config } from './config/config.ts';
import { isSignInEnabled } from './config/connecting.ts';
import { ALL_SERVICES, CONNECT } from './oauth/addresses.ts';
import { localUrl } from './transports/http/listen.ts';

const FIRST_KEY_EMAIL = 'first-start@localhost.localdomain';

/**
 * Reports that the server is listening. Only on a terminal, and only if the embedded store has no keys, creates a first
 * key and shows it.
 */
export async function welcome(almanac: Almanac, config: Config): Promise<void> {
  const { address, port } = almanac.address;
  const base = config.publicUrl ?? localUrl(almanac.address);
  const issuer = isSignInEnabled(config) ? { oauth_issuer: `${base}${CONNECT}` } : {};
  const { release, version } = platform;
  almanac.log.info({ release, version, address, port, url: base, ...issuer }, 'listening');
  if (!process.stdout.isTTY) return;
  const lines = [
    '',
    `Almanac ${release} is listening on ${base}`,
    `  website         ${base}/`,
    `  connect         ${base}/docs/clients`,
    `  API reference   ${base}/docs/reference`,
    `  MCP endpoint    ${base}/mcp/ and ${base}/llms.txt`,
    ...(isSignInEnabled(config) ? [`  with sign-in    ${base}${ALL_SERVICES}`] : []),
    `  health          ${base}/health`,
  ];
  const key = config.databaseUrl === undefined ? await firstKey(almanac) : undefined;
  if (key !== undefined) {
    const call = `${base}/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer`;
    lines.push('', `API key to try it with (shown once): ${key}`, `  curl -H 'Service-API-Key: ${key}' '${call}'`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

async function firstKey({ accounts }: Almanac): Promise<string | undefined> {
  const { keys } = await accounts.operators.list({ limit: 1 });
  if (keys.length > 0) return undefined;
  return (await accounts.operators.create({ email: FIRST_KEY_EMAIL, plan: 'free' })).key;
}
