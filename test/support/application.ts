// The application around doors of a test, on a free port of loopback.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RequestIds } from '../../runtime/observe/request-id.ts';
import { type ApplicationOptions, createApplication } from '../../runtime/server/application.ts';

export interface TestApplication {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts it; a door that is not given hands on every request. */
export async function openApplication(options: Partial<ApplicationOptions>): Promise<TestApplication> {
  const application = createApplication(
    {
      ...{ host: '127.0.0.1', publicUrl: undefined, allowedHosts: [], allowedOrigins: [], services: [] },
      rest: (_, next) => next(),
      mcp: (_, next) => next(),
      addPages: () => {},
      observer: { onError: () => {}, onRefused: () => {} },
      ...options,
    },
    new RequestIds(),
  );
  const server = createServer(application);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
