// MCP on standard input and output. A user who can start the process needs no key, because all calls, counts,
// subscriptions and feedback belong to one account in the embedded store.

import { join } from 'node:path';
import { plans } from '../../generated/platform.ts';
import type { Config } from '../config/config.ts';
import type { AccountKey, Plan } from '../contract/gate.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { Plans } from '../limits/plans.ts';
import { FolderInUse } from '../store/sqlite/folder-lock.ts';
import { RequestIds } from '../telemetry/request-id.ts';
import { type StdioOptions, type StdioTransport, serveStdio } from '../transports/mcp/stdio.ts';
import { type AlmanacOptions, assemble, type Running } from './app.ts';

/** Account of the local user; its plan has no daily limit. */
const OWNER = { email: 'owner@localhost.localdomain', plan: 'unlimited' };

export type LocalOptions = AlmanacOptions & Pick<StdioOptions, 'input' | 'output' | 'slugs'>;

/** Maximum number of concurrent desktop clients on one machine. */
const MAX_INSTANCES = 16;

/**
 * The first process on a machine uses DATA_DIR, and further processes use DATA_DIR/instances/<n>. All processes share
 * the catalogs fetched from sources.
 * @throws FolderInUse if all folders are in use
 */
export async function startLocal(config: Config, options: LocalOptions): Promise<Running & StdioTransport> {
  const { dataDir } = config;
  const catalogFolder = join(dataDir, 'harvest');
  for (let instance = 1; ; instance++) {
    const folder = instance === 1 ? dataDir : join(dataDir, 'instances', String(instance));
    try {
      const started = await startIn({ ...config, dataDir: folder }, { ...options, catalogFolder });
      if (instance > 1)
        started.log.info(
          { folder },
          'the data directory is in use by other processes: this process keeps separate state',
        );
      return started;
    } catch (error) {
      if (!(error instanceof FolderInUse) || instance === MAX_INSTANCES) throw error;
    }
  }
}

async function startIn(config: Config, options: LocalOptions): Promise<Running & StdioTransport> {
  const { input, output, slugs } = options;
  const requestIds = new RequestIds();
  return assemble(config, options, async ({ accounts, mcp, opened }) => {
    const account = await ownersAccount(accounts);
    const transport = serveStdio({ ...mcp, input, output, slugs, account, nextRequestId: () => requestIds.next() });
    opened.unshift(() => transport.close());
    return transport;
  });
}

/** The account is created at the first start. Its plain key is not stored. */
async function ownersAccount({ operators }: Accounts): Promise<AccountKey> {
  const { keys } = await operators.list({ email: OWNER.email });
  const { id, plan, prefix } =
    keys.find(({ email, revoked_at }) => email === OWNER.email && revoked_at === null) ??
    (await operators.create(OWNER));
  return { id, prefix, plan: (plans as Plans)[plan] as Plan };
}
