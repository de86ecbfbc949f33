// Command-line arguments of `node runtime/main.ts`. Everything else is configured by environment variables.

import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE =
  'Supported options: --stdio (MCP on standard input and output) and, with it, --services=<a>,<b>. Configure everything else with environment variables.';

export interface CommandLine {
  /** Serve MCP on standard input and output instead of listening on a port. */
  readonly stdio: boolean;
  /** Services whose tools are listed; when empty, only the search over all services is. */
  readonly services: readonly string[];
}

/** @throws Error that lists the supported options */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { stdio, services } = parsed(args);
  if (services !== undefined && !stdio) throw new Error(`--services requires --stdio. ${USAGE}`);
  const slugs = (services ?? '').split(',').map((slug) => slug.trim());
  return { stdio, services: slugs.filter((slug) => slug !== '') };
}

function parsed(args: readonly string[]) {
  const options = { stdio: { type: 'boolean', default: false }, services: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message.split('. ')[0]}. ${USAGE}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Environment of a stdio process. Data defaults to the user's home, because desktop programs start it in a folder of their choice.
 * @throws Error when a database is configured, which only a server supports
 */
export function localEnvironment(environment: Environment): Environment {
  if ((environment.DATABASE_URL ?? '') !== '') {
    throw new Error('--stdio stores its data in DATA_DIR and does not support DATABASE_URL. Unset DATABASE_URL.');
  }
  return (environment.DATA_DIR ?? '') === '' ? { ...environment, DATA_DIR: join(homedir(), '.almanac') } : environment;
}
