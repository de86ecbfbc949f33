// Serves all HTTP transports on one port.

import type { AddressInfo } from 'node:net';
import type { Config } from '../config/config.ts';
import { isSignInEnabled } from '../config/connecting.ts';
import { ClientAddresses, isTrustedProxy } from '../limits/client-address.ts';
import { createOAuth } from '../oauth/oauth.ts';
import { Audit } from '../platform/audit.ts';
import { OperatorList } from '../platform/operators.ts';
import { failurePages } from '../site/failures.ts';
import { LiveCards } from '../site/live/live-cards.ts';
import { localUrl } from '../transports/http/listen.ts';
import { stopTimes } from '../transports/http/stop.ts';
import { createMcpTransport } from '../transports/mcp/transport.ts';
import { createAnswersTransport } from '../transports/rest/answers.ts';
import { createQueryTransport } from '../transports/rest/query.ts';
import { createRestTransport } from '../transports/rest/transport.ts';
import { createVisitorTransport } from '../transports/rest/visitor.ts';
import { type AlmanacOptions, type AppContext, assemble, type Running } from './app.ts';
import { addPages } from './routes.ts';
import { type RunningServer, startServer } from './server.ts';

export interface Almanac extends Running {
  readonly address: AddressInfo;
  reload(): Promise<void>;
  /** Preloads the gazetteer, so that the first calls do not have to wait for it. */
  warm(): Promise<void>;
}

export function startAlmanac(config: Config, options: AlmanacOptions = {}): Promise<Almanac> {
  return assemble(config, options, serve);
}

/** Resources opened by this function are closed first. */
async function serve(app: AppContext): Promise<Pick<Almanac, 'address' | 'reload' | 'warm'>> {
  const { config, log, accounts, store, secrets, metrics, webhooks, inFlight, opened } = app;
  const { services, areas } = app.offer;
  const { invoke, observer, findTool } = app.mcp;
  const { requestLimiter } = accounts;
  const times = stopTimes(config.stopSeconds - config.drainSeconds);
  const addresses = new ClientAddresses(config.trustedProxies, log);
  const operators = new OperatorList(config.adminToken, config.operatorsFile);
  const mcp = createMcpTransport(app.mcp);
  const connect = isSignInEnabled(config)
    ? createOAuth({
        ...{ config, mcp, services, areas, store, secrets, accounts, observer, log },
        clientAddresses: addresses,
        local: () => localUrl(running.address),
      })
    : undefined;
  if (connect !== undefined) opened.unshift(() => connect.close());
  const running: RunningServer = await startServer({
    port: config.port,
    host: config.host,
    // With the embedded store, a second process that uses the same folder refuses to start.
    sharesPort: config.databaseUrl !== undefined,
    publicUrl: config.publicUrl,
    allowedHosts: config.allowedHosts,
    allowedOrigins: config.allowedOrigins,
    services,
    networkOf: (request) => addresses.networkOf(request),
    refuseBlocked: (request) => {
      if (accounts.blocks.hasNetworks) accounts.blocks.refuseNetwork(addresses.of(request));
    },
    requestLimiter,
    rest: createRestTransport({ services, areas, invoke, requestLimiter }),
    query: createQueryTransport(app.queries, requestLimiter),
    answers: createAnswersTransport(app.answers, requestLimiter),
    visitors: createVisitorTransport({
      ...{ services, areas, invoke, requestLimiter },
      policies: app.policies,
      callsPerHour: config.tryCalls,
    }),
    mcp,
    connect: connect?.transport ?? ((_, next) => next()),
    failurePage: failurePages(config.publicUrl),
    addPages: (router) =>
      addPages(router, {
        ...{ services, areas, findTool, answers: app.answers },
        liveCards: new LiveCards({ services, invoke }),
        ...{ addresses, operators, config, accounts, store, metrics, log },
        ...{ subscriptions: webhooks.subscriptions, inboxes: webhooks.inboxes },
        eraseAnswers: app.eraseAnswers,
        sources: () => app.sourceClients.state(),
        watches: () => app.watcher.state(),
        lists: () => app.catalogs.state(),
        cache: () => app.cluster?.state(),
        isStopping: app.isStopping,
      }),
    observer,
    sockets: {
      inAll: config.maxSockets,
      perAddress: config.maxSocketsPerAddress,
      isProxy: (address) => isTrustedProxy(config.trustedProxies, address),
    },
    onSocketLimit: (limit, network) =>
      log.warn({ limit, network }, 'connection limit reached: connections are refused'),
    stopTimes: times,
  });
  opened.unshift(() => {
    inFlight.endBy(Date.now() + times.calls, times.grace);
    return running.stop();
  });
  const audit = new Audit(store.audit, log);
  const reload = async () => {
    try {
      const names = operators.reload();
      await audit.note({
        action: 'operators.read',
        details: { names },
        message: 'operators file reloaded',
      });
    } catch (error) {
      log.error({ error }, 'operators file is invalid: the previous operators stay in effect');
    }
  };
  const warm = async () => {
    try {
      // A separate thread reads and indexes the cities.
      await (await app.source('places-data')).cities();
    } catch (error) {
      log.warn({ error }, 'gazetteer could not be preloaded: the first call that needs it retries');
    }
  };
  return { address: running.address, reload, warm };
}
