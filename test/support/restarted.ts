// Servers on one port that are started again when they end, as systemd does with `Restart=` and a container engine with `restart:`.

import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startProcess } from './process.ts';

const PAUSE_MS = 200;

export interface Restarted {
  readonly port: number;
  /** Milliseconds that each start took until the process listened. */
  readonly starts: readonly number[];
  /** The processes that listen now. */
  pids(): number[];
  /** Everything that all of them wrote so far, the ended ones included. */
  output(): string;
  /** Ends all of them for good. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts `count` servers with the same variables, PORT among them; resolves when all of them listen. */
export async function startRestarted(
  count: number,
  variables: Readonly<Record<string, string>> & { readonly PORT: string },
): Promise<Restarted> {
  const running = new Set<ServerProcess>();
  const ended: string[] = [];
  const starts: number[] = [];
  let going = true;
  const start = async (): Promise<ServerProcess> => {
    const begun = performance.now();
    const server = await startProcess(variables);
    starts.push(performance.now() - begun);
    running.add(server);
    return server;
  };
  const keep = async (first: ServerProcess): Promise<void> => {
    for (let server: ServerProcess | undefined = first; ; ) {
      if (server !== undefined) {
        await server.ended;
        running.delete(server);
        ended.push(server.output());
      }
      if (!going) return;
      await sleep(PAUSE_MS);
      if (!going) return;
      server = await start().catch((error: Error) => void ended.push(error.message));
    }
  };
  const first = await Promise.all(Array.from({ length: count }, start));
  const kept = first.map(keep);
  return {
    port: Number(variables.PORT),
    starts,
    pids: () => [...running].map(({ child }) => child.pid as number),
    output: () => [...ended, ...[...running].map((server) => server.output())].join('\n'),
    async end(signal) {
      going = false;
      for (const { child } of running) child.kill(signal);
      await Promise.all(kept);
    },
  };
}
