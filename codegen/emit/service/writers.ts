// generated/services/<slug>/writers.ts: one function a record and a result with fields that may be null or absent, which makes
// what is published of what the adapter gives.

import type { Definition, Operation } from '../../model/model.ts';
import type { OperationPlan, ServicePlan } from '../../plan/plan.ts';
import type { Import, Print } from '../source.ts';
import { hasResult } from './types.ts';
import { recordBody, recordNeedsWriting, recordWriter, resultBody, writerOf } from './writing.ts';

/** Writers of a service's results; undefined where all are passed on as they are. */
export function emitWriters(plan: ServicePlan, runtime: string, print: Print): string | undefined {
  const results = plan.operations.filter((each) => resultWriter(each) === each.write);
  const functions = [
    ...results.map(({ operation, write, resultType }) => writer(write, resultType, resultBody(operation), operation)),
    ...recordWriters(plan.resultDefinitions),
  ];
  if (functions.length === 0) return undefined;
  const types = [...results.map(({ resultType }) => resultType), ...writtenRecords(plan.resultDefinitions)];
  return print(`${plan.folder}/writers.ts`, plan.service.file, imports(functions, types, runtime), functions);
}

/** Writers of records that stand in no service, such as an event's own. */
export function emitRecordWriters(
  records: readonly Definition[],
  path: string,
  file: string,
  types: string,
  runtime: string,
  print: Print,
): string | undefined {
  const functions = recordWriters(records);
  if (functions.length === 0) return undefined;
  return print(path, file, imports(functions, writtenRecords(records), runtime, types), functions);
}

/** The function that writes an operation's result; undefined where it is passed on as it is. */
export function resultWriter({ operation, write }: OperationPlan): string | undefined {
  return hasResult(operation) ? writerOf(operation.returns, write) : undefined;
}

function imports(
  functions: readonly string[],
  types: readonly string[],
  runtime: string,
  from = './types.ts',
): Import[] {
  const given = `${runtime}/contract/adapter-result.ts`;
  const usesMaps = functions.some((text) => text.includes('writtenMap('));
  return [
    usesMaps
      ? { from: given, names: ['type AdapterResult', 'writtenMap'] }
      : { from: given, names: ['AdapterResult'], typeOnly: true },
    { from, names: types, typeOnly: true },
  ];
}

function recordWriters(definitions: readonly Definition[]): string[] {
  return definitions
    .filter((definition) => recordNeedsWriting(definition))
    .map((record) => writer(recordWriter(record), record.name, recordBody(record), record));
}

function writtenRecords(definitions: readonly Definition[]): string[] {
  return definitions.filter((definition) => recordNeedsWriting(definition)).map(({ name }) => name);
}

function writer(name: string, type: string, body: readonly string[], { source }: Operation | Definition): string {
  const lines = body.map((line) => line.replaceAll(/^(?=.)/gm, '  ')).join('\n');
  return `\n/** ${source} */\nexport function ${name}(given: AdapterResult<${type}>): ${type} {\n${lines}\n}\n`;
}
