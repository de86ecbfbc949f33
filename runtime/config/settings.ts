// Every setting of the server, once: name, meaning, what holds without it, what a value must be and how it is read. The
// configuration, its faults, the warnings of misspelt names and the README's table all come from here.

import { BlockList } from 'node:net';
import { eventTypes } from '../../generated/events.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/duration.ts';
import { EVERY_PREFIX } from './every.ts';
import { scopeVariable } from './scope.ts';
import {
  burst,
  cacheUrl,
  circuit,
  collector,
  contact,
  days,
  durations,
  durationWithin,
  email,
  isHost,
  isOrigin,
  listOf,
  networks,
  oneOf,
  postgresUrl,
  type Read,
  secret,
  smtpAddress,
  text,
  webAddress,
  wholeNumber,
} from './values.ts';

/** What LOG_LEVEL may be, most lines first. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** One environment variable as people read of it. */
export interface Variable {
  readonly name: string;
  readonly meaning: string;
  /** What holds without it, in words. */
  readonly fallback: string;
}

/** One setting of the server's own. */
export interface Setting<Value> extends Variable {
  /** What a value must be: the end of the sentence `PORT must be …`. */
  readonly expected: string;
  readonly read: Read<Value>;
  readonly without: () => Value;
  /** Whether `<name>_FILE` may name a file that holds it. */
  readonly isSecret?: boolean;
}

function setting<Value>(
  name: string,
  meaning: string,
  fallback: string,
  expected: string,
  read: Read<Value & {}>,
  without: () => Value,
): Setting<Value> {
  return { name, meaning, fallback, expected, read: read as Read<Value>, without };
}

const none = () => undefined;

/** A setting whose value must not be seen, and may come from a file. */
function secretly<Value>(plain: Setting<Value>): Setting<Value> {
  return { ...plain, isSecret: true };
}

const MOST_DAYS_KEPT = 3_650;

/** How many days something is kept. */
function kept(what: string, meaning: string, least: number, fallback: number): Setting<number> {
  return setting(
    `ALMANAC_KEEP_${what}`,
    `How long it is kept, \`${least}d\` to \`${MOST_DAYS_KEPT}d\`. ${meaning}`,
    `${fallback}d`,
    `whole days from ${least}d to ${MOST_DAYS_KEPT}d`,
    days(least, MOST_DAYS_KEPT),
    () => fallback,
  );
}

