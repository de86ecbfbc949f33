// Runs a process: configuration, one Almanac, signals. It listens, or with `--stdio` serves the program that started it. Importing this file
// starts the process (start/main.js does).

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
/** How long the last lines of the log are waited for. */
const LONGEST_FLUSH_MS = 500;
/** Callers who waited for the start come first. */
const WARM_AFTER_MS = 2_000;

// Nobody may be reading: what Node itself tells there then ends nothing.
process.stderr.on('error', () => {});

try {
  const { stdio, services } = readCommandLine(process.argv.slice(2));
  const { environment, faults } = withSecretFiles(stdio ? localEnvironment(process.env) : process.env);
  const config = readConfig(environment, faults);
  // These throw when the site or a generated file was not built: better now than at the first page view.
  siteManifest();
  requireDerivedFiles();
  const almanac = stdio ? await local(config, environment, services) : await listening(config, environment);
  const wholeMs = config.stopSeconds * 1_000;
  const flushMs = Math.min(LONGEST_FLUSH_MS, wholeMs / 30);
  let stopping = false;
  const end = async (exitCode: number) => {
    await flushed(almanac.log, flushMs);
    process.exit(exitCode);
  };
  const stop = (signal: string, exitCode = 0) => {
    if (stopping) process.exit(1);
    stopping = true;
    endWithin(wholeMs);
    // A second signal does what signals do to any process, even when the event loop is held. To the first process of a container they
    // would do nothing then.
    if (process.pid !== 1) for (const each of SIGNALS) process.removeAllListeners(each);
    almanac.log.info({ signal }, 'stopping: finishing what is in flight');
    const failed = (facts: object, message: string) => {
      almanac.log.fatal(facts, message);
      return end(1);
    };
    const late = () => failed({ seconds: config.stopSeconds }, 'could not stop in time');
    setTimeout(late, wholeMs - flushMs).unref();
    almanac.stop().then(
      () => end(exitCode),
      (error: unknown) => failed({ error }, 'could not stop cleanly'),
    );
  };
  for (const each of SIGNALS) process.on(each, () => stop(each));
  // Without the file of operators SIGHUP does what it does to any process: the terminal was closed.
  if (config.operatorsFile !== undefined && 'reload' in almanac) process.on('SIGHUP', () => void almanac.reload());
  process.on('uncaughtException', (error) => {
    almanac.log.fatal({ error }, 'uncaught failure: stopping');
    stop('uncaughtException', 1);
  });
  // A promise that nobody waited for: a fault in one piece of work, which nothing else stands on.
  process.on('unhandledRejection', (error) => almanac.log.error({ error }, 'a failure that nobody waited for'));
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
  process.stderr.write(`Almanac cannot start. ${saidAtStart(error)}\n`);
  process.exit(1);
}

async function listening(config: Config, environment: Environment) {
  const { startAlmanac } = await import('./app/serve-http.ts');
  return startAlmanac(config, { environment });
}

/** Its output is answers alone, so it tells what it does on standard error. */
async function local(config: Config, environment: Environment, slugs: readonly string[]) {
  const [{ startLocal }, { standardError }] = await Promise.all([
    import('./app/serve-stdio.ts'),
    import('./telemetry/log-output.ts'),
  ]);
  const log = createLog(config.logLevel, standardError());
  return startLocal(config, { environment, log, slugs, input: process.stdin, output: process.stdout });
}

/** Tells systemd that the server listens (Type=notify): until then `systemctl restart` waits. */
function notifyReady(log: Log): void {
  if (process.env['NOTIFY_SOCKET'] === undefined) return;
  execFile('systemd-notify', ['--ready'], (error) => {
    if (error !== null) log.error({ error }, 'systemd could not be told that the server listens');
  });
}

/**
 * A failure that an operator can mend, in its sentence; a mistake of ours, which the language or Node itself found, with its
 * stack, for whoever will mend it.
 */
function saidAtStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  const isMistake = [TypeError, RangeError, ReferenceError, SyntaxError].some((mistake) => error instanceof mistake);
  return isMistake || code.startsWith('ERR_') ? (error.stack ?? error.message) : error.message;
}
