// Kills the process when its shutdown takes too long. This requires a separate process, because the event loop may be
// blocked, and on exit Node ends its threads before it waits for hanging file operations.

import { spawn } from 'node:child_process';

/** Kills its parent after a delay. Exits when the parent exits and its end of the pipe closes. */
const WATCH = `
process.on('SIGTERM', () => {}).on('SIGINT', () => {});
process.stdin.on('close', () => process.exit()).on('error', () => process.exit()).resume();
setTimeout(() => process.kill(process.ppid, 'SIGKILL'), Number(process.argv[1]));`;

/** Kills this process after a delay unless it has exited by then. */
export function endWithin(milliseconds: number): void {
  const child = spawn(process.execPath, ['-e', WATCH, String(milliseconds)], {
    // Use a separate session, because Ctrl-C in the terminal is sent to every process in this process's session.
    ...{ detached: true, env: {} },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // If the process cannot be spawned, shutdown still has its own timer.
  child.on('error', () => {});
  child.stdin?.on('error', () => {});
  child.unref();
}