/** The settings by the name under which the server knows them, in the order of the README. */
export const SETTINGS = {
  port: setting(
    'PORT',
    'Port to listen on; 0 takes a free one. With `DATABASE_URL` several processes can listen on the same port.',
    '8080',
    'a port number from 0 to 65535',
    wholeNumber(0, 65_535),
    () => 8080,
  ),
  host: setting(
    'HOST',
    'Address to listen on; `0.0.0.0` or `::` for all.',
    '127.0.0.1',
    'an address',
    text,
    () => '127.0.0.1',
  ),
  dataDir: setting(
    'DATA_DIR',
    'Folder of the embedded store and of harvested data.',
    'data',
    'a folder',
    text,
    () => 'data',
  ),
  databaseUrl: secretly(
    setting<string | undefined>(
      'DATABASE_URL',
      'PostgreSQL instead of the embedded store: `postgres://…`.',
      'embedded store',
      'a postgres:// address',
      postgresUrl,
      none,
    ),
  ),
  cacheUrl: secretly(
    setting<string | undefined>(
      'CACHE_URL',
      'Valkey or Redis by which several processes share answers of sources: `redis://…` or `rediss://…`.',
      'each process by itself',
      'a redis:// or rediss:// address',
      cacheUrl,
      none,
    ),
  ),
  adminToken: secretly(
    setting<string | undefined>(
      'ALMANAC_ADMIN_TOKEN',
      'Token for `/admin/…`, at least 16 characters.',
      'no `/admin`',
      'at least 16 characters long',
      secret(16),
      none,
    ),
  ),
  operatorsFile: setting<string | undefined>(
    'ALMANAC_OPERATORS_FILE',
    'JSON file of operators by name, with digests of their tokens and what they may do; read again on SIGHUP.',
    'none',
    'a file',
    text,
    none,
  ),
  masterKey: secretly(
    setting<string | undefined>(
      'ALMANAC_MASTER_KEY',
      'Secret from which all others are derived, at least 32 characters; required with `DATABASE_URL`.',
      'made in `DATA_DIR`',
      'at least 32 characters long',
      secret(32),
      none,
    ),
  ),
  masterKeyPrevious: secretly(
    setting<string | undefined>(
      'ALMANAC_MASTER_KEY_PREVIOUS',
      'The master key that `ALMANAC_MASTER_KEY` takes the place of: secrets are sealed anew, keys are hashed anew when they are used.',
      'none',
      'at least 32 characters long',
      secret(32),
      none,
    ),
  ),
  publicUrl: setting<string | undefined>(
    'ALMANAC_PUBLIC_URL',
    'Address under which callers reach the server.',
    'none',
    'an http:// or https:// address without a path',
    webAddress,
    none,
  ),
  contact: setting<string | undefined>(
    'ALMANAC_CONTACT',
    'E-mail address or page of the people who run the server, told to who lost a key.',
    'none',
    'an e-mail address or an http(s):// address',
    contact,
    none,
  ),
  signup: setting<'open' | 'off'>(
    'ALMANAC_SIGNUP',
    '`open` or `off`: whether `POST /signup` gives keys.',
    'open',
    'open or off',
    oneOf('open', 'off'),
    () => 'open',
  ),
  mail: setting<string | undefined>(
    'ALMANAC_MAIL',
    'Mail server, `smtp://user:password@host:587` or `smtps://…`: keys then come over mailed links alone, lost ones too. Needs `ALMANAC_MAIL_FROM` and `ALMANAC_PUBLIC_URL`.',
    'keys are shown at once',
    'an smtp:// or smtps:// address of a host, with a port where it is another one',
    smtpAddress,
    none,
  ),
  mailFrom: setting<string | undefined>(
    'ALMANAC_MAIL_FROM',
    'E-mail address from which links are mailed.',
    'none',
    'an e-mail address',
    email,
    none,
  ),
  metrics: setting<'public' | 'operator'>(
    'ALMANAC_METRICS',
    '`public` or `operator`: who sees `/metrics` and the details of `/health`.',
    'public',
    'public or operator',
    oneOf('public', 'operator'),
    () => 'public',
  ),
  trustedProxies: setting(
    'ALMANAC_TRUSTED_PROXIES',
    'Addresses or networks, by comma, whose `X-Forwarded-For` is believed.',
    'none',
    'addresses or networks such as 10.0.0.0/8, by comma',
    networks,
    () => new BlockList(),
  ),
  allowedHosts: setting<readonly string[]>(
    'ALMANAC_ALLOWED_HOSTS',
    'Further host names, by comma, under which the server answers; `/health/…` and `/metrics` answer under any.',
    'the public address, or this machine',
    'host names by comma, without http://',
    listOf(isHost),
    () => [],
  ),
  allowedOrigins: setting<readonly string[]>(
    'ALMANAC_ALLOWED_ORIGINS',
    'Further web origins, by comma, whose pages may use `/mcp`; `*` for all.',
    'same origin',
    'origins such as https://example.org by comma, or *',
    listOf(isOrigin),
    () => [],
  ),
  connect: setting<'on' | 'off' | undefined>(
    'ALMANAC_CONNECT',
    '`on` or `off`: whether clients can sign in by OAuth, at `/connect/mcp/`.',
    'on, where `ALMANAC_PUBLIC_URL` is https:// or `HOST` is this machine',
    'on or off',
    oneOf('on', 'off'),
    none,
  ),
  connectRegistrations: setting(
    'ALMANAC_CONNECT_REGISTRATIONS',
    'OAuth clients that one network (an IPv4 address, 64 bits of IPv6) may register per hour. Hosted clients share addresses.',
    '60',
    'a whole number from 1 to 1000000',
    wholeNumber(1, 1_000_000),
    () => 60,
  ),
  connectUnusedClients: setting(
    'ALMANAC_CONNECT_UNUSED_CLIENTS',
    'Registered OAuth clients without a sign-in that are kept, of all networks; beyond that the oldest are removed.',
    '5000',
    'a whole number from 10 to 1000000',
    wholeNumber(10, 1_000_000),
    () => 5_000,
  ),
  connectClientNetworks: setting(
    'ALMANAC_CONNECT_CLIENT_NETWORKS',
    'Networks by comma (CIDR) from which client metadata documents of OAuth may be fetched, on any port, in addition to public addresses on port 443.',
    'none',
    'addresses or networks such as 10.0.0.0/8, by comma',
    networks,
    () => new BlockList(),
  ),
  connectTokenLifetime: setting(
    'ALMANAC_CONNECT_TOKEN_LIFETIME',
    'How long an access token of OAuth is good, `1m` to `24h`; clients get new ones by themselves.',
    '1h',
    'a time from 1m to 24h',
    durationWithin(MINUTE_MS, DAY_MS),
    () => HOUR_MS,
  ),
  connectRefreshLifetime: setting(
    'ALMANAC_CONNECT_REFRESH_LIFETIME',
    'How long a sign-in by OAuth lasts that is not used, `1h` to `30d`.',
    '30d',
    'a time from 1h to 30d',
    durationWithin(HOUR_MS, 30 * DAY_MS),
    () => 30 * DAY_MS,
  ),
  faostatDomains: setting<readonly string[]>(
    'ALMANAC_FAOSTAT_DOMAINS',
    'FAOSTAT domains of more than 5 million rows that may be downloaded into `DATA_DIR`, by comma: `TCL`.',
    'none',
    'a list of codes of two to five letters and digits',
    listOf((code) => /^[A-Za-z0-9]{2,5}$/.test(code)),
    () => [],
  ),
  airlineAwards: setting<'on' | 'off'>(
    'ALMANAC_AIRLINE_AWARDS',
    '`on`: `airline_awards_search` asks the award finder of SAS, an undocumented address that gives programs no permission.',
    'off',
    'on or off',
    oneOf('on', 'off'),
    () => 'off',
  ),
  maxSockets: setting(
    'ALMANAC_MAX_SOCKETS',
    'Connections at a time.',
    '10000',
    'a whole number from 1 to 1000000',
    wholeNumber(1, 1_000_000),
    () => 10_000,
  ),
  maxSocketsPerAddress: setting(
    'ALMANAC_MAX_SOCKETS_PER_ADDRESS',
    'Connections at a time of one address; proxies that are trusted may have any number.',
    '2000',
    'a whole number from 1 to 1000000',
    wholeNumber(1, 1_000_000),
    () => 2_000,
  ),
  keyless: setting(
    'ALMANAC_KEYLESS',
    '`<a second>,<at once>`: requests without a key that one network (an IPv4 address, 64 bits of IPv6) may make; large ones and searches count more.',
    '60,300',
    'two whole numbers from 1 to 1000000, such as 60,300',
    burst,
    () => ({ perSecond: 60, size: 300 }),
  ),
  stopSeconds: setting(
    'ALMANAC_STOP_SECONDS',
    'Longest time that a stop takes, 1 to 600: what is in flight ends in five sixths of it.',
    '30',
    'a whole number from 1 to 600',
    wholeNumber(1, 600),
    () => 30,
  ),
  drainSeconds: setting(
    'ALMANAC_DRAIN_SECONDS',
    'How much of a stop `/health/ready` says `stopping` while calls are still taken, so that balancers send no more.',
    '0',
    'a whole number from 0 to 599',
    wholeNumber(0, 599),
    () => 0,
  ),
  webhookNetworks: setting(
    'ALMANAC_WEBHOOK_NETWORKS',
    'Networks by comma (CIDR) that webhook callbacks may reach beside public addresses.',
    'none',
    'addresses or networks such as 10.0.0.0/8, by comma',
    networks,
    () => new BlockList(),
  ),
  webhookHttp: setting<'on' | 'off'>(
    'ALMANAC_WEBHOOK_HTTP',
    '`on`: `http://` callbacks too, only to addresses in `ALMANAC_WEBHOOK_NETWORKS`.',
    'off',
    'on or off',
    oneOf('on', 'off'),
    () => 'off',
  ),
  webhookCaFile: setting<string | undefined>(
    'ALMANAC_WEBHOOK_CA_FILE',
    'PEM file of further certificate authorities of webhook receivers.',
    'none',
    'a file',
    text,
    none,
  ),
  webhookSchedule: setting<readonly number[] | undefined>(
    'ALMANAC_WEBHOOK_SCHEDULE',
    'Waits before each attempt of a webhook delivery, by comma.',
    '0s,5s,5m,30m,2h,5h,10h,14h,20h,24h',
    'times such as 5s, 5m or 2h by comma, each at most 30 days',
    durations,
    none,
  ),
  webhookCircuit: setting(
    'ALMANAC_WEBHOOK_CIRCUIT',
    '`<failures>,<age>`: failed attempts in a row that pause a subscription, and how old the first of them must be.',
    '10,5m',
    'a number of failures and a time, such as 10,5m',
    circuit,
    () => ({ failures: 10, ageMs: 300_000 }),
  ),
  otlpEndpoint: setting<string | undefined>(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'Collector of OpenTelemetry, OTLP over HTTP: `http://127.0.0.1:4318`. Traces and metrics go there.',
    'none',
    'an http:// or https:// address',
    collector,
    none,
  ),
  keepUsage: kept('USAGE', 'Counted calls, by key and by source.', 31, 40),
  keepFeedback: kept('FEEDBACK', 'What callers reported.', 1, 365),
  keepUnusedKeys: kept('UNUSED_KEYS', 'Keys that were never used, with the e-mail address beside them.', 1, 365),
  keepEvents: kept('EVENTS', 'Events of webhooks: so long they can be pulled and delivered again.', 3, 3),
  keepAudit: kept('AUDIT', 'What operators and owners of keys did.', 30, 730),
  keepAttempts: kept('ATTEMPTS', 'Attempts to deliver webhooks; their sums by the hour, too.', 1, 30),
  logLevel: setting<string>(
    'ALMANAC_LOG_LEVEL',
    `${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}.`,
    'info',
    `one of ${LOG_LEVELS.join(', ')}`,
    oneOf(...LOG_LEVELS),
    () => 'info',
  ),
} as const;

/** Values of the settings. */
export type Values = {
  readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never;
};

/** Variables that are read elsewhere: secrets in files, what is watched and where sources are. */
export const ELSEWHERE: readonly Variable[] = [
  {
    name: '<SECRET>_FILE',
    meaning:
      'File that holds a secret: `DATABASE_URL_FILE`, `ALMANAC_MASTER_KEY_FILE`, the same for every key of a source.',
    fallback: 'none',
  },
  {
    name: `${EVERY_PREFIX}<TYPE>`,
    meaning: 'Another time between two looks at one entity type: `30s`, `5m`, `1h`.',
    fallback: 'as `events/<source>.yaml` says',
  },
  ...eventTypes.flatMap((type) =>
    Object.entries(type.scope).map(([name, { description, default: value }]) => ({
      name: scopeVariable(type, name),
      meaning: description,
      fallback: value.toString() || 'none',
    })),
  ),
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

/** Every variable of the README's table. */
export const VARIABLES: readonly Variable[] = [...Object.values(SETTINGS), ...ELSEWHERE];
