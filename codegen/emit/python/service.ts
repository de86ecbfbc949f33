// almanac_client/services/<service>.py and almanac_client/areas/<area>.py: the types and the class of a service. The
// class is written once, with `await`; `synchronous` derives the synchronous class.

import { pythonLiteral, pythonName, pythonString, snakeCase } from '../../../runtime/lib/python.ts';
import { pascalCase } from '../../language/names.ts';
import { describe } from '../../model/description.ts';
import type { Argument, Operation, Spec } from '../../model/model.ts';
import { viewsOf } from '../../model/views/views.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import { argumentSchema, isPublishedRequired, type JsonSchema } from '../json-schema.ts';
import { referTo, serviceSchemas } from '../openapi/components.ts';
import { methods } from '../service/operations.ts';
import { constantName, methodName } from './names.ts';
import { synchronous } from './synchronous.ts';
import { brokenLiteral, docItem, docstring, LINE, pythonHeader } from './text.ts';
import { brokenUnion, PythonTypes } from './types.ts';

const NOT_FOUND = {
  type: 'object',
  description: 'No record has this identifier.',
  properties: { error: { type: 'string', const: 'not_found' } },
  required: ['error'],
};

/** @param shared the tools that every service has; undefined for an area and for `shared` itself */
export function serviceModule(plan: ServicePlan, shared: ServicePlan | undefined, spec: Spec): string {
  const types = typesOf(plan);
  const own = plan.operations.map((each) => methodsOf(each, plan, plan, types, spec));
  const common = (shared?.operations ?? []).map((each) => methodsOf(each, plan, shared as ServicePlan, types, spec));
  const all = [...own, ...common];
  const asynchronous = classText(plan, all);
  const body = `${all.map(({ constant }) => `\n${constant}`).join('')}\n\n\n${synchronous(asynchronous)}\n\n\n${asynchronous}\n`;
  const { text } = types;
  const used = `${text}${body}`;
  return `${pythonHeader(plan.service.file)}${moduleHead(plan, used, sharedNames(shared, body))}${text}\n${body}`;
}

export function sharedModule(shared: ServicePlan): string {
  const { text } = typesOf(shared);
  return `${pythonHeader('spec/platform.yaml')}${typesHead('Types of the tools that every service has.', text, [])}${text}`;
}

function sharedNames(shared: ServicePlan | undefined, body: string): string[] {
  if (shared === undefined) return [];
  const used = identifiers(body);
  return typesOf(shared).names.filter((name) => used.has(name));
}

function typesOf(plan: ServicePlan): PythonTypes {
  const schemas = Object.entries(serviceSchemas(plan)).map(
    ([name, schema]) => [name.replace(`${plan.typePrefix}.`, ''), schema as JsonSchema] as const,
  );
  const args = new Set(plan.operations.map(({ argumentsType }) => argumentsType));
  const declared = schemas.filter(([name]) => !args.has(name));
  const types = new PythonTypes(declared.map(([name]) => name));
  if (plan.operations.some(({ operation }) => operation.returns.orNotFound)) types.declare('NotFound', NOT_FOUND);
  for (const [name, schema] of declared) types.declare(name, schema);
  return types;
}

interface Methods {
  readonly constant: string;
  readonly text: string;
}

function methodsOf(plan: OperationPlan, at: ServicePlan, named: ServicePlan, types: PythonTypes, spec: Spec): Methods {
  const { operation, resultType } = plan;
  const parameters = parametersOf(plan, named, types, spec);
  const constant = constantText(operation, resultType, at);
  const call = callOf(operation, parameters);
  const method = methodText(
    methodName(operation.name),
    parameters,
    `Result[${resultType}]`,
    docOf(plan, at, parameters, spec.platform.limits.string_length),
    [`return await self._caller.call(${call})`],
  );
  if (!isPaged(operation)) return { constant, text: method };
  const doc = `Iterate over the pages of ${operation.name}, one result per page.\n\nArgs:\n${parameters
    .map(({ name }) => `    ${name}: ${PAGE_WORDS[name] ?? `As in ${operation.name}.`}`)
    .join('\n')}\n\nYields:\n    One page after the other, to the last. Each is one call.`;
  const pages = methodText(
    `iter_${operation.name}`,
    parameters,
    `AsyncIterator[Result[${resultType}]]`,
    doc,
    [`return self._caller.pages(${call})`],
    'def',
  );
  return { constant, text: `${method}\n\n${pages}` };
}

const PAGE_WORDS: Readonly<Record<string, string>> = {
  limit: 'Rows per page.',
  offset: 'Rows to skip before the first page.',
};

