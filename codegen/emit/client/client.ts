// generated/client/: the offer as something one imports, a documented function a tool and endpoint. Types of arguments and results are
// those of the OpenAPI document (generated/openapi.ts); core.ts, which does the calling, is copied beside them.

import { readFileSync } from 'node:fs';
import { pascalCase } from '../../language/names.ts';
import { describe } from '../../model/description.ts';
import type { Operation } from '../../model/model.ts';
import type { OperationPlan, Plan, ServicePlan } from '../../plan/plan.ts';
import { isPublishedRequired, publishedArguments } from '../json-schema.ts';
import { operationId } from '../openapi/operations.ts';
import { propertyName, quoted } from '../print/code.ts';
import { comment } from '../print/comment.ts';
import { header } from '../print/source.ts';
import { methods } from '../service/operations.ts';

const CORE = new URL('core.ts', import.meta.url);

/** The files of the client, by their paths below generated/. */
export function emitClient(plan: Plan): Map<string, string> {
  const { services, areas, shared } = plan;
  const files = new Map([
    ['client/core.ts', `${header('codegen/emit/client/core.ts')}\n${readFileSync(CORE, 'utf8')}`],
  ]);
  for (const service of services) files.set(`client/${service.service.slug}.ts`, serviceFile(service, shared, plan));
  for (const area of areas) files.set(`client/api/${area.service.slug}.ts`, serviceFile(area, undefined, plan));
  files.set('client/index.ts', indexFile(plan));
  return files;
}

function indexFile({ spec, services, areas }: Plan): string {
  const member = ({ service }: ServicePlan) => `${camelCase(service.slug)}: ${functionName(service.slug)}(caller),`;
  const imports = [
    ...services.map(({ service: { slug } }) => `import { ${functionName(slug)} } from './${slug}.ts';`),
    ...areas.map(({ service: { slug } }) => `import { ${functionName(slug)} } from './api/${slug}.ts';`),
  ];
  return `${header('spec/')}
import type { components } from '../openapi.ts';
import { AlmanacError, Caller, type ClientOptions } from './core.ts';
${imports.join('\n')}

export { AlmanacError, type CallOptions, type ClientOptions, type WrongArgument } from './core.ts';

/** Codes of what can go wrong, as \`/problems\` lists them. */
export type ProblemCode = components['schemas']['Problem']['code'];

/** Whether a failure is of this code: \`isProblem(error, 'not_found')\`. */
export function isProblem<Code extends ProblemCode>(error: unknown, code: Code): error is AlmanacError<Code> {
  return error instanceof AlmanacError && error.code === code;
}

/** Everything that is offered: \`client.<service>.<tool>(arguments)\`, and \`client.api.<area>.<endpoint>(arguments)\`. */
export type Client = ReturnType<typeof createClient>;

/** A client of one server. Functions answer what the tool's page describes, and throw an AlmanacError where a call is refused. */
export function createClient(options: ClientOptions) {
  const caller = new Caller(options, ${quoted(spec.platform.key.header)});
  return {
${services.map((each) => `    ${member(each)}\n`).join('')}    api: {
${areas.map((each) => `      ${member(each)}\n`).join('')}    },
  };
}
`;
}

function functionName(slug: string): string {
  return `${camelCase(slug)}Functions`;
}

function serviceFile(plan: ServicePlan, shared: ServicePlan | undefined, whole: Plan): string {
  const { service } = plan;
  const up = service.kind === 'area' ? '../../' : '../';
  const members = [
    ...plan.operations.map((each) => member(each, plan, plan, whole)),
    ...(shared?.operations.map((each) => member(each, shared, plan, whole)) ?? []),
  ];
  const text = members.join('\n');
  const types = ['components', 'operations'].filter((name) => text.includes(`${name}[`));
  return `${header(service.file)}
import type { ${types.join(', ')} } from '${up}openapi.ts';
import type { Caller, CallOptions } from '${up === '../' ? './' : '../'}core.ts';

${comment(`${service.title}. ${service.summary}`)}
export function ${functionName(service.slug)}(caller: Caller) {
  return {
${text}  };
}
`;
}

/** @param named whose types it has; @param at under whose address it stands */
function member(operationPlan: OperationPlan, named: ServicePlan, at: ServicePlan, { spec }: Plan): string {
  const { operation, resultType } = operationPlan;
  const [method, path] = addressOf(operation, at);
  const taken = publishedArguments(operation).filter(({ name }) => name !== spec.platform.key.query);
  const isOptional = !taken.some((argument) => argument.inPath || isPublishedRequired(operation, argument));
  const changes = operation.effect === 'read' ? '' : ', changes: true';
  const result = `components['schemas'][${quoted(`${named.typePrefix}.${resultType}`)}]`;
  const values = argumentsText(operationPlan, named, at, spec.platform.key.query);
  const optional = isOptional ? ' = {}' : '';
  return `${comment(describe(operation), 4)}
    ${propertyName(operation.name)}: (
      values: ${values}${optional},
      options?: CallOptions,
    ): Promise<${result}> =>
      caller.call({ method: '${method}', path: ${quoted(path)}${changes} }, values, options),
`;
}

function addressOf(operation: Operation, { service }: ServicePlan): ['GET' | 'POST', string] {
  if (operation.path !== undefined) return ['GET', operation.path];
  const method = methods(operation, service.getFirst).includes('POST') ? 'POST' : 'GET';
  return [method, `/rest/${service.slug}/${operation.name}`];
}

/** The type of what a function takes: a body's, or what stands in the path and the query. The key goes by the header. */
function argumentsText(
  { operation, argumentsType }: OperationPlan,
  named: ServicePlan,
  at: ServicePlan,
  keyName: string,
): string {
  if (operation.path === undefined) {
    const body = `components['schemas'][${quoted(`${named.typePrefix}.${argumentsType}`)}]`;
    const hasKey = operation.arguments.some(({ name }) => name === keyName);
    return hasKey ? `Omit<${body}, ${quoted(keyName)}>` : body;
  }
  const parameters = `operations[${quoted(operationId(operation, at.key, 'GET'))}]['parameters']`;
  const inPath = operation.arguments.some((argument) => argument.inPath);
  const inQuery = operation.arguments.some((argument) => !argument.inPath);
  const parts = [
    ...(inPath ? [`${parameters}['path']`] : []),
    ...(inQuery ? [`NonNullable<${parameters}['query']>`] : []),
  ];
  return parts.length === 0 ? 'Record<string, never>' : parts.join(' & ');
}

function camelCase(slug: string): string {
  const name = pascalCase(slug);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
