// The command-line tool `almanac`: reads the command and its options, and converts errors to exit codes.

import { parseArgs } from 'node:util';
import { answers } from './answers.ts';
import { call } from './call.ts';
import type { Invocation, Offer, Options } from './command.ts';
import { COMMANDS, OPTIONS, SHARED_OPTIONS } from './commands.ts';
import { complete, completion } from './completion.ts';
import { describeError, EXIT, type ExitCode, exitCodeOf, UsageError } from './errors.ts';
import { find } from './find.ts';
import { commandHelp, generalHelp, toolHelp } from './help.ts';
import { endQuietlyWithReader, write, writeError } from './output.ts';
import { query } from './query.ts';
import { findTool } from './tool.ts';

type Run = (invocation: Invocation) => Promise<ExitCode>;

const RUNS: Readonly<Record<string, Run>> = { find, call, query, answers, completion };
/** Command that completion scripts call. The words after it are never parsed as options. */
const COMPLETE = 'complete';

/** @param args command-line arguments, without the paths of Node and the script */
export async function main(args: readonly string[], offer: Offer): Promise<ExitCode> {
  endQuietlyWithReader();
  try {
    return await run(args, offer);
  } catch (error) {
    const code = exitCodeOf(error);
    if (code === undefined) throw error;
    writeError(describeError(error as Error));
    return code;
  }
}

async function run([name = '', ...args]: readonly string[], offer: Offer): Promise<ExitCode> {
  if (name === COMPLETE) return complete({ offer, options: {}, words: args.slice(args[0] === '--' ? 1 : 0) });
  if (name === '--version' || name === '-v') return printed([offer.version]);
  if (name === '' || name === '--help' || name === '-h' || name === 'help') {
    if (name === 'help' && args[0] !== undefined && Object.hasOwn(COMMANDS, args[0]))
      return printed(commandHelp(args[0]));
    return name === '' ? printedAsError(generalHelp()) : printed(generalHelp());
  }
  const command = Object.hasOwn(RUNS, name) ? RUNS[name] : undefined;
  if (command === undefined)
    throw new UsageError(`${name} is not a command. Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  const invocation = { offer, ...parsed(name, args) };
  if (invocation.options['help'] === true) return printed(helpFor(name, invocation));
  return command(invocation);
}

function parsed(command: string, args: readonly string[]): { options: Options; words: string[] } {
  const names = [...(COMMANDS[command]?.options ?? []), ...SHARED_OPTIONS];
  const options = Object.fromEntries(
    names.map((name) => {
      const { type, short } = OPTIONS[name] as (typeof OPTIONS)[string];
      return [name, { type, ...(short === undefined ? {} : { short }) }];
    }),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { options: values as Options, words: positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ', 1)[0]}. See almanac ${command} --help.`);
  }
}

function helpFor(command: string, { words: [name], offer }: Invocation): string[] {
  const tool = command === 'call' && name !== undefined ? findTool(offer.tools, name) : undefined;
  return tool === undefined ? commandHelp(command) : toolHelp(tool);
}

function printed(lines: readonly string[]): ExitCode {
  for (const line of lines) write(line);
  return EXIT.ok;
}

function printedAsError(lines: readonly string[]): ExitCode {
  process.stderr.write(`${lines.join('\n')}\n`);
  return EXIT.usage;
}
