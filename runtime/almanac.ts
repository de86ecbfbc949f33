// One Almanac process, put together: store, accounts, sources, adapters, corridor, doors, server. Nothing here decides
// anything; it says what is connected to what.

import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { areas, services } from '../generated/catalog.ts';
import { plans, platform } from '../generated/platform.ts';
import { upstreams as policies } from '../generated/upstreams.ts';
import { type Accounts, openAccounts } from './accounts/accounts.ts';
import { loadSecrets } from './accounts/secrets.ts';
import { createAdapters } from './adapters/index.ts';
import { createClock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Service } from './contract/operation.ts';
import type { UpstreamPolicy } from './contract/upstream.ts';
import { type AnyHandler, bindHandlers } from './corridor/binding.ts';
import { type CallObserver, createInvoke } from './corridor/invoke.ts';
import { problemText } from './corridor/problem-details.ts';
import { sendProblem } from './doors/http/send.ts';
import { allowedHosts } from './doors/mcp/access.ts';
import { createMcpDoor, type McpDoor } from './doors/mcp/door.ts';
import { createRestDoor } from './doors/rest/door.ts';
import { createFindTool } from './find-tool.ts';
import { createLog, type Log } from './observe/log.ts';
import { Metrics } from './observe/metrics.ts';
import { addAccountPages } from './pages/accounts.ts';
import { addDocuments } from './pages/documents.ts';
import { addStatePages } from './pages/state.ts';
import { startServer } from './server.ts';
import { openStore } from './store/open-store.ts';
import { createUpstreams } from './upstream/upstreams.ts';
import { createWatching } from './watching.ts';

const GENERATED = new URL('../generated/', import.meta.url);

/** Services beyond those of the catalogue, for tests of what no real service needs yet. */
export interface Extra {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly handlers: ReadonlyMap<Service['operations'][number], AnyHandler>;
  readonly toolsJson: (slug: string) => string;
}

export interface AlmanacOptions {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** In tests a result that departs from its schema fails the call. */
  readonly strictResults?: boolean;
  readonly extra?: Extra;
}

export interface Almanac {
  readonly address: AddressInfo;
  readonly accounts: Accounts;
  readonly log: Log;
  /** Finishes what is in flight, writes what is in memory, closes everything. */
  stop(): Promise<void>;
}

/** Starts a process. Everything that was opened is closed again when a later step fails. */
export async function startAlmanac(config: Config, options: AlmanacOptions = {}): Promise<Almanac> {
  const { environment = process.env, strictResults = false, extra } = options;
  const log = createLog(config.logLevel);
  const secrets = loadSecrets(config.masterKey, config.databaseUrl === undefined ? config.dataDir : undefined);
  const { databaseUrl, dataDir } = config;
  const onStoreError = (message: string, error: unknown) => log.error({ error }, message);
  const store = await openStore(databaseUrl === undefined ? { dataDir } : { databaseUrl }, { onError: onStoreError });
  /** What is open, last first: the order of closing. */
  const opened: (() => void | Promise<void>)[] = [() => store.close()];
  const close = async () => {
    for (const each of opened.splice(0)) await each();
  };
  try {
    const allPolicies: readonly UpstreamPolicy[] = Object.values(policies);
    const upstreams = createUpstreams(allPolicies, {
      environment,
      version: platform.version,
      contact: config.publicUrl,
      ...(store.sourceStarts === undefined ? {} : { clusterRate: store.sourceStarts }),
    });
    opened.unshift(() => upstreams.close());
    const clock = createClock(upstreams.recordedDates);
    const accounts = await openAccounts({ store, secrets, plans, now: () => Date.now(), onError: onStoreError });
    opened.unshift(() => accounts.close());
    const metrics = new Metrics(() => upstreams.state());
    const { watcher, trackedCompanies } = createWatching({
      environment,
      store,
      upstreams,
      now: () => clock.now(),
      log,
    });
    opened.unshift(() => watcher.stop());
    const offered = [...services, ...(extra?.services ?? [])];
    const offeredAreas = [...areas, ...(extra?.areas ?? [])];
    const handlers = new Map([
      ...bindHandlers([...services, ...areas], createAdapters({ accounts, upstreams, dataDir, trackedCompanies })),
      ...(extra?.handlers ?? []),
    ]);
    const invoke = createInvoke({
      gate: accounts,
      handlers,
      observer: observer(metrics, log),
      nowFor: (sources) => clock.nowFor(sources),
      strictResults,
    });
    const onError = (error: unknown, requestId: string) =>
      log.error({ error, request_id: requestId }, 'request failed');
    const running = await startServer(
      {
        services: offered,
        rest: createRestDoor(offered, offeredAreas, invoke),
        mcp: mcpDoor(config, offered, invoke, onError, extra),
        addPages: (router) => {
          addDocuments(router, offered, offeredAreas);
          addStatePages(router, { store, metrics, sources: () => upstreams.state(), watches: () => watcher.state() });
          addAccountPages(router, {
            accounts,
            signup: config.signup,
            adminToken: config.adminToken,
            trustedProxies: config.trustedProxies,
          });
        },
        onError,
      },
      config.port,
      config.host,
    );
    opened.unshift(() => running.stop());
    watcher.start();
    return { address: running.address, accounts, log, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}

function mcpDoor(
  config: Config,
  offered: readonly Service[],
  invoke: ReturnType<typeof createInvoke>,
  onError: (error: unknown, requestId: string) => void,
  extra: Extra | undefined,
): McpDoor {
  const toolsJson = (slug: string) =>
    services.some((service) => service.slug === slug)
      ? readFileSync(new URL(`services/${slug}/mcp.json`, GENERATED), 'utf8')
      : (extra?.toolsJson(slug) ?? '[]');
  return createMcpDoor({
    services: offered.map(({ slug, title, summary, lifecycle, operations }) => ({
      slug,
      title,
      summary,
      instructions: `${summary} Lifecycle: ${lifecycle}. Calls need an API key: ${platform.keyHow}`,
      toolsJson: toolsJson(slug),
      operations: new Map(operations.map((operation) => [operation.name, operation])),
    })),
    invoke,
    findTool: createFindTool(new URL('find-tool.json', GENERATED)),
    serverInfo: { name: 'almanac', title: platform.title, version: platform.version },
    allowedHosts: allowedHosts(config.publicUrl, config.allowedHosts),
    allowedOrigins: [...(config.publicUrl === undefined ? [] : [config.publicUrl]), ...config.allowedOrigins],
    errorText: problemText,
    sendProblem: (response, problem) => sendProblem(response, problem, ''),
    onError,
  });
}

function observer(metrics: Metrics, log: Log): CallObserver {
  return {
    called({ operation, door, requestId }, outcome, keyId, elapsedMs) {
      metrics.called(operation, door, outcome, elapsedMs);
      if (!log.isLevelEnabled('info')) return;
      const facts = {
        request_id: requestId,
        operation: operation.id,
        door,
        key_id: keyId,
        ms: Math.round(elapsedMs * 100) / 100,
      };
      if (outcome.ok) log.info({ ...facts, outcome: 'ok' }, 'call');
      else log.info({ ...facts, outcome: outcome.problem.code }, 'call');
    },
    violated(operation, path, message, fatal) {
      metrics.violated(operation, fatal);
      log.warn({ operation: operation.id, path, fatal }, `result ${message}`);
    },
    failed(operation, requestId, error) {
      log.error({ operation: operation.id, request_id: requestId, error }, 'call failed on our side');
    },
  };
}
