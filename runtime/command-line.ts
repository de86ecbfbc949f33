// Options of `node runtime/main.ts`. All other settings are environment variables.

import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE =
  'Options: --stdio (MCP on standard input and output), and with it --services=<a>,<b>. Other settings are environment variables.';

export interface CommandLine {
  /** True to serve MCP on standard input and output instead of listening on a port. */
  readonly stdio: boolean;
  /** Services whose tools are listed; empty for the search across all services. */
  readonly services: readonly string[];
}

/** @throws Error that lists the options */
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
 * Returns the environment for --stdio. Desktop programs start the server in an arbitrary folder, so the default
 * DATA_DIR is in the home folder.
 * @throws Error if DATABASE_URL is set
 */
export function localEnvironment(environment: Environment): Environment {
  if ((environment.DATABASE_URL ?? '') !== '') {
    throw new Error('--stdio stores its data in DATA_DIR: start it without DATABASE_URL.');
  }
  return (environment.DATA_DIR ?? '') === '' ? { ...environment, DATA_DIR: join(homedir(), '.almanac') } : environment;
}
