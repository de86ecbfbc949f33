// Generated from codegen/emit/client/cli/find.ts by `make generate`: do not edit.

// `almanac find`: calls find_tool over MCP and prints the tools for a question.

import { AlmanacError } from '../core.ts';
import { type Invocation, Server } from './command.ts';
import { EXIT, type ExitCode, UsageError } from './errors.ts';
import { bold, dim, formatOf, note, terminalWidth, write, writeJson } from './output.ts';
import { inert, wrap } from './text.ts';
import { findTool } from './tool.ts';

interface Found {
  readonly matches: readonly Match[];
  readonly hint?: string;
  readonly nearest?: readonly string[];
  readonly subjects?: readonly { readonly service: string; readonly title: string }[];
}

interface Match {
  readonly tool: string;
  readonly description: string;
  readonly example: Readonly<Record<string, unknown>>;
}

interface Reply {
  readonly error?: { readonly message: string };
  readonly result?: {
    readonly isError?: boolean;
    readonly content?: readonly { readonly text?: string }[];
    readonly structuredContent?: Found;
    readonly _meta?: { readonly code?: string };
  };
}

const WIDEST = 100;
const INDENT = '  ';

export async function find(invocation: Invocation): Promise<ExitCode> {
  const { words, options, offer } = invocation;
  if (words.length === 0) throw new UsageError('Ask a question, such as: almanac find "population of Oslo".');
  const { limit = '3' } = options as { limit?: string };
  if (!/^[1-9]\d?$/.test(limit)) throw new UsageError('--limit must be a number from 1 to 20.');
  const format = formatOf(options);
  const found = foundIn(await call(new Server(invocation), words.join(' '), Number(limit)));
  const nameOf = (name: string) => findTool(offer.tools, name)?.id ?? name;
  if (format === 'json')
    writeJson({ ...found, matches: found.matches.map((match) => ({ ...match, tool: nameOf(match.tool) })) });
  else for (const match of found.matches) writeMatch({ ...match, tool: nameOf(match.tool) });
  if (found.matches.length > 0) return EXIT.ok;
  const near = (found.nearest ?? []).map(nameOf);
  note(found.hint ?? 'No tool answers the question.');
  if (near.length > 0) note(`Closest tools: ${near.join(', ')}`);
  return EXIT.notFound;
}

function call(server: Server, query: string, limit: number): Promise<Reply> {
  const params = { name: 'find_tool', arguments: { query, limit } };
  return server.read(
    { method: 'POST', path: '/mcp/' },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    { accept: 'application/json, text/event-stream', body: (response) => response.json() },
  );
}

function foundIn({ error, result }: Reply): Found {
  const { isError = false, content, structuredContent, _meta } = result ?? {};
  if (error === undefined && !isError && structuredContent !== undefined) return structuredContent;
  const detail = error?.message ?? content?.[0]?.text ?? 'The response contains no tools.';
  throw new AlmanacError(422, { detail, ...(_meta?.code === undefined ? {} : { code: _meta.code }) }, undefined);
}

function writeMatch({ tool, description, example }: Match): void {
  const width = Math.min(terminalWidth() ?? WIDEST, WIDEST) - INDENT.length;
  write(bold(inert(tool)));
  for (const line of wrap(inert(description), width)) write(`${INDENT}${line}`);
  write(`${INDENT}${dim(inert(`almanac call ${tool} ${exampleOf(example)}`.trimEnd()))}`);
  write('');
}

function exampleOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((each) => `${name}=${quoted(textOf(each))}`))
    .join(' ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quoted(text: string): string {
  return /^[\w./:,+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
