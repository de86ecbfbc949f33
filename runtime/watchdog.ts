// Kills the process when its shutdown takes too long. This needs a separate process: the event loop may be blocked, and Node's exit ends
// its threads before it waits for hanging file operations.

import { spawn } from 'node:child_process';

/** Kills its parent after a delay. Exits when the parent exits and its end of the pipe closes. */
const WATCH = `
process.on('SIGTERM', () => {}).on('SIGINT', () => {});
process.stdin.on('close', () => process.exit()).on('error', () => process.exit()).resume();
setTimeout(() => process.kill(process.ppid, 'SIGKILL'), Number(process.argv[1]));`;

/** Kills this process after a delay unless it has exited by then. */
export function endWithin(milliseconds: number): void {
  const child = spawn(process.execPath, ['-e', WATCH, String(milliseconds)], {
    // A separate session: Ctrl-C at the terminal is sent to every process of this one's session.
    ...{ detached: true, env: {} },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // If the process cannot be spawned, shutdown still has its own timer.
  child.on('error', () => {});
  child.stdin?.on('error', () => {});
  child.unref();
}
