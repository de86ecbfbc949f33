// Starts processes that open a store (`child.ts`).

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

export interface Child<Order> {
  readonly process: ChildProcess;
  /** The first message from the process: that it is ready, or why it failed. */
  readonly hello: Record<string, unknown>;
  call(order: Order): Promise<Record<string, unknown>>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export async function startChild<Order>(argument: unknown, script: string = CHILD): Promise<Child<Order>> {
  const child = fork(script, [JSON.stringify(argument)]);
  const exited = once(child, 'exit');
  const [hello] = (await once(child, 'message')) as [Record<string, unknown>];
  return {
    process: child,
    hello,
    async call(order) {
      const answer = once(child, 'message');
      child.send(order as object);
      return (await answer)[0] as Record<string, unknown>;
    },
    async stop(signal = 'SIGKILL') {
      child.kill(signal);
      await exited;
    },
  };
}
