// Emits generated/client/: the npm package with the command line and a typed client that has one documented function
// per tool and endpoint. Argument and result types come from generated/openapi.ts. Handwritten files (copied.ts) are
// copied. `make client` compiles it.

import { pascalCase } from '../../language/names.ts';
import { describe } from '../../model/description.ts';
import type { OperationPlan, Plan, ServicePlan } from '../../plan/plan.ts';
import { isPublishedRequired, publishedArguments } from '../json-schema.ts';
import { operationId } from '../openapi/operations.ts';
import { Code, call, code, imported, importedType, object, typedArrow } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';
import { addressOf } from './address.ts';
import { copiedFiles } from './copied.ts';
import { emitPackage } from './package.ts';
import { emitEntryPoint, emitToolList } from './tool-list.ts';

export function emitClient(plan: Plan, print: Print): Map<string, string> {
  const files = [
    indexFile(plan),
    ...plan.services.map((service) => serviceFile(service, plan.shared, plan)),
    ...plan.areas.map((area) => serviceFile(area, undefined, plan)),
    emitToolList(plan),
    emitEntryPoint(plan),
  ];
  return new Map([
    ...copiedFiles(),
    ...emitPackage(plan.spec),
    ...files.map((file) => [file.path, file.print(print)] as const),
  ]);
}

function indexFile({ spec, services, areas }: Plan): SourceFile {
  const file = new SourceFile('client/index.ts', 'spec/');
  const member = (plan: ServicePlan) => {
    const { slug } = plan.service;
    const functions = imported(pathOf(plan).replace('client/', './'), functionName(slug));
    return [camelCase(slug), call(functions, [new Code('caller')])] as const;
  };
  const error = imported('./core.ts', 'AlmanacError');
  const options = importedType('./core.ts', 'ClientOptions');
  file.add(
    "\nexport { type AnswerCheck, type AnswerKeys, type StoredAnswer, type Verification, verifyAnswer } from './answers.ts';",
  );
  file.add("\nexport type { QueryAnswer, QueryRequest, QueryTable } from './queries.ts';");
  file.add("\nexport { AlmanacError, type CallOptions, type ClientOptions, type WrongArgument } from './core.ts';");
  file.type(
    'ProblemCode',
    'Error codes, as listed at `/problems`.',
    code`${importedType('../openapi.ts', 'components')}['schemas']['Problem']['code']`,
  );
  file.function(
    {
      name: 'isProblem<Code extends ProblemCode>',
      doc: "Whether an error has this code: `isProblem(error, 'not_found')`.",
      parameters: { error: new Code('unknown'), code: new Code('Code') },
      returns: code`error is ${error}<Code>`,
    },
    [code`return error instanceof ${error} && error.code === code`],
  );
  file.type(
    'Client',
    'All operations: `client.<service>.<tool>(arguments)` and `client.api.<area>.<endpoint>(arguments)`. `client.query` makes several calls in one request; `client.answers` opens and checks stored answers.',
    new Code('ReturnType<typeof createClient>'),
  );
  const answers = call(imported('./answers.ts', 'answerFunctions'), [new Code('caller')]);
  const query = call(imported('./queries.ts', 'queryFunction'), [new Code('caller')]);
  file.function(
    {
      name: 'createClient',
      doc: "Creates a client for one server. Its functions return the result described on the tool's page, and throw an AlmanacError if a call is rejected.",
      parameters: { options },
    },
    [
      code`const caller = new ${imported('./core.ts', 'Caller')}(options, ${spec.platform.key.header})`,
      code`return ${object([...services.map(member), ['api', object(areas.map(member))], ['query', query], ['answers', answers]])}`,
    ],
  );
  return file;
}

function pathOf({ service: { kind, slug } }: ServicePlan): string {
  return kind === 'area' ? `client/api/${slug}.ts` : `client/${slug}.ts`;
}

function functionName(slug: string): string {
  return `${camelCase(slug)}Functions`;
}

function serviceFile(plan: ServicePlan, shared: ServicePlan | undefined, whole: Plan): SourceFile {
  const { service } = plan;
  const file = new SourceFile(pathOf(plan), service.file);
  const members = [plan, ...(shared === undefined ? [] : [shared])].flatMap((named) =>
    named.operations.map((each) => member(each, named, plan, whole)),
  );
  const caller = importedType(modulesOf(plan).core, 'Caller');
  const doc = `${service.title}. ${service.summary}`;
  file.function({ name: functionName(service.slug), doc, parameters: { caller } }, [code`return ${object(members)}`]);
  return file;
}

function member(operationPlan: OperationPlan, named: ServicePlan, at: ServicePlan, { spec }: Plan) {
  const { operation, resultType } = operationPlan;
  const [method, path] = addressOf(operation, at);
  const taken = publishedArguments(operation).filter(({ name }) => name !== spec.platform.key.query);
  const isOptional = !taken.some((argument) => argument.inPath || isPublishedRequired(operation, argument));
  const values = argumentsOf(operationPlan, named, at, spec.platform.key.query);
  const parameters = {
    values: isOptional ? code`${values} = {}` : values,
    'options?': importedType(modulesOf(at).core, 'CallOptions'),
  };
  const request = { method, path, ...(operation.effect === 'read' ? {} : { changes: true }) };
  const body = call('caller.call', [request, new Code('values'), new Code('options')]);
  const result = code`Promise<${schemaType(`${named.typePrefix}.${resultType}`, at)}>`;
  return [operation.name, typedArrow(parameters, result, body), describe(operation)] as const;
}

function modulesOf({ service: { kind } }: ServicePlan): { readonly openapi: string; readonly core: string } {
  return kind === 'area'
    ? { openapi: '../../openapi.ts', core: '../core.ts' }
    : { openapi: '../openapi.ts', core: './core.ts' };
}

function schemaType(name: string, at: ServicePlan) {
  return code`${importedType(modulesOf(at).openapi, 'components')}['schemas'][${name}]`;
}

/** Returns the body arguments, or the path and query parameters. The key is omitted because it is sent in a header. */
function argumentsOf(
  { operation, argumentsType }: OperationPlan,
  named: ServicePlan,
  at: ServicePlan,
  keyName: string,
): unknown {
  if (operation.path === undefined) {
    const body = schemaType(`${named.typePrefix}.${argumentsType}`, at);
    const hasKey = operation.arguments.some(({ name }) => name === keyName);
    return hasKey ? code`Omit<${body}, ${keyName}>` : body;
  }
  const operations = importedType(modulesOf(at).openapi, 'operations');
  const parameters = code`${operations}[${operationId(operation, at.key, 'GET')}]['parameters']`;
  const path = code`${parameters}['path']`;
  const query = code`NonNullable<${parameters}['query']>`;
  const inPath = operation.arguments.some((argument) => argument.inPath);
  const inQuery = operation.arguments.some((argument) => !argument.inPath);
  if (inPath) return inQuery ? code`${path} & ${query}` : path;
  return inQuery ? query : new Code('Record<string, never>');
}

function camelCase(slug: string): string {
  const name = pascalCase(slug);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
