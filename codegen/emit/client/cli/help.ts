import { COMMANDS, EXIT_CODES, OPTIONS, SHARED_OPTIONS } from './commands.ts';
import { bold, terminalWidth } from './output.ts';
import { wrap } from './text.ts';
import type { Tool, ToolArgument } from './tool.ts';

const WIDEST = 100;
const INDENT = '  ';
const COLUMN = 16;

export function generalHelp(): string[] {
  const commands = Object.values(COMMANDS).map(({ usage, summary }) => `${INDENT}${usage.padEnd(40)}${summary}`);
  return [
    'Queries official public data on an Almanac server.',
    '',
    bold('Usage: almanac <command> [options]'),
    '',
    ...commands,
    '',
    ...optionLines([...SHARED_OPTIONS, 'version']),
    '',
    bold('Exit codes'),
    ...EXIT_CODES.map((line) => `${INDENT}${line}`),
  ];
}

export function commandHelp(name: string): string[] {
  const command = COMMANDS[name];
  if (command === undefined) return generalHelp();
  const { usage, summary, details, options } = command;
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
  return [
    bold(`Usage: almanac ${usage}`),
    '',
    sentence,
    ...details,
    '',
    ...optionLines([...options, ...SHARED_OPTIONS]),
  ];
}

export function toolHelp({ id, about, arguments: known }: Tool): string[] {
  const needed = known.filter(({ required }) => required).map(({ name }) => ` ${name}=…`);
  return [
    bold(`Usage: almanac call ${id}${needed.join('')}`),
    '',
    ...wrap(about, width()),
    '',
    ...known.flatMap(argumentLines),
  ];
}

function argumentLines({ name, type, list, required, values, default: preset, about }: ToolArgument): string[] {
  const kind = `${list ? 'list of ' : ''}${type === 'string' ? 'text' : type}`;
  const facts = [kind, ...(required ? ['required'] : []), ...(preset === undefined ? [] : [`default: ${preset}`])];
  const text = [about, values === undefined ? undefined : `One of ${values.join(', ')}.`].filter(Boolean).join(' ');
  const lines = text === '' ? [] : wrap(text, width() - 2 * INDENT.length);
  return [`${INDENT}${bold(name)} (${facts.join(', ')})`, ...lines.map((line) => `${INDENT}${INDENT}${line}`)];
}

function optionLines(names: readonly string[]): string[] {
  return names.map((name) => {
    const { short, value, summary } = OPTIONS[name] as (typeof OPTIONS)[string];
    const written = `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
    return `${INDENT}${written.padEnd(COLUMN)}  ${summary}`;
  });
}

function width(): number {
  return Math.min(terminalWidth() ?? WIDEST, WIDEST);
}
