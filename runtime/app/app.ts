// Wires one Almanac process and its transports.

import { mkdtempSync, rmSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventTypes } from '../../generated/events.ts';
import { plans, platform } from '../../generated/platform.ts';
import { research } from '../../generated/research.ts';
import { REVISION } from '../../generated/revision.ts';
import { sources as policies } from '../../generated/sources.ts';
import { createAdapterLoader } from '../adapters/loader.ts';
import { createSourceLoader, type SourceLoader } from '../adapters/sources.ts';
import { createWatcherLoader } from '../adapters/watch-loader.ts';
import { Answers } from '../answers/answers.ts';
import { eraseAnswers } from '../answers/erase.ts';
import { AnswerKeeper } from '../answers/keeper.ts';
import { AnswerSignatures } from '../answers/signature.ts';
import { type Clock, createClock } from '../clock.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Config } from '../config/config.ts';
import { switchedOff } from '../config/switched-off.ts';
import type { Plan } from '../contract/gate.ts';
import type { SourcePolicy } from '../contract/source.ts';
import { bindHandlers } from '../dispatch/binding.ts';
import { CallsInFlight } from '../dispatch/calls-in-flight.ts';
import { createInvoke, type ResultAudit } from '../dispatch/invoke.ts';
import { type Accounts, openAccounts } from '../identity/accounts.ts';
import { Mailer } from '../identity/mailer.ts';
import { loadSecrets, type Secrets } from '../identity/secrets.ts';
import { linkOutbox, type SignUpMail } from '../identity/sign-up.ts';
import { HOUR_MS } from '../lib/duration.ts';
import { outdatedRulesWarning } from '../lib/time-zone-release.ts';
import { Allowance, VISITOR_ID } from '../limits/allowance.ts';
import { type Plans, SIGN_UP_PLAN } from '../limits/plans.ts';
import { quotaDay } from '../limits/quota-day.ts';
import { createQueries, type Queries } from '../query/query.ts';
import { queryTools } from '../query/tools.ts';
import { createFindTool } from '../search/find-tool.ts';
import { appResources } from '../site/apps.ts';
import { SourceCatalogs } from '../sources/catalogs/catalogs.ts';
import type { SourceClient } from '../sources/client/client.ts';
import { createSourceClients, userAgent } from '../sources/client/clients.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { callObserver } from '../telemetry/call-observer.ts';
import { createLog, type Log } from '../telemetry/log.ts';
import { standardOutput } from '../telemetry/log-output.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { refusalObserver } from '../telemetry/refusals.ts';
import {
  logMailTransitions,
  logSourceTransitions,
  logStoreTransitions,
  logUnseenFailures,
} from '../telemetry/transitions.ts';
import { localUrl } from '../transports/http/listen.ts';
import { sourceFacts, sourcesOf } from '../transports/mcp/citation.ts';
import { mcpServices } from '../transports/mcp/offered.ts';
import { createResearch } from '../transports/mcp/research.ts';
import type { McpTransportOptions } from '../transports/mcp/transport.ts';
import type { TransportObserver } from '../transports/observer.ts';
import { Watcher } from '../webhooks/watch/watcher.ts';
import { isWatchable, scopedTypes, watchOf } from '../webhooks/watch/watches.ts';
import { createWebhooks, webhookSettings } from '../webhooks/webhooks.ts';
import { type Catalog, generatedCatalog } from './catalog.ts';

const GENERATED = new URL('../../generated/', import.meta.url);
/** Number of matching tools used to select the services for a research query. */
const TOOLS_LOOKED_AT = 20;
/** Deadline for loading the World Bank's list of countries, which is used to resolve its groups in queries. */
const GROUP_MS = 20_000;

/** Dependencies that tests can override. */
export interface AlmanacOptions {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** For tests: if true, a schema violation makes the call fail. */
  readonly strictResults?: boolean;
  /** For tests. */
  readonly auditResult?: ResultAudit;
  /** Default: standard output. */
  readonly log?: Log;
  readonly offer?: Catalog;
  readonly policies?: readonly SourcePolicy[];
  readonly clock?: Clock;
  /** Folder for catalogs fetched from sources; processes may share it. Default: DATA_DIR/harvest. */
  readonly catalogFolder?: string;
}

export interface Running {
  readonly accounts: Accounts;
  readonly log: Log;
  /**
   * During the drain period, reports that the server is stopping. Then finishes calls, saves in-memory state and closes
   * everything.
   */
  stop(): Promise<void>;
}

