// Generated from codegen/emit/client/cli/arguments.ts by `make generate`: do not edit.

// Parses `name=value` as arguments of a tool. The tool's schema determines the type of each value. A value that does
// not match the type is sent as a string, because the server accepts more spellings and explains errors.

import { UsageError } from './errors.ts';
import { type Input, objectOf } from './input.ts';
import type { Tool, ToolArgument } from './tool.ts';

const NAMED = /^([A-Za-z_]\w*)=(.*)$/s;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

export async function readArguments(
  { arguments: known }: Tool,
  inputs: readonly string[],
  input: Input,
): Promise<Readonly<Record<string, unknown>>> {
  const whole: Readonly<Record<string, unknown>>[] = [];
  const values = new Map<string, unknown>();
  for (const item of inputs) {
    const [, name, text] = NAMED.exec(item) ?? [];
    if (name === undefined || text === undefined) {
      whole.push(await wholeObject(item, input));
      continue;
    }
    const argument = known.find((each) => each.name === name);
    values.set(name, added(values, name, argument, await valueFor(text, argument, input)));
  }
  return Object.fromEntries([...whole.flatMap((object) => Object.entries(object)), ...values]);
}

async function wholeObject(item: string, input: Input): Promise<Readonly<Record<string, unknown>>> {
  if (item === '-') return input.readObject('-');
  if (item.startsWith('@')) return input.readObject(item.slice(1));
  if (item.startsWith('{')) return objectOf(item, 'The argument');
  throw new UsageError(`${item} is not an argument: use name=value, such as query=Oslo.`);
}

async function valueFor(text: string, argument: ToolArgument | undefined, input: Input): Promise<unknown> {
  const content = await contentOf(text, input);
  if (argument?.list !== true) return typed(content, argument);
  const list = content.startsWith('[') ? parsed(content) : undefined;
  return Array.isArray(list) ? list : [typed(content, argument)];
}

/** Returns the value, or the content of the file that it refers to, without the final line break. */
async function contentOf(text: string, input: Input): Promise<string> {
  if (text.startsWith('@@')) return text.slice(1);
  if (text !== '-' && !text.startsWith('@')) return text;
  return (await input.read(text === '-' ? '-' : text.slice(1))).replace(/\r?\n$/, '');
}

function added(
  values: ReadonlyMap<string, unknown>,
  name: string,
  argument: ToolArgument | undefined,
  value: unknown,
): unknown {
  if (!values.has(name)) return value;
  const before = values.get(name);
  if (argument?.list !== true || !Array.isArray(before) || !Array.isArray(value))
    throw new UsageError(`${name} is not a list: use it only once.`);
  return [...before, ...value];
}

function typed(text: string, argument: ToolArgument | undefined): unknown {
  switch (argument?.type) {
    case 'number':
      return NUMBER.test(text) && isExact(Number(text)) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'json':
      return parsed(text) ?? text;
    default:
      return text;
  }
}

/** False for an integer that would be rounded because it has too many digits. */
function isExact(number: number): boolean {
  return Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
