// Runs the command `almanac` as a process, from its TypeScript source.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILED } from './compiled.ts';

export const BIN = fileURLToPath(new URL('../../generated/client/cli/bin.ts', import.meta.url));

export interface Ended {
  /** Null after a signal. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

type Variables = Readonly<Record<string, string>>;

/** @param variables all environment variables of the process, except PATH */
export function startAlmanacCommand(args: readonly string[], variables: Variables = {}, input = ''): Started {
  return started(process.execPath, [BIN, ...args], variables, input);
}

export function almanacCommand(args: readonly string[], variables?: Variables, input?: string): Promise<Ended> {
  return startAlmanacCommand(args, variables, input).ended;
}

/**
 * Runs a shell command in a pseudoterminal, where `almanac` runs the command from its source. Standard output and error
 * are both in `stdout`.
 */
export function onTerminal(command: string, variables: Variables, columns = 80): Promise<Ended> {
  const inside = `stty cols ${columns} -onlcr; almanac() { '${process.execPath}' '${BIN}' "$@"; }; ${command}`;
  return started('script', ['-qec', inside, '/dev/null'], { TERM: 'xterm', SHELL: '/bin/sh', ...variables }, '').ended;
}

export function started(program: string, args: readonly string[], variables: Variables, input: string): Started {
  const env = { ...COMPILED, PATH: process.env['PATH'], ...variables };
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  }
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, ...texts }));
  });
  return { child, ended };
}
