// generated/client/cli/tools.ts: the list of tools, used to parse arguments and for help and completion. bin.ts starts
// the command line.

import { describeArgument, explain } from '../../model/description.ts';
import type { Argument, Operation } from '../../model/model.ts';
import { viewsOf } from '../../model/views/views.ts';
import type { Plan, ServicePlan } from '../../plan/plan.ts';
import { argumentSchema, closedSet, inline, isPublishedRequired, publishedArguments } from '../json-schema.ts';
import { code, imported, importedType } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import { addressOf } from './address.ts';
import type { Tool, ToolArgument } from './cli/tool.ts';

export function emitToolList({ services, areas, shared, spec }: Plan): SourceFile {
  const toolsOf = (plan: ServicePlan, more: readonly Operation[] = []) =>
    [...plan.operations.map(({ operation }) => operation), ...more].map((each) =>
      toolOf(each, plan, spec.platform.key.query),
    );
  const added = shared.operations.map(({ operation }) => operation);
  const tools = [...services.flatMap((plan) => toolsOf(plan, added)), ...areas.flatMap((plan) => toolsOf(plan))];
  const file = new SourceFile('client/cli/tools.ts', 'spec/');
  file.constant('TOOLS', 'All tools and endpoints.', tools, code`readonly ${importedType('./tool.ts', 'Tool')}[]`);
  return file;
}

export function emitEntryPoint({ spec }: Plan): SourceFile {
  const file = new SourceFile('client/cli/bin.ts', 'spec/');
  const offer = {
    tools: imported('./tools.ts', 'TOOLS'),
    keyHeader: spec.platform.key.header,
    version: spec.release,
  };
  const main = imported('./main.ts', 'main');
  file.constant('exitCode', 'Set when the command has ended.', code`await ${main}(process.argv.slice(2), ${offer})`);
  file.add('\nprocess.exitCode = exitCode;\n');
  return file;
}

function toolOf(operation: Operation, plan: ServicePlan, keyName: string): Tool {
  const { kind, slug } = plan.service;
  const [method, path] = addressOf(operation, plan);
  const views = viewsOf(operation);
  return {
    id: `${kind === 'area' ? 'api.' : ''}${slug}.${operation.name}`,
    method,
    path,
    ...(operation.effect === 'read' ? {} : { changes: true as const }),
    ...(views.some((view) => view.kind === 'table' || view.kind === 'series') ? { csv: true as const } : {}),
    about: explain(operation),
    arguments: publishedArguments(operation)
      .filter(({ name }) => name !== keyName)
      .map((argument) => argumentOf(argument, operation)),
  };
}

function argumentOf(argument: Argument, operation: Operation): ToolArgument {
  const schema = argumentSchema(argument, inline);
  const types = [schema['type']].flat();
  const isList = types.includes('array');
  const items = isList ? [(schema['items'] as { type?: unknown }).type].flat() : types;
  const values = closedSet(argument)
    .map(String)
    .filter((value) => value !== '');
  const about = describeArgument(argument);
  const preset = schema['default'];
  return {
    name: argument.name,
    type: typeOf(items),
    ...(isList ? { list: true as const } : {}),
    ...(argument.inPath || isPublishedRequired(operation, argument) ? { required: true as const } : {}),
    ...(values.length === 0 ? {} : { values }),
    ...(preset === undefined || preset === '' ? {} : { default: textOf(preset) }),
    ...(about === undefined ? {} : { about }),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Returns `string` if strings are accepted, because the server parses numbers in strings but does not convert numbers
 * to strings.
 */
function typeOf(types: readonly unknown[]): ToolArgument['type'] {
  if (types.includes('string')) return 'string';
  if (types.includes('number') || types.includes('integer')) return 'number';
  return types.includes('boolean') ? 'boolean' : 'json';
}
