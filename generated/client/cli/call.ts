// Generated from codegen/emit/client/cli/call.ts by `make generate`: do not edit.

// `almanac call`: calls one tool.

import type { Address } from '../core.ts';
import { readArguments } from './arguments.ts';
import { type Invocation, Server } from './command.ts';
import { parseCsv } from './csv.ts';
import { EXIT, type ExitCode, UsageError } from './errors.ts';
import { Input } from './input.ts';
import { formatOf, note, writeCsv, writeJson, writeTable } from './output.ts';
import type { Table } from './table.ts';
import { findTool, unknownTool } from './tool.ts';

interface Answer<Body> {
  readonly body: Body;
  /** Permanent address of the answer. */
  readonly location: string | null;
}

export async function call(invocation: Invocation): Promise<ExitCode> {
  const { words, options, offer } = invocation;
  const [name, ...inputs] = words;
  if (name === undefined)
    throw new UsageError('Specify a tool, such as: almanac call places.search_cities query=Oslo.');
  const tool = findTool(offer.tools, name) ?? unknownTool(name);
  if (tool === undefined)
    throw new UsageError(`${name} is not a tool: use <service>.<tool>, such as places.search_cities.`);
  const format = formatOf(options);
  const values = await readArguments(tool, inputs, new Input());
  const fields = options['fields'] as string | undefined;
  const server = new Server(invocation);
  const address = {
    ...tool,
    path: `${tool.path}${fields === undefined ? '' : `?fields=${encodeURIComponent(fields)}`}`,
  };
  if (format === 'csv' || (format === 'table' && tool.csv === true)) {
    const { body, location } = await answerOf(server, address, values, 'text/csv', (response) => response.text());
    if (format === 'csv') writeCsv(body);
    else writeRows(parseCsv(body));
    return noteAddress(server, location);
  }
  const read = (response: Response): Promise<object> => response.json();
  const { body, location } = await answerOf(server, address, values, 'application/json', read);
  if (format === 'json') writeJson(body);
  else writeTable(facts(body));
  noteAddress(server, location);
  return (body as { error?: unknown }).error === 'not_found' ? EXIT.notFound : EXIT.ok;
}

function answerOf<Body>(
  server: Server,
  address: Address,
  values: object,
  accept: string,
  read: (response: Response) => Promise<Body>,
): Promise<Answer<Body>> {
  return server.read(address, values, {
    accept,
    body: async (response) => ({ body: await read(response), location: response.headers.get('Content-Location') }),
  });
}

function writeRows([header = [], ...rows]: readonly (readonly string[])[]): void {
  writeTable({ header, rows });
}

export function facts(value: object): Table {
  const rows = Object.entries(value).flatMap(([name, inside]) => {
    if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) return [[name, textOf(inside)]];
    return Object.entries(inside).map(([inner, each]) => [`${name}.${inner}`, textOf(each)]);
  });
  return { header: ['field', 'value'], rows };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Writes to standard error, so that scripts that read standard output get only the result. */
function noteAddress({ url }: Server, location: string | null): ExitCode {
  if (location !== null && process.stderr.isTTY) note(`Answer: ${location.startsWith('/') ? url : ''}${location}`);
  return EXIT.ok;
}
