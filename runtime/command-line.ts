// What may stand behind `node runtime/main.ts`: everything else is said by environment variables.

import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE =
  'Known are --stdio (MCP on standard input and output) and, with it, --services=<a>,<b>. Settings are environment variables.';

/** How the process is started. */
export interface CommandLine {
  /** MCP on standard input and output instead of a server that listens. */
  readonly stdio: boolean;
  /** The services whose tools are listed; none for the search over all. */
  readonly services: readonly string[];
}

/** @throws Error that says what is known */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { stdio, services } = parsed(args);
  if (services !== undefined && !stdio) throw new Error(`--services goes with --stdio. ${USAGE}`);
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
 * The environment of a process on streams: desktop programs begin it in a folder of their own, so the data is in the owner's.
 * @throws Error for a database, which nobody but a server needs
 */
export function localEnvironment(environment: Environment): Environment {
  if ((environment.DATABASE_URL ?? '') !== '') {
    throw new Error('--stdio keeps its data in a folder of its own, DATA_DIR: start it without DATABASE_URL.');
  }
  return (environment.DATA_DIR ?? '') === '' ? { ...environment, DATA_DIR: join(homedir(), '.almanac') } : environment;
}