/** Assembled components that the transports use. */
export interface AppContext {
  readonly config: Config;
  readonly offer: Catalog;
  readonly policies: readonly SourcePolicy[];
  readonly log: Log;
  readonly store: Store;
  readonly secrets: Secrets;
  readonly accounts: Accounts;
  readonly sourceClients: ReturnType<typeof createSourceClients>;
  readonly webhooks: ReturnType<typeof createWebhooks>;
  readonly watcher: Watcher;
  readonly catalogs: SourceCatalogs;
  readonly source: SourceLoader;
  readonly metrics: Metrics;
  readonly cluster: Cluster | undefined;
  readonly mcp: McpTransportOptions;
  readonly queries: Queries;
  /** Undefined if answers are not stored and so have no address. */
  readonly answers: Answers | undefined;
  readonly eraseAnswers: (text: string) => Promise<number>;
  readonly inFlight: CallsInFlight;
  /** Close functions, in reverse order of opening. */
  readonly opened: (() => void | Promise<void>)[];
  readonly isStopping: () => boolean;
}

/** The result includes the result of `serve`. If a step fails, closes everything that was already opened. */
export async function assemble<Served extends object>(
  config: Config,
  options: AlmanacOptions,
  serve: (app: AppContext) => Promise<Served>,
): Promise<Running & Served> {
  const { environment = process.env, strictResults = false, auditResult, offer = generatedCatalog } = options;
  const log = options.log ?? createLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  const outdatedRules = outdatedRulesWarning(new Date());
  if (outdatedRules !== undefined) log.warn(outdatedRules);
  const secrets = loadSecrets(
    config.masterKey,
    config.databaseUrl === undefined ? config.dataDir : undefined,
    config.masterKeyPrevious,
  );
  const { databaseUrl, dataDir } = config;
  const onStoreError = logUnseenFailures(log);
  const store = await openStore(databaseUrl === undefined ? { dataDir } : { databaseUrl }, {
    onError: onStoreError,
    onTransition: logStoreTransitions(log),
  });
  const opened: (() => void | Promise<void>)[] = [() => store.close()];
  let stopping = false;
  const close = async () => {
    stopping = true;
    for (const each of opened.splice(0)) await each();
  };
  try {
    const cluster = await joinedCluster(config, secrets, log, opened);
    const allPolicies: readonly SourcePolicy[] = options.policies ?? Object.values(policies);
    const sourceClients = createSourceClients(allPolicies, {
      environment,
      version: platform.version,
      contact: config.publicUrl,
      off: switchedOff(config),
      shared: cluster,
      ...(store.sourceStarts === undefined ? {} : { clusterRate: store.sourceStarts }),
      onTransition: logSourceTransitions(log),
      onQueried: (source, ms) => store.tallies.countRequest(source, Math.floor(Date.now() / HOUR_MS), ms),
    });
    opened.unshift(() => sourceClients.close());
    const clock = options.clock ?? createClock(sourceClients.recordedDates);
    const mail = await signUpMail(config, { store, secrets, log }, opened);
    const accounts = await openAccounts({
      mail,
      ...{ store, secrets, plans, keyless: config.keyless, now: () => Date.now(), onError: onStoreError },
      keep: {
        usage: config.keepUsage,
        feedback: config.keepFeedback,
        unusedKeys: config.keepUnusedKeys,
        audit: config.keepAudit,
        answers: config.keepAnswers,
      },
      contact: config.contact,
      buckets: cluster,
      onExchanged: ({ resealed, unreadable, keysWaiting }) =>
        log.info(
          { resealed, unreadable, keys_waiting: keysWaiting },
          'master key rotated, except for keys not used since then; remove ALMANAC_MASTER_KEY_PREVIOUS when keys_waiting is 0',
        ),
      // Missing recordings do not count as failures.
      ...(sourceClients.recordedDates === undefined ? {} : { failuresAMinute: Number.POSITIVE_INFINITY }),
    });
    opened.unshift(() => accounts.close());
    // Keep replayed data away from servers that query the real sources.
    const keptIn = sourceClients.recordedDates === undefined ? dataDir : undefined;
    const catalogs = new SourceCatalogs({
      directory:
        keptIn === undefined
          ? join(scratchFolder(opened), 'harvest')
          : (options.catalogFolder ?? join(keptIn, 'harvest')),
      now: () => clock.now(),
      shared: keptIn === undefined ? undefined : store.sharedFiles,
    });
    opened.unshift(() => catalogs.close());
    const metrics = new Metrics(() => sourceClients.state(), {
      store: () => store.readings(),
      lists: () => catalogs.state(),
      lostLines: () => standardOutput().lost,
      keysWaiting: secrets.previous && (() => accounts.keysWaiting()),
      cacheRejections: cluster && (() => cluster.rejected()),
    });
    await tellCollector(config, metrics, log, opened);
    const positions = keptIn === undefined ? undefined : store.positions;
    const source = createSourceLoader(sourceClients, catalogs, { faostatDomains: config.faostatDomains }, positions);
    const scoped = scopedTypes(eventTypes, environment);
    const watchers = createWatcherLoader(source);
    const webhooks = createWebhooks({
      ...{ store, secrets, log, types: scoped },
      limitOf: (plan) => ((plans as Plans)[plan ?? SIGN_UP_PLAN] as Plan).subscriptions,
      // Without a public URL, use the configured port instead of the actual one, so that URLs of test inboxes survive a
      // restart.
      url: config.publicUrl ?? configuredUrl(config),
      settings: webhookSettings(config),
      burst: accounts.burstCap('subscriptions'),
      userAgent: userAgent(platform.version, config.publicUrl),
      onError: onStoreError,
      onAttempt: (error) => metrics.attempted(error),
      onDeferred: (share) => metrics.deferred(share),
      onOutdated: (type, uses) => metrics.eventOutdated(type, uses),
    });
    opened.unshift(() => webhooks.stop());
    const isWanted = (entityType: string) => store.webhooks.isWanted(entityType);
    const watches = scoped.filter(isWatchable).map((each) => watchOf(each, watchers, isWanted));
    const watcher = new Watcher({ store, watches, now: () => clock.now(), log, onChanges: webhooks.onChanges });
    opened.unshift(() => watcher.stop());
    const adapters = createAdapterLoader(source, {
      client: (id) => sourceClients.client(id),
      receiveFeedback: (feedback) => accounts.receiveFeedback(feedback),
      subscriptions: webhooks.subscriptions,
      watched: (entityType) => {
        const watched = scoped.find(({ type }) => type.type === entityType);
        if (watched === undefined || !isWatchable(watched)) return undefined;
        return { scope: watched.scope, changesSince: (since, limit) => watcher.changesSince(entityType, since, limit) };
      },
    });
    const { services, areas } = offer;
    const inFlight = new CallsInFlight();
    const keeper = answerKeeper(config, store, allPolicies, onStoreError);
    if (keeper !== undefined) opened.unshift(() => keeper.close());
    const invoke = createInvoke({
      answers: keeper,
      limits: new Allowance({
        callsPerHour: config.tryCalls,
        calls: accounts.burstCap('visitors'),
        keyed: accounts.callLimits,
      }),
      handlers: bindHandlers([...services, ...areas], adapters, offer.handlers),
      observer: callObserver(metrics, log, (keyId, service, failed) => {
        if (keyId !== VISITOR_ID) store.tallies.called(keyId, quotaDay(Date.now()), service, failed);
      }),
      inFlight,
      nowFor: (sources) => clock.nowFor(sources),
      strictResults,
      auditResult,
    });
    const observer: TransportObserver = {
      onError: (error, requestId) => log.error({ error, request_id: requestId }, 'request failed'),
      onRefused: refusalObserver(metrics, log),
    };
    const offered = mcpServices([...services, ...areas], offer.toolsJson);
    const findTool = createFindTool(GENERATED);
    const texts = createResearch({
      ...{ sources: research, services: offered, invoke },
      fitting: (query) => findTool(query, TOOLS_LOOKED_AT).matches.map(({ id }) => id.split('.')[0] as string),
    });
    const citations = new Map(allPolicies.map(({ id, citation }) => [id, citation]));
    const queryable = queryTools([...services, ...areas]);
    const queries = createQueries({
      ...{ tools: queryable, now: () => clock.now(), invoke },
      bankMembers: async (group, { signal }) => {
        const call = { signal, deadline: Date.now() + GROUP_MS, now: () => clock.now(), provenance: () => {} };
        return (await source('world-bank')).membersOf(group, call);
      },
      cite: (provenance, operation) => sourceFacts(sourcesOf(provenance, citations, operation)),
      quotaState: (key) => accounts.callLimits.quotaState(key),
    });
    opened.unshift(() => queries.close());
    const tools = [...services, ...areas].flatMap(({ operations }) => operations);
    const base = config.publicUrl?.replace(/\/$/, '');
    const answerUrl = (id: string) => (base === undefined ? undefined : `${base}/answers/${id}`);
    const answers =
      keeper &&
      new Answers({
        ...{ store: store.answers, signatures: new AnswerSignatures(secrets), operations: tools, invoke },
        keysOf: async (operation) => (await queryable.tableOf(operation))?.lists ?? {},
        urlOf: (id) => answerUrl(id) ?? `/answers/${id}`,
        settled: (id) => keeper.settled(id),
        now: () => clock.now(),
      });
    const mcp: McpTransportOptions = {
      services: offered,
      research: texts,
      queries,
      answers,
      answerUrl,
      invoke,
      resources: [appResources, texts.resources],
      citations,
      requestLimiter: accounts.requestLimiter,
      findTool,
      serverInfo: { name: 'almanac', title: platform.title, version: platform.release },
      keyProblem: (credentials) => accounts.keyProblem(credentials),
      observer,
    };
    const app: AppContext = {
      ...{
        config,
        offer,
        policies: allPolicies,
        log,
        store,
        secrets,
        accounts,
        sourceClients,
        webhooks,
        watcher,
        catalogs,
        source,
        metrics,
        cluster,
        mcp,
        queries,
        answers,
      },
      eraseAnswers: (text) =>
        eraseAnswers(
          {
            store: store.answers,
            flush: async () => keeper?.flush(),
            forget: () => keeper?.forget(),
            settleMs: databaseUrl === undefined ? 0 : ANSWERS_SETTLE_MS,
          },
          text,
        ),
      ...{ inFlight, opened, isStopping: () => stopping },
    };
    const served = await serve(app);
    webhooks.start();
    watcher.start();
    await collectPositions(sourceClients.client('aisstream'), store, log, opened);
    const stop = async () => {
      stopping = true;
      if (config.drainSeconds > 0) await wait(config.drainSeconds * 1_000);
      await close();
    };
    return { accounts, log, stop, ...served };
  } catch (error) {
    await close();
    throw error;
  }
}

