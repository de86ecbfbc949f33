// Configuration by environment variables, checked at start: every fault is named at once, none is guessed around. The
// README's table of variables is made from the same list, and a test compares them.

import { BlockList, isIP } from 'node:net';

/** Settings of one server process. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly adminToken: string | undefined;
  readonly masterKey: string | undefined;
  /** Address under which callers reach this server, without a slash at its end. */
  readonly publicUrl: string | undefined;
  readonly signup: 'open' | 'off';
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: BlockList;
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly logLevel: string;
}

/** One environment variable: its name, what it means, and what holds without it. */
export interface Variable {
  readonly name: string;
  readonly meaning: string;
  readonly fallback: string;
}

/** Thrown at start with every fault of the environment. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
const SHORTEST_TOKEN = 16;

/** Every variable that the server reads, besides those of the sources (spec/upstreams). */
export const VARIABLES: readonly Variable[] = [
  { name: 'PORT', meaning: 'Port to listen on; 0 takes a free one.', fallback: '8080' },
  { name: 'HOST', meaning: 'Address to listen on; `0.0.0.0` or `::` for all.', fallback: '127.0.0.1' },
  { name: 'DATA_DIR', meaning: 'Folder of the embedded store and of harvested data.', fallback: 'data' },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL instead of the embedded store: `postgres://…`.',
    fallback: 'embedded store',
  },
  { name: 'ALMANAC_ADMIN_TOKEN', meaning: 'Token for `/admin/…`, at least 16 characters.', fallback: 'no `/admin`' },
  {
    name: 'ALMANAC_MASTER_KEY',
    meaning: 'Secret from which all others are derived, at least 32 characters; required with `DATABASE_URL`.',
    fallback: 'made in `DATA_DIR`',
  },
  { name: 'ALMANAC_PUBLIC_URL', meaning: 'Address under which callers reach the server.', fallback: 'none' },
  { name: 'ALMANAC_SIGNUP', meaning: '`open` or `off`: whether `POST /signup` gives keys.', fallback: 'open' },
  {
    name: 'ALMANAC_TRUSTED_PROXIES',
    meaning: 'Addresses or networks, by comma, whose `X-Forwarded-For` is believed.',
    fallback: 'none',
  },
  {
    name: 'ALMANAC_ALLOWED_HOSTS',
    meaning: 'Further host names, by comma, under which `/mcp` answers.',
    fallback: 'this machine, or the public address',
  },
  {
    name: 'ALMANAC_ALLOWED_ORIGINS',
    meaning: 'Further web origins, by comma, whose pages may use `/mcp`; `*` for all.',
    fallback: 'same origin',
  },
  { name: 'ALMANAC_LOG_LEVEL', meaning: `${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}.`, fallback: 'info' },
  {
    name: 'ALMANAC_SCOPE_BRREG_COMPANY_WATCHLIST',
    meaning: 'Norwegian companies to track: numbers by comma, or the path of a file.',
    fallback: 'none',
  },
  {
    name: 'UPSTREAM_<ID>_BASE_URL',
    meaning: 'Another address for a source: a mirror, a test server.',
    fallback: 'its own',
  },
  { name: 'UPSTREAM_RECORD', meaning: 'Folder in which real answers of sources are kept.', fallback: 'none' },
  {
    name: 'UPSTREAM_REPLAY',
    meaning: 'Folder from which sources are answered, and from nothing else.',
    fallback: 'none',
  },
];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. An empty variable counts as not set.
 * @throws ConfigError with every fault.
 */
export function readConfig(environment: Environment): Config {
  const faults: string[] = [];
  const read = <Value>(
    name: string,
    fallback: Value,
    parse: (text: string) => Value | undefined,
    expected: string,
  ): Value => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value === undefined) faults.push(`${name} must be ${expected}.`);
    return value ?? fallback;
  };
  const secret = (name: string, least: number) =>
    read<string | undefined>(
      name,
      undefined,
      (text) => (text.length >= least ? text : undefined),
      `at least ${least} characters long`,
    );
  const config: Config = {
    port: read('PORT', 8080, port, 'a port number from 0 to 65535'),
    host: read('HOST', '127.0.0.1', (text) => text, ''),
    dataDir: read('DATA_DIR', 'data', (text) => text, ''),
    databaseUrl: read<string | undefined>('DATABASE_URL', undefined, postgresUrl, 'a postgres:// address'),
    adminToken: secret('ALMANAC_ADMIN_TOKEN', SHORTEST_TOKEN),
    masterKey: secret('ALMANAC_MASTER_KEY', 32),
    publicUrl: read<string | undefined>(
      'ALMANAC_PUBLIC_URL',
      undefined,
      webAddress,
      'an http:// or https:// address without a path',
    ),
    signup: read(
      'ALMANAC_SIGNUP',
      'open',
      (text) => (text === 'open' || text === 'off' ? text : undefined),
      'open or off',
    ),
    trustedProxies: read(
      'ALMANAC_TRUSTED_PROXIES',
      new BlockList(),
      networks,
      'addresses or networks such as 10.0.0.0/8, by comma',
    ),
    allowedHosts: read('ALMANAC_ALLOWED_HOSTS', [], hosts, 'host names by comma, without http://'),
    allowedOrigins: read('ALMANAC_ALLOWED_ORIGINS', [], origins, 'origins such as https://example.org by comma, or *'),
    logLevel: read(
      'ALMANAC_LOG_LEVEL',
      'info',
      (text) => (LOG_LEVELS.includes(text) ? text : undefined),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
  };
  if (config.databaseUrl !== undefined && config.masterKey === undefined) {
    faults.push('ALMANAC_MASTER_KEY is required with DATABASE_URL: all processes must share it.');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function port(text: string): number | undefined {
  return /^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function postgresUrl(text: string): string | undefined {
  return /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined;
}

function webAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search } = new URL(text);
  const fits = (protocol === 'http:' || protocol === 'https:') && pathname === '/' && search === '';
  return fits ? origin : undefined;
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function networks(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of listed(text)) {
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    if (version === 0) return undefined;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    const bits = prefix === undefined ? undefined : Number(prefix);
    if (bits === undefined) list.addAddress(address, family);
    else if (Number.isInteger(bits) && bits >= 0 && bits <= (version === 4 ? 32 : 128))
      list.addSubnet(address, bits, family);
    else return undefined;
  }
  return list;
}

function hosts(text: string): string[] | undefined {
  const names = listed(text);
  return names.every((name) => /^[A-Za-z0-9.[\]:-]+$/.test(name)) ? names : undefined;
}

function origins(text: string): string[] | undefined {
  const names = listed(text);
  return names.every((name) => name === '*' || webAddress(name) !== undefined) ? names : undefined;
}
