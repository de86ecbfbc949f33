// Code samples in several languages for the call in the form. Keys are referenced by name, never written out.

import type { OperationPage, PageArguments } from '../../contract/page.ts';
import { pythonLiteral, pythonName, pythonString, snakeCase } from '../../lib/python.ts';
import { addressed, queryOf } from './form-values.ts';

export interface Sample {
  readonly name: string;
  readonly title: string;
  readonly code: string;
}

export interface SampleCall {
  readonly operation: OperationPage;
  /** Service slug; `api/<area>` for an area. */
  readonly service: string;
  readonly args: PageArguments;
  /** Base URL of this server, without a trailing slash. */
  readonly base: string;
  /** Whether the tool supports CSV. */
  readonly hasRows: boolean;
}

/** Samples for curl, fetch, the typed client, the Python client, httpx, MCP and, if supported, CSV. */
export function samplesOf(call: SampleCall): readonly Sample[] {
  const samples = [
    { name: 'curl', title: 'curl', code: curl(call) },
    { name: 'fetch', title: 'fetch', code: fetchCode(call) },
    { name: 'client', title: 'Typed client', code: typedClient(call) },
    { name: 'python', title: 'Python', code: python(call) },
    { name: 'httpx', title: 'httpx', code: httpx(call) },
  ];
  if (call.operation.path.startsWith('/rest/')) samples.push({ name: 'mcp', title: 'MCP', code: mcp(call) });
  if (call.hasRows && call.operation.methods.includes('GET'))
    samples.push({ name: 'csv', title: 'CSV', code: csv(call) });
  return samples;
}

function isPost({ operation }: SampleCall): boolean {
  return operation.methods.includes('POST');
}

/** URL of a GET request. @param ending appended to the path, such as `.csv` */
function getUrl({ operation, args, base }: SampleCall, ending = ''): string {
  const { path, rest } = addressed(operation, args);
  const query = queryOf(rest).toString();
  return `${base}${path}${ending}${query === '' ? '' : `?${query}`}`;
}

function curl(call: SampleCall): string {
  const key = keyInShell(call);
  if (!isPost(call)) return `curl -s ${inShell(getUrl(call))}${key}`;
  const body = inShell(JSON.stringify(call.args));
  return `curl -s -X POST ${inShell(`${call.base}${call.operation.path}`)}${key} \\\n  -H 'Content-Type: application/json' \\\n  -d ${body}`;
}

function keyInShell({ operation }: SampleCall): string {
  return operation.needsKey ? ` \\\n  -H "Service-API-Key: $ALMANAC_KEY"` : '';
}

function csv(call: SampleCall): string {
  return `curl -s ${inShell(getUrl(call, '.csv'))}${keyInShell(call)} \\\n  -o ${call.operation.name}.csv`;
}

/** Quotes a shell word with single quotes. */
export function inShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function fetchCode(call: SampleCall): string {
  const { operation, base, args } = call;
  const key = operation.needsKey ? `'Service-API-Key': process.env.ALMANAC_KEY` : '';
  if (!isPost(call)) {
    const options = key === '' ? '' : `, {\n  headers: { ${key} },\n}`;
    return `const response = await fetch(${quoted(getUrl(call))}${options});\nconsole.log(await response.json());`;
  }
  const headers = [key, `'Content-Type': 'application/json'`].filter((each) => each !== '').join(', ');
  return [
    `const response = await fetch(${quoted(`${base}${operation.path}`)}, {`,
    `  method: 'POST',`,
    `  headers: { ${headers} },`,
    `  body: JSON.stringify(${indented(args)}),`,
    `});`,
    `console.log(await response.json());`,
  ].join('\n');
}

function typedClient(call: SampleCall): string {
  const { operation, base, args } = call;
  const lines = [
    `// npm install openapi-fetch; openapi.ts: npx openapi-typescript ${base}/openapi.json -o openapi.ts`,
    `import createClient from 'openapi-fetch';`,
    `import type { paths } from './openapi.ts';`,
    '',
    `const client = createClient<paths>({`,
    `  baseUrl: ${quoted(base)},`,
    `  headers: { 'Service-API-Key': process.env.ALMANAC_KEY },`,
    `});`,
  ];
  const places = Object.fromEntries(operation.inPath.map((name) => [name, args[name] ?? '']));
  const query = Object.fromEntries(Object.entries(args).filter(([name]) => !operation.inPath.includes(name)));
  const params = [
    ...(operation.inPath.length === 0 ? [] : [`path: ${inline(places)}`]),
    ...(Object.keys(query).length === 0 ? [] : [`query: ${inline(query)}`]),
  ];
  const options = isPost(call)
    ? `, { body: ${indented(args, '')} }`
    : params.length === 0
      ? ''
      : `, {\n  params: { ${params.join(', ')} },\n}`;
  const method = isPost(call) ? 'POST' : 'GET';
  return [
    ...lines,
    `const { data, error } = await client.${method}(${quoted(operation.path)}${options});`,
    `console.log(data ?? error);`,
  ].join('\n');
}

function python({ operation, service, args, base }: SampleCall): string {
  const key = operation.needsKey ? `, os.environ["ALMANAC_KEY"]` : '';
  const path = service.split('/').map(snakeCase).join('.');
  const values = Object.entries(args).map(([name, value]) => `${pythonName(name)}=${pythonLiteral(value)}`);
  const flat = values.join(', ');
  const text = flat.length < 60 ? flat : `\n${values.map((each) => `    ${each},\n`).join('')}`;
  return [
    `# /docs/python shows how to install almanac_client`,
    ...(operation.needsKey ? ['import os', ''] : []),
    'from almanac_client import Almanac',
    '',
    `almanac = Almanac(${pythonString(base)}${key})`,
    `result = almanac.${path}.${pythonName(operation.name)}(${text})`,
    `print(result.data)  # result.df() is a pandas DataFrame`,
  ].join('\n');
}

function httpx(call: SampleCall): string {
  const { operation, base, args } = call;
  const method = isPost(call) ? 'post' : 'get';
  const lines = [
    pythonString(isPost(call) ? `${base}${operation.path}` : getUrl(call)),
    ...(operation.needsKey ? [`headers={"Service-API-Key": os.environ["ALMANAC_KEY"]}`] : []),
    ...(isPost(call) ? [`json=${pythonLiteral(args)}`] : []),
  ];
  return [
    ...(operation.needsKey ? ['import os', ''] : []),
    'import httpx',
    '',
    `response = httpx.${method}(\n${lines.map((line) => `    ${line},\n`).join('')})`,
    `response.raise_for_status()`,
    `print(response.json())`,
  ].join('\n');
}

function mcp({ operation, service, args, base }: SampleCall): string {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: operation.name, arguments: args } };
  return [
    `curl -s -X POST ${inShell(`${base}/mcp/${service}/`)} \\`,
    `  -H "Service-API-Key: $ALMANAC_KEY" \\`,
    `  -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' \\`,
    `  -d ${inShell(JSON.stringify(message))}`,
  ].join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** JavaScript object literal, on one line if short. */
function indented(value: unknown, indent = '  '): string {
  const short = inline(value);
  return short.length < 70 ? short : JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

function inline(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
}
