// Starts a server process: configuration, one Almanac, signals.

import { enableCompileCache } from 'node:module';

enableCompileCache();

// Loaded after the cache is on: that is what makes a start fast.
const [{ readConfig, ConfigError }, { startAlmanac }, { welcome }] = await Promise.all([
  import('./config/config.ts'),
  import('./almanac.ts'),
  import('./welcome.ts'),
]);

try {
  const config = readConfig(process.env);
  const almanac = await startAlmanac(config);
  let stopping = false;
  const stop = (signal: string, exitCode = 0) => {
    if (stopping) process.exit(1);
    stopping = true;
    almanac.log.info({ signal }, 'stopping: finishing what is in flight');
    almanac.stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        almanac.log.fatal({ error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('uncaughtException', (error) => {
    almanac.log.fatal({ error }, 'uncaught failure: stopping');
    stop('uncaughtException', 1);
  });
  await welcome(almanac, config);
} catch (error) {
  const known = error instanceof ConfigError || (error as { code?: string }).code !== undefined;
  process.stderr.write(
    `Almanac cannot start. ${known || error instanceof Error ? (error as Error).message : String(error)}\n`,
  );
  process.exit(1);
}