function configuredUrl({ host, port }: Config): string {
  return localUrl({ address: host, port, family: isIP(host) === 6 ? 'IPv6' : 'IPv4' });
}

/** Imports the module only if CACHE_URL is set. */
async function joinedCluster(
  config: Config,
  secrets: Secrets,
  log: Log,
  opened: (() => void | Promise<void>)[],
): Promise<Cluster | undefined> {
  if (config.cacheUrl === undefined) return undefined;
  const { Cluster } = await import('../cluster/cluster.ts');
  const onChange = (up: boolean) =>
    up ? log.info('shared cache connected') : log.warn('shared cache unavailable: this process continues without it');
  const cluster = new Cluster({ url: config.cacheUrl, secret: secrets.cacheKey, onChange });
  opened.unshift(() => cluster.close());
  await cluster.start();
  if (!cluster.state().up)
    log.warn('CACHE_URL: the cache does not respond; this process works without it until it responds');
  return cluster;
}

/** Imports the exporter only if OTEL_EXPORTER_OTLP_ENDPOINT is set. */
async function tellCollector(
  { otlpEndpoint: endpoint }: Config,
  { registry }: Metrics,
  log: Log,
  opened: (() => void | Promise<void>)[],
): Promise<void> {
  if (endpoint === undefined) return;
  const { startTelemetry } = await import('../telemetry/telemetry.ts');
  opened.unshift(startTelemetry({ endpoint, version: platform.version, registry, log }));
}

