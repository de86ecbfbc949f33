// Two processes that a test supervises: they only listen. SIGUSR2 has no further one begin until it comes again: their folder is gone then, as
// where the machine has no memory or processes left.

import cluster from 'node:cluster';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askForPort } from '../../../runtime/cluster/stand-in.ts';
import { supervise } from '../../../runtime/cluster/supervisor.ts';
import { createLog, flushed } from '../../../runtime/telemetry/log.ts';

const log = createLog('info');
if (cluster.isPrimary) {
  let isGone = false;
  process.on('SIGUSR2', () => {
    isGone = !isGone;
    cluster.setupPrimary({ cwd: isGone ? '/there/is/no/such/folder' : process.cwd() });
    log.info(isGone ? 'none can begin' : 'they can begin');
  });
  const code = await supervise({ workers: 2, stopMs: 5_000, reloads: false, log });
  await flushed(log, 500);
  process.exit(code);
}
const server = createServer((_, response) => response.end());
process.on('SIGTERM', () => process.exit(0));
await askForPort();
server.listen(0, '127.0.0.1', () => {
  log.info({ pid: process.pid, port: (server.address() as AddressInfo).port }, 'listening');
});
