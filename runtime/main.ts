// Starts a process: configuration, one Almanac, signals. It listens, or with `--stdio` serves the program that began it.

import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compileCacheFolder } from './compile-cache.ts';
import type { Config } from './config/config.ts';
import type { Environment } from './config/environment.ts';

/** Most megabytes of each half of the heap's young generation. Node's own bound is sixteen times that, and calls are no cheaper. */
const YOUNG_GENERATION = '--max-semi-space-size=4';

/**
 * How far the heap may grow, in percent of what was in use, before what is unused is let go: Node's own is several times that. V8 looks
 * at it at each collection. Said when the process begins, it would have Node's own modules compiled anew, 20 ms and 2 MB of them.
 */
const HEAP_GROWTH = '--heap-growing-percent=25';
/**
 * From so many bytes on, memory is had from the system, and is its again when it is freed; the C library would soon keep up to 32 MiB. With
 * four times as many, pieces that stay lay between those that were freed: 30 MB after calls of everything, for no less CPU.
 */
const GIVEN_BACK = String(64 * 1024);

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** In the place of a process that died: the settings are known to be good, so that a database that is away is waited for. */
const BEGUN_AGAIN_STORE_MS = 30_000;
/** How long the last lines of the log are waited for. */
const LONGEST_FLUSH_MS = 500;
/** When a process that was begun has said so, and whoever waited for it was answered. */
const AFTER_START_MS = 1_000;

// Some things can be said only when a process begins, so it begins anew, under the same id: how large the young generation may
// grow; that the C library keeps one pool, of which each thread takes what another freed, and little of that (glibc); and that compiled
// modules are cached, because otherwise Node loads its TypeScript compiler, 17 MB that are never released. Not on Windows.
const compiled = process.env['NODE_COMPILE_CACHE'] ?? compileCacheFolder(process.env);
if (process.execve !== undefined && !process.execArgv.includes(YOUNG_GENERATION)) {
  const args = [process.execPath, YOUNG_GENERATION, ...process.execArgv, ...process.argv.slice(1)];
  const pools = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: GIVEN_BACK, MALLOC_TRIM_THRESHOLD_: GIVEN_BACK };
  process.execve(process.execPath, args, {
    ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
    ...pools,
    ...process.env,
  });
}
// Without a folder Node would use one below the shared temporary directory.
if (compiled !== undefined) enableCompileCache(compiled);

// Whoever imports `node:http` reads all that it exports, and reading these three loads all of Node's fetch, megabytes that a server does
// not need until something fetches. As globals they stay.
const http = process.getBuiltinModule('node:http');
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) Reflect.deleteProperty(http, name);

// Loaded after the cache is on: that is what makes a start fast.
const [
  { readCommandLine, localEnvironment },
  { readConfig },
  { withSecretFiles },
  { createLog, flushed },
  { endWithin },
] = await Promise.all([
  import('./command-line.ts'),
  import('./config/config.ts'),
  import('./config/secret-files.ts'),
  import('./telemetry/log.ts'),
  import('./watchdog.ts'),
]);

// Nobody may be reading: what Node itself tells there then ends nothing.
process.stderr.on('error', () => {});

try {
  const { stdio, services } = readCommandLine(process.argv.slice(2));
  const { environment, faults } = withSecretFiles(stdio ? localEnvironment(process.env) : process.env);
  const config = readConfig(environment, faults);
  if (config.workers > 1 && cluster.isPrimary) {
    const { supervise } = await import('./cluster/supervisor.ts');
    const log = createLog(config.logLevel);
    const exitCode = await supervise({
      workers: config.workers,
      stopMs: config.stopSeconds * 1_000,
      reloads: config.operatorsFile !== undefined,
      log,
    });
    await flushed(log, LONGEST_FLUSH_MS);
    process.exit(exitCode);
  }
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
  setFlagsFromString(HEAP_GROWTH);
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
  } else if (cluster.isPrimary || cluster.worker?.id === 1) {
    // Of several processes one greets.
    const { welcome } = await import('./welcome.ts');
    await welcome(almanac, config);
  } else almanac.log.info('listening');
  if (!stdio) setTimeout(letGoOfStart, AFTER_START_MS).unref();
} catch (error) {
  process.stderr.write(`Almanac cannot start. ${saidAtStart(error)}\n`);
  process.exit(1);
}

async function listening(config: Config, environment: Environment) {
  const { startAlmanac } = await import('./app/serve-http.ts');
  const isBegunAgain = (cluster.worker?.id ?? 0) > config.workers;
  return startAlmanac(config, { environment, storeWithinMs: isBegunAgain ? BEGUN_AGAIN_STORE_MS : 0 });
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

/** Gives back what only the start needed, 9 MB: V8 would keep it until calls make as much again. It takes a tenth of a second. */
function letGoOfStart(): void {
  setFlagsFromString('--expose-gc');
  const collect: (options: object) => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
