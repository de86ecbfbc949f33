// Process entry point: reads the configuration, starts one Almanac and handles signals. The server listens on a port
// or, with `--stdio`, serves its parent process. Importing this file starts the process (start/main.js does).

import { execFile } from 'node:child_process';
import { localEnvironment, readCommandLine } from './command-line.ts';
import { type Config, readConfig } from './config/config.ts';
import type { Environment } from './config/environment.ts';
import { withSecretFiles } from './config/secret-files.ts';
import { siteManifest } from './lib/built-site.ts';
import { requireDerivedFiles } from './lib/derived-files.ts';
import { createLog, flushed, type Log } from './telemetry/log.ts';
import { endWithin } from './watchdog.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Maximum time to wait until the last log lines are written. */
const MAX_FLUSH_MS = 500;
/** Delay before caches are warmed, so callers that waited for startup are answered first. */
const WARM_AFTER_MS = 2_000;

// Standard error may be closed. In this case, messages from Node itself must not end the process.
process.stderr.on('error', () => {});

try {
  const { stdio, services } = readCommandLine(process.argv.slice(2));
  const { environment, faults } = withSecretFiles(stdio ? localEnvironment(process.env) : process.env);
  const config = readConfig(environment, faults);
  // These calls throw if the site or a generated file was not built, so the server fails at startup and not at the
  // first page view.
  siteManifest();
  requireDerivedFiles();
  const almanac = stdio ? await local(config, environment, services) : await listening(config, environment);
  const wholeMs = config.stopSeconds * 1_000;
  const flushMs = Math.min(MAX_FLUSH_MS, wholeMs / 30);
  let stopping = false;
  const end = async (exitCode: number) => {
    await flushed(almanac.log, flushMs);
    process.exit(exitCode);
  };
  const stop = (signal: string, exitCode = 0) => {
    if (stopping) process.exit(1);
    stopping = true;
    endWithin(wholeMs);
    // Restores the default action, so a second signal ends the process even if the event loop is blocked. PID 1 of a
    // container ignores signals without a handler, so it keeps its handlers.
    if (process.pid !== 1) for (const each of SIGNALS) process.removeAllListeners(each);
    almanac.log.info({ signal }, 'shutting down: waiting for requests in flight');
    const failed = (facts: object, message: string) => {
      almanac.log.fatal(facts, message);
      return end(1);
    };
    const late = () => failed({ seconds: config.stopSeconds }, 'shutdown timed out');
    setTimeout(late, wholeMs - flushMs).unref();
    almanac.stop().then(
      () => end(exitCode),
      (error: unknown) => failed({ error }, 'shutdown failed'),
    );
  };
  for (const each of SIGNALS) process.on(each, () => stop(each));
  // Without an operators file, SIGHUP keeps its default action and ends the process when the terminal is closed.
  if (config.operatorsFile !== undefined && 'reload' in almanac) process.on('SIGHUP', () => void almanac.reload());
  process.on('uncaughtException', (error) => {
    almanac.log.fatal({ error }, 'uncaught exception: shutting down');
    stop('uncaughtException', 1);
  });
  // One background task failed; the process can continue.
  process.on('unhandledRejection', (error) => almanac.log.error({ error }, 'unhandled promise rejection'));
  if ('ended' in almanac) {
    await almanac.ended;
    if (!stopping) stop('end of input');
  } else {
    const { welcome } = await import('./welcome.ts');
    await welcome(almanac, config);
    notifyReady(almanac.log);
    setTimeout(() => void almanac.warm(), WARM_AFTER_MS).unref();
  }
} catch (error) {
  process.stderr.write(`Almanac cannot start. ${startupErrorText(error)}\n`);
  process.exit(1);
}

async function listening(config: Config, environment: Environment) {
  const { startAlmanac } = await import('./app/serve-http.ts');
  return startAlmanac(config, { environment });
}

/** Standard output carries only MCP messages, so the log goes to standard error. */
async function local(config: Config, environment: Environment, slugs: readonly string[]) {
  const [{ startLocal }, { standardError }] = await Promise.all([
    import('./app/serve-stdio.ts'),
    import('./telemetry/log-output.ts'),
  ]);
  const log = createLog(config.logLevel, standardError());
  return startLocal(config, { environment, log, slugs, input: process.stdin, output: process.stdout });
}

/** Notifies systemd that the server is listening (Type=notify); `systemctl restart` waits for this. */
function notifyReady(log: Log): void {
  if (process.env['NOTIFY_SOCKET'] === undefined) return;
  execFile('systemd-notify', ['--ready'], (error) => {
    if (error !== null) log.error({ error }, 'systemd readiness notification failed');
  });
}

/** Returns the message of an error that an operator can fix, and the stack of a programming error. */
function startupErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  const isMistake = [TypeError, RangeError, ReferenceError, SyntaxError].some((mistake) => error instanceof mistake);
  return isMistake || code.startsWith('ERR_') ? (error.stack ?? error.message) : error.message;
}