/** True if the result has pages, through which the client follows `next_offset`. */
export function isPaged({ arguments: args, returns }: Operation): boolean {
  const names = new Set(args.map(({ name }) => name));
  return names.has('limit') && names.has('offset') && returns.fields.some(({ name }) => name === 'next_offset');
}

interface Parameter {
  readonly name: string;
  readonly argument: Argument;
  readonly schema: JsonSchema;
  readonly type: string;
  readonly isRequired: boolean;
}

/** Returns the parameters, required ones first, without former names and the key. */
function parametersOf({ operation, argumentsType }: OperationPlan, named: ServicePlan, types: PythonTypes, spec: Spec) {
  const parameters = operation.arguments
    .filter(({ name }) => name !== spec.platform.key.query)
    .map((argument): Parameter => {
      const schema = argumentSchema(argument, referTo(named));
      const isRequired = argument.inPath || isPublishedRequired(operation, argument);
      const own = types.typeOf(
        schema,
        `${argumentsType.replace(/Arguments$/, '')}${pascalCase(argument.name)}`,
        'argument',
      );
      const dated = argument.shape.words.format?.startsWith('date') === true && own === 'str' ? DATES : own;
      const type = isRequired || dated.endsWith('None') ? dated : `${dated} | None`;
      return { name: pythonName(argument.name), argument, schema, type, isRequired };
    });
  return [...parameters.filter((each) => each.isRequired), ...parameters.filter((each) => !each.isRequired)];
}

const DATES = 'str | date_type';

function constantText(operation: Operation, resultType: string, at: ServicePlan): string {
  const method = addressMethod(operation, at);
  const path = operation.path ?? `/rest/${at.service.slug}/${operation.name}`;
  const id = `${at.key.replace('/', '.')}.${operation.name}`;
  const args = [id, method, path].map(pythonString);
  if (operation.effect !== 'read') args.push('changes=True');
  const head = `${constantName(operation.name)}: Operation[${resultType}] = Operation(`;
  const line = `${head}${args.join(', ')})`;
  return line.length <= LINE ? line : `${head}\n    ${args.join(', ')}\n)`;
}

function addressMethod(operation: Operation, { service }: ServicePlan): 'GET' | 'POST' {
  if (operation.path !== undefined) return 'GET';
  return methods(operation, service.getFirst).includes('POST') ? 'POST' : 'GET';
}

function callOf(operation: Operation, parameters: readonly Parameter[]): string {
  const constant = constantName(operation.name);
  const values = parameters.map(({ argument, name }) => `${pythonString(argument.name)}: ${name}`);
  const line = `${constant}, {${values.join(', ')}}`;
  if (line.length < 70) return line;
  return `\n            ${constant},\n            {\n${values.map((each) => `                ${each},\n`).join('')}            },\n        `;
}

function methodText(
  name: string,
  parameters: readonly Parameter[],
  returns: string,
  doc: string,
  body: readonly string[],
  word = 'async def',
): string {
  const written = parameters.map(({ name: each, type, isRequired }) => {
    const end = isRequired ? '' : ' = None';
    const line = `${each}: ${type}${end}`;
    return line.length + 9 <= LINE ? line : `${each}: ${brokenUnion(type, 8)}${end}`;
  });
  const flat = `    ${word} ${name}(${['self', ...(written.length > 0 ? ['*'] : []), ...written].join(', ')}) -> ${returns}:`;
  const head =
    flat.length <= LINE && !flat.includes('\n')
      ? flat
      : `    ${word} ${name}(\n        self,\n        *,\n${written.map((each) => `        ${each},\n`).join('')}    ) -> ${returns}:`;
  return `${head}\n${docstring(doc, 8)}\n${body.map((line) => `        ${line}`).join('\n')}`;
}

function docOf(
  { operation, resultType }: OperationPlan,
  at: ServicePlan,
  parameters: readonly Parameter[],
  longest: number,
): string {
  const { title, needsKey, examples } = operation;
  const args = parameters.map(({ name, schema, isRequired }) =>
    docItem(name, argumentWords(schema, isRequired, longest), 4),
  );
  const tables = viewsOf(operation).filter(({ kind }) => kind === 'table' || kind === 'series');
  const frame = tables.length === 0 ? 'one row' : tables.map((view) => view.title).join(', ');
  const [example] = examples;
  const values = Object.entries(example?.arguments ?? {}).filter(([name]) => name !== operation.keyArgument);
  return [
    `${title}.`,
    '',
    describe(operation),
    ...(args.length === 0 ? [] : ['', 'Args:', ...args.map((each) => indent(each))]),
    '',
    'Returns:',
    indent(docItem(resultType, `its fields; df() has ${tables.length < 2 ? '' : 'the views '}${frame}.`, 4)),
    ...(needsKey ? [] : ['', 'Needs no key.']),
    '',
    'Example:',
    indent(exampleText(at, operation.name, values)),
  ].join('\n');
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}

