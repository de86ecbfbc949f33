// generated/services/<slug>/requests.ts: the tools that ask their source without code. For each, the request that its arguments make, and
// the function that reads the answer.

import type { DeclaredRequest, Operation } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { literal, propertyName, quoted } from '../literal.ts';
import type { Print } from '../source.ts';
import { members } from './calls.ts';

/** Whether a tool needs no method of an adapter. */
export function isDeclared({ request }: Operation): boolean {
  return request !== undefined;
}

/** The requests of a service; undefined where all of its tools are answered by code. */
export function emitRequests(plan: ServicePlan, runtime: string, print: Print): string | undefined {
  const declared = plan.operations.filter(({ operation }) => isDeclared(operation));
  if (declared.length === 0) return undefined;
  const imports = [
    { from: `${runtime}/contract/declared-tool.ts`, names: ['DeclaredRequest'], typeOnly: true },
    { from: `${runtime}/decoding/answer-reader.ts`, names: ['answerReader'] },
    {
      from: `${'../'.repeat(plan.folder.split('/').length)}sources.ts`,
      names: declared.some(({ operation }) => operation.request?.lifetime !== undefined) ? ['LifetimeName'] : [],
      typeOnly: true,
    },
    { from: './readers.ts', names: declared.map(readerOf) },
    { from: './types.ts', names: declared.map(({ argumentsType }) => argumentsType), typeOnly: true },
  ];
  const requests = declared.map((each) => [each.operation.name, requestSource(each)] as const);
  const reads = declared.map((each) => [each.operation.name, readSource(each)] as const);
  return print(`${plan.folder}/requests.ts`, plan.service.file, imports, [
    '\n/** Where large answers are read by a thread of its own: it loads this module. */\nexport const module = import.meta.url;',
    `\n/** What each tool asks its source. */\nexport const requests = ${members(requests)};`,
    `\n/** How its answer is read. */\nexport const reads = ${members(reads)};`,
  ]);
}

function readerOf({ operation: { returns }, resultType }: OperationPlan): string {
  return `read${returns.record?.name ?? resultType}`;
}

function requestSource({ operation, argumentsType }: OperationPlan): string {
  const { source, host, path, query, statuses, lifetime } = operation.request as DeclaredRequest;
  const parameters = Object.entries(query).map(([name, given]) => {
    return [propertyName(name), 'argument' in given ? `args.${given.argument}` : literal(given.value)] as const;
  });
  const accept = Object.keys(statuses).map(Number);
  const entries: (readonly [string, string])[] = [
    ['source', quoted(source)],
    ...(host === undefined ? [] : [['host', quoted(host)] as const]),
    ['path', pathSource(path)],
    ...(parameters.length === 0 ? [] : [['query', members(parameters)] as const]),
    ...(accept.length === 0 ? [] : [['accept', literal([200, ...accept])] as const]),
    ...(lifetime === undefined
      ? []
      : [['lifetime', `${quoted(lifetime)} satisfies LifetimeName<${quoted(source)}>`] as const]),
  ];
  const usesArguments = operation.arguments.length > 0;
  return `(${usesArguments ? `args: ${argumentsType}` : ''}): DeclaredRequest => (${members(entries)})`;
}

/** A path as a template; values are encoded, so that none adds a part to it. */
function pathSource(path: string): string {
  if (!path.includes('{')) return quoted(path);
  const parts = path.split(/\{([^{}]*)\}/);
  const text = parts.map((part, index) => {
    return index % 2 === 0 ? part.replaceAll(/[`\\]|\$\{/g, '\\$&') : `\${encodeURIComponent(args.${part})}`;
  });
  return `\`${text.join('')}\``;
}

function readSource(plan: OperationPlan): string {
  const { returns, request } = plan.operation;
  const { statuses } = request as DeclaredRequest;
  const options = {
    ...(Object.keys(statuses).length === 0 ? {} : { statuses }),
    ...(returns.orNotFound ? { orNotFound: true } : {}),
  };
  return `answerReader(${readerOf(plan)}${Object.keys(options).length === 0 ? '' : `, ${literal(options)}`})`;
}
