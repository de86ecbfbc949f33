// Emits generated/services/<slug>/requests.ts: for tools without code, builds the request from the arguments and parses
// the response.

import type { DeclaredRequest, Operation } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { Code, call, code, imported, importedType, object } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';

export function isDeclared({ request }: Operation): boolean {
  return request !== undefined;
}

export function byCode({ operations }: ServicePlan): readonly OperationPlan[] {
  return operations.filter(({ operation }) => !isDeclared(operation));
}

/** Returns undefined if all tools of the service have code. */
export function emitRequests(plan: ServicePlan, runtime: string, print: Print): string | undefined {
  const declared = plan.operations.filter(({ operation }) => isDeclared(operation));
  if (declared.length === 0) return undefined;
  const file = new SourceFile(`${plan.folder}/requests.ts`, plan.service.file, runtime);
  const entries = (value: (each: OperationPlan) => unknown) =>
    object(declared.map((each) => [each.operation.name, value(each)]));
  const sources = `${'../'.repeat(plan.folder.split('/').length)}sources.ts`;
  file.constant('module', 'The module that the worker thread for large responses loads.', new Code('import.meta.url'));
  file.constant(
    'requests',
    'The request that each tool sends to its source.',
    entries((each) => requestFunction(each, sources)),
  );
  file.constant('reads', 'How its response is read.', entries(answerReader));
  return file.print(print);
}

function requestFunction({ operation, argumentsType }: OperationPlan, sources: string): unknown {
  const { source, host, path, query, statuses, lifetime } = operation.request as DeclaredRequest;
  const parameters = Object.entries(query).map(([name, value]) => {
    return [name, 'argument' in value ? new Code(`args.${value.argument}`) : value.value] as const;
  });
  const accept = Object.keys(statuses).map(Number);
  const lifetimeName = importedType(sources, 'LifetimeName');
  const fields: (readonly [string, unknown])[] = [
    ['source', source],
    ['host', host],
    ['path', pathOf(path)],
    ['query', parameters.length === 0 ? undefined : Object.fromEntries(parameters)],
    ['accept', accept.length === 0 ? undefined : [200, ...accept]],
    ['lifetime', lifetime === undefined ? undefined : code`${lifetime} satisfies ${lifetimeName}<${source}>`],
  ];
  const args = operation.arguments.length === 0 ? '' : code`args: ${importedType('./types.ts', argumentsType)}`;
  const type = importedType('runtime/contract/declared-tool.ts', 'DeclaredRequest');
  const written = object(fields.filter(([, value]) => value !== undefined));
  return code`(${args === '' ? new Code('') : args}): ${type} => (${written})`;
}

/** Values are encoded so that they cannot add a path segment. */
function pathOf(path: string): unknown {
  if (!path.includes('{')) return path;
  const parts = path.split(/\{([^{}]*)\}/).map((part, index) => {
    return index % 2 === 0 ? part.replaceAll(/[`\\]|\$\{/g, '\\$&') : `\${encodeURIComponent(args.${part})}`;
  });
  return new Code(`\`${parts.join('')}\``);
}

function answerReader({ operation: { returns, request }, resultType }: OperationPlan): unknown {
  const { statuses } = request as DeclaredRequest;
  const read = imported('./readers.ts', `read${returns.record?.name ?? resultType}`);
  const options = {
    ...(Object.keys(statuses).length === 0 ? {} : { statuses }),
    ...(returns.orNotFound ? { orNotFound: true } : {}),
  };
  const answers = imported('runtime/decoding/answer-reader.ts', 'answerReader');
  return call(answers, Object.keys(options).length === 0 ? [read] : [read, options]);
}
