// Runs a server in a separate process, for tests of signals, output and crashes.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { COMPILED } from './compiled.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  output(): string;
  /** Exit code, or null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  /** Sends a signal and waits until the process ends. Returns the exit code, or null if a signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

type Variables = Readonly<Record<string, string>>;

/** Resolves when the server is listening. */
export async function startProcess(variables: Variables, script = 'runtime/main.ts'): Promise<ServerProcess> {
  const { child, output, exited } = spawned(variables, script);
  const port = await new Promise<number>((resolve, reject) => {
    const look = () => {
      const listening = /"port":(\d+),[^\n]*"msg":"listening"/.exec(output());
      if (listening !== null) resolve(Number(listening[1]));
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}: ${output()}`)));
  });
  return {
    child,
    port,
    output,
    ended: exited,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

export async function failedStart(variables: Variables): Promise<{ code: number | null; output: string }> {
  const { output, exited } = spawned(variables, 'runtime/main.ts');
  const code = await exited;
  return { code, output: output() };
}

function spawned(variables: Variables, script: string) {
  // Does not inherit the environment, because a DATABASE_URL there would select another store.
  const env = { ...COMPILED, PATH: process.env.PATH, PORT: '0', ...variables };
  const child = spawn(process.execPath, [script], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => text, exited };
}

/** Kills a process with SIGKILL. The process may already have ended. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
