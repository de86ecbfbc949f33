import { test } from 'uvu';
import { Cluster } from '../../../runtime/cluster/cluster.ts';
import { createSourceClients, type SourceClients } from '../../../runtime/sources/client/clients.ts';
import { type CacheServer, cacheProgram, openCacheServer } from '../../support/cache-server.ts';
import { type Behaviour, type PolicyChanges, policy, startServer, type TestServer } from '../../support/fake-source.ts';

export const SECRET = Buffer.alloc(32, 7);

export interface Process {
  readonly cluster: Cluster;
  readonly sourceClients: SourceClients;
}

export interface Bench {
  readonly engine: CacheServer;
  readonly server: TestServer;
  process(secret?: Buffer): Promise<Process>;
}

const program = cacheProgram();

export function clusterTest(
  name: string,
  changes: PolicyChanges,
  behaviour: Behaviour,
  body: (bench: Bench) => Promise<void>,
) {
  if (program === undefined)
    return test(name, () => void process.stdout.write('skipped: no redis-server or valkey-server\n'));
  return test(name, async () => {
    const engine = await openCacheServer(program);
    const server = await startServer(behaviour);
    const open: Process[] = [];
    try {
      await body({
        engine,
        server,
        async process(secret = SECRET) {
          const cluster = new Cluster({ url: engine.url, secret });
          await cluster.start();
          const environment = { UPSTREAM_TEST_SOURCE_BASE_URL: server.url };
          const sourceClients = createSourceClients([policy(changes)], { version: '1', environment, shared: cluster });
          open.push({ cluster, sourceClients });
          return { cluster, sourceClients };
        },
      });
    } finally {
      for (const { cluster, sourceClients } of open) {
        sourceClients.close();
        await cluster.close();
      }
      await server.close();
      await engine.stop();
    }
  });
}

export const clientOf = ({ sourceClients }: Process) => sourceClients.client('test-source');

export const request = { path: '/a', query: { of: 'somebody-private' }, expect: 'json' } as const;
