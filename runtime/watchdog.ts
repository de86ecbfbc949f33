// Ends the process when its stop takes too long, whatever it does then. A process of its own, since neither a timer nor a thread
// would do: the event loop may be held, and Node's exit ends its threads first and then waits for file operations that hang.

import { spawn } from 'node:child_process';

/** Kills its parent after a while; it ends with the parent, whose end of the pipe closes then. */
const WATCH = `
process.on('SIGTERM', () => {}).on('SIGINT', () => {});
process.stdin.on('close', () => process.exit()).on('error', () => process.exit()).resume();
setTimeout(() => process.kill(process.ppid, 'SIGKILL'), Number(process.argv[1]));`;

/** Kills this process after so many milliseconds, unless it has ended by then. */
export function endWithin(milliseconds: number): void {
  const child = spawn(process.execPath, ['-e', WATCH, String(milliseconds)], {
    // Of its own session: an interrupt at the terminal reaches every process of this one's.
    ...{ detached: true, env: {} },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Where no process can be made the stop has its own timer still.
  child.on('error', () => {});
  child.stdin?.on('error', () => {});
  child.unref();
}