/** Returns undefined if no mail server is configured. */
async function signUpMail(
  { mail, mailFrom, publicUrl }: Config,
  { store, secrets, log }: { store: Store; secrets: Secrets; log: Log },
  opened: (() => void | Promise<void>)[],
): Promise<SignUpMail | undefined> {
  if (mail === undefined || mailFrom === undefined || publicUrl === undefined) return undefined;
  const { smtpTransport } = await import('../identity/smtp.ts');
  const mailer = new Mailer({
    outbox: linkOutbox(store.signUpLinks, secrets, (token) => `${publicUrl}/signup/links/${token}`),
    transport: await smtpTransport(mail, mailFrom),
    now: () => Date.now(),
    onTransition: logMailTransitions(log),
    onError: logUnseenFailures(log),
  });
  opened.unshift(() => mailer.close());
  mailer.start();
  return { onWaiting: () => mailer.look() };
}

/** Imports the module only if the source's key is set. */
async function collectPositions(
  client: SourceClient,
  store: Store,
  log: Log,
  opened: (() => void | Promise<void>)[],
): Promise<void> {
  if (!client.configured || client.replaying) return;
  const { Collector } = await import('../adapters/maritime/aisstream/aisstream.ts');
  const collector = new Collector({ client, store, log });
  opened.unshift(() => collector.stop());
  collector.start();
}

/** Creates a folder for replay data, which is deleted on stop. */
function scratchFolder(opened: (() => void | Promise<void>)[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-replay-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Twice the maximum time that answers are pending in other processes. */
const ANSWERS_SETTLE_MS = 1_000;
const BYTES_A_MEGABYTE = 1_000_000;

function answerKeeper(
  { answersMb }: Config,
  store: Store,
  policies: readonly SourcePolicy[],
  onError: (message: string, error: unknown) => void,
): AnswerKeeper | undefined {
  if (answersMb === 0) return undefined;
  const digestOnly = new Set(policies.filter(({ answers }) => answers === 'digest').map(({ id }) => id));
  return new AnswerKeeper({
    store: store.answers,
    revision: REVISION,
    isKept: (source) => !digestOnly.has(source),
    maxBytes: answersMb * BYTES_A_MEGABYTE,
    onError,
  });
}
