// Runs servers on one port and restarts them when they end, like systemd's `Restart=` or a container's `restart:`.

import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startProcess } from './process.ts';

const PAUSE_MS = 200;

export interface Restarted {
  readonly port: number;
  /** For each start, the time until the process was listening, in milliseconds. */
  readonly starts: readonly number[];
  pids(): number[];
  /** Output of all processes, including those that have ended. */
  output(): string;
  /** Ends all processes without restarting them. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts `count` servers with the same variables, including PORT. Resolves when all of them are listening. */
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
