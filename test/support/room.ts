// A disk without room, for this process only: files may not grow beyond a size (RLIMIT_FSIZE).

import { execFileSync, spawnSync } from 'node:child_process';

/** Whether the limit can be set here; a word is printed where not. */
export function canLimitRoom(): boolean {
  const can = spawnSync('prlimit', ['--version']).status === 0;
  if (!can) process.stdout.write('skipped: prlimit is missing, which limits the size of files\n');
  return can;
}

/** Runs `use` while no file of this process may grow beyond so many bytes. */
export async function withRoom<Value>(bytes: number, use: () => Promise<Value>): Promise<Value> {
  const limit = (size: string) => execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${size}:unlimited`]);
  // Without a handler the signal would end the process; a full disk sends none.
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
