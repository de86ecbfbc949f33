// HTTP server with limits and graceful shutdown.

import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { RequestIds } from '../telemetry/request-id.ts';
import { createLimitedServer, listen } from '../transports/http/listen.ts';
import { type OnLimit, type SocketLimits, Sockets } from '../transports/http/sockets.ts';
import { drain, responseThatEnds, type StopTimes } from '../transports/http/stop.ts';
import { inTurns } from '../transports/http/turns.ts';
import { endUnread } from '../transports/http/unread.ts';
import { type ApplicationOptions, createApplication } from './application.ts';
import { refuseMalformed } from './malformed.ts';

export interface ServerOptions extends ApplicationOptions {
  readonly port: number;
  readonly sockets: SocketLimits;
  readonly onSocketLimit: OnLimit;
  readonly stopTimes: StopTimes;
  /** Uses SO_REUSEPORT, so that the kernel distributes connections among processes. */
  readonly sharesPort?: boolean;
}

export interface RunningServer {
  readonly address: AddressInfo;
  /** Stops accepting connections and finishes calls in flight. */
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { observer, port, host } = options;
  const requestIds = new RequestIds();
  const sockets = new Sockets(options.sockets, options.onSocketLimit);
  const server: Server = createLimitedServer(responseThatEnds(() => !server.listening));
  sockets.guard(server);
  endUnread(server);
  const application = createApplication(options, requestIds, (context) => sockets.requested(context));
  const waits = (socket: Socket) => sockets.waits(socket);
  server.on('request', inTurns(application, options.networkOf, waits));
  // Send 100 Continue only when the body is read, so that clients do not send the body of a rejected request.
  server.on('checkContinue', (request, response) => {
    request.once('resume', () => {
      if (!response.headersSent) response.writeContinue();
    });
    server.emit('request', request, response);
  });
  server.on('clientError', (error, socket) => refuseMalformed(observer, error, socket, requestIds.next()));
  await listen(server, { port, host, sharesPort: options.sharesPort ?? false }, (error) => observer.onError(error, ''));
  return { address: server.address() as AddressInfo, stop: () => drain(server, sockets, options.stopTimes) };
}
