// Simulates a full disk for this process by limiting file sizes (RLIMIT_FSIZE).

import { execFileSync, spawnSync } from 'node:child_process';

/** Returns whether the limit can be set, and prints a message if it cannot. */
export function canLimitRoom(): boolean {
  const can = spawnSync('prlimit', ['--version']).status === 0;
  if (!can) process.stdout.write('skipped: prlimit, which limits file sizes, is not installed\n');
  return can;
}

/** Runs `use` while the size of every file that this process writes is limited to `bytes`. */
export async function withRoom<Value>(bytes: number, use: () => Promise<Value>): Promise<Value> {
  const limit = (size: string) => execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${size}:unlimited`]);
  // Without a handler, SIGXFSZ would end the process, whereas a full disk sends no signal.
  const ignore = () => {};
  process.on('SIGXFSZ', ignore);
  limit(String(bytes));
  try {
    return await use();
  } finally {
    limit('unlimited');
    process.off('SIGXFSZ', ignore);
  }
}