function exampleText({ service }: ServicePlan, name: string, values: readonly (readonly [string, unknown])[]): string {
  const path = `almanac.${service.kind === 'area' ? 'api.' : ''}${snakeCase(service.slug)}.${methodName(name)}`;
  const written = values.map(([argument, value]) => `${pythonName(argument)}=${pythonLiteral(value)}`);
  const line = `>>> ${path}(${written.join(', ')})`;
  if (line.length + 12 <= LINE && !line.includes('\n')) return line;
  const lines = values.flatMap(([argument, value]) =>
    `    ${pythonName(argument)}=${brokenLiteral(value, 4, 40)},`.split('\n'),
  );
  return [`>>> ${path}(`, ...[...lines, ')'].map((each) => `... ${each}`)].join('\n');
}

/**
 * Returns the description, and limits that it does not mention.
 * @param longest the maximum length that applies to every
 * string, which is omitted
 */
function argumentWords(schema: JsonSchema, isRequired: boolean, longest: number): string {
  const { description, default: standard } = schema;
  const text = typeof description === 'string' ? description : '';
  const hasDefault = standard !== undefined && standard !== '' && !/\bdefault\b/i.test(text);
  const words = [text, ...limits(schema, longest), ...(hasDefault ? [`Default: ${pythonLiteral(standard)}.`] : [])];
  return words.filter((each) => each !== '').join(' ') || (isRequired ? 'Required.' : 'Optional.');
}

function limits(schema: JsonSchema, longest: number): string[] {
  const bound = (name: string) => schema[name] as number | undefined;
  const [min, max] = [bound('minimum'), bound('maximum')];
  const [above, below] = [bound('exclusiveMinimum'), bound('exclusiveMaximum')];
  const found: string[] = [];
  if (min !== undefined && max !== undefined) found.push(`${min} to ${max}.`);
  else if (min !== undefined) found.push(`At least ${min}.`);
  else if (max !== undefined) found.push(`At most ${max}.`);
  if (above !== undefined) found.push(`Greater than ${above}.`);
  if (below !== undefined) found.push(`Less than ${below}.`);
  const length = bound('maxLength');
  if (length !== undefined && length !== longest) found.push(`At most ${length} characters.`);
  if (bound('maxItems') !== undefined) found.push(`At most ${bound('maxItems')} values.`);
  return found;
}

/** Returns the name of a service's class, which differs from the names of all records. */
export function className({ service }: ServicePlan): string {
  return `${pascalCase(service.slug)}Tools`;
}

function classText(plan: ServicePlan, all: readonly Methods[]): string {
  const { title, summary } = plan.service;
  const head = `class Async${className(plan)}:\n${docstring(`${title}.\n\n${summary}`, 4)}\n\n`;
  const start = '    def __init__(self, caller: AsyncCaller) -> None:\n        self._caller = caller\n\n';
  return `${head}${start}${all.map(({ text }) => text).join('\n\n')}`;
}

function moduleHead(plan: ServicePlan, text: string, shared: readonly string[]): string {
  const abc = uses(text, ['AsyncIterator', 'Iterator', 'Mapping', 'Sequence']);
  const needsDate = text.includes('date_type');
  return [
    docstring(`${plan.service.title}: tools and types.`, 0),
    '',
    'from __future__ import annotations',
    '',
    ...(abc.length === 0 ? [] : [`from collections.abc import ${abc.join(', ')}`]),
    ...(needsDate ? ['from datetime import date as date_type'] : []),
    ...typingImport(text),
    '',
    'from .._caller import Caller',
    'from .._caller_async import AsyncCaller',
    'from .._exchange import Operation',
    'from .._result import Result',
    ...importLine('._shared', shared),
    '',
  ].join('\n');
}

function importLine(from: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`from ${from} import ${[...names].sort().join(', ')}`];
}

function typingImport(text: string): string[] {
  const names = uses(text, ['Any', 'Literal', 'NotRequired', 'TypeAlias', 'TypedDict']);
  return names.length === 0 ? [] : [`from typing import ${names.join(', ')}`];
}

function uses(text: string, names: readonly string[]): string[] {
  const found = identifiers(text);
  return names.filter((name) => found.has(name));
}

function identifiers(text: string): ReadonlySet<string> {
  const code = text.split('"""').filter((_, at) => at % 2 === 0);
  return new Set(code.join('').match(/[A-Za-z_][A-Za-z0-9_]*/g));
}

function typesHead(doc: string, text: string, more: readonly string[]): string {
  return [docstring(doc, 0), '', 'from __future__ import annotations', '', ...more, ...typingImport(text), ''].join(
    '\n',
  );
}
