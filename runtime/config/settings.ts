// Every setting of the server. The configuration, its errors, warnings and the README's table are derived from this list.

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

/** Most verbose first. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export interface Variable {
  readonly name: string;
  readonly meaning: string;
  /** Default, in words. */
  readonly fallback: string;
}

export interface Setting<Value> extends Variable {
  /** Completes the sentence `PORT must be …`. */
  readonly expected: string;
  readonly read: Read<Value>;
  readonly without: () => Value;
  /** If true, `<name>_FILE` is also accepted. */
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

/** Marks a setting as secret: its value is never shown and may come from a file. */
function secretly<Value>(plain: Setting<Value>): Setting<Value> {
  return { ...plain, isSecret: true };
}

const MAX_DAYS_KEPT = 3_650;

function kept(what: string, meaning: string, min: number, fallback: number): Setting<number> {
  return setting(
    `ALMANAC_KEEP_${what}`,
    `Retention of ${meaning}, \`${min}d\` to \`${MAX_DAYS_KEPT}d\`.`,
    `${fallback}d`,
    `whole days from ${min}d to ${MAX_DAYS_KEPT}d`,
    days(min, MAX_DAYS_KEPT),
    () => fallback,
  );
}

/** In the README's order. */
export const SETTINGS = {
  port: setting(
    'PORT',
    'Port to listen on; 0 picks a free port. With `DATABASE_URL`, several processes can listen on the same port.',
    '8080',
    'a port number from 0 to 65535',
    wholeNumber(0, 65_535),
    () => 8080,
  ),
  host: setting(
    'HOST',
    'Address to listen on; `0.0.0.0` or `::` for all interfaces.',
    '127.0.0.1',
    'an IP address or host name',
    text,
    () => '127.0.0.1',
  ),
  dataDir: setting(
    'DATA_DIR',
    'Directory of the embedded store and of downloaded source data.',
    'data',
    'a folder',
    text,
    () => 'data',
  ),
  databaseUrl: secretly(
    setting<string | undefined>(
      'DATABASE_URL',
      'PostgreSQL URL, used instead of the embedded store: `postgres://…`.',
      'embedded store',
      'a postgres:// address',
      postgresUrl,
      none,
    ),
  ),
  cacheUrl: secretly(
    setting<string | undefined>(
      'CACHE_URL',
      'Valkey or Redis URL through which several processes share cached source responses: `redis://…` or `rediss://…`.',
      'each process caches separately',
      'a redis:// or rediss:// URL',
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
    'JSON file of named operators with their token digests and permissions; reloaded on SIGHUP.',
    'none',
    'a file',
    text,
    none,
  ),
  masterKey: secretly(
    setting<string | undefined>(
      'ALMANAC_MASTER_KEY',
      'Secret from which all other secrets are derived, at least 32 characters; required with `DATABASE_URL`.',
      'generated in `DATA_DIR`',
      'at least 32 characters long',
      secret(32),
      none,
    ),
  ),
  masterKeyPrevious: secretly(
    setting<string | undefined>(
      'ALMANAC_MASTER_KEY_PREVIOUS',
      'The master key that `ALMANAC_MASTER_KEY` replaces. Secrets are re-encrypted; keys are rehashed on their next use.',
      'none',
      'at least 32 characters long',
      secret(32),
      none,
    ),
  ),
  publicUrl: setting<string | undefined>(
    'ALMANAC_PUBLIC_URL',
    'Public URL at which callers reach the server.',
    'none',
    'an http:// or https:// address without a path',
    webAddress,
    none,
  ),
  contact: setting<string | undefined>(
    'ALMANAC_CONTACT',
    'Email address or web page of the operator, shown to users who have lost their key.',
    'none',
    'an email address or an http(s):// URL',
    contact,
    none,
  ),
  signup: setting<'open' | 'off'>(
    'ALMANAC_SIGNUP',
    '`open` or `off`: whether `POST /signup` issues keys.',
    'open',
    'open or off',
    oneOf('open', 'off'),
    () => 'open',
  ),
  mail: setting<string | undefined>(
    'ALMANAC_MAIL',
    'Mail server, `smtp://user:password@host:587` or `smtps://…`. Keys, including replacements for lost ones, are then issued only through emailed links. Requires `ALMANAC_MAIL_FROM` and `ALMANAC_PUBLIC_URL`.',
    'keys are shown immediately',
    'an smtp:// or smtps:// URL with a host and an optional port',
    smtpAddress,
    none,
  ),
  mailFrom: setting<string | undefined>(
    'ALMANAC_MAIL_FROM',
    'Sender address of emailed links.',
    'none',
    'an email address',
    email,
    none,
  ),
  metrics: setting<'public' | 'operator'>(
    'ALMANAC_METRICS',
    '`public` or `operator`: who can read `/metrics` and the details of `/health`.',
    'public',
    'public or operator',
    oneOf('public', 'operator'),
    () => 'public',
  ),
  trustedProxies: setting(
    'ALMANAC_TRUSTED_PROXIES',
    'Comma-separated addresses or networks of proxies whose `X-Forwarded-For` is trusted.',
    'none',
    'comma-separated addresses or networks such as 10.0.0.0/8',
    networks,
    () => new BlockList(),
  ),
  allowedHosts: setting<readonly string[]>(
    'ALMANAC_ALLOWED_HOSTS',
    'Comma-separated additional host names that the server accepts; `/health/…` and `/metrics` accept any host name.',
    "the public URL's host, or the loopback names",
    'comma-separated host names without http://',
    listOf(isHost),
    () => [],
  ),
  allowedOrigins: setting<readonly string[]>(
    'ALMANAC_ALLOWED_ORIGINS',
    'Comma-separated additional web origins whose pages may call `/mcp`; `*` for all.',
    'same origin',
    'comma-separated origins such as https://example.org, or *',
    listOf(isOrigin),
    () => [],
  ),
  connect: setting<'on' | 'off' | undefined>(
    'ALMANAC_CONNECT',
    '`on` or `off`: whether clients can sign in with OAuth at `/connect/mcp/`.',
    'on if `ALMANAC_PUBLIC_URL` is https:// or `HOST` is a loopback address',
    'on or off',
    oneOf('on', 'off'),
    none,
  ),
  connectRegistrations: setting(
    'ALMANAC_CONNECT_REGISTRATIONS',
    'OAuth clients that one network (an IPv4 address or an IPv6 /64) may register per hour. Users of a hosted client share its addresses.',
    '60',
    'a whole number from 1 to 1000000',
    wholeNumber(1, 1_000_000),
    () => 60,
  ),
  connectUnusedClients: setting(
    'ALMANAC_CONNECT_UNUSED_CLIENTS',
    'Maximum number of registered OAuth clients without a sign-in, across all networks; the oldest are removed first.',
    '5000',
    'a whole number from 10 to 1000000',
    wholeNumber(10, 1_000_000),
    () => 5_000,
  ),
  connectClientNetworks: setting(
    'ALMANAC_CONNECT_CLIENT_NETWORKS',
    'Comma-separated networks (CIDR) from which OAuth client metadata documents may be fetched on any port, in addition to public addresses on port 443.',
    'none',
    'comma-separated addresses or networks such as 10.0.0.0/8',
    networks,
    () => new BlockList(),
  ),
  connectTokenLifetime: setting(
    'ALMANAC_CONNECT_TOKEN_LIFETIME',
    'Lifetime of an OAuth access token, `1m` to `24h`; clients refresh it automatically.',
    '1h',
    'a duration from 1m to 24h',
    durationWithin(MINUTE_MS, DAY_MS),
    () => HOUR_MS,
  ),
  connectRefreshLifetime: setting(
    'ALMANAC_CONNECT_REFRESH_LIFETIME',
    'Time after which an unused OAuth sign-in expires, `1h` to `30d`.',
    '30d',
    'a duration from 1h to 30d',
    durationWithin(HOUR_MS, 30 * DAY_MS),
    () => 30 * DAY_MS,
  ),
  faostatDomains: setting<readonly string[]>(
    'ALMANAC_FAOSTAT_DOMAINS',
    'Comma-separated FAOSTAT domains with more than 5 million rows that may be downloaded into `DATA_DIR`: `TCL`.',
    'none',
    'a list of codes of two to five letters and digits',
    listOf((code) => /^[A-Za-z0-9]{2,5}$/.test(code)),
    () => [],
  ),
  airlineAwards: setting<'on' | 'off'>(
    'ALMANAC_AIRLINE_AWARDS',
    '`on`: lets `airline_awards_search` call the SAS award finder, an undocumented endpoint that does not permit automated access.',
    'off',
    'on or off',
    oneOf('on', 'off'),
    () => 'off',
  ),
  maxSockets: setting(
    'ALMANAC_MAX_SOCKETS',
    'Maximum number of open connections.',
    '10000',
    'a whole number from 1 to 1000000',
    wholeNumber(1, 1_000_000),
    () => 10_000,
  ),
  maxSocketsPerAddress: setting(
    'ALMANAC_MAX_SOCKETS_PER_ADDRESS',
    'Maximum number of open connections per address; trusted proxies are exempt.',
    '2000',
    'a whole number from 1 to 1000000',
    wholeNumber(1, 1_000_000),
    () => 2_000,
  ),
  keyless: setting(
    'ALMANAC_KEYLESS',
    '`<per second>,<burst>`: rate limit for requests without a key, per network (an IPv4 address or an IPv6 /64); large requests and searches count more than once.',
    '60,300',
    'two whole numbers from 1 to 1000000, such as 60,300',
    burst,
    () => ({ perSecond: 60, size: 300 }),
  ),
  tryCalls: setting(
    'ALMANAC_TRY',
    'Calls per hour that each network (an IPv4 address or an IPv6 /64) can make from the pages without a key, 0 to 1000; all networks together can make 100 times as many. 0 requires a key for every call.',
    '10',
    'a whole number from 0 to 1000',
    wholeNumber(0, 1_000),
    () => 10,
  ),
  stopSeconds: setting(
    'ALMANAC_STOP_SECONDS',
    'Maximum duration of a shutdown, 1 to 600: requests in flight have five sixths of it to finish.',
    '30',
    'a whole number from 1 to 600',
    wholeNumber(1, 600),
    () => 30,
  ),
  drainSeconds: setting(
    'ALMANAC_DRAIN_SECONDS',
    'Part of the shutdown during which `/health/ready` reports `stopping` but calls are still accepted, so load balancers can take the server out of rotation.',
    '0',
    'a whole number from 0 to 599',
    wholeNumber(0, 599),
    () => 0,
  ),
  webhookNetworks: setting(
    'ALMANAC_WEBHOOK_NETWORKS',
    'Comma-separated networks (CIDR) that webhook callbacks may reach in addition to public addresses.',
    'none',
    'comma-separated addresses or networks such as 10.0.0.0/8',
    networks,
    () => new BlockList(),
  ),
  webhookHttp: setting<'on' | 'off'>(
    'ALMANAC_WEBHOOK_HTTP',
    '`on`: also allow `http://` callbacks, but only to addresses in `ALMANAC_WEBHOOK_NETWORKS`.',
    'off',
    'on or off',
    oneOf('on', 'off'),
    () => 'off',
  ),
  webhookCaFile: setting<string | undefined>(
    'ALMANAC_WEBHOOK_CA_FILE',
    'PEM file of additional certificate authorities for webhook receivers.',
    'none',
    'a file',
    text,
    none,
  ),
  webhookSchedule: setting<readonly number[] | undefined>(
    'ALMANAC_WEBHOOK_SCHEDULE',
    'Comma-separated delays before each delivery attempt of a webhook.',
    '0s,5s,5m,30m,2h,5h,10h,14h,20h,24h',
    'comma-separated durations such as 5s, 5m or 2h, each at most 30 days',
    durations,
    none,
  ),
  webhookCircuit: setting(
    'ALMANAC_WEBHOOK_CIRCUIT',
    '`<failures>,<age>`: number of consecutive failed attempts that pause a subscription, and the minimum age of the first of them.',
    '10,5m',
    'a number of failures and a duration, such as 10,5m',
    circuit,
    () => ({ failures: 10, ageMs: 300_000 }),
  ),
  otlpEndpoint: setting<string | undefined>(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OpenTelemetry collector that receives traces and metrics, OTLP over HTTP: `http://127.0.0.1:4318`.',
    'none',
    'an http:// or https:// URL',
    collector,
    none,
  ),
  keepUsage: kept('USAGE', 'usage counts per key and per source', 31, 40),
  keepFeedback: kept('FEEDBACK', 'feedback from callers', 1, 365),
  keepUnusedKeys: kept('UNUSED_KEYS', 'keys that were never used, including their email addresses', 1, 365),
  keepEvents: kept('EVENTS', 'webhook events, which can be pulled and redelivered for this long', 3, 3),
  keepAudit: kept('AUDIT', 'the audit log of operators and key owners', 30, 730),
  keepAnswers: kept(
    'ANSWERS',
    'answers that can be opened by their URL, counted from when they were last opened',
    1,
    90,
  ),
  answersMb: setting(
    'ALMANAC_ANSWERS_MB',
    'Maximum size in MB of all stored answers, which can be opened by their URL; the oldest are deleted first. With `0`, answers have no URL.',
    '512',
    'a whole number from 0 to 1000000',
    wholeNumber(0, 1_000_000),
    () => 512,
  ),
  keepAttempts: kept('ATTEMPTS', 'webhook delivery attempts and their hourly totals', 1, 30),
  logLevel: setting<string>(
    'ALMANAC_LOG_LEVEL',
    `${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}.`,
    'info',
    `one of ${LOG_LEVELS.join(', ')}`,
    oneOf(...LOG_LEVELS),
    () => 'info',
  ),
} as const;

export type Values = {
  readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never;
};

export const ELSEWHERE: readonly Variable[] = [
  {
    name: '<SECRET>_FILE',
    meaning:
      'File that holds a secret, such as `DATABASE_URL_FILE` or `ALMANAC_MASTER_KEY_FILE`; also works for every source key.',
    fallback: 'none',
  },
  {
    name: `${EVERY_PREFIX}<TYPE>`,
    meaning: 'Polling interval for one entity type: `30s`, `5m`, `1h`.',
    fallback: 'declared in `events/<source>.yaml`',
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
    meaning: 'Alternative base URL of a source, such as a mirror or a test server.',
    fallback: "the source's own URL",
  },
  { name: 'UPSTREAM_RECORD', meaning: 'Directory in which responses of real sources are recorded.', fallback: 'none' },
  {
    name: 'UPSTREAM_REPLAY',
    meaning: 'Directory of recorded responses to replay; no source is contacted.',
    fallback: 'none',
  },
];

export const VARIABLES: readonly Variable[] = [...Object.values(SETTINGS), ...ELSEWHERE];
