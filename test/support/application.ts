// Runs an application with test transports on a free loopback port.

import { createServer } from 'node:http';
import { type ApplicationOptions, createApplication } from '../../runtime/app/application.ts';
import { RequestIds } from '../../runtime/telemetry/request-id.ts';
import { type AtLoopback, atLoopback } from './loopback.ts';
import { UNPACED } from './unpaced.ts';

/** Transports that are not in `options` pass every request on to the next handler. */
export async function openApplication(options: Partial<ApplicationOptions>): Promise<AtLoopback> {
  const application = createApplication(
    {
      ...{ host: '127.0.0.1', publicUrl: undefined, allowedHosts: [], allowedOrigins: [], services: [] },
      rest: (_, next) => next(),
      mcp: (_, next) => next(),
      connect: (_, next) => next(),
      refuseBlocked: () => {},
      requestLimiter: UNPACED,
      addPages: () => {},
      networkOf: () => '127.0.0.1',
      observer: { onError: () => {}, onRefused: () => {} },
      ...options,
    },
    new RequestIds(),
  );
  return atLoopback(createServer(application));
}
